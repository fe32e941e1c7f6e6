import type { Move } from '../rules/move.ts';
import type { Mode } from './mode.ts';
import type { Walker } from './walker.ts';

/** Bytes a search takes for each position there is room for, in the tree and beside it. */
export const BYTES_A_NODE = 32;

/** Positions there is room for at first: most searches need no more. */
const FEW = 1 << 10;

/** Positions a search has come to, each as the stride that leads to it from another; 0 is where it begins. */
export class Tree {
  readonly #walker: Walker;
  /** For every position how many strides lead there. */
  #depths = new Int32Array(FEW);
  #moves = new Int32Array(FEW);
  #preps = new Int32Array(FEW);
  #modes = new Int32Array(FEW);
  #parents = new Int32Array(FEW);
  #count = 1;
  /** The positions on the way from the first to the one the machine is in. */
  readonly #path: number[] = [0];
  readonly #way: number[] = [];

  /** The walker stands at the first position. */
  constructor(walker: Walker) {
    this.#walker = walker;
  }

  /** The mode of the walk in the position the machine was last brought to. */
  get mode(): Mode {
    return this.#modes[this.#path.at(-1)!]!;
  }

  /** How many strides lead to a position. */
  depthOf(node: number): number {
    return this.#depths[node]!;
  }

  /** Takes up the machine's position, to which this stride has just led from the one it was last brought to. */
  add(move: Move, prep: number, mode: Mode): number {
    const node = this.#count++;
    if (node === this.#moves.length) this.#widen();
    this.#moves[node] = move;
    this.#preps[node] = prep;
    this.#modes[node] = mode;
    this.#parents[node] = this.#path.at(-1)!;
    this.#depths[node] = this.#path.length;
    return node;
  }

  /** Brings the machine to a position. */
  go(node: number): void {
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

  #widen(): void {
    this.#depths = wider(this.#depths);
    this.#moves = wider(this.#moves);
    this.#preps = wider(this.#preps);
    this.#modes = wider(this.#modes);
    this.#parents = wider(this.#parents);
  }
}

/** The same numbers with room for as many again. */
export function wider(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const twice = new Int32Array(2 * numbers.length);
  twice.set(numbers);
  return twice;
}
