import type { Machine } from '../rules/machine.ts';
import { actionOf, CARRYING, countOf, fromOf, type Move, NOWHERE, toOf } from '../rules/move.ts';
import { choices, machineAt, type Session } from '../session/session.ts';

/** A card on the table: a pile and how many cards lie from there to its top. 0 is the place itself, empty. */
export interface Spot {
  readonly pile: number;
  readonly depth: number;
}

/** A spot that is pointed at; where cards are but counted, the uppermost of them, and how deep the others go. */
export interface PointedSpot extends Spot {
  readonly deepest?: number;
}

/** The spot of a pile's uppermost card, or of its empty place. */
export function topSpot(pile: number, { board }: Machine): Spot {
  return { pile, depth: Math.min(1, board.height(pile)) };
}

/** The moves that begin by lifting the cards from this spot up, or by taking hold of its pile. */
export function movesFrom(spot: Spot, session: Session): Move[] {
  const machine = machineAt(session);
  return choices(session).filter((move) => {
    if (fromOf(move) === spot.pile) {
      if (machine.verbOf(move) === 'move') return countOf(move) === spot.depth;
      return !isStockMove(move, machine);
    }
    return toOf(move) === spot.pile && machine.verbOf(move) === 'exchange';
  });
}

/** What pressing on the stock or its empty place does: turning, dealing, gathering, filling. */
export function stockMoves(session: Session): Move[] {
  const machine = machineAt(session);
  return choices(session).filter((move) => isStockMove(move, machine));
}

function isStockMove(move: Move, machine: Machine): boolean {
  const { stock } = machine.program;
  return (
    machine.verbOf(move) !== 'move' &&
    stock >= 0 &&
    (fromOf(move) === stock || toOf(move) === stock)
  );
}

/** The moves that end a lift from `held` on this pile. */
export function movesOnto(held: Spot, pile: number, session: Session): Move[] {
  return movesFrom(held, session).filter((move) => targetOf(move, held) === pile);
}

/** Where a move that begins at `held` ends; the pile itself where it leads nowhere else. */
export function targetOf(move: Move, held: Spot): number {
  if (toOf(move) === NOWHERE) return held.pile;
  return fromOf(move) === held.pile ? toOf(move) : fromOf(move);
}

/** The piles on which the cards held may be put down. */
export function targetsOf(held: Spot, session: Session): number[] {
  return [...new Set(movesFrom(held, session).map((move) => targetOf(move, held)))];
}

/** The lowest of the cards that the last move carried, where it lies now; null where it was no such move. */
export function movedSpot(session: Session): Spot | null {
  const move = session.moves[session.at - 1];
  if (move === undefined || actionOf(move) !== CARRYING || toOf(move) === NOWHERE) return null;
  const { board } = machineAt(session);
  // A finished run may have been taken away at once.
  const depth = countOf(move);
  return depth <= board.height(toOf(move)) ? { pile: toOf(move), depth } : null;
}
