import { startModel } from '../app/model.ts';
import { positionOf, type Replay, tellReplay } from '../app/replay.ts';
import type { Settings } from '../app/settings.ts';
import type { Language } from '../notation/language/language.ts';
import { textWidth } from '../notation/width.ts';
import type { Grid } from './canvas/grid.ts';
import { DIM } from './canvas/style.ts';
import { joined, span } from './chrome/line.ts';
import type { Look } from './look.ts';
import { type ChromePainter, PLAIN_PAINTER, paintScreen } from './screen.ts';

/** How a replay is shown. */
export interface ReplayView {
  readonly columns: number;
  readonly rows: number;
  readonly settings: Settings;
  readonly look: Look;
  readonly language: Language;
  /** Whether the keys are told: nobody presses any in a recording. */
  readonly hasKeys: boolean;
}

/** The screen of a replay: the table, and below it where the replay stands and what its keys do. */
export function paintReplay(replay: Replay, view: ReplayView): Grid {
  const { columns, rows, settings, look, language, hasKeys } = view;
  const message = { text: tellReplay(replay, language), tone: 'plain' } as const;
  const model = { ...startModel(positionOf(replay), language, settings), message };
  const keys = [
    ...(replay.insight ? language.solver.review.keys : []),
    ...language.figures.replay.keys,
  ];
  const painter: ChromePainter = {
    ...PLAIN_PAINTER,
    table: (grid, chrome, page) => {
      // There is no prompt: the keys have its row as well.
      const all = hasKeys ? keys : [];
      const fit = chrome.keys ? countFitting(all, columns) : all.length;
      const [prompt, below] = [all.slice(0, fit), all.slice(fit)].map((some) => [
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
