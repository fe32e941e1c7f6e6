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
  packMove,
  toOf,
} from '../rules/move.ts';
import { FACTOR_A, FACTOR_B, finish, roll, START_A, START_B } from '../table/hash.ts';
import { type Loose, looseOf, rootHeight } from './loose.ts';
import { isInStep, listTurns, nextTurn, type Talon, talonCard, talonOf } from './talon.ts';
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
  aheadA = 0;
  aheadB = 0;
  hereA = 0;
  hereB = 0;
  #foresees = false;
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
  readonly #others: readonly number[];
  readonly #fillsSpaces: boolean;
  #dice = 1;
  #talonA = 0;
  #talonB = 0;
  readonly #strides: number[] = [];
  #at = 0;
  #start = 0;
  #forced = -1;
  #settles = false;
  /** For every stride, whether it borrows, or sends a loose card up. */
  bonds = new Uint8Array(1 << 14);

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
    this.#foresees = this.#loose !== null && this.#mergesTalon;
    const piles = this.#loose?.piles ?? [];
    this.#others = program.piles
      .map(({ index }) => index)
      .filter((pile) => !piles.includes(pile) && program.routes[pile]!.length > 0);
    const own =
      this.#loose && program.routes[piles[0]!]!.find((route) => route.sameGroup && route.inSpaces);
    this.#fillsSpaces =
      own !== null &&
      own !== undefined &&
      program.rules.piles[program.piles[piles[0]!]!.group]!.empty!.says.id === 'any-card';
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
      a =
        (a -
          machine.shareA(talon.stock, left) -
          machine.shareA(talon.waste, turned) +
          this.#talonA) |
        0;
      b =
        (b -
          machine.shareB(talon.stock, left) -
          machine.shareB(talon.waste, turned) +
          this.#talonB) |
        0;
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
  list(at: number, mode: number): number {
    const borrowed = mode & 0xff;
    const lender = (mode >> 8) & 0xff;
    this.#settles = this.#lends && mode === 0;
    if (at + MOST_MOVES > this.moves.length) this.#widen();
    this.#at = at;
    this.#start = at;
    this.#forced = -1;
    const { machine } = this;
    const { board } = machine;
    const loose = this.#loose;
    if (borrowed !== 0 && this.#ups?.isSafe(borrowed)) return at;
    const bed = borrowed !== 0 ? this.#onlyBed(borrowed) : -1;
    if (loose) {
      machine.regard();
      this.#listLoose(loose, borrowed, lender, bed);
      if (this.#forced >= 0 && borrowed === 0) return this.#only();
      if (this.#talon) this.#listTalon(borrowed, bed);
      if (this.#forced >= 0 && borrowed === 0) return this.#only();
      this.#sort(at, this.#at);
      return this.#at;
    }
    const end = machine.legal(this.#buffer);
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
      if (borrowed !== 0) {
        if (this.#kinds[to] === FOUNDATION) continue;
        if (this.#kinds[from] === FOUNDATION) {
          if (from <= lender && from !== lender && to !== bed) continue;
        } else if (to !== bed) continue;
      }
      this.#judge(move, 0, board.at(from, height - count), 0, height > this.#roots[from]!);
      if (this.#forced >= 0 && borrowed === 0) return this.#only();
    }
    if (this.#talon) this.#listTalon(borrowed, bed);
    if (this.#forced >= 0 && borrowed === 0) return this.#only();
    this.#sort(at, this.#at);
    return this.#at;
  }

  /** The mode of the walk after a stride that is about to be made. */
  modeAfter(stride: number, mode: number): number {
    const bond = this.bonds[stride]!;
    if (bond === BORROWS) {
      const lender = fromOf(this.moves[stride]!);
      return this.machine.board.top(lender) | (lender << 8) | (mode & FREE);
    }
    return bond === RETURNS && mode !== 0 && this.#lends ? FREE : 0;
  }

  /**
   * Puts the key of the position after a stride into `aheadA` and `aheadB`, where that can be told without making it:
   * where loose cards only and the talon are concerned.
   */
  foresee(stride: number): boolean {
    if (!this.#foresees) return false;
    const { machine } = this;
    const { board } = machine;
    const move = this.moves[stride]!;
    if (actionOf(move) !== CARRYING) return false;
    const from = fromOf(move);
    const to = toOf(move);
    let a = this.hereA;
    let b = this.hereB;
    let card = 0;
    const talon = this.#talon!;
    if (from === talon.waste) {
      const turned = board.height(talon.waste);
      const all = turned + board.height(talon.stock);
      const prep = this.preps[stride]!;
      const at = prep < 0 ? (-prep - 1) >> 1 : turned;
      card = talonCard(machine, talon, at);
      if (!isInStep(talon, turned, all)) {
        a = (a - STEP_A[turned]!) | 0;
        b = (b - STEP_B[turned]!) | 0;
      }
      if (!isInStep(talon, at - 1, all - 1)) {
        a = (a + STEP_A[at - 1]!) | 0;
        b = (b + STEP_B[at - 1]!) | 0;
      }
      a = (a - TALON_A[card]!) | 0;
      b = (b - TALON_B[card]!) | 0;
    } else if (this.#kinds[from] === FOUNDATION) {
      card = board.top(from);
      const height = board.height(from);
      a = (a - machine.shareA(from, height) + machine.shareA(from, height - 1)) | 0;
      b = (b - machine.shareB(from, height) + machine.shareB(from, height - 1)) | 0;
    } else if (this.bonds[stride] === RETURNS) {
      const prep = this.preps[stride]!;
      card = board.at(from, board.height(from) - 1 - (prep > 0 ? countOf(prep) : 0));
    } else return false;
    if (this.#kinds[to] === FOUNDATION) {
      const height = board.height(to);
      a = (a - machine.shareA(to, height) + machine.shareWithA(to, card)) | 0;
      b = (b - machine.shareB(to, height) + machine.shareWithB(to, card)) | 0;
    } else if (this.#loose!.isLoose[to] !== 1 || board.height(to) === 0) return false;
    this.aheadA = a;
    this.aheadB = b;
    return true;
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
      count += this.#turnTo((-prep - 1) >> 1, ((-prep - 1) & 1) === 1);
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
  #turnTo(at: number, inNextPass: boolean): number {
    const { machine } = this;
    const { stock, waste, action, passes } = this.#talon!;
    const turned = machine.board.height(waste);
    if (at > turned && (!inNextPass || passes === Number.POSITIVE_INFINITY)) {
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

  /** The moves made since the machine had made `start` of them, as the rules allow them; leaves the machine there. */
  legalMoves(start: number): Move[] {
    const { machine } = this;
    const made = Array.from({ length: machine.moves - start }, (_, i) => machine.made(start + i));
    while (machine.moves > start) machine.unmake();
    const talon = this.#talon;
    for (const move of made) {
      if (!talon || actionOf(move) !== talon.action) machine.make(move);
      else {
        const { waste } = talon;
        const to =
          machine.board.height(waste) + (toOf(move) === waste ? countOf(move) : -countOf(move));
        do machine.make(nextTurn(machine, talon));
        while (machine.board.height(waste) !== to);
      }
    }
    const moves = Array.from({ length: machine.moves - start }, (_, i) => machine.made(start + i));
    while (machine.moves > start) machine.unmake();
    return moves;
  }

  #only(): number {
    this.moves[this.#start] = this.moves[this.#forced]!;
    this.preps[this.#start] = this.preps[this.#forced]!;
    this.bonds[this.#start] = this.bonds[this.#forced]!;
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
      const end = this.machine.prospects(talon.waste, card, 1, this.#buffer, 0);
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
        this.#judge(move, -1 - 2 * turns[2 * i]! - turns[2 * i + 1]!, card, i + 1);
      }
    }
  }

  #listLoose(loose: Loose, borrowed: Card, lender: number, only: number): void {
    const { machine } = this;
    const { board } = machine;
    const buffer = this.#buffer;
    for (let i = 0; i < this.#others.length; i++) {
      const from = this.#others[i]!;
      const top = board.top(from);
      if (top === NO_CARD || top & FACE_DOWN) continue;
      const isLender = this.#kinds[from] === FOUNDATION;
      const end = machine.prospects(from, top, 1, buffer, 0);
      let packed = false;
      for (let j = 0; j < end; j++) {
        const move = buffer[j]!;
        const to = toOf(move);
        const isOntoCard = loose.isLoose[to] === 1 && board.height(to) > 0;
        if (borrowed !== 0) {
          if (isLender ? from <= lender && from !== lender && to !== only : to !== only) continue;
        } else if (isOntoCard && packed) continue;
        if (!isOntoCard && loose.isLoose[to] === 1 && !this.#isFirstSpace(to)) continue;
        packed ||= isOntoCard;
        this.#judge(move, 0, top, 0);
      }
      if (this.#forced >= 0 && borrowed === 0) return;
    }
    let low = 0;
    let high = 0;
    const up = this.#up!;
    const { base } = machine;
    for (let i = 0; i < this.#foundations.length; i++) {
      const top = board.top(this.#foundations[i]!);
      const sets = top === NO_CARD ? up.fills : up.fits;
      const row = top === NO_CARD ? i * RANKS + base : top;
      low |= sets.low[row]!;
      high |= sets.high[row]!;
    }
    for (let p = 0; p < loose.piles.length; p++) {
      const pile = loose.piles[p]!;
      const height = board.height(pile);
      if (height === 0) continue;
      const root = this.#roots[pile]!;
      const lowest = board.at(pile, root - 1);
      if (lowest & FACE_DOWN) continue;
      const end = machine.prospects(pile, lowest, height - root + 1, buffer, 0);
      let packed = false;
      for (let j = 0; j < end; j++) {
        const move = buffer[j]!;
        const to = toOf(move);
        if (this.#kinds[to] === FOUNDATION) continue;
        if (borrowed !== 0) {
          if (to !== only) continue;
        } else if (board.height(to) === 0) {
          if (!this.#isFirstSpace(to)) continue;
        } else if (packed) continue;
        else packed = true;
        this.#judge(move, 0, lowest, 0);
      }
      if (this.#fillsSpaces && borrowed === 0) {
        for (let h = root; h < height; h++) {
          const card = board.at(pile, h);
          const end = machine.prospects(pile, card, height - h, buffer, 0);
          for (let j = 0; j < end; j++) {
            const move = buffer[j]!;
            const to = toOf(move);
            if (this.#kinds[to] === FOUNDATION || board.height(to) > 0 || !this.#isFirstSpace(to))
              continue;
            this.#judge(move, 0, card, 0);
          }
        }
      }
      for (let h = root - 1; h < height; h++) {
        const card = board.at(pile, h);
        if (((card < 32 ? low >>> card : high >>> (card - 32)) & 1) === 0) continue;
        if (h === height - 1) {
          if (borrowed === 0) this.#judgeUp(pile, card, 0, h >= root);
        } else if (borrowed !== 0) {
          const child = board.at(pile, h + 1);
          if (only >= 0 && only !== pile && isIn(loose.beds, child, borrowed)) {
            this.#judgeUp(pile, card, packMove(CARRYING, pile, only, height - h - 1), h >= root);
          }
        } else {
          const bed = this.#bedFor(loose, board.at(pile, h + 1), pile);
          if (bed >= 0)
            this.#judgeUp(pile, card, packMove(CARRYING, pile, bed, height - h - 1), h >= root);
        }
      }
      if (this.#forced >= 0 && borrowed === 0) return;
    }
  }

  /** A pile other than `apart` on whose top card this one may lie, or -1. */
  #bedFor(loose: Loose, card: Card, apart: number): number {
    for (let i = 0; i < loose.piles.length; i++) {
      const bed = loose.piles[i]!;
      if (bed === apart) continue;
      const top = this.machine.board.top(bed);
      if (top !== NO_CARD && (top & FACE_DOWN) === 0 && isIn(loose.beds, card, top)) return bed;
    }
    return -1;
  }

  #judgeUp(pile: number, card: Card, prep: number, isLoose: boolean): void {
    const start = MOST_MOVES - 64;
    const end = this.machine.prospects(pile, card, 1, this.#buffer, start);
    for (let j = start; j < end; j++) {
      const move = this.#buffer[j]!;
      if (this.#kinds[toOf(move)] === FOUNDATION) {
        this.#judge(move, prep, card, prep === 0 ? 0 : 1, isLoose);
        return;
      }
    }
  }

  #judge(move: Move, prep: number, card: Card, cost: number, isLoose = false): void {
    const { board } = this.machine;
    const from = fromOf(move);
    const to = toOf(move);
    const kind = this.#kinds[from]!;
    if (this.#kinds[to] === FOUNDATION) {
      const returns = isLoose && this.#loose?.isLoose[from] === 1;
      this.#push(move, prep, UP - cost, returns ? RETURNS : 0);
      if (
        this.#forced < 0 &&
        (this.#manner.eager || (returns && this.#settles) || this.#isSafe(from, card, prep))
      )
        this.#forced = this.#at - 1;
      return;
    }
    if (kind === FOUNDATION) {
      this.#push(move, prep, BACK, this.#lends ? BORROWS : 0);
      return;
    }
    const isSpace = board.height(to) === 0;
    if (kind === WASTE_PILE) {
      this.#push(move, prep, (isSpace ? SPACE : WASTE) - cost);
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

  #push(move: Move, prep: number, score: number, bond = 0): void {
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
    this.bonds[this.#at] = bond;
    this.#scores[this.#at - this.#start] = score + noise;
    this.#at++;
  }

  #sort(start: number, end: number): void {
    const { moves, preps, bonds } = this;
    const scores = this.#scores;
    for (let i = start + 1; i < end; i++) {
      const move = moves[i]!;
      const prep = preps[i]!;
      const score = scores[i - start]!;
      const bond = bonds[i]!;
      let j = i;
      while (j > start && scores[j - 1 - start]! < score) {
        moves[j] = moves[j - 1]!;
        preps[j] = preps[j - 1]!;
        bonds[j] = bonds[j - 1]!;
        scores[j - start] = scores[j - 1 - start]!;
        j--;
      }
      moves[j] = move;
      preps[j] = prep;
      bonds[j] = bond;
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
    const bonds = new Uint8Array(preps.length);
    bonds.set(this.bonds);
    this.bonds = bonds;
  }
}

/** What a stride is to the loose cards: it takes one back from a foundation, or sends one up. */
const BORROWS = 1;
const RETURNS = 2;
/** A mode: loose cards need not go up. */
const FREE = 1 << 16;

const KINDS = ['tableau', 'foundation', 'stock', 'waste', 'reserve', 'discard', 'barrier'];
const FOUNDATION = KINDS.indexOf('foundation');
const WASTE_PILE = KINDS.indexOf('waste');
const RESERVE_PILE = KINDS.indexOf('reserve');

const STEP_A = Int32Array.from({ length: 128 }, (_, at) =>
  finish(roll(START_A, at, FACTOR_A), 0x500),
);
const STEP_B = Int32Array.from({ length: 128 }, (_, at) =>
  finish(roll(START_B, at, FACTOR_B), 0x500),
);
const TALON_A = Int32Array.from({ length: FACES }, (_, card) =>
  finish(roll(START_A, card, FACTOR_A), 0x480),
);
const TALON_B = Int32Array.from({ length: FACES }, (_, card) =>
  finish(roll(START_B, card, FACTOR_B), 0x480),
);

function isIn({ low, high }: CardSets, set: number, card: Card): boolean {
  return ((card < 32 ? low[set]! >>> card : high[set]! >>> (card - 32)) & 1) !== 0;
}
