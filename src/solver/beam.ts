import type { Machine } from '../rules/machine.ts';
import { type Costs, Evaluation } from './evaluation.ts';
import type { Manner } from './manner.ts';
import { CHECK, type Outcome } from './search.ts';
import { Tree } from './tree.ts';
import { NEW, type Visited } from './visited.ts';
import { Walker } from './walker.ts';

/**
 * Goes on, stride by stride, from so many positions at once: of all that the next stride leads to, those that look
 * nearest to won (B. Lowerre, The HARPY Speech Recognition System, 1976). Where a game is long and hardly a choice can
 * be told from another, that gets farther than to go on from the best alone, which is caught near where it first gets
 * stuck. What it finds is a win; that it finds none means nothing unless nothing was ever left out. Leaves the machine
 * where it was.
 */
export function beam(
  machine: Machine,
  visited: Visited,
  manner: Manner & { readonly costs: Costs; readonly width: number },
  most: number,
  stop: () => boolean,
): Outcome {
  visited.clear();
  const start = machine.moves;
  const walker = new Walker(machine, manner);
  const tree = new Tree(walker);
  const level = new Level(manner.width);
  const evaluation = new Evaluation(machine, manner.costs);
  const { strides } = walker;
  let nodes = 0;
  const leave = (end: Outcome['end']): Outcome => {
    const moves = end === 'won' ? walker.legalMoves(start) : [];
    while (machine.moves > start) machine.unmake();
    return { end, nodes, moves };
  };
  if (machine.isWon) return leave('won');
  walker.look();
  visited.add(walker.bareA, walker.bareB);
  level.add(0, 0);
  for (let best = level.next(); best.length > 0; best = level.next()) {
    for (const node of best) {
      tree.go(node);
      walker.look();
      const { bareA, bareB } = walker;
      const { mode } = tree;
      const end = walker.list(0, mode);
      for (let i = 0; i < end; i++) {
        if (nodes >= most) return leave('nodes');
        if (++nodes % CHECK === 0 && stop()) return leave('stopped');
        const found = walker.visit(i, mode, bareA, bareB, visited);
        if (!walker.hasMade) continue;
        if (machine.isWon) return leave('won');
        if (found === NEW) {
          const next = tree.add(strides.moves[i]!, strides.preps[i]!, walker.mode);
          level.add(next, evaluation.cost());
        }
        walker.unmake();
      }
    }
  }
  if (visited.hasForgotten || level.hasLeftOut) return leave('memory');
  return leave(walker.isTangled ? 'tangled' : 'exhausted');
}

/** The positions after so many strides. */
class Level {
  /** Whether positions were left out because there were too many. */
  hasLeftOut = false;
  readonly #width: number;
  #nodes: number[] = [];
  #costs: number[] = [];

  constructor(width: number) {
    this.#width = width;
  }

  add(node: number, cost: number): void {
    this.#nodes.push(node);
    this.#costs.push(cost);
  }

  /** The best positions that were added since it was last asked, in the order they were added. */
  next(): number[] {
    const nodes = this.#nodes;
    const costs = this.#costs;
    this.#nodes = [];
    this.#costs = [];
    if (nodes.length <= this.#width) return nodes;
    this.hasLeftOut = true;
    const dearest = costs.toSorted((a, b) => a - b)[this.#width - 1]!;
    let room = this.#width - costs.filter((cost) => cost < dearest).length;
    return nodes.filter((_, i) => costs[i]! < dearest || (costs[i] === dearest && room-- > 0));
  }
}
