import type { Card } from '../card/card.ts';
import type { Machine } from '../rules/machine.ts';
import { fromOf, type Move } from '../rules/move.ts';
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
  const start = machine.moves;
  const nexts: number[] = [];
  const ends: number[] = [];
  const keysA: number[] = [];
  const keysB: number[] = [];
  let nodes = 0;
  let lost = false;
  const leave = (end: Outcome['end']): Outcome => {
    const moves = walker.legalMoves(start);
    while (machine.moves > start) machine.unmake();
    return { end, nodes, moves: end === 'won' ? moves : [] };
  };
  if (machine.isWon) return leave('won');
  walker.look();
  visited.add(walker.keyA, walker.keyB);
  keysA.push(walker.keyA);
  keysB.push(walker.keyB);
  nexts.push(0);
  ends.push(walker.list(0, 0, 0));
  let wasCrowded = false;
  while (ends.length > 0) {
    const depth = ends.length - 1;
    const next = nexts[depth]!;
    if (next === ends[depth]!) {
      if (depth > 0) walker.unmake();
      if (wasCrowded) visited.hold(keysA[depth]!, keysB[depth]!, false);
      nexts.pop();
      ends.pop();
      keysA.pop();
      keysB.pop();
      continue;
    }
    nexts[depth] = next + 1;
    const lends = walker.lends(next);
    const lender = fromOf(walker.moves[next]!);
    const borrowed: Card = lends ? machine.board.top(lender) : 0;
    walker.make(next);
    nodes++;
    if (machine.isWon) return leave('won');
    walker.look();
    let a = walker.keyA;
    let b = walker.keyB;
    if (lends) {
      a = (a + finish(roll(START_A, borrowed, FACTOR_A), 0x600)) | 0;
      b = (b + finish(roll(START_B, borrowed, FACTOR_B), 0x600)) | 0;
    }
    const found = visited.add(a, b);
    if (found !== NEW) {
      if (found !== KNOWN) {
        lost = true;
        if (!wasCrowded && visited.isCrowded) {
          wasCrowded = true;
          for (let i = 0; i < keysA.length; i++) visited.hold(keysA[i]!, keysB[i]!, true);
        }
      }
      walker.unmake();
    } else {
      const from = ends[depth]!;
      nexts.push(from);
      ends.push(walker.list(from, borrowed, lender));
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
