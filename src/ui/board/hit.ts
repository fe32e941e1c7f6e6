import { isFaceDown, rankOf } from '../../card/card.ts';
import { rankText } from '../../notation/card-text.ts';
import type { SeenPile, View } from '../../session/view.ts';
import type { Measure } from './box.ts';
import { countedIn, type FanRow, isCounted, SLICE, sliceFan } from './fan.ts';
import { rowsOf } from './rows.ts';

/**
 * A card on the board: a pile and how many cards lie from there to its top; 0 is an empty place. Where cards are but
 * counted, it is the uppermost of them, and `deepest` how many lie from the lowest to the top.
 */
export interface HitSpot {
  readonly pile: number;
  readonly depth: number;
  readonly deepest?: number;
}

/** Which card is drawn at a cell of the board, counted from its top left; null beside all of them. */
export function hit(view: View, measure: Measure, x: number, y: number): HitSpot | null {
  for (const pile of view.piles) {
    const box = measure.boxes[pile.index]!;
    const count = pile.cards.length;
    if (box.fan === 'down') {
      if (!isWithin(x, box.x, box.width) || y < box.y - 1 || y >= box.y + box.room) continue;
      const row = rowsOf(pile, box).findLast((one) => y >= box.y + one.y);
      if (!row) return { pile: pile.index, depth: Math.min(1, count) };
      const shared = pile.cards.slice(row.first, row.last + 1);
      if (!isFaceDown(shared[0]!) && isCounted(shared, box.width)) {
        return { pile: pile.index, depth: count - row.last, deepest: count - row.first };
      }
      return { pile: pile.index, depth: count - sharing(pile, row, x - box.x) };
    }
    if (!isWithin(y, box.y, box.height)) continue;
    const slices = box.fan === 'right' ? sliceFan(pile.cards, box) : [];
    const left = box.x + slices.length * SLICE;
    if (isWithin(x, left, box.width)) return { pile: pile.index, depth: Math.min(1, count) };
    const slice = slices.find((one) => isWithin(x, box.x + one.x, SLICE));
    if (slice) {
      const counted = countedIn(slice, box.height);
      if (counted > 0 && y === box.y) {
        const last = slice.first + counted - 1;
        return { pile: pile.index, depth: count - last, deepest: count - slice.first };
      }
      const one = slice.first + counted + y - box.y - (counted > 0 ? 1 : 0);
      return { pile: pile.index, depth: count - Math.min(slice.last, one) };
    }
  }
  return null;
}

/** Which of the cards that share a row is named so many cells from its left; the last where they are but counted. */
function sharing({ cards }: SeenPile, { first, last }: FanRow, x: number): number {
  if (isFaceDown(cards[first]!)) return last;
  let end = 0;
  for (let i = first; i < last; i++) {
    end += rankText(rankOf(cards[i]!)).length + 1;
    if (x < end) return i;
  }
  return last;
}

function isWithin(at: number, start: number, length: number): boolean {
  return at >= start && at < start + length;
}
