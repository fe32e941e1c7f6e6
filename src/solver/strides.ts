import { MOST_MOVES, type Move } from '../rules/move.ts';

/** What a stride is to the loose cards: it takes one back from a foundation, or sends one up. */
export const BORROWS = 1;
export const RETURNS = 2;

/**
 * The strides of all positions on the path of a search, one list after another. A stride is a move with what must come
 * before it, and for the list that is being written a score: how promising it is.
 */
export class Strides {
  /** The move itself. */
  moves = new Int32Array(2 * MOST_MOVES);
  /** What comes before it: 0 nothing, a move where positive, and a turning of the talon where negative. */
  preps = new Int32Array(2 * MOST_MOVES);
  /** `BORROWS`, `RETURNS` or 0. */
  bonds = new Uint8Array(2 * MOST_MOVES);
  readonly #scores = new Int32Array(MOST_MOVES);
  #start = 0;
  /** Where the list ends that is being written. */
  end = 0;

  /** Begins a list there; those that began later are forgotten. */
  begin(start: number): void {
    this.#start = start;
    this.end = start;
    if (start + MOST_MOVES > this.moves.length) this.#widen();
  }

  add(move: Move, prep: number, bond: number, score: number): void {
    this.moves[this.end] = move;
    this.preps[this.end] = prep;
    this.bonds[this.end] = bond;
    this.#scores[this.end - this.#start] = score;
    this.end++;
  }

  /** Leaves only one stride of the list. */
  keep(stride: number): void {
    this.moves[this.#start] = this.moves[stride]!;
    this.preps[this.#start] = this.preps[stride]!;
    this.bonds[this.#start] = this.bonds[stride]!;
    this.end = this.#start + 1;
  }

  /** The most promising first; of equals, the one listed first. */
  sort(): void {
    const { moves, preps, bonds } = this;
    const start = this.#start;
    const scores = this.#scores;
    for (let i = start + 1; i < this.end; i++) {
      const score = scores[i - start]!;
      if (scores[i - 1 - start]! >= score) continue;
      const move = moves[i]!;
      const prep = preps[i]!;
      const bond = bonds[i]!;
      let j = i;
      do {
        moves[j] = moves[j - 1]!;
        preps[j] = preps[j - 1]!;
        bonds[j] = bonds[j - 1]!;
        scores[j - start] = scores[j - 1 - start]!;
        j--;
      } while (j > start && scores[j - 1 - start]! < score);
      moves[j] = move;
      preps[j] = prep;
      bonds[j] = bond;
      scores[j - start] = score;
    }
  }

  #widen(): void {
    const { moves, preps, bonds } = this;
    this.moves = new Int32Array(2 * moves.length);
    this.moves.set(moves);
    this.preps = new Int32Array(2 * moves.length);
    this.preps.set(preps);
    this.bonds = new Uint8Array(2 * moves.length);
    this.bonds.set(bonds);
  }
}
