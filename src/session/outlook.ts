import type { Machine } from '../rules/machine.ts';
import { actionOf, CARRYING, MOST_MOVES, type Move, toOf } from '../rules/move.ts';
import { hiddenCards, keyOf } from '../solver/hidden.ts';
import { machineAt, type Session, statusOf } from './session.ts';

/** How many positions are looked at before the question is given up: a few milliseconds' worth. */
const LIMIT = 3000;

/**
 * Whether the game is past hope: whatever is played, no card comes to light and the game is not won. Every
 * position that can be reached without anything new being seen is looked at; if they are too many, the answer
 * is no. So it never gives a false alarm, and it uses nothing that the player could not know.
 */
export function isHopeless(session: Session, limit = LIMIT): boolean {
  if (statusOf(session) !== 'playing') return false;
  const machine = machineAt(session);
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

/**
 * Whether the last move ended a pass through the stock and everything lies as it lay at the end of the pass before:
 * a whole pass has changed nothing but how many passes are left.
 */
export function isPassWasted(session: Session): boolean {
  const { moves, at, seat } = session;
  if (at === 0 || !endsPass(moves[at - 1]!, seat)) return false;
  for (let before = at - 1; before > 0; before--) {
    if (!endsPass(moves[before - 1]!, seat)) continue;
    return arrangement({ ...session, at: before }) === arrangement(session);
  }
  return false;
}

/** Turning the waste over, or gathering the piles. */
function endsPass(move: Move, { program }: Machine): boolean {
  const action = actionOf(move);
  if (action === CARRYING) return false;
  return toOf(move) === program.stock || program.rules.actions[action - 1]!.says.id === 'gather';
}

/** How the cards lie, as text: piles that are alike may have changed places. */
function arrangement(session: Session): string {
  const { board, program } = machineAt(session);
  const groups = new Map<string, string[]>();
  for (const { index, group } of program.piles) {
    const cards = Array.from({ length: board.height(index) }, (_, h) => board.at(index, h));
    groups.set(group, [...(groups.get(group) ?? []), cards.join(' ')]);
  }
  for (const [group, piles] of groups) if (program.rules.piles[group]!.alike) piles.sort();
  return [...groups.values()].map((piles) => piles.join('|')).join('/');
}
