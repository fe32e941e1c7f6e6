import { type Card, FACE_DOWN, isFaceDown } from '../card/card.ts';
import type { Pile } from '../rules/board.ts';
import type { Status } from '../rules/machine.ts';
import { machineAt, type Session, statusOf } from './session.ts';

/** What a player may see. A hidden card is not in it at all, only that one lies there. */
export interface View {
  readonly piles: readonly SeenPile[];
  readonly moves: number;
  readonly score: number;
  readonly passes: number;
  /** The rank of the base, or 0. */
  readonly base: number;
  readonly status: Status;
}

export interface SeenPile extends Pile {
  /** Bottom first. A card lying face down is `FACE_DOWN` alone. */
  readonly cards: readonly Card[];
}

/** The view of a session's position. */
export function viewOf(session: Session): View {
  return look(session, (card) => (isFaceDown(card) ? FACE_DOWN : card));
}

/** The position with nothing hidden, for whoever asked to be shown all. */
export function revealedView(session: Session): View {
  return look(session, (card) => card);
}

function look(session: Session, seen: (card: Card) => Card): View {
  const machine = machineAt(session);
  const { board } = machine;
  return {
    piles: board.piles.map((pile) => ({
      ...pile,
      cards: Array.from({ length: board.height(pile.index) }, (_, h) =>
        seen(board.at(pile.index, h)),
      ),
    })),
    moves: session.at,
    score: machine.score,
    passes: board.passes,
    base: machine.base,
    status: statusOf(session),
  };
}
