import { type Card, FACE_DOWN } from '../card/card.ts';
import type { CardSets } from '../rules/compile.ts';
import type { Machine } from '../rules/machine.ts';
import { countOf, fromOf, type Move, toOf } from '../rules/move.ts';
import type { Manner } from './manner.ts';

const UP = 1000;
const REVEAL = 700;
const RESERVE = 600;
const EMPTY = 500;
const WASTE = 400;
const PACK = 300;
const BREAK = 150;
const SPACE = 100;
const BACK = 50;
const ACT = 20;

/** Says how promising moves are, so that they are tried in a good order. */
export class Judgement {
  readonly #machine: Machine;
  readonly #kinds: readonly string[];
  readonly #fits: readonly (CardSets | undefined)[];
  readonly #chance: number;
  #dice: number;

  constructor(machine: Machine, { chance, seed }: Manner) {
    const { program } = machine;
    this.#machine = machine;
    this.#kinds = program.piles.map(({ kind }) => kind);
    this.#fits = program.routes.map((routes) => routes.find(({ sameGroup }) => sameGroup)?.fits);
    this.#chance = chance;
    this.#dice = seed | 1;
  }

  /** How promising an action is that carries nothing. */
  scoreOfAction(): number {
    return ACT + this.#luck();
  }

  /** How promising a carry is: `card` is the lowest lifted, `cost` how much has to be done before it. */
  scoreOf(move: Move, card: Card, cost: number): number {
    return this.#plain(move, card, cost) + this.#luck();
  }

  #plain(move: Move, card: Card, cost: number): number {
    const { board } = this.#machine;
    const from = fromOf(move);
    const to = toOf(move);
    const kind = this.#kinds[from]!;
    if (this.#kinds[to] === 'foundation') return UP - cost;
    if (kind === 'foundation') return BACK;
    const isSpace = board.height(to) === 0;
    if (kind === 'waste') return (isSpace ? SPACE : WASTE) - cost;
    if (kind === 'reserve') return isSpace ? SPACE : RESERVE;
    const left = board.height(from) - countOf(move);
    if (left === 0) return isSpace ? SPACE : EMPTY;
    const below = board.at(from, left - 1);
    if (below & FACE_DOWN) return REVEAL + left;
    if (isSpace) return SPACE - 10;
    const fits = this.#fits[from];
    return fits && isIn(fits, below, card) ? BREAK : PACK;
  }

  #luck(): number {
    if (this.#chance === 0) return 0;
    this.#dice ^= this.#dice << 13;
    this.#dice ^= this.#dice >>> 17;
    this.#dice ^= this.#dice << 5;
    return (this.#dice >>> 8) % this.#chance;
  }
}

function isIn({ low, high }: CardSets, set: number, card: Card): boolean {
  return ((card < 32 ? low[set]! >>> card : high[set]! >>> (card - 32)) & 1) !== 0;
}
