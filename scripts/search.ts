import type { Machine } from '../src/rules/machine.ts';
import { MOST_MOVES } from '../src/rules/move.ts';

const SLOTS = 1 << 18;
const TRIES = 16;
const met = new Int32Array(2 * SLOTS);

/** Whether a key was met before; from now on it was. One that no longer fits in counts as met. */
function isMet(keyA: number, keyB: number): boolean {
  let slot = keyA & (SLOTS - 1);
  for (let tries = 0; tries < TRIES; tries++) {
    const a = met[2 * slot]!;
    const b = met[2 * slot + 1]!;
    if (a === keyA && b === keyB) return true;
    if (a === 0 && b === 0) {
      met[2 * slot] = keyA;
      met[2 * slot + 1] = keyB;
      return false;
    }
    slot = (slot + 1) & (SLOTS - 1);
  }
  return true;
}

/** The plainest depth-first search, for so many moves at most; gives how many it made. Leaves the machine in the midst. */
export function depthFirst(machine: Machine, most: number): number {
  met.fill(0);
  const moves = new Int32Array(most * 16 + MOST_MOVES);
  /** The next move to try at every depth, and where the moves of that depth end. */
  const next: number[] = [0];
  const ends: number[] = [machine.legal(moves)];
  let made = 0;
  while (ends.length > 0 && made < most) {
    const depth = ends.length - 1;
    const at = next[depth]!;
    const end = ends[depth]!;
    if (at === end) {
      ends.pop();
      next.pop();
      if (depth > 0) machine.unmake();
      continue;
    }
    next[depth] = at + 1;
    machine.make(moves[at]!);
    made++;
    const isFull = end + MOST_MOVES > moves.length;
    if (isFull || isMet(machine.keyA, machine.keyB)) machine.unmake();
    else {
      next.push(end);
      ends.push(machine.legal(moves, end));
    }
  }
  return made;
}
