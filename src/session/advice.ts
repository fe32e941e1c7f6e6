import type { Move } from '../rules/move.ts';
import { isOnStock } from '../solver/finish.ts';
import { hiddenCards, keyOf } from '../solver/hidden.ts';
import { type DeadEnd, type Found, hintMove } from '../solver/hint.ts';
import { isHopeless } from './outlook.ts';
import { machineAt, play, type Session, statusOf, undo } from './session.ts';

/** What a player who asks for a hint may be told. */
export type Advice =
  | { readonly kind: 'move'; readonly move: Move }
  /**
   * Nothing useful is left, or none is seen. `back` is after how many undos there is something again; null where
   * that is not found.
   */
  | { readonly kind: 'nothing'; readonly isCertain: boolean; readonly back: number | null };

/** So many steps back are looked at, when nothing useful is left. */
const FURTHEST = 60;
/** And in each of them so many positions, to see whether it is past hope as well. */
const BRIEFLY = 500;

/**
 * Good advice from nothing but what the player can know. A move is always legal and never leads back to a position
 * of this game, unless the stock has to be gone through again; nor to where nothing is left, as far as that can be
 * foreseen; and what was taken back here is not advised again, unless there is nothing else.
 */
export function adviceFor(session: Session): Advice {
  const met = keysMet(session);
  const isLost = isHopeless(session);
  const { move, isCertain } = session.isResigned || isLost ? NONE : goodMove(session, met);
  if (move !== null) return { kind: 'move', move };
  return { kind: 'nothing', isCertain, back: wayBack(session, met) };
}

const NONE: Found = { move: null, isCertain: true };

/** The move that good sense would make, rather than the one that was taken back. */
function goodMove(session: Session, met: ReadonlySet<string>): Found {
  const isDeadEnd = deadEnds(session);
  const taken = takenBack(session);
  if (taken !== null) {
    const avoided = new Set([...met, keyOf(machineAt(play(session, taken)))]);
    const other = hintMove(machineAt(session), avoided, isDeadEnd);
    if (other.move !== null) return other;
  }
  const found = hintMove(machineAt(session), met, isDeadEnd);
  if (found.move !== null) return found;
  // What all ways lead to may be dead, but not yet the first step to it.
  const { move } = hintMove(machineAt(session), met, () => false);
  return move === null || isDeadEnd([move]) ? found : { move, isCertain: false };
}

/** The move that was made here and taken back; null where there is none, or only the stock was gone through. */
function takenBack(session: Session): Move | null {
  const move = session.moves[session.at];
  return move === undefined || isOnStock(move, machineAt(session)) ? null : move;
}

/** Whether nothing is left after moves that show no card that the player has not seen; each is judged once. */
function deadEnds(session: Session): DeadEnd {
  const known = new Map<string, boolean>();
  const hidden = hiddenCards(machineAt(session));
  return (moves) => {
    const after = moves.reduce((before, move) => play(before, move), session);
    const machine = machineAt(after);
    const key = keyOf(machine);
    const isDead =
      known.get(key) ??
      (hiddenCards(machine) === hidden && (machine.status() === 'lost' || isHopeless(after)));
    known.set(key, isDead);
    machineAt(session);
    return isDead;
  };
}

/** How many steps to take back to where there is a move that was not tried; null where none is near. */
function wayBack(session: Session, met: ReadonlySet<string>): number | null {
  let earlier = session;
  for (let steps = 1; steps <= FURTHEST && earlier.at > 0; steps++) {
    earlier = undo(earlier);
    if (statusOf(earlier) !== 'playing') continue;
    const { move } = hintMove(machineAt(earlier), met, null);
    if (move !== null && !isHopeless(earlier, BRIEFLY)) return steps;
  }
  return null;
}

/** The keys of all positions from the deal to where the game stands. */
function keysMet(session: Session): ReadonlySet<string> {
  const met = new Set<string>();
  for (let at = 0; at <= session.at; at++) met.add(keyOf(machineAt({ ...session, at })));
  return met;
}
