import type { Move } from '../rules/move.ts';
import { play, type Session, statusOf } from './session.ts';
import { readStep, stepText } from './step.ts';

/**
 * A line that wins from a session, as a player would type it, each move read back by the rules in its turn. Throws
 * where one of them is not allowed, or where the end is no win: a line that is told is one that was played.
 */
export function writtenLine(session: Session, moves: readonly Move[]): string[] {
  let now = session;
  const line = moves.map((move) => {
    const text = stepText({ kind: 'move', move, isJoined: false }, now);
    const read = readStep(text, now);
    if (read?.kind !== 'move' || read.move !== move) throw new Error(`no move: ${text}`);
    now = play(now, read.move);
    return text;
  });
  if (moves.length > 0 && statusOf(now) !== 'won') throw new Error('a line that does not win');
  return line;
}
