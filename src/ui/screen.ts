import type { Model } from '../app/model.ts';
import { targetsOf } from '../app/spot.ts';
import { machineAt, type Session } from '../session/session.ts';
import { type View, viewOf } from '../session/view.ts';
import type { Measure } from './board/box.ts';
import type { Glyphs } from './board/glyphs.ts';
import { measure } from './board/measure.ts';
import { paintBoard } from './board/paint.ts';
import type { Theme } from './board/theme.ts';
import { Grid } from './canvas/grid.ts';
import { type Chrome, chromeOf, shareRows } from './chrome/chrome.ts';
import { putLine } from './chrome/line.ts';

/** How the screen is drawn. */
export interface Look {
  readonly theme: Theme;
  readonly glyphs: Glyphs;
}

/** Draws what lies around the board, and pages over it, into a grid of the screen's size. */
export type ChromePainter = (grid: Grid, chrome: Chrome, model: Model) => void;

/** The smallest screen on which the table is drawn; on a smaller one the game is played line by line. */
export const SMALLEST = { columns: 40, rows: 12 } as const;

/** A whole screen for a model: the chrome, and the board in its place unless a page lies over it. */
export function paintScreen(
  model: Model,
  columns: number,
  rows: number,
  look: Look,
  paintChrome: ChromePainter = putChrome,
): Grid {
  const grid = new Grid(columns, rows);
  const view = viewOf(model.session);
  const chrome = chromeOf(model, view, columns, rows);
  const share = shareRows(rows);
  paintChrome(grid, chrome, model);
  if (!model.page) paintTable(grid, model, view, share.board, look);
  grid.cursor = model.page ? null : { x: chrome.caret, y: share.prompt };
  return grid;
}

/** The chrome put straight into cells: what Ink would draw, for the first frame, which does not wait for Ink. */
export function putChrome(grid: Grid, chrome: Chrome): void {
  const { message, prompt, keys } = shareRows(grid.rows);
  putLine(grid, 0, chrome.status);
  putLine(grid, message, chrome.message);
  putLine(grid, prompt, chrome.prompt);
  if (chrome.keys) putLine(grid, keys, chrome.keys);
}

/** How the board of a session is measured out on a screen of this size; null where it does not fit. */
export function measureBoard(session: Session, columns: number, rows: number): Measure | null {
  const { rules, piles } = machineAt(session).program;
  return measure(rules.layout, piles, columns, shareRows(rows).board);
}

function paintTable(grid: Grid, model: Model, view: View, rows: number, look: Look): void {
  const { session, held, cursor, language } = model;
  const measured = measureBoard(session, grid.columns, grid.rows);
  if (!measured) return;
  paintBoard(grid, 1, rows, {
    view,
    rules: machineAt(session).program.rules,
    measure: measured,
    marks: { cursor, held, targets: held ? targetsOf(held, session) : [] },
    theme: look.theme,
    glyphs: look.glyphs,
    language,
  });
}
