import { type Card, FACE_DOWN, NO_CARD } from '../card/card.ts';
import { FACTOR_A, FACTOR_B, finish, roll, START_A, START_B } from './hash.ts';
import { Journal } from './journal.ts';

/** How a table is set up: its piles (each able to hold the whole pack) and the marks it carries beside them. */
export interface TableShape {
  /** How many piles, 1–63. */
  readonly piles: number;
  /** How many cards there are, 1–127. */
  readonly cards: number;
  /** How many marks, 0–15: small numbers that belong to the position. */
  readonly marks: number;
  /** For each pile a number; piles with the same number may trade places without changing the key. */
  readonly places: readonly number[];
  /** For each mark whether the key minds it. */
  readonly keyed: readonly boolean[];
}

/** The largest value of a mark. */
export const MARK_LIMIT = 0xffff;

const CARRY = 0;
const TURN = 1;
const FLIP = 2;
const SWAP = 3;
const SET = 4;

/**
 * The cards on the table: one array of bytes for the whole position, changed only by the five primitives
 * below. Each writes one integer to the journal from which `rewind` takes it back, and keeps the position's
 * key, so nothing above this file knows of bytes, undo or hashing.
 *
 * The bytes: a height for each pile, two for each mark, then room for every card in each pile.
 */
export class Table {
  readonly shape: TableShape;
  /** The whole position. Read it to compare or to copy; change it by the primitives only. */
  readonly bytes: Uint8Array;
  /** The two lanes of the position's key. Equal positions have equal keys, whatever led to them. */
  keyA = 0;
  keyB = 0;

  readonly #heights: Uint8Array;
  readonly #cells: Uint8Array;
  readonly #room: number;
  /** For every pile its rolling hash at every height. */
  readonly #lanesA: Int32Array;
  readonly #lanesB: Int32Array;
  readonly #places: Int32Array;
  readonly #keyed: Uint8Array;
  readonly #journal = new Journal();
  /** Piles changed since they were last asked for, as bits: the first 32 and the others. */
  #touchedLow = 0;
  #touchedHigh = 0;

  constructor(shape: TableShape) {
    this.shape = shape;
    this.#room = shape.cards;
    const cells = shape.piles + 2 * shape.marks;
    this.bytes = new Uint8Array(cells + shape.piles * shape.cards);
    this.#heights = this.bytes.subarray(0, shape.piles);
    this.#cells = this.bytes.subarray(cells);
    const lanes = shape.piles * (shape.cards + 1);
    this.#lanesA = new Int32Array(lanes).fill(START_A);
    this.#lanesB = new Int32Array(lanes).fill(START_B);
    this.#places = Int32Array.from(shape.places);
    this.#keyed = Uint8Array.from(shape.keyed, Number);
    this.clear();
  }

  /** Takes every card off and sets every mark to 0; the journal is emptied. */
  clear(): void {
    this.bytes.fill(0);
    this.#journal.cut(0);
    this.keyA = 0;
    this.keyB = 0;
    for (let pile = 0; pile < this.shape.piles; pile++) this.#count(pile, 1);
  }

  height(pile: number): number {
    return this.#heights[pile]!;
  }

  /** The card at a height, 0 at the bottom; `NO_CARD` outside the pile. */
  at(pile: number, height: number): Card {
    return height >= 0 && height < this.#heights[pile]!
      ? this.#cells[pile * this.#room + height]!
      : NO_CARD;
  }

  /** The uppermost card, or `NO_CARD`. */
  top(pile: number): Card {
    const height = this.#heights[pile]!;
    return height === 0 ? NO_CARD : this.#cells[pile * this.#room + height - 1]!;
  }

  mark(index: number): number {
    const at = this.shape.piles + 2 * index;
    return this.bytes[at]! | (this.bytes[at + 1]! << 8);
  }

