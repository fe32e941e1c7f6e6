import { type Card, FACE_DOWN, FACES, faceOf, NO_CARD } from '../card/card.ts';
import { type CardSets, RANKS, type Route } from '../rules/compile.ts';
import type { Machine } from '../rules/machine.ts';
import {
  actionOf,
  CARRYING,
  countOf,
  fromOf,
  MOST_MOVES,
  type Move,
  NOWHERE,
  packMove,
  toOf,
} from '../rules/move.ts';
import { FACTOR_A, FACTOR_B, finish, roll, START_A, START_B } from '../table/hash.ts';
import { type Loose, looseOf, rootHeight } from './loose.ts';
import { isInStep, listTurns, type Talon, talonCard, talonOf } from './talon.ts';
import { type Ups, upsOf } from './ups.ts';

/** How a walk goes about. */
export interface Manner {
  readonly safe: boolean;
  readonly loose: boolean;
  readonly leaps: boolean;
  /** Whether every card that can go up does: quick, but some games are lost by it. */
  readonly eager: boolean;
  /** How far chance changes the order of moves: 0 not at all. */
  readonly chance: number;
}

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

/**
 * The game as the search sees it: strides instead of moves. A stride is a move with what must come before it: so
 * many turns of the talon, or the shift of what lies on the card that moves.
 */
export class Walker {
  readonly machine: Machine;
  keyA = 0;
  keyB = 0;
  /** Whether a position was met in which loose runs may be tangled. */
  isTangled = false;
  moves = new Int32Array(1 << 14);
  preps = new Int32Array(1 << 14);
  readonly #scores = new Int32Array(MOST_MOVES);
  readonly #manner: Manner;
  readonly #talon: Talon | null;
  readonly #mergesTalon: boolean;
  readonly #loose: Loose | null;
  readonly #lends: boolean;
  readonly #ups: Ups | null;
  readonly #kinds: Uint8Array;
  readonly #alikeFirst: Int32Array;
  readonly #roots: Uint8Array;
  readonly #foundations: readonly number[];
  readonly #up: Route | undefined;
  readonly #buffer = new Int32Array(MOST_MOVES);
  readonly #turns = new Int32Array(512);
  #dice = 1;
  #talonA = 0;
  #talonB = 0;
  readonly #strides: number[] = [];
  #at = 0;
  #start = 0;
  #forced = -1;

