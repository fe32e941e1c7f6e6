import type { Move } from '../rules/move.ts';
import type { Mode } from './mode.ts';
import type { Walker } from './walker.ts';

/** Bytes a search takes for each position there is room for, in the tree and beside it. */
export const BYTES_A_NODE = 32;

/** Positions a search has come to, each as the stride that leads to it from another; 0 is where it begins. */
export class Tree {
  /** For every position how many strides lead there. */
  readonly depths: Int32Array;
  readonly #walker: Walker;
  readonly #moves: Int32Array;
  readonly #preps: Int32Array;
  readonly #modes: Int32Array;
  readonly #parents: Int32Array;
  #count = 1;
  /** The positions on the way from the first to the one the machine is in. */
  readonly #path: number[] = [0];
  readonly #way: number[] = [];

  /** There is room for so many positions, the first included. The walker stands at the first. */
  constructor(walker: Walker, size: number) {
    this.#walker = walker;
    this.#moves = new Int32Array(size);
    this.#preps = new Int32Array(size);
    this.#modes = new Int32Array(size);
    this.#parents = new Int32Array(size);
    this.depths = new Int32Array(size);
  }

  /** The mode of the walk in the position the machine was last brought to. */
  get mode(): Mode {
    return this.#modes[this.#path.at(-1)!]!;
  }

  /** Takes up the machine's position, to which this stride has just led from the one it was last brought to. */
  add(move: Move, prep: number, mode: Mode): number {
    const node = this.#count++;
    this.#moves[node] = move;
    this.#preps[node] = prep;
    this.#modes[node] = mode;
    this.#parents[node] = this.#path.at(-1)!;
    this.depths[node] = this.#path.length;
    return node;
  }

  /** Brings the machine to a position. */
  go(node: number): void {
    const path = this.#path;
    const way = this.#way;
    let meeting = node;
    while (path[this.depths[meeting]!] !== meeting) {
      way.push(meeting);
      meeting = this.#parents[meeting]!;
    }
    while (path.length - 1 > this.depths[meeting]!) {
      path.pop();
      this.#walker.unmake();
    }
    for (let next = way.pop(); next !== undefined; next = way.pop()) {
      this.#walker.make(this.#moves[next]!, this.#preps[next]!);
      path.push(next);
    }
  }
}
