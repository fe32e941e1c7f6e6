import { Brush } from './brush.ts';
import { type Depth, degrade } from './depth.ts';
import { Grid } from './grid.ts';
import { blankLook, PLAIN, type Style } from './style.ts';

const BLANK = 32;

/** What is to be done with a cell. */
const KEEP = 0;
const WRITE = 1;
/** The row is blank from this cell on, and more of it changes than erasing costs. */
const ERASE = 2;

/** Bytes of `ESC [ K`, and of making the pen plain before. */
const ERASE_LENGTH = 6;

/**
 * More changed cells than this are painted row by row, without trying whether style by style is
 * shorter.
 */
const FEW_CELLS = 400;
const FEW_STYLES = 6;

/** What a terminal needs to be sent, and the style it writes in after that. */
export interface Difference {
  readonly bytes: string;
  readonly pen: Style;
}

/**
 * The bytes that turn what a terminal shows into the next screen: only what changes, in whichever
 * order is shorter, by the shortest moves; unchanged cells are written again where that is shorter
 * than jumping over them. Empty if nothing changes. Without `shown` (or when the size differs) the
 * screen is cleared first. `pen` is the style the terminal writes in; it is left as it comes, since
 * the next change often begins with it. The cursor is hidden unless `next.cursor` asks for it.
 */
export function diff(shown: Grid | null, next: Grid, depth: Depth, pen: Style = PLAIN): Difference {
  const isSameSize = shown?.columns === next.columns && shown.rows === next.rows;
  const before = isSameSize ? visible(shown, depth) : null;
  const after = visible(next, depth);
  const todo = changes(before, after);
  const byRow = paint(before, after, pen, (brush) => paintByRow(brush, todo));
  const styles = fewStyles(todo, after);
  if (styles.length < 2) return byRow;
  const byStyle = paint(before, after, pen, (brush) => paintByStyle(brush, todo, after, styles));
  return byStyle.bytes.length < byRow.bytes.length ? byStyle : byRow;
}

/** The grid as a terminal of this depth shows it. */
function visible(grid: Grid, depth: Depth): Grid {
  if (depth === '256') return grid;
  const copy = grid.copy();
  for (let at = 0; at < copy.styles.length; at++)
    copy.styles[at] = degrade(copy.styles[at] ?? PLAIN, depth);
  return copy;
}

function changes(before: Grid | null, after: Grid): Uint8Array {
  const { columns, rows } = after;
  const todo = new Uint8Array(columns * rows);
  const from = before ?? new Grid(columns, rows);
  for (let at = 0; at < todo.length; at++)
    if (isChanged(from, after, at)) {
      // A wide character is written by its left half.
      todo[after.codes[at] === 0 ? at - 1 : at] = WRITE;
    }
  for (let y = 0; y < rows; y++) preferErasing(todo, after, y * columns);
  return todo;
}

function isChanged(from: Grid, to: Grid, at: number): boolean {
  const code = to.codes[at] ?? BLANK;
  if (from.codes[at] !== code) return true;
  const was = from.styles[at] ?? PLAIN;
  const style = to.styles[at] ?? PLAIN;
  if (was === style || code === 0) return false;
  return code !== BLANK || blankLook(was) !== blankLook(style);
}

/**
 * Replaces the changes in the blank end of the row that starts at this index by one erasing, if
 * that is shorter.
 */
function preferErasing(todo: Uint8Array, after: Grid, start: number): void {
  const stop = start + after.columns;
  let tail = stop;
  while (tail > start && isErased(after, tail - 1)) tail--;
  while (tail < stop && todo[tail] === KEEP) tail++;
  const last = todo.subarray(tail, stop).lastIndexOf(WRITE);
  if (last + 1 <= ERASE_LENGTH) return;
  todo.fill(KEEP, tail, stop);
  todo[tail] = ERASE;
}

/** Whether the cell is what erasing leaves. */
function isErased(grid: Grid, at: number): boolean {
  return grid.codes[at] === BLANK && blankLook(grid.styles[at] ?? PLAIN) === PLAIN;
}

function paint(
  before: Grid | null,
  after: Grid,
  pen: Style,
  work: (brush: Brush) => void,
): Difference {
  const brush = new Brush(after, pen);
  const was = before?.cursor ?? null;
  const { cursor } = after;
  // Whether an unknown terminal shows its cursor is unknown too.
  if ((was || !before) && !cursor) brush.out = '\x1b[?25l';
  if (!before) brush.clear();
  const idle = brush.out.length;
  work(brush);
  if (!cursor) return { bytes: brush.out, pen: brush.pen };
  const isMoved = was?.x !== cursor.x || was.y !== cursor.y || brush.out.length > idle;
  if (isMoved)
    brush.move(Math.min(cursor.x, after.columns - 1), Math.min(cursor.y, after.rows - 1));
  if (!was) brush.out += '\x1b[?25h';
  return { bytes: brush.out, pen: brush.pen };
}

function paintByRow(brush: Brush, todo: Uint8Array): void {
  for (let at = 0; at < todo.length; at++) {
    if (todo[at] === WRITE) brush.write(at);
    else if (todo[at] === ERASE) brush.erase(at);
  }
}

/**
 * All cells of one style, then all of the next: shorter where two many-rowed cards change side by
 * side. The order does no harm to wide characters: writing half of an old one spoils only its other
 * half, which changes too, and spoils it only as long as that has not been written.
 */
function paintByStyle(brush: Brush, todo: Uint8Array, after: Grid, styles: readonly Style[]): void {
  const left = todo.slice();
  for (const style of styles)
    for (let at = 0; at < left.length; at++) {
      if (left[at] === KEEP || !isPaintedIn(style, after, at)) continue;
      if (left[at] === WRITE) brush.write(at);
      else brush.erase(at);
      left[at] = KEEP;
    }
}

function isPaintedIn(style: Style, after: Grid, at: number): boolean {
  const own = after.styles[at] ?? PLAIN;
  if (after.codes[at] !== BLANK) return own === style;
  return blankLook(own) === blankLook(style);
}

/** The styles of the changed cells in order of appearance; none if there is too much of either. */
function fewStyles(todo: Uint8Array, after: Grid): readonly Style[] {
  const styles: Style[] = [];
  let cells = 0;
  for (let at = 0; at < todo.length; at++) {
    if (todo[at] === KEEP) continue;
    const style = after.styles[at] ?? PLAIN;
    if (!styles.includes(style)) styles.push(style);
    if (++cells > FEW_CELLS || styles.length > FEW_STYLES) return [];
  }
  return styles;
}
