import type { Machine } from '../rules/machine.ts';
import { actionOf, countOf, fromOf, type Move, packMove, toOf } from '../rules/move.ts';
import { idleReserve } from './idle.ts';
import { Likeness } from './likeness.ts';
import { Lister } from './lister.ts';
import { type Loose, looseOf } from './loose.ts';
import type { Manner } from './manner.ts';
import { awaiting, borrowing, FREE, isAwaiting, type Mode } from './mode.ts';
import { type Reach, reachOf } from './reach.ts';
import { BORROWS, RETURNS, Strides } from './strides.ts';
import { nextTurn, type Talon, talonOf } from './talon.ts';
import { KNOWN, NEW, type Visited } from './visited.ts';
import { pilesOf } from './words.ts';

/**
 * The game as a search sees it: strides instead of moves, and positions that are alike as one. A stride is a move with
 * what must come before it: so many turns of the talon, or the shift of what lies on the card that moves.
 */
export class Walker {
  readonly machine: Machine;
  /** The strides of all positions on the path. */
  readonly strides = new Strides();
  /** The key of the position `visit` came to, under which it is visited; and without what its mode adds. */
  keyA = 0;
  keyB = 0;
  bareA = 0;
  bareB = 0;
  /** The mode of that position, and whether `visit` has made the stride that leads there. */
  mode: Mode = 0;
  hasMade = false;
  readonly #talon: Talon | null;
  readonly #likeness: Likeness;
  readonly #lister: Lister;
  readonly #reach: Reach | null;
  readonly #lends: boolean;
  readonly #idle: Uint8Array | null;
  readonly #isFoundation: Uint8Array;
  /** For every stride made how many moves it was, and the card it took out of the talon. */
  readonly #made: number[] = [];

  constructor(machine: Machine, manner: Manner) {
    const { program } = machine;
    const loose: Loose | null = manner.loose ? looseOf(program) : null;
    const foundations = pilesOf(program, 'foundation');
    this.machine = machine;
    this.#reach = manner.deadEnds ? reachOf(machine) : null;
    this.#talon = manner.leaps ? talonOf(program) : null;
    this.#lends = loose !== null && foundations.some((pile) => program.routes[pile]!.length > 0);
    this.#idle = manner.safe ? idleReserve(program) : null;
    this.#isFoundation = new Uint8Array(program.piles.length);
    for (const pile of foundations) this.#isFoundation[pile] = 1;
    this.#likeness = new Likeness(machine, loose, this.#talon);
    this.#lister = new Lister(machine, manner, {
      strides: this.strides,
      loose,
      talon: this.#talon,
      roots: this.#likeness.roots,
      lends: this.#lends,
    });
  }

  /** Whether a position was met in which loose runs may be tangled: then having found nothing proves nothing. */
  get isTangled(): boolean {
    return this.#likeness.isTangled;
  }

  /** Takes note of the machine's position, and puts its bare key into `bareA` and `bareB`. */
  look(): void {
    this.#likeness.look();
    this.bareA = this.#likeness.keyA;
    this.bareB = this.#likeness.keyB;
  }

  /** Writes the strides of the position last looked at from `at` on, the best first, and gives where they end. */
  list(at: number, mode: Mode): number {
    return this.#lister.list(at, mode);
  }

  /**
   * Makes a stride out of a position of this mode and bare key, remembers the position it leads to, and says whether
   * it is new, and not a dead end. The stride is not made, and `hasMade` is false, if it can be told beforehand that it leads nowhere new.
   */
  visit(stride: number, mode: Mode, bareA: number, bareB: number, visited: Visited): number {
    const move = this.strides.moves[stride]!;
    const prep = this.strides.preps[stride]!;
    const bond = this.strides.bonds[stride]!;
    const likeness = this.#likeness;
    const after = this.#modeAfter(move, bond, mode);
    this.mode = after;
    this.hasMade = false;
    let found: number | null = null;
    if (likeness.foresee(move, prep, bond, bareA, bareB)) {
      likeness.salt(after);
      this.keyA = (likeness.aheadA + likeness.saltA) | 0;
      this.keyB = (likeness.aheadB + likeness.saltB) | 0;
      found = visited.add(this.keyA, this.keyB);
      if (found !== NEW) return found;
    }
    this.make(move, prep);
    this.hasMade = true;
    this.look();
    if (found !== null) return this.#isDeadEnd() ? KNOWN : found;
    likeness.salt(after);
    this.keyA = (this.bareA + likeness.saltA) | 0;
    this.keyB = (this.bareB + likeness.saltB) | 0;
    // What is known with everything open is known.
    if (isAwaiting(after) && visited.has(this.bareA, this.bareB)) return KNOWN;
    found = visited.add(this.keyA, this.keyB);
    return found === NEW && this.#isDeadEnd() ? KNOWN : found;
  }

  /** Whether the position is lost at a glance: then it counts as known, since nothing new comes of it. */
  #isDeadEnd(): boolean {
    return this.#reach?.isLost() ?? false;
  }

  #modeAfter(move: Move, bond: number, mode: Mode): Mode {
    if (this.#idle?.[fromOf(move)] === 1 && this.#isFoundation[toOf(move)] === 0) {
      return awaiting(toOf(move));
    }
    if (bond === BORROWS) {
      return borrowing(this.machine.board.top(fromOf(move)), fromOf(move), mode);
    }
    return bond === RETURNS && mode !== 0 && this.#lends ? FREE : 0;
  }

  /** Makes a stride: its move, and what must come before it. */
  make(move: Move, prep: number): void {
    const { machine } = this;
    let count = 1;
    if (prep > 0) {
      machine.make(prep);
      count = 2;
    } else if (prep < 0) {
      count += this.#turnTo((-prep - 1) >> 1, ((-prep - 1) & 1) === 1);
    }
    const taken = this.#likeness.talonCardOf(move);
    if (taken !== 0) this.#likeness.takeFromTalon(taken);
    machine.make(move);
    this.#made.push(count | (taken << 8));
  }

  /** Takes back the stride made last. */
  unmake(): void {
    const stride = this.#made.pop()!;
    for (let count = stride & 255; count > 0; count--) this.machine.unmake();
    const taken = stride >> 8;
    if (taken !== 0) this.#likeness.putIntoTalon(taken);
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
}
