import type { Machine } from '../rules/machine.ts';
import type { Move } from '../rules/move.ts';
import { FACTOR_A, FACTOR_B, finish, roll, START_A, START_B } from '../table/hash.ts';
import { KNOWN, NEW, type Visited } from './visited.ts';
import { type Manner, Walker } from './walker.ts';

export interface Outcome {
  readonly end: 'won' | 'exhausted' | 'nodes' | 'stopped' | 'memory' | 'tangled';
  readonly nodes: number;
  readonly moves: readonly Move[];
}

const CHECK = 1024;

/** Depth first from the machine's position, which it is left in. */
export function search(
  machine: Machine,
  visited: Visited,
  manner: Manner,
  seed: number,
  most: number,
  stop: () => boolean = () => false,
): Outcome {
  visited.clear();
  const walker = new Walker(machine, manner, seed);
  walker.look();
  const start = machine.moves;
  const nexts: number[] = [];
  const ends: number[] = [];
  const keysA: number[] = [];
  const keysB: number[] = [];
  const modes: number[] = [0];
  const bareA: number[] = [walker.keyA];
  const bareB: number[] = [walker.keyB];
  let nodes = 0;
  let lost = false;
  const leave = (end: Outcome['end']): Outcome => {
    const moves = walker.legalMoves(start);
    while (machine.moves > start) machine.unmake();
    return { end, nodes, moves: end === 'won' ? moves : [] };
  };
  if (machine.isWon) return leave('won');
  visited.add(walker.keyA, walker.keyB);
  keysA.push(walker.keyA);
  keysB.push(walker.keyB);
  nexts.push(0);
  ends.push(walker.list(0, 0));
  let wasCrowded = false;
  while (ends.length > 0) {
    const depth = ends.length - 1;
    const next = nexts[depth]!;
    if (next === ends[depth]!) {
      if (depth > 0) walker.unmake();
      if (wasCrowded) visited.hold(keysA[depth]!, keysB[depth]!, false);
      nexts.pop();
      modes.pop();
      bareA.pop();
      bareB.pop();
      ends.pop();
      keysA.pop();
      keysB.pop();
      continue;
    }
    nexts[depth] = next + 1;
    const mode = walker.modeAfter(next, modes[depth]!);
    walker.hereA = bareA[depth]!;
    walker.hereB = bareB[depth]!;
    const isForeseen = walker.foresee(next);
    let salt = 0;
    let saltB = 0;
    if (mode !== 0) {
      salt = finish(roll(START_A, mode, FACTOR_A), 0x600);
      saltB = finish(roll(START_B, mode, FACTOR_B), 0x600);
    }
    nodes++;
    let found: number;
    let a = 0;
    let b = 0;
    if (isForeseen) {
      a = (walker.aheadA + salt) | 0;
      b = (walker.aheadB + saltB) | 0;
      found = visited.add(a, b);
      if (found === NEW) {
        walker.make(next);
        if (machine.isWon) return leave('won');
        walker.look();
        if (walker.keyA !== walker.aheadA || walker.keyB !== walker.aheadB)
          throw new Error('foreseen wrongly');
      }
    } else {
      walker.make(next);
      if (machine.isWon) return leave('won');
      walker.look();
      a = (walker.keyA + salt) | 0;
      b = (walker.keyB + saltB) | 0;
      found = visited.add(a, b);
    }
    if (found !== NEW) {
      if (found !== KNOWN) {
        lost = true;
        if (!wasCrowded && visited.isCrowded) {
          wasCrowded = true;
          for (let i = 0; i < keysA.length; i++) visited.hold(keysA[i]!, keysB[i]!, true);
        }
      }
      if (!isForeseen) walker.unmake();
    } else {
      const from = ends[depth]!;
      nexts.push(from);
      modes.push(mode);
      bareA.push(walker.keyA);
      bareB.push(walker.keyB);
      ends.push(walker.list(from, mode));
      keysA.push(a);
      keysB.push(b);
      if (wasCrowded) visited.hold(a, b, true);
    }
    if (nodes >= most) return leave('nodes');
    if (nodes % CHECK === 0 && stop()) return leave('stopped');
  }
  return leave(
    visited.hasForgotten || lost ? 'memory' : walker.isTangled ? 'tangled' : 'exhausted',
  );
}
