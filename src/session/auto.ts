import { actionOf, CARRYING, fromOf, NOWHERE, toOf } from '../rules/move.ts';
import { finishingMoves } from '../solver/finish.ts';
import { safeMove } from '../solver/safe.ts';
import { machineAt, play, type Session, statusOf } from './session.ts';

/**
 * The session after every card has gone up that can do so without harm, as one step, or as a part of the step
 * before; the same session where there is none. Cards that the player has taken back from a foundation stay.
 */
export function playSafe(session: Session, isJoined: boolean): Session {
  let now = session;
  while (statusOf(now) === 'playing') {
    const kept = keptDown(now);
    const move = safeMove(machineAt(now), (pile) => !kept.has(pile));
    if (move === null) break;
    now = play(now, move, isJoined || now !== session);
  }
  return now;
}

/** The session played to its end as one step, where nothing is left to be decided; else null. */
export function playOut(session: Session): Session | null {
  const moves = statusOf(session) === 'playing' ? finishingMoves(machineAt(session)) : null;
  return moves?.reduce((now, move, i) => play(now, move, i > 0), session) ?? null;
}

/** Whether the rest of the game needs no more thought. */
export function isDecided(session: Session): boolean {
  return statusOf(session) === 'playing' && finishingMoves(machineAt(session)) !== null;
}

/** The piles on which a card taken back from a foundation lies uppermost, not built on since. */
function keptDown(session: Session): ReadonlySet<number> {
  const { piles } = session.seat.program;
  const kept = new Set<number>();
  for (const move of session.moves.slice(0, session.at)) {
    const from = fromOf(move);
    const to = toOf(move);
    const isKept = kept.has(from) || piles[from]?.kind === 'foundation';
    kept.delete(from);
    // Dealing lays cards on all piles.
    if (to === NOWHERE) kept.clear();
    else if (actionOf(move) !== CARRYING) kept.delete(to);
    else if (isKept && piles[to]!.kind !== 'foundation') kept.add(to);
    else kept.delete(to);
  }
  return kept;
}
