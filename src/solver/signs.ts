import { type Card, FACE_DOWN, FACES, faceOf } from '../card/card.ts';
import { type CardSets, type Program, RANKS, type Route } from '../rules/compile.ts';
import type { Machine } from '../rules/machine.ts';
import { countOf, fromOf, type Move, toOf } from '../rules/move.ts';
import { pilesOf } from './words.ts';

/** How much each sign counts for a move. */
export interface Weights {
  /** It brings a card up. */
  readonly up: number;
  /** It uncovers a card lying face down; and for each more that lies below. */
  readonly reveal: number;
  readonly hidden: number;
  /** It empties a pile. */
  readonly empty: number;
  /** It comes out of the reserve, or from the waste, and how many cards of the talon come up sooner. */
  readonly reserve: number;
  readonly waste: number;
  readonly later: number;
  /** It lays a card on another. */
  readonly pack: number;
  /** It parts a card from one it may lie on. */
  readonly part: number;
  /** It fills a space. */
  readonly space: number;
  /** It takes a card back from a foundation. */
  readonly back: number;
  /** For each step that a card below what is lifted is nearer to going up; and for one below where it is laid. */
  readonly dig: number;
  readonly bury: number;
  /** The rank of what is moved. */
  readonly rank: number;
}

/** Farther from going up than any card. */
const FAR = 14;

const KINDS = ['tableau', 'foundation', 'stock', 'waste', 'reserve', 'discard', 'barrier'];
const FOUNDATION = KINDS.indexOf('foundation');
const WASTE = KINDS.indexOf('waste');
const RESERVE = KINDS.indexOf('reserve');

/** Judges moves by signs that mean the same in most games. */
export class Signs {
  readonly #machine: Machine;
  readonly #weights: Weights;
  readonly #kinds: Uint8Array;
  readonly #ownFits: readonly (CardSets | undefined)[];
  readonly #tableau: readonly number[];
  readonly #foundations: readonly number[];
  readonly #up: Route | undefined;
  /** For every card the one that follows it on a foundation; 0 where there is none or several. */
  readonly #next: Uint8Array;
  /** How many cards must go up before each; and, for every pile and height, the least of those below. */
  readonly #steps = new Uint8Array(FACES);
  readonly #least: Uint8Array;
  readonly #room: number;
  readonly #looksDown: boolean;

  constructor(machine: Machine, weights: Weights) {
    const { program } = machine;
    this.#machine = machine;
    this.#weights = weights;
    this.#kinds = Uint8Array.from(program.piles, ({ kind }) => KINDS.indexOf(kind));
    this.#ownFits = program.routes.map((routes) => routes.find((route) => route.sameGroup)?.fits);
    this.#tableau = pilesOf(program, 'tableau');
    this.#foundations = pilesOf(program, 'foundation');
    this.#up = program.routes.flat().find(({ targets }) => targets[0] === this.#foundations[0]);
    this.#next = followersOf(this.#up);
    this.#room = program.shape.cards + 1;
    this.#least = new Uint8Array(program.piles.length * this.#room);
    this.#looksDown = (weights.dig !== 0 || weights.bury !== 0) && this.#up !== undefined;
  }

  /** Takes note of the position whose moves will be judged. */
  look(): void {
    if (this.#looksDown) {
      this.#countSteps();
      this.#findLeast();
    }
  }

  /** How promising a move is: `card` is the lowest of those lifted, `later` how many others of the talon are skipped. */
  judge(move: Move, card: Card, later: number): number {
    const weights = this.#weights;
    const { board } = this.#machine;
    const from = fromOf(move);
    const to = toOf(move);
    const kind = this.#kinds[from]!;
    if (this.#kinds[to] === FOUNDATION) return weights.up - later * weights.later;
    if (kind === FOUNDATION) return weights.back;
    const onto = board.height(to);
    let score = onto === 0 ? weights.space : weights.pack;
    score += (card & 15) * weights.rank;
    if (this.#looksDown && onto > 0) score -= (FAR - this.#least[to * this.#room + onto]!) * weights.bury;
    if (kind === WASTE) return score + weights.waste - later * weights.later;
    const left = board.height(from) - countOf(move);
    if (kind === RESERVE) return score + weights.reserve;
    if (left === 0) return onto === 0 ? score : score + weights.empty;
    const below = board.at(from, left - 1);
    if (below & FACE_DOWN) return score + weights.reveal - left * weights.hidden;
    if (this.#looksDown) score += (FAR - this.#least[from * this.#room + left]!) * weights.dig;
    const fits = this.#ownFits[from];
    return fits !== undefined && isIn(fits, below, card) ? score - weights.part : score;
  }

  #countSteps(): void {
    const { board } = this.#machine;
    const { base } = this.#machine;
    const up = this.#up!;
    this.#steps.fill(FAR);
    for (let i = 0; i < this.#foundations.length; i++) {
      const top = board.top(this.#foundations[i]!);
      if (top !== 0) this.#walk(this.#next[top]!, i);
      else {
        for (let card = 1; card < FACES; card++) {
          if (this.#steps[card] !== 0 && isIn(up.fills, i * RANKS + base, card)) this.#walk(card, i);
        }
      }
    }
  }

  #walk(first: Card, at: number): void {
    const { places } = this.#up!;
    let card = first;
    for (let step = 0; step < FAR && card !== 0 && isIn(places, at, card); step++) {
      if (this.#steps[card]! <= step) break;
      this.#steps[card] = step;
      card = this.#next[card]!;
    }
  }

  #findLeast(): void {
    const { board } = this.#machine;
    for (let i = 0; i < this.#tableau.length; i++) {
      const pile = this.#tableau[i]!;
      const height = board.height(pile);
      const at = pile * this.#room;
      let least = FAR;
      this.#least[at] = FAR;
      for (let h = 0; h < height; h++) {
        const steps = this.#steps[faceOf(board.at(pile, h))]!;
        if (steps < least) least = steps;
        this.#least[at + h + 1] = least;
      }
    }
  }
}

function followersOf(up: Route | undefined): Uint8Array {
  const next = new Uint8Array(FACES);
  for (let top = 1; up && top < FACES; top++) {
    const cards: Card[] = [];
    for (let card = 1; card < FACES; card++) if (isIn(up.fits, top, card)) cards.push(card);
    if (cards.length === 1) next[top] = cards[0]!;
  }
  return next;
}

function isIn({ low, high }: CardSets, set: number, card: Card): boolean {
  return ((card < 32 ? low[set]! >>> card : high[set]! >>> (card - 32)) & 1) !== 0;
}

export type { Program };
