import { type Card, FACES, faceOf } from '../card/card.ts';
import type { Machine } from '../rules/machine.ts';
import { actionOf, CARRYING, countOf, fromOf, type Move, toOf } from '../rules/move.ts';
import { FACTOR_A, FACTOR_B, finish, roll, START_A, START_B } from '../table/hash.ts';
import { type Loose, rootHeight } from './loose.ts';
import { awaitedPile, isAwaiting, type Mode } from './mode.ts';
import { RETURNS } from './strides.ts';
import { isInStep, type Talon, talonCard } from './talon.ts';
import { pilesOf } from './words.ts';

/**
 * Keys under which positions are alike that can be won or not together: they leave out how loose cards lie, and how
 * far the talon is turned where it can be turned again and again.
 */
export class Likeness {
  /** The key of the position last looked at; then that of the position last foreseen. */
  keyA = 0;
  keyB = 0;
  aheadA = 0;
  aheadB = 0;
  /** What a mode adds to a key; see `salt`. */
  saltA = 0;
  saltB = 0;
  /** Whether a position was met in which loose runs may be tangled. */
  isTangled = false;
  /** For every pile how high the root of its run lies, from 1, where its cards are loose; 0 elsewhere. */
  readonly roots: Uint8Array;
  readonly #machine: Machine;
  readonly #loose: Loose | null;
  readonly #talon: Talon | null;
  readonly #mergesTalon: boolean;
  readonly #isFoundation: Uint8Array;
  #talonA = 0;
  #talonB = 0;

  constructor(machine: Machine, loose: Loose | null, talon: Talon | null) {
    const { program } = machine;
    this.#machine = machine;
    this.#loose = loose;
    this.#talon = talon;
    this.#mergesTalon =
      talon !== null && talon.passes === Number.POSITIVE_INFINITY && program.rules.pack.packs === 1;
    this.#isFoundation = new Uint8Array(program.piles.length);
    for (const pile of pilesOf(program, 'foundation')) this.#isFoundation[pile] = 1;
    this.roots = new Uint8Array(program.piles.length);
    this.#sumTalon();
  }

  #sumTalon(): void {
    if (!this.#mergesTalon) return;
    const { board } = this.#machine;
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
    const machine = this.#machine;
    let a = machine.keyA;
    let b = machine.keyB;
    const loose = this.#loose;
    if (loose) {
      let levels = 0;
      for (const pile of loose.piles) {
        const height = machine.board.height(pile);
        const root = rootHeight(machine, loose, pile);
        this.roots[pile] = root;
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
   * Puts the key of the position after a stride into `aheadA` and `aheadB`, where that can be told without making it:
   * where loose cards only and the talon are concerned.
   */
  foresee(move: Move, prep: number, bond: number, hereA: number, hereB: number): boolean {
    if (this.#loose === null || !this.#mergesTalon) return false;
    const machine = this.#machine;
    const { board } = machine;
    if (actionOf(move) !== CARRYING) return false;
    const from = fromOf(move);
    const to = toOf(move);
    let a = hereA;
    let b = hereB;
    let card: Card;
    const talon = this.#talon!;
    if (from === talon.waste) {
      const turned = board.height(talon.waste);
      const all = turned + board.height(talon.stock);
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
    } else if (this.#isFoundation[from] === 1) {
      card = board.top(from);
      const height = board.height(from);
      a = (a - machine.shareA(from, height) + machine.shareA(from, height - 1)) | 0;
      b = (b - machine.shareB(from, height) + machine.shareB(from, height - 1)) | 0;
    } else if (bond === RETURNS) {
      card = board.at(from, board.height(from) - 1 - (prep > 0 ? countOf(prep) : 0));
    } else return false;
    if (this.#isFoundation[to] === 1) {
      const height = board.height(to);
      a = (a - machine.shareA(to, height) + machine.shareWithA(to, card)) | 0;
      b = (b - machine.shareB(to, height) + machine.shareWithB(to, card)) | 0;
    } else if (this.#loose!.isLoose[to] !== 1 || board.height(to) === 0) return false;
    this.aheadA = a;
    this.aheadB = b;
    return true;
  }

  /** Takes a card out of the talon's share of the key, or puts it back. */
  takeFromTalon(card: Card): void {
    this.#talonA = (this.#talonA - TALON_A[card]!) | 0;
    this.#talonB = (this.#talonB - TALON_B[card]!) | 0;
  }

  putIntoTalon(card: Card): void {
    this.#talonA = (this.#talonA + TALON_A[card]!) | 0;
    this.#talonB = (this.#talonB + TALON_B[card]!) | 0;
  }

  /** The card on top of the waste if a carry from there changes the talon's share of the key, else 0. */
  talonCardOf(move: Move): Card {
    return this.#mergesTalon && fromOf(move) === this.#talon!.waste
      ? this.#machine.board.top(this.#talon!.waste)
      : 0;
  }

  /**
   * Puts into `saltA` and `saltB` what a mode adds to the key of the machine's position: in a mode fewer strides are
   * open than without.
   */
  salt(mode: Mode): void {
    if (isAwaiting(mode)) {
      const pile = awaitedPile(mode);
      const height = this.#machine.board.height(pile);
      this.saltA = finish(this.#machine.shareA(pile, height), 0x601);
      this.saltB = finish(this.#machine.shareB(pile, height), 0x601);
    } else {
      this.saltA = mode === 0 ? 0 : finish(roll(START_A, mode, FACTOR_A), 0x600);
      this.saltB = mode === 0 ? 0 : finish(roll(START_B, mode, FACTOR_B), 0x600);
    }
  }
}

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
