import { type Card, FACES } from '../card/card.ts';

/** More cards than wait at once of which another one of the same face waits too, twice. */
const MOST_TWINS = 256;

/**
 * Cards that wait for somewhere to go, by class: those of one class may go to the same places. As sets of faces, and
 * for each face where its cards lie.
 */
export class Waiting {
  /** By class the faces that wait: those below 32, and the others. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly #places: Int32Array;
  /** Keys and places of cards of which another one of the same face and class waits as well. */
  readonly #twins = new Int32Array(MOST_TWINS);
  #twinned = 0;

  constructor(classes: number) {
    this.low = new Int32Array(classes);
    this.high = new Int32Array(classes);
    this.#places = new Int32Array(classes * FACES);
  }

  clear(): void {
    for (let one = 0; one < this.low.length; one++) {
      this.low[one] = 0;
      this.high[one] = 0;
    }
    this.#twinned = 0;
  }

  /** Takes a card of this class and face in, lying at this place: a number of 0 or more. */
  add(one: number, face: Card, place: number): void {
    const key = one * FACES + face;
    let isTwin: number;
    if (face < 32) {
      isTwin = (this.low[one]! >>> face) & 1;
      this.low[one]! |= 1 << face;
    } else {
      isTwin = (this.high[one]! >>> (face - 32)) & 1;
      this.high[one]! |= 1 << (face - 32);
    }
    if (isTwin === 0) this.#places[key] = place;
    else {
      this.#twins[this.#twinned] = key;
      this.#twins[this.#twinned + 1] = place;
      this.#twinned += 2;
    }
  }

  /** Takes a card of this class and face out, of which there must be one, and gives its place. */
  take(one: number, face: Card): number {
    const key = one * FACES + face;
    for (let i = 0; i < this.#twinned; i += 2) {
      if (this.#twins[i] !== key) continue;
      this.#twins[i] = -1;
      return this.#twins[i + 1]!;
    }
    if (face < 32) this.low[one]! &= ~(1 << face);
    else this.high[one]! &= ~(1 << (face - 32));
    return this.#places[key]!;
  }
}
