import { textWidth } from '../../notation/width.ts';
import { wrap } from '../../notation/wrap.ts';
import type { Grid } from '../canvas/grid.ts';
import { PLAIN, type Style } from '../canvas/style.ts';

/** A piece of a line in one style. */
export interface Span {
  readonly text: string;
  readonly style: Style;
}

/** One row of text. */
export type Line = readonly Span[];

/** A text in one style, plain unless it is given. */
export function span(text: string, style: Style = PLAIN): Span {
  return { text, style };
}

/** The cells a line takes. */
export function lineWidth(line: Line): number {
  return line.reduce((sum, { text }) => sum + textWidth(text), 0);
}

/** A line cut off at so many cells, the last of them an ellipsis where something is missing. */
export function cut(line: Line, columns: number, ellipsis = '…'): Line {
  if (lineWidth(line) <= columns) return line;
  const kept: Span[] = [];
  let left = columns - textWidth(ellipsis);
  for (const { text, style } of line) {
    let piece = '';
    for (const char of text) {
      const width = textWidth(char);
      if (width > left) {
        kept.push({ text: piece + ellipsis, style });
        return kept;
      }
      piece += char;
      left -= width;
    }
    kept.push({ text, style });
  }
  return kept;
}

/** The last words of a text that have room in so many cells, after an ellipsis where something is missing. */
export function cutBefore(text: string, columns: number): string {
  if (textWidth(text) <= columns) return text;
  const words = text.split(' ');
  while (words.length > 1 && textWidth(`… ${words.join(' ')}`) > columns) words.shift();
  return `… ${words.join(' ')}`;
}

/** The most lines that a message takes. */
export const LONGEST_MESSAGE = 4;

/**
 * A text as lines of one style, no wider than so many columns and no more than so many; what has no room in them is cut
 * off.
 */
export function foldedLines(text: string, style: Style, columns: number, most: number): Line[] {
  const lines = wrap(text, columns);
  const kept =
    lines.length > most ? [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')] : lines;
  return kept.map((line) => cut([span(line, style)], columns));
}

/** Puts a line on a row of a grid, from column `left` on. */
export function putLine(grid: Grid, y: number, line: Line, left = 0): void {
  let x = left;
  for (const { text, style } of line) x = grid.put(x, y, text, style);
}

/** As much of a line being typed as fits, with the caret in it. */
export function scrolled(
  text: string,
  caret: number,
  room: number,
): { readonly text: string; readonly caret: number } {
  const letters = [...text];
  let start = 0;
  while (start < caret && textWidth(letters.slice(start, caret).join('')) > room) start++;
  let shown = '';
  for (const letter of letters.slice(start)) {
    if (textWidth(shown + letter) > room) break;
    shown += letter;
  }
  return { text: shown, caret: textWidth(letters.slice(start, caret).join('')) };
}

/** As many of these as have room side by side, in their order; what is too long for the rest is left out. */
export function joined(items: readonly string[], columns: number): string {
  return items.reduce((line, item) => {
    const longer = line === '' ? item : `${line} · ${item}`;
    return textWidth(longer) > columns ? line : longer;
  }, '');
}

/** Puts the lines of a message but the last over what lies above its row. */
export function putAbove(grid: Grid, above: readonly Line[], message: number): void {
  for (const [i, line] of above.entries()) {
    const y = message - above.length + i;
    grid.fill(0, y, grid.columns, 1);
    putLine(grid, y, line);
  }
}
