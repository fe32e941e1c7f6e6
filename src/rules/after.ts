import { FACE_DOWN, isFaceDown, rankOf } from '../card/card.ts';
import type { Board, Hand } from './board.ts';
import type { Condition, Consequence } from './game.ts';
import { phrase } from './phrase.ts';
import type { Fill, Fit } from './words.ts';

/** An uppermost card that lies face down is turned up. */
export function turnUp(group: string): Consequence {
  return {
    of: [group],
    says: phrase('turn-up', group),
    bind: (hand) => (pile) => {
      if (!isFaceDown(hand.top(pile))) return false;
      hand.flip(pile);
      return true;
    },
  };
}

/** An uppermost card of this rank is thrown out onto the group's one pile. */
export function throwOut(group: string, rank: number, onto: string): Consequence {
  return {
    of: [group],
    says: phrase('throw-out', group, rank),
    bind: (hand) => {
      const [target] = hand.group(onto) as [number];
      return (pile) => {
        const top = hand.top(pile);
        if (rankOf(top) !== rank || isFaceDown(top)) return false;
        hand.carry(pile, target, 1);
        return true;
      };
    },
  };
}

/** A run of `length` face-up cards from a card of the rank `from` down to the top of a pile leaves the game. */
export function removeRun(
  group: string,
  fit: Fit,
  from: number,
  length: number,
  onto: string,
): Consequence {
  return {
    of: [group],
    says: phrase('remove-run', group, fit.says, from, from - length + 1),
    bind: (hand) => {
      const [target] = hand.group(onto) as [number];
      return (pile) => {
        const low = hand.height(pile) - length;
        if (low < 0 || rankOf(hand.top(pile)) !== from - length + 1) return false;
        for (let h = hand.height(pile) - 1; h > low; h--) {
          const below = hand.at(pile, h - 1);
          if (isFaceDown(below) || !fit(hand.at(pile, h), below)) return false;
        }
        hand.carry(pile, target, length);
        return true;
      };
    },
  };
}

/**
 * A space is filled at once with the top card of the first of these groups' piles that has one; a card that
 * lay face down comes face up.
 */
export function refill(
  groups: readonly string[],
  sources: readonly string[],
  given?: Condition,
): Consequence {
  return {
    of: groups,
    says: phrase('refill', groups.length, ...groups, ...sources, ...(given ? [given.says] : [])),
    bind: (hand) => {
      const piles = sources.flatMap((source) => hand.group(source));
      const due = given?.bind(hand) ?? (() => true);
      return (pile) => {
        if (hand.height(pile) > 0 || !due()) return false;
        const source = piles.find((from) => hand.height(from) > 0);
        if (source === undefined) return false;
        bring(hand, source, pile);
        return true;
      };
    },
  };
}

/** Brings one card face up to a pile, whichever way it lay. */
export function bring(hand: Hand, from: number, to: number): void {
  if (hand.top(from) & FACE_DOWN) hand.turn(from, to, 1);
  else hand.carry(from, to, 1);
}

/** A card that may start a foundation goes to the lowest-numbered empty one. */
export function sendUp(groups: readonly string[], cards: Fill, foundation: string): Consequence {
  return {
    of: groups,
    says: phrase('send-up', cards.says, ...groups),
    bind: (hand) => {
      const foundations = hand.group(foundation);
      return (pile) => {
        const top = hand.top(pile);
        if (top === 0 || isFaceDown(top) || !cards(top, 0, 0)) return false;
        const target = foundations.find((to) => hand.height(to) === 0);
        if (target === undefined) return false;
        hand.carry(pile, target, 1);
        return true;
      };
    },
  };
}

/** Holds when neither the stock nor the waste has a card left. */
export const handOut: Condition = {
  says: phrase('hand-out'),
  bind: (board: Board) => {
    const piles = [...board.group('stock'), ...board.group('waste')];
    return () => piles.every((pile) => board.height(pile) === 0);
  },
};
