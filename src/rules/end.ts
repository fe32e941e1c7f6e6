import type { Goal, Score } from './game.ts';
import { phrase } from './phrase.ts';

/** Won when every card lies on a foundation or has left the game. */
export const cleared: Goal = {
  says: phrase('cleared'),
  bind: (board) => {
    const piles = board.piles
      .filter((pile) => pile.kind !== 'foundation' && pile.kind !== 'discard')
      .map((pile) => pile.index);
    return () => piles.every((pile) => board.height(pile) === 0);
  },
};

/** One point for each card on the foundations, but for those the deal laid there if `beyond` counts them. */
export function onFoundations(beyond = 0): Score {
  return {
    says: phrase('score-foundations', beyond),
    bind: (board) => {
      const count = counting(board, 'foundation');
      return () => count() - beyond;
    },
  };
}

/** One point for each card that has left the game. */
export const removed: Score = {
  says: phrase('score-removed'),
  bind: (board) => counting(board, 'discard'),
};

/** The pack is bought at a price, and every card on the foundations pays. */
export function money(price: number, pay: number): Score {
  return {
    says: phrase('score-money', price, pay),
    bind: (board) => {
      const count = counting(board, 'foundation');
      return () => pay * count() - price;
    },
  };
}

function counting(board: Parameters<Score['bind']>[0], kind: string): () => number {
  const piles = board.piles.filter((pile) => pile.kind === kind).map((pile) => pile.index);
  return () => piles.reduce((sum, pile) => sum + board.height(pile), 0);
}
