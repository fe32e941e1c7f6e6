import type { Move } from '../rules/move.ts';
import { keyOf } from '../solver/hidden.ts';
import { type Found, hintMove } from '../solver/hint.ts';
import { isHopeless } from './outlook.ts';
import { machineAt, type Session, statusOf, undo } from './session.ts';

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
 * of this game, unless the stock has to be gone through again.
 */
export function adviceFor(session: Session): Advice {
  const met = keysMet(session);
  const isLost = isHopeless(session);
  const { move, isCertain } = session.isResigned ? NONE : hintMove(machineAt(session), met);
  if (move !== null && !isLost) return { kind: 'move', move };
  return { kind: 'nothing', isCertain: isLost || isCertain, back: wayBack(session, met) };
}

const NONE: Found = { move: null, isCertain: true };

/** How many steps to take back to where there is a move that was not tried; null where none is near. */
function wayBack(session: Session, met: ReadonlySet<string>): number | null {
  let earlier = session;
  for (let steps = 1; steps <= FURTHEST && earlier.at > 0; steps++) {
    earlier = undo(earlier);
    if (statusOf(earlier) !== 'playing') continue;
    const { move } = hintMove(machineAt(earlier), met, true);
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
