import type { Model } from '../app/model.ts';
import { textWidth } from '../notation/width.ts';
import type { Grid } from './canvas/grid.ts';
import { DIM } from './canvas/style.ts';
import { joined, span } from './chrome/line.ts';
import type { Look } from './look.ts';
import { type ChromePainter, PLAIN_PAINTER, paintScreen } from './screen.ts';

/** The screen of a table that is looked at and not played on: there is no prompt, and the keys given have its row as well. */
export function paintShownTable(
  model: Model,
  columns: number,
  rows: number,
  look: Look,
  keys: readonly string[],
): Grid {
  const painter: ChromePainter = {
    ...PLAIN_PAINTER,
    table: (grid, chrome, page) => {
      const fit = chrome.keys ? countFitting(keys, columns) : keys.length;
      const [prompt, below] = [keys.slice(0, fit), keys.slice(fit)].map((some) => [
        span(joined(some, columns), DIM),
      ]);
      PLAIN_PAINTER.table(grid, { ...chrome, prompt: prompt!, keys: chrome.keys && below! }, page);
    },
  };
  const grid = paintScreen(model, columns, rows, look, painter);
  grid.cursor = null;
  return grid;
}

/** How many of these, from the first on, have room side by side. */
function countFitting(items: readonly string[], columns: number): number {
  let count = items.length;
  while (textWidth(items.slice(0, count).join(' · ')) > columns) count--;
  return count;
}
