import { isFaceDown } from '../card/card.ts';
import type { Machine } from '../rules/machine.ts';
import { MOST_MOVES } from '../rules/move.ts';
import { machineAt, type Session } from './session.ts';

/** How many positions are looked at before the question is given up: a few milliseconds' worth. */
const LIMIT = 3000;

/**
 * Whether the game is past hope: whatever is played, no card comes to light and the game is not won. Every
 * position that can be reached without anything new being seen is looked at; if they are too many, the answer
 * is no. So it never gives a false alarm, and it uses nothing that the player could not know.
 */
export function isHopeless(session: Session, limit = LIMIT): boolean {
  const machine = machineAt(session);
  if (machine.status() !== 'playing') return false;
  const start = machine.moves;
  const seen = new Set<string>([keyOf(machine)]);
  const hidden = hiddenCards(machine);
  const moves = new Int32Array(MOST_MOVES);
  /** For every depth, the end of its moves in `moves`, and which comes next. */
  const ends = [machine.legal(moves)];
  const nexts = [0];
  let hopeless = true;
  while (ends.length > 0 && hopeless) {
    const depth = ends.length - 1;
    const next = nexts[depth]!++;
    if (next >= ends[depth]!) {
      ends.pop();
      nexts.pop();
      if (machine.moves > start) machine.unmake();
      continue;
    }
    machine.make(moves[next]!);
    const key = keyOf(machine);
    if (hiddenCards(machine) !== hidden || machine.status() === 'won') hopeless = false;
    else if (seen.has(key)) machine.unmake();
    else {
      seen.add(key);
      const end = machine.legal(moves, ends[depth]!);
      nexts.push(ends[depth]!);
      ends.push(end);
      if (seen.size > limit || end > MOST_MOVES - 256) hopeless = false;
    }
  }
  while (machine.moves > start) machine.unmake();
  return hopeless;
}

function keyOf(machine: Machine): string {
  return `${machine.keyA} ${machine.keyB}`;
}

/** How many cards the player has not seen. Once the stock has been gone through, its order is known. */
function hiddenCards({ board, program }: Machine): number {
  let hidden = 0;
  for (const { index } of program.piles) {
    if (index === program.stock) {
      if (board.passes === 0) hidden += board.height(index);
      continue;
    }
    for (let h = 0; h < board.height(index); h++) if (isFaceDown(board.at(index, h))) hidden++;
  }
  return hidden;
}
