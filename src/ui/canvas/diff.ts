import { Brush, type Tip, UNKNOWN } from './brush.ts';
import { type Depth, degrade } from './depth.ts';
import { Grid } from './grid.ts';
import {
  BACKGROUND_BITS,
  BOLD,
  blankLook,
  DIM,
  FOREGROUND_BITS,
  PLAIN,
  type Style,
} from './style.ts';

const BLANK = 32;

/** What is to be done with a cell. */
const KEEP = 0;
const WRITE = 1;
/** The row is blank from this cell on, and more of it changes than erasing costs. */
const ERASE = 2;
/** The row is blank for some cells from this one on: a number more than this says for how many. */
const ERASE_SOME = 2;

/** Bytes of `ESC [ K`, and of making the pen plain before. */
const ERASE_LENGTH = 6;

/** Shorter stretches are not worth `ESC [ nn X` (ECH, ECMA-48 8.3.38), after which the cursor is still at their start. */
const LEAST_ERASED = 6;

/** Row by row a change may take so many characters, and a whole screen so many, before it is tried otherwise. */
const SHORT = 100;
const SHORT_SCREEN = 3000;

/** More layers than these are no gain. */
const MOST_LAYERS = 20;

/**
 * What the cells of a layer have in common, each layer being painted over the whole screen before the next: shorter
 * where cards that change side by side have many rows. A change of color takes most bytes, and one of the ground more.
 */
const LAYERS: readonly ((style: Style) => number)[] = [
  (style) => style,
  (style) => style & ~(BOLD | DIM),
  (style) => style & ~(BOLD | DIM | FOREGROUND_BITS),
];

/** What a terminal needs to be sent, and how it is left by that. */
export interface Difference {
  readonly bytes: string;
  readonly tip: Tip;
}

/**
 * The bytes that turn what a terminal shows into the next screen: only what changes, in whichever
 * order is shortest, by the shortest moves; unchanged cells are written again where that is shorter
 * than jumping over them. Empty if nothing changes. Without `shown` (or when the size differs) the
 * screen is cleared first. `tip` is how the terminal was left the last time; it is left as it comes, since
 * the next change often begins there. The cursor is hidden unless `next.cursor` asks for it.
 */
export function diff(shown: Grid | null, next: Grid, depth: Depth, tip = UNKNOWN): Difference {
  const isSameSize = shown?.columns === next.columns && shown.rows === next.rows;
  const before = isSameSize ? visible(shown, depth) : null;
  const after = visible(next, depth);
  // Terminals without colors may be of the kind of the VT100, which erases to the end of a row and no other way.
  const todo = changes(before, after, depth !== 'none');
  let best = paint(before, after, tip, todo, (brush) => paintByRow(brush, todo));
  if (best.bytes.length <= (before ? SHORT : SHORT_SCREEN)) return best;
  for (const keyOf of LAYERS) {
    const layers = layersOf(todo, after, keyOf);
    if (layers.length < 2 || layers.length > MOST_LAYERS) continue;
    const other = paint(before, after, tip, todo, (brush) => paintByLayer(brush, todo, layers));
    if (other.bytes.length < best.bytes.length) best = other;
  }
  return best;
}

/** The grid as a terminal of this depth shows it. */
function visible(grid: Grid, depth: Depth): Grid {
  if (depth === '256') return grid;
  const copy = grid.copy();
  for (let at = 0; at < copy.styles.length; at++)
    copy.styles[at] = degrade(copy.styles[at] ?? PLAIN, depth);
  return copy;
}

