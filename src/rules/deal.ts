import { type Card, FACE_DOWN, faceOf, rankOf } from '../card/card.ts';
import type { Board } from './board.ts';
import { type Phrase, phrase } from './phrase.ts';

/** One sentence of the laying out, in the order of the book. */
export interface DealStep {
  readonly says: Phrase;
  play(dealer: Dealer): void;
}

/** The pack in hand while it is being laid out: the first card is the next to be dealt. */
export interface Dealer {
  readonly board: Board;
  readonly pack: Card[];
  lay(pile: number, card: Card): void;
}

/** Which way a card is laid. */
export type Side = 'up' | 'down';

function dealTo(dealer: Dealer, pile: number, side: Side): void {
  const card = dealer.pack.shift();
  if (card !== undefined) dealer.lay(pile, side === 'up' ? card : card | FACE_DOWN);
}

/** So many rows, each one card to every pile of the group from the left; `from` is the first pile dealt to. */
export function rows(group: string, count: number, side: Side = 'up', from = 0): DealStep {
  return {
    says: phrase('deal-rows', group, count, side, from),
    play: (dealer) => {
      const piles = dealer.board.group(group).slice(from);
      for (let row = 0; row < count; row++) for (const pile of piles) dealTo(dealer, pile, side);
    },
  };
}

/** So many cards to each pile of the group at a time, pile after pile. */
export function packets(group: string, count: number, side: Side = 'up'): DealStep {
  return {
    says: phrase('deal-packets', group, count, side),
    play: (dealer) => {
      for (const pile of dealer.board.group(group)) {
        for (let i = 0; i < count; i++) dealTo(dealer, pile, side);
      }
    },
  };
}

/** One card to the first pile of the group. */
export function first(group: string): DealStep {
  return {
    says: phrase('deal-first', group),
    play: (dealer) => dealTo(dealer, dealer.board.group(group)[0]!, 'up'),
  };
}

/** Klondike's steps: in every round one card face up, and one face down on each pile to its right. */
export function steps(group: string): DealStep {
  return {
    says: phrase('deal-steps', group),
    play: (dealer) => {
      const piles = dealer.board.group(group);
      for (let round = 0; round < piles.length; round++) {
        for (let i = round; i < piles.length; i++) {
          dealTo(dealer, piles[i]!, i === round ? 'up' : 'down');
        }
      }
    },
  };
}

/** Face-up rows, each one card shorter on the right than the one before. */
export function wedge(group: string): DealStep {
  return {
    says: phrase('deal-wedge', group),
    play: (dealer) => {
      const piles = dealer.board.group(group);
      for (let row = piles.length; row > 0; row--) {
        for (let i = 0; i < row; i++) dealTo(dealer, piles[i]!, 'up');
      }
    },
  };
}

/** One card to every pile of several groups, one after the other. */
export function around(groups: readonly string[]): DealStep {
  return {
    says: phrase('deal-around', ...groups),
    play: (dealer) => {
      for (const group of groups) {
        for (const pile of dealer.board.group(group)) dealTo(dealer, pile, 'up');
      }
    },
  };
}

/** These cards are taken out of the pack where they are found, and laid out face up, one to a pile. */
export function setOut(group: string, cards: readonly Card[]): DealStep {
  return {
    says: phrase('set-out', group, ...cards),
    play: (dealer) => {
      const piles = dealer.board.group(group);
      cards.forEach((card, i) => {
        const found = dealer.pack.findIndex((other) => faceOf(other) === card);
        dealer.lay(piles[i]!, dealer.pack.splice(found, 1)[0]!);
      });
    },
  };
}

/** All cards of these ranks leave the game before it begins. */
export function leaveOut(...ranks: readonly number[]): DealStep {
  return {
    says: phrase('leave-out', ...ranks),
    play: ({ pack }) => {
      const kept = pack.filter((card) => !ranks.includes(rankOf(card)));
      pack.splice(0, pack.length, ...kept);
    },
  };
}

/** What is left becomes the stock, face down, the next card on top. */
export function rest(group = 'stock'): DealStep {
  return {
    says: phrase('deal-rest', group),
    play: (dealer) => {
      const [stock] = dealer.board.group(group) as [number];
      for (const card of dealer.pack.splice(0).reverse()) dealer.lay(stock, card | FACE_DOWN);
    },
  };
}
