import { cardsOf, faceDown, faceUp, isEmpty, type Piles, turnOnto } from './cards.ts';
import type { Entry, Position, Referee } from './referee.ts';

/** The next packet of a stock, `size` cards or as many as it still has; nothing of an empty stock. */
export function turnOfStock(piles: Piles, size: number): Entry[] {
  const count = Math.min(size, cardsOf(piles, 'stock').length);
  return count === 0 ? [] : [{ action: 'turn', from: 'stock', to: 'waste', count }];
}

/** The whole waste turned over to be the stock again, once the stock is out; nothing if both are. */
export function turnOfWaste(piles: Piles): Entry[] {
  const count = cardsOf(piles, 'waste').length;
  if (count === 0 || !isEmpty(piles, 'stock')) return [];
  return [{ action: 'turn', from: 'waste', to: 'stock', count }];
}

/** The piles after either of these turns. */
export function turned(piles: Piles, entry: Entry): Piles {
  return entry.from === 'stock'
    ? turnOnto(piles, 'stock', 'waste', entry.count ?? 0, faceUp)
    : turnOnto(piles, 'waste', 'stock', entry.count ?? 0, faceDown);
}

/**
 * Whether nothing but turning is possible, now and after any number of further turns.
 * At most one turn is legal at a time, so there is one road to look along; when stock and waste come
 * back to where they have been, it has been walked to its end.
 */
export function isStuckHoweverTurned(
  referee: Pick<Referee, 'legal' | 'play'>,
  position: Position,
): boolean {
  const seen = new Set<string>();
  for (let ahead = position; ; ) {
    const entries = referee.legal(ahead);
    if (entries.some((entry) => entry.action !== 'turn')) return false;
    const turn = entries[0];
    const standing = JSON.stringify([cardsOf(ahead.piles, 'stock'), cardsOf(ahead.piles, 'waste')]);
    if (turn === undefined || seen.has(standing)) return true;
    seen.add(standing);
    ahead = referee.play(ahead, turn);
  }
}
