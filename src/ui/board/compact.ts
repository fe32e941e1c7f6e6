import type { Pile } from '../../rules/board.ts';
import type { Spot } from '../../rules/layout.ts';
import type { Box, Measure } from './box.ts';
import { SLICE } from './fan.ts';

/** The narrowest card: `10♠`. */
const BARE = 3;
/** Cells from card to card on a small board, at least and at most: the card's letters and a gap. */
const CLOSEST = BARE + 1;
const WIDEST = 8;
/** A column is worth showing from so many rows on, and a line of cards from so many on. */
const FEWEST_ROWS = 3;
const FEWEST_SLICES = 3;

/** Where the names of piles stand of which only the top shows: above each, before the first of each row, or nowhere. */
type Names = 'above' | 'before' | 'none';

/** A way to lay a board out, from the one that tells most to the one that takes least. */
interface Way {
  /** What becomes of fans to the right: they hang down in columns, lie in lines, or only their top shows. */
  readonly fans: 'hang' | 'lie' | 'top';
  readonly names: Names;
}

const WAYS: readonly Way[] = [
  { fans: 'hang', names: 'above' },
  { fans: 'lie', names: 'above' },
  { fans: 'top', names: 'above' },
  { fans: 'top', names: 'before' },
  { fans: 'top', names: 'none' },
];

/** The screen, and the piles: those that hang down, those that lie in lines, and by groups those of which the top shows. */
interface Room {
  readonly columns: number;
  readonly rows: number;
  readonly piles: readonly Pile[];
  readonly fans: readonly Pile[];
  readonly lying: readonly Pile[];
  readonly singles: readonly (readonly Pile[])[];
  /** How many cards of a pile lie side by side. */
  side(pile: Pile): number;
}

/**
 * A board for a screen on which the game's own layout does not fit: cards without frames, the piles of which only
 * the top shows side by side, columns below them. Groups in the top row of the game's own layout come first, so that the
 * cursor finds them in the same order; the others follow as the game has them. Null where even that does not fit.
 */
export function compact(
  layout: readonly Spot[],
  piles: readonly Pile[],
  columns: number,
  rows: number,
): Measure | null {
  const uppermost = layout.filter(({ y }) => y === 0).sort((a, b) => a.x - b.x);
  const names = new Set([...uppermost, ...piles].map(({ group }) => group));
  const groups = [...names].map((name) => piles.filter(({ group }) => group === name));
  const spotOf = ({ group, at }: Pile) =>
    layout.find((spot) => spot.group === group && spot.at === at)!;
  const side = (pile: Pile) => {
    const { fan, show = 1 } = spotOf(pile);
    return fan === 'right' ? show : 1;
  };
  const hangs = (group: readonly Pile[]) => group.map(spotOf).every(({ fan }) => fan === 'down');
  const mayHang = (group: readonly Pile[]) =>
    group.map(spotOf).every(({ fan, show }) => {
      return fan === 'down' || (fan === 'right' && show === undefined);
    });
  for (const { fans: way, names: place } of WAYS) {
    const fans = groups.filter(way === 'hang' ? mayHang : hangs);
    const lying = way === 'lie' ? groups.filter((one) => mayHang(one) && !hangs(one)) : [];
    const others = groups.filter((group) => !lying.includes(group));
    const singles = others.filter((group) => !fans.includes(group));
    const most = Math.max(...others.map(({ length }) => length)) + (place === 'before' ? 1 : 0);
    const room = { columns, rows, piles, fans: fans.flat(), lying: lying.flat(), singles, side };
    const found = roomiest(room, Math.floor((columns + 1) / most), place);
    if (found) return found;
  }
  return null;
}

/** The board whose columns have most room; of those alike, one that shows cards side by side, and with the widest. */
function roomiest(room: Room, widest: number, names: Names): Measure | null {
  let best: { readonly height: number; readonly measure: Measure } | null = null;
  for (const side of [room.side, () => 1]) {
    for (let pitch = Math.min(WIDEST, Math.max(CLOSEST, widest)); pitch >= CLOSEST; pitch--) {
      const found = laidOut({ ...room, side }, pitch, names);
      if (found && found.height > (best?.height ?? -1)) best = found;
    }
  }
  return best?.measure ?? null;
}