  /** The share in the first lane of the key that a pile would have if only its lowest `height` cards lay there. */
  shareA(pile: number, height: number): number {
    return finish(this.#lanesA[pile * (this.#room + 1) + height]!, this.#places[pile]!);
  }

  /** The share in the first lane if this card lay on top of the pile. */
  shareWithA(pile: number, card: Card): number {
    const lane = pile * (this.#room + 1) + this.#heights[pile]!;
    return finish(roll(this.#lanesA[lane]!, card, FACTOR_A), this.#places[pile]!);
  }

  /** The same two in the second lane. */
  shareWithB(pile: number, card: Card): number {
    const lane = pile * (this.#room + 1) + this.#heights[pile]!;
    return finish(roll(this.#lanesB[lane]!, card, FACTOR_B), this.#places[pile]!);
  }

  shareB(pile: number, height: number): number {
    return finish(this.#lanesB[pile * (this.#room + 1) + height]!, this.#places[pile]!);
  }

  /** Lays a card on a pile outside the journal: for the deal, before play begins. */
  lay(pile: number, card: Card): void {
    this.#count(pile, -1);
    this.#push(pile, card);
    this.#count(pile, 1);
  }

  /** Moves the uppermost `count` cards as they lie. */
  carry(from: number, to: number, count: number): void {
    this.#carry(from, to, count);
    this.#journal.write(CARRY | (from << 3) | (to << 9) | (count << 15));
  }

  /** Turns `count` cards over onto another pile, one after another: order and faces are reversed. */
  turn(from: number, to: number, count: number): void {
    this.#turn(from, to, count);
    this.#journal.write(TURN | (from << 3) | (to << 9) | (count << 15));
  }

  /** Turns the uppermost card over where it lies. */
  flip(pile: number): void {
    this.#flip(pile);
    this.#journal.write(FLIP | (pile << 3));
  }

  /** Two cards change places; heights count from 0 at the bottom. */
  swap(pileA: number, heightA: number, pileB: number, heightB: number): void {
    this.#swap(pileA, heightA, pileB, heightB);
    this.#journal.write(SWAP | (pileA << 3) | (pileB << 9) | (heightA << 15) | (heightB << 22));
  }

  /** Gives a mark a value, 0 to `MARK_LIMIT`. */
  set(index: number, value: number): void {
    const was = this.mark(index);
    if (was === value) return;
    this.#set(index, value);
    this.#journal.write(SET | (index << 3) | (was << 7));
  }

  /** The lowest pile changed since it was last named here, or -1 when there is none. */
  nextTouched(): number {
    if (this.#touchedLow !== 0) {
      const pile = 31 - Math.clz32(this.#touchedLow & -this.#touchedLow);
      this.#touchedLow &= this.#touchedLow - 1;
      return pile;
    }
    if (this.#touchedHigh === 0) return -1;
    const pile = 31 - Math.clz32(this.#touchedHigh & -this.#touchedHigh);
    this.#touchedHigh &= this.#touchedHigh - 1;
    return pile + 32;
  }

  /** A place in the journal to `rewind` to. */
  get now(): number {
    return this.#journal.length;
  }

  /** Takes back everything since the journal was at `mark`, a value of `now`. */
  rewind(mark: number): void {
    const journal = this.#journal;
    while (journal.length > mark) {
      const entry = journal.take();
      const a = (entry >> 3) & 63;
      const b = (entry >> 9) & 63;
      switch (entry & 7) {
        case CARRY:
          this.#carry(b, a, entry >> 15);
          break;
        case TURN:
          this.#turn(b, a, entry >> 15);
          break;
        case FLIP:
          this.#flip(a);
          break;
        case SWAP:
          this.#swap(a, (entry >> 15) & 127, b, entry >>> 22);
          break;
        default:
          this.#set((entry >> 3) & 15, (entry >> 7) & MARK_LIMIT);
      }
    }
    this.#touchedLow = 0;
    this.#touchedHigh = 0;
  }

  #carry(from: number, to: number, count: number): void {
    this.#count(from, -1);
    this.#count(to, -1);
    const low = this.#heights[from]! - count;
    const source = from * this.#room + low;
    for (let i = 0; i < count; i++) this.#push(to, this.#cells[source + i]!);
    this.#drop(from, low);
    this.#count(from, 1);
    this.#count(to, 1);
  }

  #turn(from: number, to: number, count: number): void {
    this.#count(from, -1);
    this.#count(to, -1);
    const height = this.#heights[from]!;
    const source = from * this.#room + height;
    for (let i = 1; i <= count; i++) this.#push(to, this.#cells[source - i]! ^ FACE_DOWN);
    this.#drop(from, height - count);
    this.#count(from, 1);
    this.#count(to, 1);
  }

  #flip(pile: number): void {
    this.#count(pile, -1);
    const height = this.#heights[pile]! - 1;
    const card = this.#cells[pile * this.#room + height]!;
    this.#heights[pile] = height;
    this.#push(pile, card ^ FACE_DOWN);
    this.#count(pile, 1);
  }

  #swap(pileA: number, heightA: number, pileB: number, heightB: number): void {
    this.#count(pileA, -1);
    if (pileB !== pileA) this.#count(pileB, -1);
    const a = pileA * this.#room + heightA;
    const b = pileB * this.#room + heightB;
    const card = this.#cells[a]!;
    this.#cells[a] = this.#cells[b]!;
    this.#cells[b] = card;
    this.#rehash(pileA, heightA);
    this.#rehash(pileB, heightB);
    this.#count(pileA, 1);
    if (pileB !== pileA) this.#count(pileB, 1);
  }

  #set(index: number, value: number): void {
    const at = this.shape.piles + 2 * index;
    if (this.#keyed[index]) this.#weigh(index, this.mark(index), -1);
    this.bytes[at] = value & 0xff;
    this.bytes[at + 1] = value >> 8;
    if (this.#keyed[index]) this.#weigh(index, value, 1);
  }

  /** Cards above the new height are wiped, so that equal positions are equal bytes. */
  #drop(pile: number, height: number): void {
    const base = pile * this.#room;
    for (let i = height; i < this.#heights[pile]!; i++) this.#cells[base + i] = NO_CARD;
    this.#heights[pile] = height;
  }

  #push(pile: number, card: Card): void {
    const height = this.#heights[pile]!;
    this.#cells[pile * this.#room + height] = card;
    const lane = pile * (this.#room + 1) + height;
    this.#lanesA[lane + 1] = roll(this.#lanesA[lane]!, card, FACTOR_A);
    this.#lanesB[lane + 1] = roll(this.#lanesB[lane]!, card, FACTOR_B);
    this.#heights[pile] = height + 1;
  }

  #rehash(pile: number, from: number): void {
    const lane = pile * (this.#room + 1);
    for (let h = from; h < this.#heights[pile]!; h++) {
      const card = this.#cells[pile * this.#room + h]!;
      this.#lanesA[lane + h + 1] = roll(this.#lanesA[lane + h]!, card, FACTOR_A);
      this.#lanesB[lane + h + 1] = roll(this.#lanesB[lane + h]!, card, FACTOR_B);
    }
  }

  /** Adds a pile's share to the key or takes it out. */
  #count(pile: number, sign: 1 | -1): void {
    if (pile < 32) this.#touchedLow |= 1 << pile;
    else this.#touchedHigh |= 1 << (pile - 32);
    const lane = pile * (this.#room + 1) + this.#heights[pile]!;
    const place = this.#places[pile]!;
    this.keyA = (this.keyA + sign * finish(this.#lanesA[lane]!, place)) | 0;
    this.keyB = (this.keyB + sign * finish(this.#lanesB[lane]!, place)) | 0;
  }

  #weigh(index: number, value: number, sign: 1 | -1): void {
    if (value === 0) return;
    this.keyA = (this.keyA + sign * finish(roll(START_A, value, FACTOR_A), 0x400 + index)) | 0;
    this.keyB = (this.keyB + sign * finish(roll(START_B, value, FACTOR_B), 0x400 + index)) | 0;
  }
}