function changes(before: Grid | null, after: Grid, erasesSome: boolean): Uint16Array {
  const { columns, rows } = after;
  const todo = new Uint16Array(columns * rows);
  const from = before ?? new Grid(columns, rows);
  for (let at = 0; at < todo.length; at++)
    if (isChanged(from, after, at)) {
      // A wide character is written by its left half.
      todo[after.codes[at] === 0 ? at - 1 : at] = WRITE;
    }
  for (let y = 0; y < rows; y++) {
    preferErasing(todo, after, y * columns);
    if (erasesSome) eraseStretches(todo, after, y * columns);
  }
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
function preferErasing(todo: Uint16Array, after: Grid, start: number): void {
  const stop = start + after.columns;
  let tail = stop;
  while (tail > start && isErased(after, tail - 1)) tail--;
  while (tail < stop && todo[tail] === KEEP) tail++;
  const last = todo.subarray(tail, stop).lastIndexOf(WRITE);
  if (last + 1 <= ERASE_LENGTH) return;
  todo.fill(KEEP, tail, stop);
  todo[tail] = ERASE;
}

/** Replaces changes to long stretches of blanks within the row that starts at this index. */
function eraseStretches(todo: Uint16Array, after: Grid, start: number): void {
  let count = 0;
  for (let at = start; at <= start + after.columns; at++) {
    if (at < start + after.columns && todo[at] === WRITE && isErased(after, at)) {
      count++;
      continue;
    }
    if (count >= LEAST_ERASED) {
      todo.fill(KEEP, at - count, at);
      todo[at - count] = ERASE_SOME + count;
    }
    count = 0;
  }
}

/** Whether the cell is what erasing leaves. */
function isErased(grid: Grid, at: number): boolean {
  return grid.codes[at] === BLANK && blankLook(grid.styles[at] ?? PLAIN) === PLAIN;
}

function paint(
  before: Grid | null,
  after: Grid,
  tip: Tip,
  todo: Uint16Array,
  work: (brush: Brush) => void,
): Difference {
  const brush = new Brush(after, tip, todo);
  const was = before?.cursor ?? null;
  const { cursor } = after;
  // Whether an unknown terminal shows its cursor is unknown too.
  if ((was || !before) && !cursor) brush.out = '\x1b[?25l';
  if (!before) brush.clear();
  const idle = brush.out.length;
  work(brush);
  if (!cursor) return { bytes: brush.out, tip: brush.tip };
  const isMoved = was?.x !== cursor.x || was.y !== cursor.y || brush.out.length > idle;
  if (isMoved)
    brush.move(Math.min(cursor.x, after.columns - 1), Math.min(cursor.y, after.rows - 1));
  if (!was) brush.out += '\x1b[?25h';
  return { bytes: brush.out, tip: brush.tip };
}

function paintByRow(brush: Brush, todo: Uint16Array): void {
  for (let at = 0; at < todo.length; at++) {
    if (todo[at] !== KEEP) carryOut(brush, at, todo[at]!);
  }
}

function carryOut(brush: Brush, at: number, what: number): void {
  if (what === WRITE) brush.write(at);
  else if (what === ERASE) brush.erase(at);
  else brush.eraseSome(at, what - ERASE_SOME);
}

/**
 * The order does no harm to wide characters: writing half of an old one spoils only its other half, which changes too,
 * and spoils it only as long as that has not been written.
 */
function paintByLayer(
  brush: Brush,
  todo: Uint16Array,
  layers: readonly (readonly number[])[],
): void {
  for (const layer of layers) {
    for (const at of layer) carryOut(brush, at, todo[at]!);
  }
}

/**
 * The changed cells in layers, in the order in which these appear, but those of one ground together; a blank joins the
 * first on which it looks the same.
 */
function layersOf(
  todo: Uint16Array,
  after: Grid,
  keyOf: (style: Style) => number,
): readonly (readonly number[])[] {
  const layers = new Map<number, number[]>();
  const joined = new Map<Style, number>();
  for (let at = 0; at < todo.length; at++) {
    const style = after.styles[at] ?? PLAIN;
    if (todo[at] === KEEP || after.codes[at] === BLANK || joined.has(blankLook(style))) continue;
    joined.set(blankLook(style), keyOf(style));
  }
  for (let at = 0; at < todo.length; at++) {
    if (todo[at] === KEEP) continue;
    const style = after.styles[at] ?? PLAIN;
    const own = after.codes[at] === BLANK ? joined.get(blankLook(style)) : undefined;
    const key = own ?? keyOf(style);
    const layer = layers.get(key);
    if (layer) layer.push(at);
    else layers.set(key, [at]);
  }
  const grounds = [...new Set([...layers.keys()].map((key) => key & BACKGROUND_BITS))];
  return grounds.flatMap((ground) =>
    [...layers].flatMap(([key, layer]) => ((key & BACKGROUND_BITS) === ground ? [layer] : [])),
  );
}
