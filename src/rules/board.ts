import type { Card } from '../card/card.ts';
import type { Table } from '../table/table.ts';
import type { Kind } from './game.ts';

/** A pile as the rules see it. */
export interface Pile {
  /** Its index in the position, from 0. */
  readonly index: number;
  /** What a player calls it: `3`, `f1`, `stock`. */
  readonly id: string;
  readonly kind: Kind;
  /** The group it belongs to, and its place there from 0. */
  readonly group: string;
  readonly at: number;
}

/** What rules may ask of a position. */
export interface Board {
  /** Every pile, in the order in which they act. */
  readonly piles: readonly Pile[];
  /** The piles of a group by index. A group the game has not is a fault in its rules and throws. */
  group(name: string): readonly number[];
  height(pile: number): number;
  top(pile: number): Card;
  /** The card at a height, 0 at the bottom. */
  at(pile: number, height: number): Card;
  mark(name: string): number;
  /** How often the stock has become empty. */
  readonly passes: number;
}

/** The mark in which the machine counts passes; those a game names come after it. */
export const PASSES = 0;

/** A board that can be changed: what actions and consequences are given. */
export class Hand implements Board {
  readonly piles: readonly Pile[];
  readonly #table: Table;
  readonly #groups: ReadonlyMap<string, readonly number[]>;
  readonly #marks: readonly string[];

  constructor(table: Table, piles: readonly Pile[], marks: readonly string[]) {
    this.#table = table;
    this.piles = piles;
    this.#marks = marks;
    const groups = new Map<string, number[]>();
    for (const pile of piles) {
      const group = groups.get(pile.group);
      if (group) group.push(pile.index);
      else groups.set(pile.group, [pile.index]);
    }
    this.#groups = groups;
  }

  group(name: string): readonly number[] {
    const group = this.#groups.get(name);
    if (!group) throw new Error(`the rules name a group of piles they do not have: ${name}`);
    return group;
  }

  height(pile: number): number {
    return this.#table.height(pile);
  }

  top(pile: number): Card {
    return this.#table.top(pile);
  }

  at(pile: number, height: number): Card {
    return this.#table.at(pile, height);
  }

  mark(name: string): number {
    const index = this.#marks.indexOf(name);
    if (index < 0) throw new Error(`the rules name a mark they do not have: ${name}`);
    return this.#table.mark(index);
  }

  get passes(): number {
    return this.#table.mark(PASSES);
  }

  carry(from: number, to: number, count: number): void {
    this.#table.carry(from, to, count);
  }

  turn(from: number, to: number, count: number): void {
    this.#table.turn(from, to, count);
  }

  flip(pile: number): void {
    this.#table.flip(pile);
  }

  swap(pileA: number, heightA: number, pileB: number, heightB: number): void {
    this.#table.swap(pileA, heightA, pileB, heightB);
  }
}
