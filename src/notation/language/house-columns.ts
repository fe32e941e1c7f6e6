import { textWidth } from '../width.ts';

/** Cells that a name has on a board; those of letters two cells wide may have more. */
const NAME = 20;

/** How a line of a board begins: a place and whose it is. */
export function placed(place: number, name: string): string {
  return `${String(place).padStart(3)}  ${name}${' '.repeat(Math.max(0, NAME - textWidth(name)))}`;
}

/** Milliseconds as minutes and seconds. */
export function minutes(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
