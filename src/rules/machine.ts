import { type Card, rankOf } from '../card/card.ts';
import { Journal } from '../table/journal.ts';
import { Table } from '../table/table.ts';
import { type Board, Hand, PASSES, type Pile } from './board.ts';
import { Carries } from './carries.ts';
import type { Program } from './compile.ts';
import type { BoundAction } from './game.ts';
import { actionOf, CARRYING, countOf, fromOf, type Move, NOWHERE, packMove, toOf } from './move.ts';

export type Status = 'playing' | 'won' | 'lost';

/** More passes than anyone makes; the mark stops there. */
const MOST_PASSES = 0xffff;

/**
 * A game being played: a table and the compiled rules. The player, the machine interface, hints and the solver
 * all play on this one; it is the only place where a rule is carried out.
 */
export class Machine {
  readonly program: Program;
  readonly board: Board;
  readonly #table: Table;
  readonly #hand: Hand;
  readonly #actions: readonly BoundAction[];
  /** What happens of itself, pile by pile. */
  readonly #consequences: readonly (readonly ((pile: number) => boolean)[])[];
  readonly #carries: Carries;
  readonly #isCleared: () => boolean;
  readonly #score: () => number;
  /** Every move made, and where the table's journal stood before it. */
  readonly #made = new Journal();
  readonly #before = new Journal();
  #list: Int32Array = new Int32Array(0);
  #listed = 0;
  #action = CARRYING;

  constructor(program: Program) {
    this.program = program;
    this.#table = new Table(program.shape);
    const hand = new Hand(this.#table, program.piles, program.marks);
    this.#hand = hand;
    this.board = hand;
    const { rules } = program;
    this.#actions = rules.actions.map((action) => action.bind(hand));
    const consequences = program.piles.map((): ((pile: number) => boolean)[] => []);
    for (const consequence of rules.after) {
      const act = consequence.bind(hand);
      for (const group of consequence.of) {
        for (const pile of hand.group(group)) consequences[pile]!.push(act);
      }
    }
    this.#consequences = consequences;
    this.#carries = new Carries(program, this.#table, hand);
    this.#isCleared = rules.won.bind(hand);
    this.#score = rules.score.bind(hand);
  }

  /** Lays the cards out from a whole pack in dealing order, and lets happen what follows of itself. */
  deal(pack: readonly Card[]): void {
    this.#begin();
    const dealer = {
      board: this.board,
      pack: [...pack],
      lay: (pile: number, card: Card) => this.#table.lay(pile, card),
    };
    for (const step of this.program.rules.deal) step.play(dealer);
    this.#settle();
  }

  /**
   * Sets up a position of one's own instead of a deal: the cards of each pile by index, bottom first. It need
   * not hold the whole pack. What follows of itself happens at once, as after a deal.
   */
  arrange(piles: readonly (readonly Card[])[]): void {
    this.#begin();
    piles.forEach((cards, pile) => {
      for (const card of cards) this.#table.lay(pile, card);
    });
    this.#settle();
  }

  /** An empty table with the marks at their start. */
  #begin(): void {
    this.#table.clear();
    this.#made.cut(0);
    this.#before.cut(0);
    Object.values(this.program.rules.marks ?? {}).forEach((mark, i) => {
      this.#table.set(i + 1, mark.start);
    });
  }

  /** The whole position, to compare or to copy. */
  get bytes(): Uint8Array {
    return this.#table.bytes;
  }

  get keyA(): number {
    return this.#table.keyA;
  }

  get keyB(): number {
    return this.#table.keyB;
  }

  /** The share of a pile in the key, lane by lane, as if only its lowest `height` cards lay there. */
  shareA(pile: number, height: number): number {
    return this.#table.shareA(pile, height);
  }

  shareB(pile: number, height: number): number {
    return this.#table.shareB(pile, height);
  }

  /** The share of a pile in the key, lane by lane, as if this card lay on top of it. */
  shareWithA(pile: number, card: Card): number {
    return this.#table.shareWithA(pile, card);
  }

  shareWithB(pile: number, card: Card): number {
    return this.#table.shareWithB(pile, card);
  }

  /** How many moves have been made and not unmade. */
  get moves(): number {
    return this.#made.length;
  }

  /** The move made as the `index`-th, from 0. */
  made(index: number): Move {
    return this.#made.at(index);
  }

  /** The pile of this index. */
  pile(index: number): Pile {
    return this.program.piles[index]!;
  }