/** The board with so many cells from card to card, and how high its columns may grow; null where it does not fit. */
function laidOut(
  { columns, rows, piles, fans, lying, singles, side }: Room,
  pitch: number,
  names: Names,
): { readonly height: number; readonly measure: Measure } | null {
  const perLine = Math.floor((columns + 1) / pitch);
  const places = (pile: Pile) => 1 + Math.ceil(((side(pile) - 1) * SLICE) / pitch);
  const placed = placeSingles(singles, perLine, places, names);
  const step = names === 'above' ? 2 : 1;
  const lines = linesOf(lying, columns, placed.lines * step, rows);
  if (!lines) return null;
  const top = placed.lines * step + lines.count;
  const fanLines = Math.ceil(fans.length / perLine);
  const abreast = Math.ceil(fans.length / fanLines);
  const fanPitch = Math.max(pitch, Math.min(WIDEST, Math.floor((columns + 1) / abreast)));
  const height = fanLines === 0 ? 0 : Math.floor((rows - top) / fanLines) - 1;
  const least = names === 'none' ? 1 : FEWEST_ROWS;
  if (top > rows || (fanLines > 0 && height < least)) return null;
  const card = { width: pitch - 1, height: 1, note: '' };
  const boxes = piles.map((pile): Box => {
    const nth = fans.indexOf(pile);
    if (nth >= 0) {
      const x = (nth % abreast) * fanPitch;
      const y = top + Math.floor(nth / abreast) * (height + 1) + 1;
      const [width, show] = [fanPitch - 1, Number.POSITIVE_INFINITY];
      return { ...card, x, y, width, room: height, fan: 'down', show, name: null };
    }
    const inLine = lines.boxes[lying.indexOf(pile)];
    if (inLine) return inLine;
    const { line, column, isFirst } = placed.at.get(pile)!;
    const at = { x: column * pitch, y: (line + 1) * step - 1 };
    const show = side(pile);
    const shown = show > 1 ? ({ fan: 'right', show } as const) : ({ fan: 'none', show } as const);
    const name =
      names === 'above'
        ? { x: at.x, y: at.y - 1 }
        : names === 'before' && isFirst
          ? { x: at.x - pitch, y: at.y }
          : null;
    return { ...card, ...at, ...shown, room: places(pile) * pitch - 1, name };
  });
  const measure = { pitchX: pitch, pitchY: 1, left: 0, top: 0, isFramed: false, boxes };
  return { height, measure };
}

/** Piles in lines, each with its name before its cards: how many lines, and a box for every pile. */
interface Lines {
  readonly count: number;
  readonly boxes: readonly Box[];
}

/** Piles in lines from row `top` on, as few to a line as there are rows for; null where their cards have no room. */
function linesOf(lying: readonly Pile[], columns: number, top: number, rows: number): Lines | null {
  if (lying.length === 0) return { count: 0, boxes: [] };
  if (top >= rows) return null;
  const perLine = Math.ceil(lying.length / (rows - top));
  const pitch = Math.floor((columns + 1) / perLine);
  const before = Math.max(...lying.map(({ id }) => id.length)) + 1;
  const room = pitch - 1 - before;
  if (room < (FEWEST_SLICES - 1) * SLICE + BARE) return null;
  const boxes = lying.map((_, i): Box => {
    const name = { x: (i % perLine) * pitch, y: top + Math.floor(i / perLine) };
    const at = { x: name.x + before, y: name.y, width: BARE, height: 1 };
    return { ...at, room, fan: 'right', show: Number.POSITIVE_INFINITY, note: '', name };
  });
  return { count: Math.ceil(lying.length / perLine), boxes };
}

interface Placed {
  readonly lines: number;
  readonly at: ReadonlyMap<Pile, Place>;
}

interface Place {
  readonly line: number;
  readonly column: number;
  /** Whether it is the first of its group in its line. */
  readonly isFirst: boolean;
}

/** Lays groups out in lines; a group that does not fit into the rest of a line begins a new one. */
function placeSingles(
  groups: readonly (readonly Pile[])[],
  perLine: number,
  places: (pile: Pile) => number,
  names: Names,
): Placed {
  const at = new Map<Pile, Place>();
  const before = names === 'before' ? 1 : 0;
  let line = 0;
  let column = 0;
  for (const group of groups) {
    const needed = group.reduce((sum, pile) => sum + places(pile), before);
    if (column > 0 && column + needed > perLine) {
      line++;
      column = 0;
    }
    group.forEach((pile, i) => {
      const isOver = column + places(pile) > perLine;
      if (isOver) {
        line++;
        column = 0;
      }
      const isFirst = i === 0 || isOver;
      if (isFirst) column += before;
      at.set(pile, { line, column, isFirst });
      column += places(pile);
    });
  }
  return { lines: at.size === 0 ? 0 : line + 1, at };
}
