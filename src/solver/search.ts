import type { Machine } from '../rules/machine.ts';
import type { Move } from '../rules/move.ts';
import type { Manner } from './manner.ts';
import type { Mode } from './mode.ts';
import { KNOWN, NEW, type Visited } from './visited.ts';
import { Walker } from './walker.ts';

/** How a search ended. `exhausted`: everything was looked at; `tangled`: but some of it was taken for alike in vain. */
export interface Outcome {
  readonly end: 'won' | 'exhausted' | 'nodes' | 'stopped' | 'memory' | 'tangled';
  /** Strides tried. */
  readonly nodes: number;
  /** Moves that win, if it was won. */
  readonly moves: readonly Move[];
}

/** Whoever calls a halt is asked after so many strides. */
export const CHECK = 1024;

/** By how much each new beginning lasts longer than the one before. */
const LONGER = 1.1;

/** A position on the path: where its strides end, which is next, its keys and its mode. */
interface Step {
  next: number;
  readonly end: number;
  readonly keyA: number;
  readonly keyB: number;
  readonly bareA: number;
  readonly bareB: number;
  readonly mode: Mode;
}

/** A path that was left, and the strides along it. */
interface LeftPath {
  readonly steps: readonly Step[];
  readonly moves: Int32Array;
  readonly preps: Int32Array;
}

/**
 * Depth first from the machine's position, which it is left in; at most so many strides.
 *
 * Whoever goes astray early looks long for what is not there. So where the manner wants it, the search begins anew from
 * time to time, in another order if there is chance in it (C. Gomes, B. Selman and H. Kautz, Boosting Combinatorial
 * Search Through Randomization, 1998), and keeps what it has done with: all positions but those on its path. What it
 * has done with may hang on that path, and need not lead there again: where positions are alike, or one safe card goes
 * up before another, it is a matter of order which of them is looked at. So before everything counts as looked at, those
 * on the paths it left are taken up that were not met again.
 */
export function search(
  machine: Machine,
  visited: Visited,
  manner: Manner,
  most: number,
  stop: () => boolean,
): Outcome {
  visited.clear();
  const start = machine.moves;
  const walker = new Walker(machine, manner);
  const path: Step[] = [];
  const left: LeftPath[] = [];
  let nodes = 0;
  let spell = manner.renewal;
  let renewal = spell;
  let isIncomplete = false;
  let holds = false;
  const leave = (end: Outcome['end']): Outcome => {
    const moves = end === 'won' ? walker.legalMoves(start) : [];
    while (machine.moves > start) machine.unmake();
    return { end, nodes, moves };
  };
  const begin = (): void => {
    while (machine.moves > start) walker.unmake();
    walker.look();
    walker.keyA = walker.bareA;
    walker.keyB = walker.bareB;
    walker.mode = 0;
    visited.add(walker.keyA, walker.keyB);
    enter(0);
  };
  const leavePath = (): void => {
    const along = path.slice(0, -1).map(({ next }) => next - 1);
    const { moves, preps } = walker.strides;
    left.push({
      steps: path.splice(0),
      moves: Int32Array.from(along, (stride) => moves[stride]!),
      preps: Int32Array.from(along, (stride) => preps[stride]!),
    });
    for (const { keyA, keyB } of left.at(-1)!.steps) visited.remove(keyA, keyB);
  };
  /** Goes on from a position on a path left that was not visited again; false if there is none. */
  const takeUp = (): boolean => {
    for (let old = left.at(-1); old; left.pop(), old = left.at(-1)) {
      while (machine.moves > start) walker.unmake();
      for (const [at, { keyA, keyB, mode }] of old.steps.entries()) {
        if (at > 0) walker.make(old.moves[at - 1]!, old.preps[at - 1]!);
        if (visited.add(keyA, keyB) !== NEW) continue;
        walker.look();
        Object.assign(walker, { keyA, keyB, mode });
        enter(0);
        return true;
      }
    }
    return false;
  };
  const enter = (at: number): void => {
    const { keyA, keyB, bareA, bareB, mode } = walker;
    path.push({ next: at, end: walker.list(at, mode), keyA, keyB, bareA, bareB, mode });
    if (holds) visited.hold(keyA, keyB, true);
  };
  if (machine.isWon) return leave('won');
  begin();
  for (;;) {
    const step = path.at(-1);
    if (!step) {
      renewal = Number.POSITIVE_INFINITY;
      if (visited.hasForgotten || isIncomplete) return leave('memory');
      if (takeUp()) continue;
      return leave(walker.isTangled ? 'tangled' : 'exhausted');
    }
    if (step.next === step.end) {
      path.pop();
      if (path.length > 0) walker.unmake();
      if (holds) visited.hold(step.keyA, step.keyB, false);
      continue;
    }
    if (nodes >= most) return leave('nodes');
    if (nodes >= renewal && !holds) {
      spell *= LONGER;
      renewal = nodes + spell;
      leavePath();
      begin();
      continue;
    }
    if (++nodes % CHECK === 0 && stop()) return leave('stopped');
    const found = walker.visit(step.next++, step.mode, step.bareA, step.bareB, visited);
    if (walker.hasMade && machine.isWon) return leave('won');
    if (found === NEW) enter(step.end);
    else {
      if (walker.hasMade) walker.unmake();
      if (found !== KNOWN) isIncomplete = true;
    }
    if (!holds && visited.isCrowded) {
      holds = true;
      for (const { keyA, keyB } of path) visited.hold(keyA, keyB, true);
    }
  }
}