  /** The rank of the base, or 0 where the game has none. */
  get base(): number {
    for (const pile of this.program.base) {
      const card = this.#table.at(pile, 0);
      if (card !== 0) return rankOf(card);
    }
    return 0;
  }

  get score(): number {
    return this.#score();
  }

  /**
   * Writes every move the rules allow into `out` from `at` on, each once, in a fixed order, and returns where
   * the list ends. Says nothing of whether the game is over: see `status`.
   */
  legal(out: Int32Array, at = 0): number {
    this.#carries.look(this.base);
    const forced = this.#carries.listForced(out, at);
    if (forced > at) return forced;
    this.#list = out;
    this.#listed = this.#carries.list(out, at);
    for (let i = 0; i < this.#actions.length; i++) {
      this.#action = i + 1;
      this.#actions[i]!.list(this.#offer);
    }
    return this.#listed;
  }

  /** Takes note of the position for `prospects`; `legal` does so too. */
  regard(): void {
    this.#carries.look(this.base);
  }

  /**
   * Writes how `count` cards could be carried from a pile if they lay on top of it, `card` the lowest, could be lifted
   * together, and otherwise the position were the one last regarded; gives where the list ends.
   */
  prospects(from: number, card: Card, count: number, out: Int32Array, at: number): number {
    return this.#carries.listAs(from, card, count, out, at);
  }

  /** Makes a legal move with all that follows of itself: one step to unmake. */
  make(move: Move): void {
    const table = this.#table;
    this.#made.write(move);
    this.#before.write(table.now);
    const action = actionOf(move);
    const from = fromOf(move);
    const to = toOf(move);
    const stock = this.program.stock;
    const held = stock >= 0 ? table.height(stock) : 0;
    if (action === CARRYING) table.carry(from, to, countOf(move));
    else this.#actions[action - 1]!.play(from, to, countOf(move));
    if (this.program.marks.length > 1) this.#moveMarks(action, from, to);
    this.#settle();
    if (held > 0 && table.height(stock) === 0) {
      table.set(PASSES, Math.min(this.#hand.passes + 1, MOST_PASSES));
    }
  }

  /** Takes back the last move made and returns it. Throws when there is none. */
  unmake(): Move {
    if (this.#made.length === 0) throw new Error('no move to unmake');
    this.#table.rewind(this.#before.take());
    return this.#made.take();
  }

  /** The verb of a move: `move` for carrying cards. */
  verbOf(move: Move): string {
    const action = actionOf(move);
    return action === CARRYING ? 'move' : this.program.rules.actions[action - 1]!.verb;
  }

  get isWon(): boolean {
    return this.#isCleared();
  }

  status(): Status {
    if (this.isWon) return 'won';
    return this.#isLost() ? 'lost' : 'playing';
  }

  /**
   * Lost: no move is left, or none but the idle action now and after doing it as often as is permitted.
   * Walks through those turns and comes back.
   */
  #isLost(): boolean {
    const moves = new Int32Array(256);
    const idle = this.program.rules.idle;
    const start = this.#made.length;
    const seen = new Set<string>();
    let lost = true;
    while (lost) {
      const count = this.legal(moves);
      if (count === 0) break;
      const other = moves.subarray(0, count).some((move) => this.verbOf(move) !== idle);
      const key = `${this.keyA} ${this.keyB}`;
      if (other) lost = false;
      else if (seen.has(key)) break;
      else {
        seen.add(key);
        this.make(moves[0]!);
      }
    }
    while (this.#made.length > start) this.unmake();
    return lost;
  }

  readonly #offer = (from: number, to: number, count: number): void => {
    this.#list[this.#listed++] = packMove(this.#action, from, to, count);
  };

  #moveMarks(action: number, from: number, to: number): void {
    const verb = action === CARRYING ? 'move' : this.program.rules.actions[action - 1]!.verb;
    const groupOf = (pile: number) => (pile === NOWHERE ? '' : this.pile(pile).group);
    Object.values(this.program.rules.marks ?? {}).forEach((mark, i) => {
      const value = this.#table.mark(i + 1);
      this.#table.set(i + 1, mark.next(value, verb, groupOf(from), groupOf(to)));
    });
  }

  /**
   * Lets happen what follows of itself: the lowest pile first, then again from the first. Only piles that
   * changed are asked, since a consequence hangs on its own pile.
   */
  #settle(): void {
    const table = this.#table;
    for (let pile = table.nextTouched(); pile >= 0; pile = table.nextTouched()) {
      for (const act of this.#consequences[pile]!) if (act(pile)) break;
    }
  }
}
