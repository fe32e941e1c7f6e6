import type { View } from '../../session/view.ts';
import type { Measure } from './box.ts';
import { SLICE, sliceFan } from './fan.ts';
import { rowsOf } from './rows.ts';

/** A card on the board: a pile and how many cards lie from there to its top; 0 is an empty place. */
export interface HitSpot {
  readonly pile: number;
  readonly depth: number;
}

/** Which card is drawn at a cell of the board, counted from its top left; null beside all of them. */
export function hit(view: View, measure: Measure, x: number, y: number): HitSpot | null {
  for (const pile of view.piles) {
    const box = measure.boxes[pile.index]!;
    const count = pile.cards.length;
    if (box.fan === 'down') {
      if (!isWithin(x, box.x, box.width) || y < box.y - 1 || y >= box.y + box.room) continue;
      const row = rowsOf(pile, box).findLast((one) => y >= box.y + one.y);
      return { pile: pile.index, depth: row ? count - row.last : Math.min(1, count) };
    }
    if (!isWithin(y, box.y, box.height)) continue;
    const slices = box.fan === 'right' ? sliceFan(pile.cards, box) : [];
    const left = box.x + slices.length * SLICE;
    if (isWithin(x, left, box.width)) return { pile: pile.index, depth: Math.min(1, count) };
    const slice = slices.find((one) => isWithin(x, box.x + one.x, SLICE));
    if (slice) return { pile: pile.index, depth: count - slice.last };
  }
  return null;
}

function isWithin(at: number, start: number, length: number): boolean {
  return at >= start && at < start + length;
}
