import type { List } from '../app/list.ts';
import { optionsFor } from '../app/list.ts';
import type { Model } from '../app/model.ts';
import type { Program } from '../app/program.ts';
import type { Picture } from './board/animate.ts';
import { ASCII } from './board/glyphs.ts';
import { Grid } from './canvas/grid.ts';
import { putAbove } from './chrome/line.ts';
import { listPage, type PageText, tablePage } from './chrome/page-text.ts';
import { putChrome } from './chrome/put.ts';
import { paintFortune } from './fortune/screen.ts';
import { paintPicture } from './list/picture.ts';
import { putList } from './list/put.ts';
import { type ListScreen, listScreen } from './list/screen.ts';
import { type Look, spelled } from './look.ts';
import { paintTableScreen, type TablePainter } from './table-screen.ts';

/** Draws what is text on a screen, and pages over it, into a grid of the screen's size. */
export interface ChromePainter {
  /** Whether it can draw pages yet; until then what lies under a page is still seen. */
  readonly drawsPages: boolean;
  readonly table: TablePainter;
  list(grid: Grid, screen: ListScreen, page: PageText | null): void;
}

/** What Ink would draw put straight into cells, for the first frame, which does not wait for Ink: no pages. */
export const PLAIN_PAINTER: ChromePainter = {
  drawsPages: false,
  table: putChrome,
  list: putList,
};

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
  const page = painter.drawsPages ? listPage(list, bindings, columns - PAGE_FRAME, look) : null;
  painter.list(grid, screen, page);
  if (!page) {
    paintListPicture(grid, list, screen, look);
    putAbove(grid, screen.above, screen.layout.message);
  }
  grid.cursor = page ? null : { x: screen.caret, y: screen.layout.prompt };
  return spelled(grid, look);
}

/** A whole screen for a table, with the page that lies over it, if one does. */
export function paintScreen(
  model: Model,
  columns: number,
  rows: number,
  look: Look,
  painter: ChromePainter = PLAIN_PAINTER,
  picture: Picture | null = null,
): Grid {
  const page = painter.drawsPages ? tablePage(model, columns - PAGE_FRAME, look) : null;
  return paintTableScreen(model, columns, rows, look, page, painter.table, picture);
}

function paintListPicture(grid: Grid, list: List, { picture }: ListScreen, look: Look): void {
  if (!picture || picture.area.columns < 1 || picture.area.rows < 1) return;
  const { area, game } = picture;
  const colors = look.glyphs === ASCII ? null : look.list.picture;
  paintPicture(grid, area, game, optionsFor(list, game), colors);
}
