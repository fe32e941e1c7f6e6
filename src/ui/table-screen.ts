import { hintMarks } from '../app/hint-marks.ts';
import type { Model } from '../app/model.ts';
import { movedSpot, targetsOf } from '../app/spot.ts';
import { machineAt } from '../session/session.ts';
import { viewOf } from '../session/view.ts';
import type { Picture } from './board/animate.ts';
import type { Measure } from './board/box.ts';
import { type Marks, paintBoard } from './board/paint.ts';
import { Grid } from './canvas/grid.ts';
import { type Chrome, chromeOf } from './chrome/chrome.ts';
import { putAbove } from './chrome/line.ts';
import type { PageText } from './chrome/page-text.ts';
import { putChrome } from './chrome/put.ts';
import { type Rows, shareRows } from './chrome/rows.ts';
import { type Look, spelled } from './look.ts';

/** Draws what stands around a board, and a page over it. */
export type TablePainter = (grid: Grid, chrome: Chrome, page: PageText | null) => void;

/**
 * A whole screen for a table: the chrome, and the board in its place unless a page lies over it. A picture of a
 * movement shows the board as it is meanwhile.
 */
export function paintTableScreen(
  model: Model,
  columns: number,
  rows: number,
  look: Look,
  page: PageText | null = null,
  painter: TablePainter = putChrome,
  picture: Picture | null = null,
): Grid {
  const grid = new Grid(columns, rows);
  const view = viewOf(model.session);
  const { share, measured } = shareRows(model, columns, rows);
  const chrome = chromeOf(model, view, columns, share, look.list);
  painter(grid, chrome, page);
  const shown = picture ?? { view, flying: [] };
  if (!page && measured) paintTable(grid, model, shown, share, measured, look);
  if (!page) putAbove(grid, chrome.above, share.message);
  // While the cursor is among the cards and nothing is typed, the caret is not wanted.
  const isAmongCards = model.cursor !== null && model.prompt.text === '';
  grid.cursor = page || isAmongCards ? null : { x: chrome.caret, y: share.prompt };
  return spelled(grid, look);
}

/** How the board of a table is measured out on a screen of this size, its first row and how many it has; null where it does not fit. */
export function measureBoard(
  model: Model,
  columns: number,
  rows: number,
): { readonly measured: Measure; readonly top: number; readonly rows: number } | null {
  const { share, measured } = shareRows(model, columns, rows);
  return measured && { measured, top: share.top, rows: share.board };
}

function paintTable(
  grid: Grid,
  model: Model,
  { view, flying }: Picture,
  { top, board }: Rows,
  measured: Measure,
  look: Look,
): void {
  const { session, cursor, language } = model;
  paintBoard(grid, top, board, {
    view,
    rules: machineAt(session).program.rules,
    measure: measured,
    marks: { cursor, moved: flying.length > 0 ? null : movedSpot(session), ...liftedMarks(model) },
    flying,
    theme: look.theme,
    glyphs: look.glyphs,
    language,
  });
}

/** The cards that are held and where they can go; with empty hands, what a hint tells, as if it were lifted. */
function liftedMarks({ session, held, hint }: Model): Pick<Marks, 'held' | 'targets'> {
  if (held) return { held, targets: targetsOf(held, session) };
  const marks = hintMarks(hint);
  if (!marks) return { held: null, targets: [] };
  return { held: marks, targets: marks.target === null ? [] : [marks.target] };
}
