import {
  choices,
  openAgain,
  play,
  redo,
  resign,
  restart,
  type Session,
  undo,
} from '../../src/session/session.ts';
import { pick } from '../play/dice.ts';

/** What a restless player does: moves mostly, some of them joined, and everything else now and then. */
export function restless(session: Session, dice: () => number): Session {
  const chance = dice();
  if (chance < 0.12) return undo(session, 1 + Math.floor(dice() * 4));
  if (chance < 0.2) return redo(session, 1 + Math.floor(dice() * 3));
  if (chance < 0.22) return restart(session);
  if (chance < 0.23) return resign(session);
  if (chance < 0.235) return openAgain(session);
  const moves = choices(session);
  return moves.length === 0 ? undo(session) : play(session, pick(moves, dice), dice() < 0.2);
}
