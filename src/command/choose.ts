import type { Language } from '../notation/language/language.ts';
import type { Machine } from '../rules/machine.ts';
import { countOf, fromOf, type Move, NOWHERE, toOf } from '../rules/move.ts';
import { machineAt, type Session } from '../session/session.ts';
import { describeMove } from './describe.ts';
import type { Reading } from './read.ts';

/** So many moves are told in a question. */
const MOST_TOLD = 6;

/**
 * One of the moves that fit a command. Where they differ only in which of several piles that look alike takes
 * the card, the first will do; otherwise the player is asked.
 */
export function choose(moves: readonly Move[], session: Session, language: Language): Reading {
  const machine = machineAt(session);
  const [first] = moves as [Move];
  if (moves.every((move) => comesToTheSame(move, first, machine))) {
    return { kind: 'move', move: first };
  }
  const descriptions = moves.map((move) => describeMove(machine, move, language));
  const isMore = descriptions.length > MOST_TOLD;
  const message = language.say.ambiguous(descriptions.slice(0, MOST_TOLD), isMore);
  return { kind: 'ask', message, moves };
}

function comesToTheSame(a: Move, b: Move, machine: Machine): boolean {
  if (a === b) return true;
  return (
    machine.verbOf(a) === 'move' &&
    machine.verbOf(b) === 'move' &&
    fromOf(a) === fromOf(b) &&
    countOf(a) === countOf(b) &&
    looksAlike(toOf(a), toOf(b), machine)
  );
}

/** Two piles of a group whose piles may trade places, holding the same cards. */
function looksAlike(a: number, b: number, { board, program }: Machine): boolean {
  if (a === b) return true;
  if (a === NOWHERE || b === NOWHERE) return false;
  const { group } = program.piles[a]!;
  if (program.piles[b]!.group !== group || !program.rules.piles[group]!.alike) return false;
  if (board.height(a) !== board.height(b)) return false;
  for (let h = 0; h < board.height(a); h++) if (board.at(a, h) !== board.at(b, h)) return false;
  return true;
}
