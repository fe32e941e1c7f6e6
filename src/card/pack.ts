import { type Card, card, faceOf, REVERSED, SUITS } from './card.ts';
import { type Dice, diceOf } from './seed.ts';

/** Which cards a game is played with: so many packs of these ranks in each suit. */
export interface Pack {
  readonly packs: 1 | 2;
  readonly ranks: readonly number[];
}

const ALL_RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

export const ONE_PACK: Pack = { packs: 1, ranks: ALL_RANKS };
export const TWO_PACKS: Pack = { packs: 2, ranks: ALL_RANKS };

/** The unshuffled cards: pack after pack, suits C D H S, ranks upward inside a suit. */
export function layOut(pack: Pack): Card[] {
  const cards: Card[] = [];
  for (let n = 0; n < pack.packs; n++) {
    for (const suit of SUITS) for (const rank of pack.ranks) cards.push(card(rank, suit));
  }
  return cards;
}

/** Fisher–Yates from the last card down, in place; returns its argument. */
export function shuffle(cards: Card[], dice: Dice): Card[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(dice() * (i + 1));
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}

/**
 * Cards shuffled as if some were turned round: as `shuffle` does it, and then each in its turn, the first first, comes
 * to lie on its head with one chance in two. In place; returns its argument.
 */
export function shuffleRound(cards: Card[], dice: Dice): Card[] {
  shuffle(cards, dice);
  cards.forEach((one, i) => {
    cards[i] = faceOf(one) | (dice() < 0.5 ? REVERSED : 0);
  });
  return cards;
}

/** The pack in the order in which the deal of this seed lays it out. */
export function shuffledPack(pack: Pack, seed: string): Card[] {
  return shuffle(layOut(pack), diceOf(seed));
}
