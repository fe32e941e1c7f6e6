import type { Action } from './game.ts';
import { NOWHERE } from './move.ts';
import { type Phrase, phrase } from './phrase.ts';

/** How the stock is turned onto the waste. */
export interface Turning {
  /** How many at a time; the last packet may be smaller. */
  readonly by: number;
  /** How often the stock may be gone through: 1 for a single pass, `Infinity` for as often as wanted. */
  readonly passes: number;
}

/** Turning cards from the stock to the waste, and the waste back to be the stock while passes are left. */
export function turning({ by, passes }: Turning): Action {
  return {
    verb: 'turn',
    says: turningPhrase(by, passes),
    ...(Number.isFinite(passes) && passes > 1 ? { passes } : {}),
    bind: (hand) => {
      const [stock] = hand.group('stock') as [number];
      const [waste] = hand.group('waste') as [number];
      return {
        list: (offer) => {
          const left = hand.height(stock);
          if (left > 0) offer(stock, waste, Math.min(by, left));
          else if (hand.height(waste) > 0 && hand.passes < passes) {
            offer(waste, stock, hand.height(waste));
          }
        },
        play: (from, to, count) => hand.turn(from, to, count),
      };
    },
  };
}

function turningPhrase(by: number, passes: number): Phrase {
  return phrase('turn', by, phrase('turn-passes', Number.isFinite(passes) ? passes : 0));
}

/** Dealing one card from the stock, face up, on each pile of a group in turn, while cards are left. */
export function dealing(group: string): Action {
  return {
    verb: 'deal',
    says: phrase('deal-row', group),
    bind: (hand) => {
      const [stock] = hand.group('stock') as [number];
      const piles = hand.group(group);
      return {
        list: (offer) => {
          if (hand.height(stock) > 0) offer(stock, NOWHERE, 0);
        },
        play: () => {
          for (const pile of piles) if (hand.height(stock) > 0) hand.turn(stock, pile, 1);
        },
      };
    },
  };
}

/**
 * Gathering the piles of a group into the stock once it is empty, `times` times: the first pile is laid on the
 * second, these on the third and so on, and the whole is turned face down, unshuffled.
 */
export function gathering(group: string, times: number): Action {
  return {
    verb: 'redeal',
    says: phrase('gather', group, times),
    passes: times + 1,
    bind: (hand) => {
      const [stock] = hand.group('stock') as [number];
      const piles = hand.group(group);
      return {
        list: (offer) => {
          if (hand.height(stock) > 0 || hand.passes === 0 || hand.passes > times) return;
          if (piles.some((pile) => hand.height(pile) > 0)) offer(stock, NOWHERE, 0);
        },
        play: () => {
          for (const pile of piles) {
            const height = hand.height(pile);
            if (height > 0) hand.turn(pile, stock, height);
          }
        },
      };
    },
  };
}
