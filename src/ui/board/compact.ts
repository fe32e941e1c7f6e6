import type { Pile } from '../../rules/board.ts';
import type { Spot } from '../../rules/layout.ts';
import type { Box, Measure } from './box.ts';

/** The narrowest card: `10♠`. */
const BARE = 3;
/** Cells from card to card on a small board, at least and at most: the card's letters and a gap. */
const CLOSEST = BARE + 1;
const WIDEST = 8;
/** A column is worth showing from so many rows on. */
const FEWEST_ROWS = 3;

/**
 * A board for a screen on which the game's own layout does not fit: cards without frames, the piles of which only
 * the top shows side by side in the order of their groups, columns below them. Each has its name above it unless
 * there is no room for that either. Null where even that does not fit.
 */
export function compact(
  layout: readonly Spot[],
  piles: readonly Pile[],
  columns: number,
  rows: number,
): Measure | null {
  const isFan = (group: string) =>
    layout.every((spot) => spot.group !== group || spot.fan === 'down');
  const names = [...new Set(piles.map(({ group }) => group))];
  const groups = names.map((name) => piles.filter(({ group }) => group === name));
  const fans = groups.filter(([pile]) => isFan(pile!.group)).flat();
  const singles = groups.filter(([pile]) => !isFan(pile!.group));
  const most = Math.max(...groups.map((group) => group.length));
  const pitchX = Math.max(CLOSEST, Math.min(WIDEST, Math.floor((columns + 1) / most)));
  const perLine = Math.floor((columns + 1) / pitchX);
  for (const labels of [1, 0]) {
    const placed = placeSingles(singles, perLine);
    const top = placed.lines * (1 + labels);
    const fanLines = Math.ceil(fans.length / perLine);
    const room = fanLines === 0 ? 0 : Math.floor((rows - top) / fanLines) - 1;
    if (top > rows || (fanLines > 0 && room < (labels ? FEWEST_ROWS : 1))) continue;
    const boxAt = (column: number, y: number, height: number, fan: Box['fan']): Box => ({
      x: column * pitchX,
      y,
      width: pitchX - 1,
      height: 1,
      room: height,
      fan,
      show: Number.POSITIVE_INFINITY,
      note: '',
    });
    const boxes = piles.map((pile) => {
      const nth = fans.indexOf(pile);
      if (nth >= 0) {
        const y = top + Math.floor(nth / perLine) * (room + 1) + 1;
        return boxAt(nth % perLine, y, room, 'down');
      }
      const { line, column } = placed.at.get(pile)!;
      return boxAt(column, line * (1 + labels) + labels, 1, 'none');
    });
    return {
      cardWidth: pitchX - 1,
      cardHeight: 1,
      pitchX,
      pitchY: 1,
      labels: labels ? 'above' : 'columns',
      boxes,
    };
  }
  return null;
}

interface Placed {
  readonly lines: number;
  readonly at: ReadonlyMap<Pile, { readonly line: number; readonly column: number }>;
}

/** Lays groups out in lines; a group that does not fit into the rest of a line begins a new one. */
function placeSingles(groups: readonly Pile[][], perLine: number): Placed {
  const at = new Map<Pile, { line: number; column: number }>();
  let line = 0;
  let column = 0;
  for (const group of groups) {
    if (column > 0 && column + group.length > perLine) {
      line++;
      column = 0;
    }
    for (const pile of group) {
      if (column === perLine) {
        line++;
        column = 0;
      }
      at.set(pile, { line, column: column++ });
    }
  }
  return { lines: at.size === 0 ? 0 : line + 1, at };
}
