import type { Grid } from '../canvas/grid.ts';
import { PLAIN, type Style } from '../canvas/style.ts';
import { textWidth } from '../canvas/width.ts';

/** A piece of a line in one style. */
export interface Span {
  readonly text: string;
  readonly style: Style;
}

/** One row of text. */
export type Line = readonly Span[];

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

/** Puts a line on a row of a grid. */
export function putLine(grid: Grid, y: number, line: Line): void {
  let x = 0;
  for (const { text, style } of line) x = grid.put(x, y, text, style);
}
