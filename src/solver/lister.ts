import { type Card, FACE_DOWN, FACES, NO_CARD } from '../card/card.ts';
import { type CardSets, type Program, RANKS, type Route } from '../rules/compile.ts';
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
import { idleReserve } from './idle.ts';
import { Judgement } from './judgement.ts';
import type { Loose } from './loose.ts';
import type { Manner } from './manner.ts';
import { awaitedPile, borrowedCard, isAwaiting, lenderOf, type Mode } from './mode.ts';
import { BORROWS, RETURNS, type Strides } from './strides.ts';
import { listTurns, type Talon, talonCard } from './talon.ts';
import { type Ups, upsOf } from './ups.ts';
import { pilesOf } from './words.ts';

/** Lists the strides of positions, leaving out those of which it is known that nothing is lost without them. */
export class Lister {
  readonly #machine: Machine;
  readonly #strides: Strides;
  readonly #judgement: Judgement;
  readonly #eager: boolean;
  readonly #talon: Talon | null;
  readonly #loose: Loose | null;
  /** Whether loose cards may be taken back from foundations. */
  readonly #lends: boolean;
  readonly #ups: Ups | null;
  readonly #idle: Uint8Array | null;
  readonly #kinds: readonly string[];
  readonly #alikeFirst: Int32Array;
  readonly #roots: Uint8Array;
  readonly #foundations: readonly number[];
  readonly #tableau: readonly number[];
  /** For every pile of them, and of an idle reserve, what it may be laid on in the tableau. */
  readonly #ontoTableau: readonly (CardSets | undefined)[];
  readonly #up: Route | undefined;
  readonly #buffer = new Int32Array(MOST_MOVES);
  readonly #turns = new Int32Array(512);
  readonly #others: readonly number[];
  /** Whether a part of a run may be carried into a space. */
  readonly #fillsSpaces: boolean;
  /** The stride found that must be made, or -1. */
  #forced = -1;
  #settles = false;

