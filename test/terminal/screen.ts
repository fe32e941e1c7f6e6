import type { Terminal } from '@xterm/headless';
import { Grid } from '../../src/ui/canvas/grid.ts';
import {
  BOLD,
  background,
  blankLook,
  DIM,
  foreground,
  INVERSE,
  ITALIC,
  PLAIN,
  type Style,
  UNDERLINE,
} from '../../src/ui/canvas/style.ts';

type Cell = NonNullable<ReturnType<Terminal['buffer']['active']['getNullCell']>>;

/** What a terminal emulator shows, as a grid; its cursor is where the next character would go. */
export function readScreen(terminal: Terminal): Grid {
  const grid = new Grid(terminal.cols, terminal.rows);
  const buffer = terminal.buffer.active;
  const cell = buffer.getNullCell();
  for (let y = 0; y < terminal.rows; y++) {
    const line = buffer.getLine(buffer.baseY + y);
    for (let x = 0; x < terminal.cols; x++) {
      if (!line?.getCell(x, cell)) continue;
      const at = y * terminal.cols + x;
      grid.codes[at] = cell.getWidth() === 0 ? 0 : cell.getCode() || 32;
      grid.styles[at] = styleOf(cell);
    }
  }
  grid.cursor = { x: buffer.cursorX, y: buffer.cursorY };
  return grid;
}

/**
 * The first cell in which two grids of one size look different, described; null if there is none.
 */
export function firstDifference(actual: Grid, expected: Grid): string | null {
  for (let at = 0; at < expected.codes.length; at++) {
    const isSame =
      actual.codes[at] === expected.codes[at] && actual.styles[at] === expected.styles[at];
    if (isSame) continue;
    const seen = look(actual, at);
    const meant = look(expected, at);
    if (seen === meant) continue;
    const place = `column ${at % expected.columns}, row ${Math.floor(at / expected.columns)}`;
    return `${place}: ${seen} instead of ${meant}`;
  }
  return null;
}

function look(grid: Grid, at: number): string {
  const code = grid.codes[at] ?? 32;
  const style = grid.styles[at] ?? PLAIN;
  if (code === 0) return 'right half';
  const shown = code === 32 ? blankLook(style) : style;
  return `${JSON.stringify(String.fromCodePoint(code))} in style 0x${shown.toString(16)}`;
}

function styleOf(cell: Cell): Style {
  let style = PLAIN;
  if (cell.isFgPalette()) style |= foreground(cell.getFgColor());
  if (cell.isBgPalette()) style |= background(cell.getBgColor());
  if (cell.isBold()) style |= BOLD;
  if (cell.isDim()) style |= DIM;
  if (cell.isItalic()) style |= ITALIC;
  if (cell.isUnderline()) style |= UNDERLINE;
  if (cell.isInverse()) style |= INVERSE;
  return style;
}
