import { startModel } from '../app/model.ts';
import { positionOf, type Replay, tellReplay } from '../app/replay.ts';
import type { Settings } from '../app/settings.ts';
import type { Language } from '../notation/language/language.ts';
import type { Grid } from './canvas/grid.ts';
import type { Look } from './look.ts';
import { paintShownTable } from './shown-table.ts';

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
  return paintShownTable(model, columns, rows, look, hasKeys ? keys : []);
}