  constructor(
    machine: Machine,
    manner: Manner,
    { strides, loose, talon, roots, lends }: Surroundings,
  ) {
    const { program } = machine;
    this.#machine = machine;
    this.#strides = strides;
    this.#judgement = new Judgement(machine, manner);
    this.#eager = manner.eager;
    this.#talon = talon;
    this.#loose = loose;
    this.#lends = lends;
    this.#roots = roots;
    this.#ups = manner.safe ? upsOf(machine) : null;
    this.#idle = manner.safe ? idleReserve(program) : null;
    this.#kinds = program.piles.map(({ kind }) => kind);
    this.#alikeFirst = Int32Array.from(program.piles, ({ group, index, at }) =>
      program.rules.piles[group]!.alike ? index - at : -1,
    );
    this.#foundations = pilesOf(program, 'foundation');
    this.#tableau = pilesOf(program, 'tableau');
    this.#ontoTableau = program.routes.map(
      (routes) => routes.find(({ targets }) => targets[0] === this.#tableau[0])?.fits,
    );
    this.#up = program.routes.flat().find(({ targets }) => targets[0] === this.#foundations[0]);
    this.#others = program.piles
      .map(({ index }) => index)
      .filter((pile) => loose?.isLoose[pile] !== 1 && program.routes[pile]!.length > 0);
    this.#fillsSpaces = loose !== null && takesRunsInSpaces(program, loose);
  }

  /**
   * Writes the strides of the machine's position from `at` on, the most promising first, and gives where they end. The
   * roots of the loose piles must be those of the position.
   */
  list(at: number, mode: Mode): number {
    const strides = this.#strides;
    strides.begin(at);
    this.#forced = -1;
    this.#settles = this.#lends && mode === 0;
    const borrowed = borrowedCard(mode);
    if (borrowed !== 0 && this.#ups?.isSafe(borrowed)) return at;
    const bed = borrowed !== 0 ? this.#onlyBed(borrowed) : -1;
    if (this.#loose) {
      this.#machine.regard();
      this.#listLoose(this.#loose, borrowed, lenderOf(mode), bed);
    } else this.#listLegal(mode);
    if (this.#talon && !this.#isSettled(borrowed)) this.#listTalon(borrowed, bed);
    if (this.#isSettled(borrowed)) strides.keep(this.#forced);
    else strides.sort();
    return strides.end;
  }

  #isSettled(borrowed: Card): boolean {
    return this.#forced >= 0 && borrowed === 0;
  }

  /** Lists what the rules allow, where no cards are loose; then none is borrowed either. */
  #listLegal(mode: Mode): void {
    const machine = this.#machine;
    const end = machine.legal(this.#buffer);
    for (let i = 0; i < end && this.#forced < 0; i++) {
      const move = this.#buffer[i]!;
      if (actionOf(move) !== CARRYING) {
        const isPutOff = this.#talon !== null && actionOf(move) === this.#talon.action;
        if (!isPutOff) this.#strides.add(move, 0, 0, this.#judgement.scoreOfAction());
        continue;
      }
      if (!this.#isWorthTrying(move, mode)) continue;
      const from = fromOf(move);
      const card = machine.board.at(from, machine.board.height(from) - countOf(move));
      this.#add(move, 0, card, 0);
    }
  }

  #isWorthTrying(move: Move, mode: Mode): boolean {
    const from = fromOf(move);
    const to = toOf(move);
    const isUp = this.#kinds[to] === 'foundation';
    if (isAwaiting(mode) && to !== awaitedPile(mode)) return false;
    if (this.#idle?.[from] === 1 && !isUp && !this.#willBeLaidOn(from, to)) return false;
    const isSpace = this.#machine.board.height(to) === 0;
    return isUp || !isSpace || this.#alikeFirst[to]! < 0 || this.#isFirstSpace(to);
  }

  /** Whether a card in sight could be laid on the top card of an idle pile, once it is carried. */
  #willBeLaidOn(idle: number, to: number): boolean {
    const { board } = this.#machine;
    const card = board.top(idle);
    const isBedOf = (pile: number) => {
      const fits = this.#ontoTableau[pile];
      const top = board.top(pile);
      if (!fits || pile === to || top === NO_CARD || top & FACE_DOWN) return false;
      return isIn(fits, card, top);
    };
    return this.#tableau.some(isBedOf) || this.#others.some(isBedOf);
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
      const top = this.#machine.board.top(pile);
      if (top === NO_CARD || top & FACE_DOWN || !isIn(this.#loose!.beds, child, top)) continue;
      if (top !== borrowed) return -1;
      bed = pile;
    }
    return bed;
  }

  #isFirstSpace(pile: number): boolean {
    for (let other = this.#alikeFirst[pile]!; other < pile; other++) {
      if (this.#machine.board.height(other) === 0) return false;
    }
    return true;
  }

  /** Lists the cards that turning brings to the top of the waste, with what they can do there. */
  #listTalon(borrowed: Card, bed: number): void {
    const talon = this.#talon!;
    const turns = this.#turns;
    const count = listTurns(this.#machine, talon, turns);
    for (let i = 0; i < count; i++) {
      const card = talonCard(this.#machine, talon, turns[2 * i]!);
      const end = this.#machine.prospects(talon.waste, card, 1, this.#buffer, 0);
      let packed = false;
      for (let j = 0; j < end; j++) {
        const move = this.#buffer[j]!;
        const to = toOf(move);
        const isEmpty = this.#machine.board.height(to) === 0;
        if (
          isEmpty &&
          this.#alikeFirst[to]! >= 0 &&
          this.#kinds[to] !== 'foundation' &&
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
        this.#add(move, -1 - 2 * turns[2 * i]! - turns[2 * i + 1]!, card, i + 1);
      }
    }
  }

  #listLoose(loose: Loose, borrowed: Card, lender: number, only: number): void {
    const machine = this.#machine;
    const { board } = machine;
    const buffer = this.#buffer;
    for (let i = 0; i < this.#others.length; i++) {
      const from = this.#others[i]!;
      const top = board.top(from);
      if (top === NO_CARD || top & FACE_DOWN) continue;
      const isLender = this.#kinds[from] === 'foundation';
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
        this.#add(move, 0, top, 0);
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
        if (this.#kinds[to] === 'foundation') continue;
        if (borrowed !== 0) {
          if (to !== only) continue;
        } else if (board.height(to) === 0) {
          if (!this.#isFirstSpace(to)) continue;
        } else if (packed) continue;
        else packed = true;
        this.#add(move, 0, lowest, 0);
      }
      if (this.#fillsSpaces && borrowed === 0) {
        for (let h = root; h < height; h++) {
          const card = board.at(pile, h);
          const end = machine.prospects(pile, card, height - h, buffer, 0);
          for (let j = 0; j < end; j++) {
            const move = buffer[j]!;
            const to = toOf(move);
            if (this.#kinds[to] === 'foundation' || board.height(to) > 0 || !this.#isFirstSpace(to))
              continue;
            this.#add(move, 0, card, 0);
          }
        }
      }
      for (let h = root - 1; h < height; h++) {
        const card = board.at(pile, h);
        if (((card < 32 ? low >>> card : high >>> (card - 32)) & 1) === 0) continue;
        if (h === height - 1) {
          if (borrowed === 0) this.#addUp(pile, card, 0, h >= root);
        } else if (borrowed !== 0) {
          const child = board.at(pile, h + 1);
          if (only >= 0 && only !== pile && isIn(loose.beds, child, borrowed)) {
            this.#addUp(pile, card, packMove(CARRYING, pile, only, height - h - 1), h >= root);
          }
        } else {
          const bed = this.#bedFor(loose, board.at(pile, h + 1), pile);
          if (bed >= 0)
            this.#addUp(pile, card, packMove(CARRYING, pile, bed, height - h - 1), h >= root);
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
      const top = this.#machine.board.top(bed);
      if (top !== NO_CARD && (top & FACE_DOWN) === 0 && isIn(loose.beds, card, top)) return bed;
    }
    return -1;
  }

  #addUp(pile: number, card: Card, prep: number, isLoose: boolean): void {
    const start = MOST_MOVES - 64;
    const end = this.#machine.prospects(pile, card, 1, this.#buffer, start);
    for (let j = start; j < end; j++) {
      const move = this.#buffer[j]!;
      if (this.#kinds[toOf(move)] === 'foundation') {
        this.#add(move, prep, card, prep === 0 ? 0 : 1, isLoose);
        return;
      }
    }
  }

  /** Takes a stride into the list; `cost` is how much has to be done before its move. */
  #add(move: Move, prep: number, card: Card, cost: number, isLoose = false): void {
    const from = fromOf(move);
    const score = this.#judgement.scoreOf(move, card, cost);
    if (this.#kinds[toOf(move)] === 'foundation') {
      const returns = isLoose && this.#loose?.isLoose[from] === 1;
      this.#strides.add(move, prep, returns ? RETURNS : 0, score);
      const isForced = this.#eager || (returns && this.#settles) || this.#isSafe(from, card, prep);
      if (this.#forced < 0 && isForced) this.#forced = this.#strides.end - 1;
    } else {
      const borrows = this.#lends && this.#kinds[from] === 'foundation';
      this.#strides.add(move, prep, borrows ? BORROWS : 0, score);
    }
  }

  #isSafe(from: number, card: Card, prep: number): boolean {
    if (this.#ups === null) return false;
    if (this.#kinds[from] === 'waste') {
      const talon = this.#talon;
      // Taking a card out of a talon turned by threes changes which others come up; turning has its price where
      // passes are limited.
      if (talon?.by !== 1 || (prep < 0 && talon.passes !== Number.POSITIVE_INFINITY)) return false;
    }
    return this.#ups.isSafe(card);
  }
}

/** What a lister works with beside the machine. */
export interface Surroundings {
  readonly strides: Strides;
  readonly loose: Loose | null;
  readonly talon: Talon | null;
  /** For every loose pile how high its root lies. */
  readonly roots: Uint8Array;
  readonly lends: boolean;
}

function takesRunsInSpaces({ routes, rules, piles }: Program, loose: Loose): boolean {
  const [first] = loose.piles as [number];
  const own = routes[first]!.find(({ sameGroup, inSpaces }) => sameGroup && inSpaces);
  return own !== undefined && rules.piles[piles[first]!.group]!.empty!.says.id === 'any-card';
}

function isIn({ low, high }: CardSets, set: number, card: Card): boolean {
  return ((card < 32 ? low[set]! >>> card : high[set]! >>> (card - 32)) & 1) !== 0;
}
