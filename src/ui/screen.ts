import { hintMarks } from '../app/hint.ts';
import type { List } from '../app/list.ts';
import { optionsFor } from '../app/list.ts';
import type { Model } from '../app/model.ts';
import type { Program } from '../app/program.ts';
import { movedSpot, targetsOf } from '../app/spot.ts';
import { machineAt } from '../session/session.ts';
import { viewOf } from '../session/view.ts';
import type { Picture } from './board/animate.ts';
import type { Measure } from './board/box.ts';
import { ASCII } from './board/glyphs.ts';
import { type Marks, paintBoard } from './board/paint.ts';
import { Grid } from './canvas/grid.ts';
import { spellInAscii } from './canvas/spell.ts';
import { type Chrome, chromeOf } from './chrome/chrome.ts';
import { putAbove, putLine } from './chrome/line.ts';
import { listPage, type PageText, tablePage } from './chrome/page-text.ts';
import { type Rows, shareRows } from './chrome/rows.ts';
import { paintFortune } from './fortune/screen.ts';
import { paintPicture } from './list/picture.ts';
import { putList } from './list/put.ts';
import { type ListScreen, listScreen } from './list/screen.ts';
import type { Look } from './look.ts';

/** Draws what is text on a screen, and pages over it, into a grid of the screen's size. */
export interface ChromePainter {
  table(grid: Grid, chrome: Chrome, page: PageText | null): void;
  list(grid: Grid, screen: ListScreen, page: PageText | null): void;
}

/** What Ink would draw put straight into cells, for the first frame, which does not wait for Ink: no pages. */
export const PLAIN_PAINTER: ChromePainter = { table: putChrome, list: putList };

/** Cells that the frame of a page takes from its width. */
const PAGE_FRAME = 4;

/** The whole screen of the program: the table, or the list of games. */
export function paintProgram(
  { table, fortune, list, bindings }: Program,
  columns: number,
  rows: number,
  look: Look,
  painter: ChromePainter = PLAIN_PAINTER,
  picture: Picture | null = null,
): Grid {
  if (fortune) return paintFortune(fortune, columns, rows, look, painter);
  if (table) return paintScreen(table, columns, rows, look, painter, picture);
  const grid = new Grid(columns, rows);
  const screen = listScreen(list, columns, rows, look.list, bindings);
  const page = listPage(list, bindings, columns - PAGE_FRAME, look);
  painter.list(grid, screen, page);
  if (!page) {
    paintListPicture(grid, list, screen, look);
    putAbove(grid, screen.above, screen.layout.message);
  }
  grid.cursor = page ? null : { x: screen.caret, y: screen.layout.prompt };
  return spelled(grid, look);
}

/**
 * A whole screen for a table: the chrome, and the board in its place unless a page lies over it. A picture of a
 * movement shows the board as it is meanwhile.
 */
export function paintScreen(
  model: Model,
  columns: number,
  rows: number,
  look: Look,
  painter: ChromePainter = PLAIN_PAINTER,
  picture: Picture | null = null,
): Grid {
  const grid = new Grid(columns, rows);
  const view = viewOf(model.session);
  const { share, measured } = shareRows(model, columns, rows);
  const chrome = chromeOf(model, view, columns, share, look.list);
  const page = tablePage(model, columns - PAGE_FRAME, look);
  painter.table(grid, chrome, page);
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

function putChrome(grid: Grid, chrome: Chrome): void {
  const { status, message, prompt, keys } = chrome.rows;
  if (status >= 0) putLine(grid, status, chrome.status);
  for (const [i, line] of chrome.lesson.entries()) putLine(grid, status + 1 + i, line);
  putLine(grid, message, chrome.message);
  putLine(grid, prompt, chrome.prompt);
  if (chrome.keys) putLine(grid, keys, chrome.keys);
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

function paintListPicture(grid: Grid, list: List, { picture }: ListScreen, look: Look): void {
  if (!picture || picture.area.columns < 1 || picture.area.rows < 1) return;
  const { area, game } = picture;
  const colors = look.glyphs === ASCII ? null : look.list.picture;
  paintPicture(grid, area, game, optionsFor(list, game), colors);
}

function spelled(grid: Grid, look: Look): Grid {
  if (look.glyphs === ASCII) spellInAscii(grid);
  return grid;
}

/** The cards that are held and where they can go; with empty hands, what a hint tells, as if it were lifted. */
function liftedMarks({ session, held, hint }: Model): Pick<Marks, 'held' | 'targets'> {
  if (held) return { held, targets: targetsOf(held, session) };
  const marks = hintMarks(hint);
  if (!marks) return { held: null, targets: [] };
  return { held: marks, targets: marks.target === null ? [] : [marks.target] };
}
