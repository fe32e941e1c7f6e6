import { dueOf, seedOf } from '../../app/fortune/oracle.ts';
import { type FortuneTable, isToBeCut, shownCards, tellCard } from '../../app/fortune/table.ts';
import type { FortuneSpot } from '../../app/fortune/update-table.ts';
import { keyLine } from '../../app/key-table.ts';
import { faceOf } from '../../card/card.ts';
import { fortunePage } from '../../notation/fortune-page.ts';
import { commandLines } from '../../notation/help-page.ts';
import { textWidth } from '../../notation/width.ts';
import { wrap } from '../../notation/wrap.ts';
import { ASCII } from '../board/glyphs.ts';
import { Grid } from '../canvas/grid.ts';
import { spellInAscii } from '../canvas/spell.ts';
import { BACKGROUND_BITS, PLAIN, type Style } from '../canvas/style.ts';
import type { Chrome } from '../chrome/chrome.ts';
import {
  cut,
  foldedLines,
  joined,
  type Line,
  LONGEST_MESSAGE,
  putAbove,
  putLine,
  scrolled,
  span,
} from '../chrome/line.ts';
import { PAGE_KEYS, type PageText } from '../chrome/page-text.ts';
import { ROOMY, type Rows, shared } from '../chrome/rows.ts';
import type { Look } from '../look.ts';
import { type Band, bandsOf, type Cell, type CellSize, heightOf } from './bands.ts';
import { paintBack, paintCard, paintPlace } from './paint-card.ts';

/** Cells that the frame of a page takes from its width. */
const PAGE_FRAME = 4;

/** Draws what is text around the table, and pages over it. */
export interface FortunePainter {
  readonly drawsPages: boolean;
  table(grid: Grid, chrome: Chrome, page: PageText | null): void;
}

/** The whole screen of a fortune that is told. */
export function paintFortune(
  table: FortuneTable,
  columns: number,
  rows: number,
  look: Look,
  painter: FortunePainter,
): Grid {
  const grid = new Grid(columns, rows);
  const page = painter.drawsPages ? pageFor(table, columns - PAGE_FRAME) : null;
  const lines = page ? [] : messageOf(table, columns, look);
  const share = sharedFor(lines, rows);
  const chrome = chromeFor(table, columns, share, lines, look);
  painter.table(grid, chrome, page);
  if (!page) {
    paintTable(grid, table, share, look);
    putAbove(grid, chrome.above, share.message);
  }
  const isPointing = table.cursor !== null && table.prompt.text === '';
  grid.cursor = page || isPointing || table.isReplay ? null : { x: chrome.caret, y: share.prompt };
  if (look.glyphs === ASCII) spellInAscii(grid);
  return grid;
}

/** The rows of a screen shared out: all lines of a message have their own. */
function sharedFor(lines: readonly Line[], rows: number): Rows {
  const share = shared(rows, 0, true, rows >= ROOMY);
  return { ...share, board: share.board - Math.max(0, lines.length - 1) };
}

function chromeFor(
  table: FortuneTable,
  columns: number,
  rows: Rows,
  lines: readonly Line[],
  look: Look,
): Chrome {
  const { oracle, language, prompt, isReplay } = table;
  const words = language.fortune;
  const { lie, telling } = oracle;
  const theme = look.list;
  const before = isReplay ? '' : '> ';
  const shown = scrolled(prompt.text, prompt.caret, columns - before.length - 1);
  const inHand = lie.stage === 'cut-row' ? lie.hand.length : lie.hand.length - lie.turned;
  const status = [
    words.heading(seedOf(oracle)),
    words.status(inHand, lie.shuffles),
    ...(isReplay ? [words.at(telling.at, telling.steps.length)] : []),
  ].join(' · ');
  const keys = isReplay ? words.replayKeys : [...words.keys[lie.stage], ...words.otherKeys];
  return {
    rows,
    status: cut([span(` ${status}`, theme.title)], columns),
    lesson: [],
    message: lines.at(-1) ?? [],
    above: lines.slice(0, -1),
    prompt: [span(before, theme.title), span(shown.text)],
    caret: before.length + shown.caret,
    // A page tells its own keys.
    keys: rows.keys < 0 ? null : table.page ? [] : [span(joined(keys, columns), theme.pale)],
  };
}

/** What was said last; else the card that is pointed at, or what is due. */
function messageOf(table: FortuneTable, columns: number, { list: theme }: Look): Line[] {
  const { message, cursor, oracle, language, isReplay } = table;
  const folded = (text: string, style: Style) => foldedLines(text, style, columns, LONGEST_MESSAGE);
  if (message) return folded(message.text, theme.tones[message.tone]);
  if (cursor !== null) return folded(tellCard(table, cursor), PLAIN);
  // Where the pack is to be cut, the table says so.
  if (isReplay || isToBeCut(oracle)) return [];
  return folded(dueOf(oracle, language.fortune), theme.pale);
}

function pageFor(table: FortuneTable, width: number): PageText | null {
  const { page, oracle, language, bindings } = table;
  if (!page) return null;
  const words = language.fortune;
  const footer = keyLine(PAGE_KEYS, 'page', bindings, language.keys).join(' · ');
  const { top } = page;
  if (page.name === 'told') {
    return {
      title: page.title,
      lines: lined(page.lines.flatMap((one) => wrap(one, width, '', '  '))),
      top,
      footer,
    };
  }
  if (page.name === 'help') {
    const keys = Object.values(words.keys).flat();
    const told = wrap([...new Set([...keys, ...words.otherKeys])].join(' · '), width);
    const lines = [...commandLines(words.commands, width), '', ...told];
    return { title: language.say.helpTitle(), lines: lined(lines), top, footer };
  }
  const { fortune } = oracle.telling;
  const [title = '', ...lines] = fortunePage(fortune, language, width, oracle.isGentle);
  return { title, lines: lined(lines), top, footer };
}

