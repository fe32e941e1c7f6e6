import type { Machine } from '../rules/machine.ts';
import { type Costs, Evaluation } from './evaluation.ts';
import type { Manner } from './manner.ts';
import { CHECK, type Outcome } from './search.ts';
import { Tree, wider } from './tree.ts';
import { NEW, type Visited } from './visited.ts';
import { Walker } from './walker.ts';

/** Costs are kept in this range, with so much of it below 0. */
const RANGE = 1 << 13;
const BELOW = 1 << 9;

/**
 * Goes on, always, from the position that looks nearest to won, the newest of equals. What it finds is a win; if it
 * runs out of positions there is none. Leaves the machine where it was.
 */
export function bestFirst(
  machine: Machine,
  visited: Visited,
  manner: Manner & { readonly costs: Costs },
  most: number,
  stop: () => boolean,
): Outcome {
  visited.clear();
  const start = machine.moves;
  const walker = new Walker(machine, manner);
  const tree = new Tree(walker);
  const frontier = new Frontier(tree);
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
  do {
    const { mode } = tree;
    walker.look();
    const { bareA, bareB } = walker;
    const end = walker.list(0, mode);
    // The best is taken up last, so that it is the newest of its equals.
    for (let i = end - 1; i >= 0; i--) {
      if (nodes >= most) return leave('nodes');
      if (++nodes % CHECK === 0 && stop()) return leave('stopped');
      const found = walker.visit(i, mode, bareA, bareB, visited);
      if (walker.hasMade) {
        if (machine.isWon) return leave('won');
        if (found === NEW) {
          const node = tree.add(strides.moves[i]!, strides.preps[i]!, walker.mode);
          frontier.add(node, evaluation.cost() + tree.depthOf(node) * manner.costs.stride);
        }
        walker.unmake();
      }
    }
  } while (frontier.next());
  if (visited.hasForgotten) return leave('memory');
  return leave(walker.isTangled ? 'tangled' : 'exhausted');
}

/** The positions still to be gone on from, by their cost. */
class Frontier {
  readonly #tree: Tree;
  /** For every cost the newest position; for every position the next older one of the same cost. */
  readonly #newest = new Int32Array(RANGE).fill(-1);
  #older = new Int32Array(1 << 10);
  #least = RANGE;

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  add(node: number, cost: number): void {
    const at = Math.max(0, Math.min(RANGE - 1, BELOW + cost));
    if (node >= this.#older.length) this.#older = wider(this.#older);
    this.#older[node] = this.#newest[at]!;
    this.#newest[at] = node;
    if (at < this.#least) this.#least = at;
  }

  /** Brings the machine to the position that looks nearest to won, and takes it out; false if there is none. */
  next(): boolean {
    while (this.#least < RANGE && this.#newest[this.#least] === -1) this.#least++;
    if (this.#least === RANGE) return false;
    const node = this.#newest[this.#least]!;
    this.#newest[this.#least] = this.#older[node]!;
    this.#tree.go(node);
    return true;
  }
}
