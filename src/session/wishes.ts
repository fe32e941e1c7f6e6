import type { Day } from './calendar.ts';
import { openLine, sealLine } from './sealed-line.ts';

const VERSION = 1;

/** Longer wishes are not reasonable. */
const LONGEST = 500;

/** A wish that was made on a day; without a text the player kept it to themselves. */
export interface MadeWish {
  readonly day: Day;
  readonly text: string;
}

/** A text as it can be kept: on one line, and no longer than is reasonable. */
export function framed(text: string): string {
  const line = text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toWellFormed();
  return [...line].slice(0, LONGEST).join('');
}

/** A wish as one line, its end included. */
export function wishLine({ day, text }: MadeWish): string {
  return `${sealLine({ v: VERSION, day, text })}\n`;
}

/** The wishes that were made, one a day: the first counts. Lines that are damaged are left out. */
export function readWishes(text: string): MadeWish[] {
  const wishes = new Map<Day, MadeWish>();
  for (const line of text.split('\n')) {
    const { v, day, text: said } = openLine(line) ?? {};
    if (v !== VERSION || typeof day !== 'string' || typeof said !== 'string') continue;
    if (!wishes.has(day)) wishes.set(day, { day, text: said });
  }
  return [...wishes.values()];
}
