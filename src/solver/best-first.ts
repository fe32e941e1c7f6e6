import type { Machine } from '../rules/machine.ts';
import type { Move } from '../rules/move.ts';
import { type Costs, Evaluation } from './evaluation.ts';
import type { Manner } from './manner.ts';
import { CHECK, type Outcome } from './search.ts';
import { NEW, type Visited } from './visited.ts';
import { Walker } from './walker.ts';

/** Costs are kept in this range, with so much of it below 0. */
const RANGE = 1 << 13;
const BELOW = 1 << 9;

/** Bytes a search takes for each node it may try, beside the table of visited positions. */
export const BYTES_A_NODE = 24;

/**
 * Goes on, always, from the position that looks nearest to won, the newest of equals. What it finds is a win; if it
 * runs out of positions there is none. Leaves the machine where it was.
 */
export function bestFirst(
  machine: Machine,
  visited: Visited,
  manner: Manner,
  costs: Costs,
  most: number,
  stop: () => boolean,
): Outcome {
  visited.clear();
  const start = machine.moves;
  const walker = new Walker(machine, manner);
  const frontier = new Frontier(machine, walker, costs, most + 1);
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
    const mode = frontier.mode;
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
        if (found === NEW) frontier.add(strides.moves[i]!, strides.preps[i]!, walker.mode);
        walker.unmake();
      }
    }
  } while (frontier.next());
  if (visited.hasForgotten) return leave('memory');
  return leave(walker.isTangled ? 'tangled' : 'exhausted');
}

/** The positions still to be gone on from, each as the stride that leads to it from another, by their cost. */
class Frontier {
  readonly #walker: Walker;
  readonly #evaluation: Evaluation;
  readonly #stride: number;
  readonly #moves: Int32Array;
  readonly #preps: Int32Array;
  readonly #modes: Int32Array;
  readonly #parents: Int32Array;
  readonly #depths: Int32Array;
  /** For every cost the newest position; for every position the next older one of the same cost. */
  readonly #newest = new Int32Array(RANGE).fill(-1);
  readonly #older: Int32Array;
  #least = RANGE;
  #count = 1;
  /** The positions on the way from the first to the one the machine is in. */
  readonly #path: number[] = [0];
  readonly #way: number[] = [];

  constructor(machine: Machine, walker: Walker, costs: Costs, size: number) {
    this.#walker = walker;
    this.#evaluation = new Evaluation(machine, costs);
    this.#stride = costs.stride;
    this.#moves = new Int32Array(size);
    this.#preps = new Int32Array(size);
    this.#modes = new Int32Array(size);
    this.#parents = new Int32Array(size);
    this.#depths = new Int32Array(size);
    this.#older = new Int32Array(size);
  }

  /** The mode of the walk in the position the machine was last brought to. */
  get mode(): number {
    return this.#modes[this.#path.at(-1)!]!;
  }

  /** Takes up the machine's position, to which this stride has just led from the one last gone on from. */
  add(move: Move, prep: number, mode: number): void {
    const depth = this.#path.length;
    const cost = BELOW + this.#evaluation.cost() + depth * this.#stride;
    const at = Math.max(0, Math.min(RANGE - 1, cost));
    const node = this.#count++;
    this.#moves[node] = move;
    this.#preps[node] = prep;
    this.#modes[node] = mode;
    this.#parents[node] = this.#path[depth - 1]!;
    this.#depths[node] = depth;
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
    this.#go(node);
    return true;
  }

  #go(node: number): void {
    const path = this.#path;
    const way = this.#way;
    let meeting = node;
    while (path[this.#depths[meeting]!] !== meeting) {
      way.push(meeting);
      meeting = this.#parents[meeting]!;
    }
    while (path.length - 1 > this.#depths[meeting]!) {
      path.pop();
      this.#walker.unmake();
    }
    for (let next = way.pop(); next !== undefined; next = way.pop()) {
      this.#walker.make(this.#moves[next]!, this.#preps[next]!);
      path.push(next);
    }
  }
}