function lined(lines: readonly string[]): Line[] {
  return lines.map((line) => [span(line)]);
}

function paintTable(grid: Grid, table: FortuneTable, { top, board }: Rows, look: Look): void {
  const { columns } = grid;
  grid.fill(0, top, columns, board, look.theme.table);
  const { bands, size } = bandsOf(table, columns, board, look.list);
  let y = top - firstRow(table, bands, board);
  for (const band of bands) {
    if (y >= top && y + band.height <= top + board) paintBand(grid, y, band, size, table, look);
    y += band.height;
  }
}

/** What is at a cell of the screen; null where there is nothing to be pointed at. */
export function hitFortune(
  table: FortuneTable,
  columns: number,
  rows: number,
  look: Look,
  x: number,
  y: number,
): FortuneSpot | null {
  const { top, board } = sharedFor(messageOf(table, columns, look), rows);
  const { bands, size } = bandsOf(table, columns, board, look.list);
  let row = top - firstRow(table, bands, board);
  for (const band of bands) {
    const isHit = y >= Math.max(row, top) && y < Math.min(row + band.height, top + board);
    row += band.height;
    if (!isHit) continue;
    if (band.kind === 'line') {
      return band.answer === undefined ? null : { kind: 'answer', at: band.answer };
    }
    if (band.kind === 'strip') {
      const { left, wide, of } = stripIn(table, columns);
      const lifted = Math.round((x - left) / wide);
      return lifted >= 1 && lifted < of ? { kind: 'cut', lifted } : null;
    }
    const cell = band.cells[Math.floor((x - 1) / size.pitch)];
    const isCard = x >= 1 && cell !== undefined && cell.at < shownCards(table.oracle);
    return isCard ? { kind: 'card', at: cell.at } : null;
  }
  return null;
}

/** The first row that is shown, so that what is pointed at, or came last, is among them. */
function firstRow(table: FortuneTable, bands: readonly Band[], rows: number): number {
  const wanted = wantedCard(table);
  let y = 0;
  let end = 0;
  for (const band of bands) {
    y += band.height;
    const isWanted =
      band.kind === 'line'
        ? band.isChosen
        : band.kind === 'cells' && band.cells.some(({ at }) => at === wanted);
    if (isWanted) end = y;
  }
  return Math.min(Math.max(0, end - rows), Math.max(0, heightOf(bands) - rows));
}

function wantedCard({ cursor, oracle }: FortuneTable): number {
  const { stage } = oracle.lie;
  if (cursor !== null) return cursor;
  return stage === 'lay' || stage === 'packets' ? shownCards(oracle) - 1 : -1;
}

function paintBand(
  grid: Grid,
  y: number,
  band: Band,
  size: CellSize,
  table: FortuneTable,
  look: Look,
): void {
  if (band.kind === 'line') putLine(grid, y, overTable(band.line, look));
  else if (band.kind === 'strip') paintStrip(grid, y, table, look);
  else {
    for (const [i, cell] of band.cells.entries()) {
      paintCell(grid, 1 + i * size.pitch, y, cell, size, table, look);
    }
  }
}

function paintCell(
  grid: Grid,
  x: number,
  y: number,
  cell: Cell,
  { width, height }: CellSize,
  { cursor, oracle }: FortuneTable,
  look: Look,
): void {
  const { theme, glyphs } = look;
  const { card } = cell;
  const isMarked = card !== null && card !== 'back' && faceOf(card) === oracle.lie.significator;
  const place = { x, y, width, height, isPointedAt: cursor === cell.at, isMarked };
  if (card === null) paintPlace(grid, place, theme, glyphs);
  else if (card === 'back') paintBack(grid, place, theme, glyphs);
  else paintCard(grid, card, place, theme, glyphs);
  for (const [row, line] of cell.lines.entries()) {
    putLine(grid, y + row, overTable(line, look), x + width + 1);
  }
}

/** Text on a table that has a color of its own. */
function overTable(line: Line, { theme: { table, label } }: Look): Line {
  if (table === PLAIN) return line;
  const ground = table & BACKGROUND_BITS;
  return line.map(({ text, style }) => ({
    text,
    style:
      style === PLAIN ? label : (style & ~BACKGROUND_BITS) | (style & BACKGROUND_BITS || ground),
  }));
}

/** Where the pack lies, how wide a card of it is, and how many they are. */
function stripIn({ oracle }: FortuneTable, columns: number) {
  const of = oracle.lie.hand.length;
  const wide = of * 2 + 1 < columns - 1 ? 2 : 1;
  return { of, wide, left: Math.max(0, Math.floor((columns - of * wide - 1) / 2)) };
}

/** The pack from the side, with a gap where it would be cut and a marker under it. */
function paintStrip(grid: Grid, y: number, table: FortuneTable, look: Look): void {
  const { marker, language } = table;
  const { glyphs, theme, list } = look;
  const { left, wide, of } = stripIn(table, grid.columns);
  for (const row of [0, 1]) {
    grid.put(left, y + row, glyphs.back.repeat(marker * wide), theme.back);
    grid.put(
      left + marker * wide + 1,
      y + row,
      glyphs.back.repeat((of - marker) * wide),
      theme.back,
    );
  }
  grid.put(left + marker * wide, y + 2, glyphs === ASCII ? '^' : '▲', list.accent);
  const told = language.fortune.marker(marker, of);
  const x = Math.max(1, Math.floor((grid.columns - textWidth(told)) / 2));
  grid.put(x, y + 3, told, theme.label);
}