  constructor(machine: Machine, manner: Manner, seed: number) {
    const { program } = machine;
    this.machine = machine;
    this.#manner = manner;
    this.#dice = seed | 1;
    this.#talon = manner.leaps ? talonOf(program) : null;
    this.#mergesTalon =
      this.#talon !== null &&
      this.#talon.passes === Number.POSITIVE_INFINITY &&
      program.rules.pack.packs === 1;
    this.#loose = manner.loose ? looseOf(program) : null;
    this.#ups = manner.safe ? upsOf(machine) : null;
    this.#kinds = Uint8Array.from(program.piles, ({ kind }) => KINDS.indexOf(kind));
    this.#alikeFirst = Int32Array.from(program.piles, ({ group, index, at }) =>
      program.rules.piles[group]!.alike ? index - at : -1,
    );
    this.#roots = new Uint8Array(program.piles.length);
    this.#foundations = program.piles
      .filter(({ kind }) => kind === 'foundation')
      .map((p) => p.index);
    this.#up = program.routes.flat().find(({ targets }) => targets[0] === this.#foundations[0]);
    this.#lends =
      this.#loose !== null && this.#foundations.some((pile) => program.routes[pile]!.length > 0);
    this.#sumTalon();
  }

  #sumTalon(): void {
    if (!this.#mergesTalon) return;
    const { board } = this.machine;
    for (const pile of [this.#talon!.stock, this.#talon!.waste]) {
      for (let h = 0; h < board.height(pile); h++) {
        const card = faceOf(board.at(pile, h));
        this.#talonA = (this.#talonA + TALON_A[card]!) | 0;
        this.#talonB = (this.#talonB + TALON_B[card]!) | 0;
      }
    }
  }

  /** Takes note of the position: its key without what makes no difference. */
  look(): void {
    const { machine } = this;
    let a = machine.keyA;
    let b = machine.keyB;
    const loose = this.#loose;
    if (loose) {
      let levels = 0;
      for (const pile of loose.piles) {
        const height = machine.board.height(pile);
        const root = rootHeight(machine, loose, pile);
        this.#roots[pile] = root;
        if (root < height) {
          a = (a + machine.shareA(pile, root) - machine.shareA(pile, height)) | 0;
          b = (b + machine.shareB(pile, root) - machine.shareB(pile, height)) | 0;
        }
        if (loose.levels) {
          for (let h = Math.max(root - 1, 0); h < height; h++)
            levels |= loose.levels[machine.board.at(pile, h)]!;
        }
      }
      if (loose.levels && levels === loose.everyLevel) this.isTangled = true;
    }
    if (this.#mergesTalon) {
      const talon = this.#talon!;
      const { board } = machine;
      const turned = board.height(talon.waste);
      const left = board.height(talon.stock);
      a = (a - machine.shareA(talon.stock, left) - machine.shareA(talon.waste, turned) + this.#talonA) | 0;
      b = (b - machine.shareB(talon.stock, left) - machine.shareB(talon.waste, turned) + this.#talonB) | 0;
      if (!isInStep(talon, turned, turned + left)) {
        a = (a + STEP_A[turned]!) | 0;
        b = (b + STEP_B[turned]!) | 0;
      }
    }
    this.keyA = a;
    this.keyB = b;
  }

  /**
   * Writes the strides of the position last looked at from `at` on, the most promising first, and gives where they
   * end. `borrowed` is the card that the stride before took back from a foundation (`lender`), or 0.
   */
  list(at: number, borrowed: Card, lender: number): number {
    if (at + MOST_MOVES > this.moves.length) this.#widen();
    this.#at = at;
    this.#start = at;
    this.#forced = -1;
    const { machine } = this;
    const { board } = machine;
    const loose = this.#loose;
    if (borrowed !== 0 && this.#ups?.isSafe(borrowed)) return at;
    const bed = borrowed !== 0 ? this.#onlyBed(borrowed) : -1;
    const end = machine.legal(this.#buffer);
    let packed = -1;
    for (let i = 0; i < end; i++) {
      const move = this.#buffer[i]!;
      if (actionOf(move) !== CARRYING) {
        if (this.#talon !== null && actionOf(move) === this.#talon.action) continue;
        if (borrowed === 0) this.#push(move, 0, ACT);
        continue;
      }
      const from = fromOf(move);
      const to = toOf(move);
      const count = countOf(move);
      const height = board.height(from);
      const into = board.height(to);
      if (into === 0 && this.#alikeFirst[to]! >= 0 && this.#kinds[to] !== FOUNDATION) {
        if (!this.#isFirstSpace(to)) continue;
      }
      if (loose && loose.isLoose[to] === 1 && into > 0) {
        if (loose.isLoose[from] === 1 && count !== height - this.#roots[from]! + 1) continue;
        if (packed === from && borrowed === 0) continue;
        packed = from;
      }
      if (borrowed !== 0) {
        if (this.#kinds[to] === FOUNDATION) continue;
        if (this.#kinds[from] === FOUNDATION) {
          if (from <= lender && from !== lender && to !== bed) continue;
        } else if (to !== bed) continue;
      }
      this.#judge(move, 0, board.at(from, height - count));
      if (this.#forced >= 0 && borrowed === 0) return this.#only();
    }
    if (this.#talon) this.#listTalon(borrowed, bed);
    if (this.#forced >= 0 && borrowed === 0) return this.#only();
    if (loose && this.#up) this.#listCovered(loose, borrowed, bed);
    if (this.#forced >= 0 && borrowed === 0) return this.#only();
    this.#sort(at, this.#at);
    return this.#at;
  }

  /** Whether the stride takes a card back that must be used at once. */
  lends(stride: number): boolean {
    return this.#lends && this.#kinds[fromOf(this.moves[stride]!)] === FOUNDATION;
  }

  /** Makes a stride. */
  make(stride: number): void {
    const { machine } = this;
    const prep = this.preps[stride]!;
    const move = this.moves[stride]!;
    let count = 1;
    if (prep > 0) {
      machine.make(prep);
      count = 2;
    } else if (prep < 0) {
      count += this.#turnTo(-prep - 1);
    }
    let taken = 0;
    if (this.#mergesTalon && fromOf(move) === this.#talon!.waste) {
      taken = machine.board.top(this.#talon!.waste);
      this.#talonA = (this.#talonA - TALON_A[taken]!) | 0;
      this.#talonB = (this.#talonB - TALON_B[taken]!) | 0;
    }
    machine.make(move);
    this.#strides.push(count | (taken << 8));
  }

  unmake(): void {
    const stride = this.#strides.pop()!;
    for (let count = stride & 255; count > 0; count--) this.machine.unmake();
    const taken = stride >> 8;
    if (taken !== 0) {
      this.#talonA = (this.#talonA + TALON_A[taken]!) | 0;
      this.#talonB = (this.#talonB + TALON_B[taken]!) | 0;
    }
  }

  /** Turns the talon until the waste has so many cards; gives in how many moves. */
  #turnTo(at: number): number {
    const { machine } = this;
    const { stock, waste, action, passes } = this.#talon!;
    const turned = machine.board.height(waste);
    if (at > turned) {
      // As one turn what is really several: the cards come to lie the same.
      machine.make(packMove(action, stock, waste, at - turned));
      return 1;
    }
    if (passes === Number.POSITIVE_INFINITY) {
      machine.make(packMove(action, waste, stock, turned - at));
      return 1;
    }
    const left = machine.board.height(stock);
    if (left > 0) machine.make(packMove(action, stock, waste, left));
    machine.make(packMove(action, waste, stock, turned + left));
    machine.make(packMove(action, stock, waste, at));
    return left > 0 ? 3 : 2;
  }

  #only(): number {
    this.moves[this.#start] = this.moves[this.#forced]!;
    this.preps[this.#start] = this.preps[this.#forced]!;
    return this.#start + 1;
  }

  /** The pile where a card taken back lies, if it is the only bed of its level; else -1. */
  #onlyBed(borrowed: Card): number {
    const { low, high } = this.#loose!.fits;
    let child = 0;
    for (let card = 1; card < FACES; card++) {
      if ((card < 32 ? low[borrowed]! >>> card : high[borrowed]! >>> (card - 32)) & 1) child = card;
    }
    if (child === 0) return -1;
    let bed = -1;
    for (const pile of this.#loose!.piles) {
      const top = this.machine.board.top(pile);
      if (top === NO_CARD || top & FACE_DOWN || !isIn(this.#loose!.beds, child, top)) continue;
      if (top !== borrowed) return -1;
      bed = pile;
    }
    return bed;
  }

  #isFirstSpace(pile: number): boolean {
    for (let other = this.#alikeFirst[pile]!; other < pile; other++) {
      if (this.machine.board.height(other) === 0) return false;
    }
    return true;
  }

  /** Lists the cards that turning brings to the top of the waste, with what they can do there. */
  #listTalon(borrowed: Card, bed: number): void {
    const talon = this.#talon!;
    const turns = this.#turns;
    const count = listTurns(this.machine, talon, turns);
    for (let i = 0; i < count; i++) {
      const card = talonCard(this.machine, talon, turns[2 * i]!);
      const end = this.machine.prospects(talon.waste, card, this.#buffer, 0);
      let packed = false;
      for (let j = 0; j < end; j++) {
        const move = this.#buffer[j]!;
        const to = toOf(move);
        const isEmpty = this.machine.board.height(to) === 0;
        if (
          isEmpty &&
          this.#alikeFirst[to]! >= 0 &&
          this.#kinds[to] !== FOUNDATION &&
          !this.#isFirstSpace(to)
        ) {
          continue;
        }
        if (borrowed !== 0) {
          if (to !== bed) continue;
        } else if (this.#loose?.isLoose[to] === 1 && !isEmpty) {
          if (packed) continue;
          packed = true;
        }
        this.#judge(move, -turns[2 * i]! - 1, card);
      }
    }
  }

  /** Lists the cards within runs that could go up if what lies on them were shifted to another bed. */
  #listCovered(loose: Loose, borrowed: Card, only: number): void {
    const { machine } = this;
    const { board } = machine;
    let low = 0;
    let high = 0;
    const up = this.#up!;
    for (let i = 0; i < this.#foundations.length; i++) {
      const top = board.top(this.#foundations[i]!);
      if (top !== NO_CARD) {
        low |= up.fits.low[top]!;
        high |= up.fits.high[top]!;
      } else {
        low |= up.fills.low[i * RANKS + machine.base]!;
        high |= up.fills.high[i * RANKS + machine.base]!;
      }
    }
    for (const pile of loose.piles) {
      const height = board.height(pile);
      for (let h = this.#roots[pile]! - 1; h >= 0 && h < height - 1; h++) {
        const card = board.at(pile, h);
        if (((card < 32 ? low >>> card : high >>> (card - 32)) & 1) === 0) continue;
        const child = board.at(pile, h + 1);
        for (const bed of borrowed !== 0 ? (only >= 0 ? [only] : []) : loose.piles) {
          if (bed === pile) continue;
          const top = board.top(bed);
          if (top === NO_CARD || top & FACE_DOWN || !isIn(loose.beds, child, top)) continue;
          const end = machine.prospects(pile, card, this.#buffer, 0);
          for (let j = 0; j < end; j++) {
            const move = this.#buffer[j]!;
            if (this.#kinds[toOf(move)] !== FOUNDATION) continue;
            this.#judge(move, packMove(CARRYING, pile, bed, height - h - 1), card);
          }
          break;
        }
      }
    }
  }

  #judge(move: Move, prep: number, card: Card): void {
    const { board } = this.machine;
    const from = fromOf(move);
    const to = toOf(move);
    const kind = this.#kinds[from]!;
    if (this.#kinds[to] === FOUNDATION) {
      this.#push(move, prep, UP + prepCost(prep));
      if (this.#forced < 0 && (this.#manner.eager || this.#isSafe(from, card, prep)))
        this.#forced = this.#at - 1;
      return;
    }
    if (kind === FOUNDATION) {
      this.#push(move, prep, BACK);
      return;
    }
    const isSpace = board.height(to) === 0;
    if (kind === WASTE_PILE) {
      this.#push(move, prep, (isSpace ? SPACE : WASTE) + prepCost(prep));
      return;
    }
    if (kind === RESERVE_PILE) {
      this.#push(move, prep, isSpace ? SPACE : RESERVE);
      return;
    }
    const left = board.height(from) - countOf(move);
    if (left === 0) {
      this.#push(move, prep, isSpace ? SPACE : EMPTY);
      return;
    }
    const below = board.at(from, left - 1);
    if (below & FACE_DOWN) this.#push(move, prep, REVEAL + left);
    else if (isSpace) this.#push(move, prep, SPACE - 10);
    else {
      const fits = this.machine.program.routes[from]!.find((route) => route.sameGroup)?.fits;
      this.#push(move, prep, fits && isIn(fits, below, card) ? BREAK : PACK);
    }
  }

  #isSafe(from: number, card: Card, prep: number): boolean {
    if (this.#ups === null) return false;
    if (this.#kinds[from] === WASTE_PILE) {
      const talon = this.#talon;
      // Taking a card out of a talon turned by threes changes which others come up; turning has its price where
      // passes are limited.
      if (talon?.by !== 1 || (prep < 0 && talon.passes !== Number.POSITIVE_INFINITY)) return false;
    }
    return this.#ups.isSafe(card);
  }

  #push(move: Move, prep: number, score: number): void {
    const chance = this.#manner.chance;
    let noise = 0;
    if (chance > 0) {
      this.#dice ^= this.#dice << 13;
      this.#dice ^= this.#dice >>> 17;
      this.#dice ^= this.#dice << 5;
      noise = (this.#dice >>> 8) % chance;
    }
    this.moves[this.#at] = move;
    this.preps[this.#at] = prep;
    this.#scores[this.#at - this.#start] = score + noise;
    this.#at++;
  }

  #sort(start: number, end: number): void {
    const { moves, preps } = this;
    const scores = this.#scores;
    for (let i = start + 1; i < end; i++) {
      const move = moves[i]!;
      const prep = preps[i]!;
      const score = scores[i - start]!;
      let j = i;
      while (j > start && scores[j - 1 - start]! < score) {
        moves[j] = moves[j - 1]!;
        preps[j] = preps[j - 1]!;
        scores[j - start] = scores[j - 1 - start]!;
        j--;
      }
      moves[j] = move;
      preps[j] = prep;
      scores[j - start] = score;
    }
  }

  #widen(): void {
    const moves = new Int32Array(2 * this.moves.length);
    const preps = new Int32Array(2 * this.moves.length);
    moves.set(this.moves);
    preps.set(this.preps);
    this.moves = moves;
    this.preps = preps;
  }
}

const KINDS = ['tableau', 'foundation', 'stock', 'waste', 'reserve', 'discard', 'barrier'];
const FOUNDATION = KINDS.indexOf('foundation');
const WASTE_PILE = KINDS.indexOf('waste');
const RESERVE_PILE = KINDS.indexOf('reserve');

const STEP_A = Int32Array.from({ length: 128 }, (_, at) => finish(roll(START_A, at, FACTOR_A), 0x500));
const STEP_B = Int32Array.from({ length: 128 }, (_, at) => finish(roll(START_B, at, FACTOR_B), 0x500));
const TALON_A = Int32Array.from({ length: FACES }, (_, card) =>
  finish(roll(START_A, card, FACTOR_A), 0x480),
);
const TALON_B = Int32Array.from({ length: FACES }, (_, card) =>
  finish(roll(START_B, card, FACTOR_B), 0x480),
);

function prepCost(prep: number): number {
  return prep > 0 ? -1 : 0;
}

function isIn({ low, high }: CardSets, set: number, card: Card): boolean {
  return ((card < 32 ? low[set]! >>> card : high[set]! >>> (card - 32)) & 1) !== 0;
}

export { faceOf, NOWHERE };
