import { type Card, FACE_DOWN, rankOf } from '../card/card.ts';
import { Journal } from '../table/journal.ts';
import { Table } from '../table/table.ts';
import { type Board, Hand, PASSES, type Pile } from './board.ts';
import { type CardSets, type Program, RANKS, type Route } from './compile.ts';
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
  readonly #conditions: ReadonlyMap<Route, () => boolean>;
  readonly #mustRoutes: readonly (readonly Route[])[] | null;
  readonly #isCleared: () => boolean;
  readonly #score: () => number;
  /** Every move made, and where the table's journal stood before it. */
  readonly #made = new Journal();
  readonly #before = new Journal();
  /** Scratch of `legal`: the uppermost cards, and the run that is being lifted. */
  readonly #tops: Uint8Array;
  #topLow = 0;
  #topHigh = 0;
  #runLow = 0;
  #runHigh = 0;
  #runLength = 0;
  #list: Int32Array = new Int32Array(0);
  #listed = 0;
  #action = CARRYING;

  constructor(program: Program) {
    this.program = program;
    this.#table = new Table(program.shape);
    const hand = new Hand(this.#table, program.piles, program.marks);
    this.#hand = hand;
    this.#tops = new Uint8Array(program.piles.length);
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
    const conditions = new Map<Route, () => boolean>();
    for (const route of program.routes.flat()) {
      if (route.when) conditions.set(route, route.when.bind(hand));
    }
    this.#conditions = conditions;
    const must = program.routes.map((routes) => routes.filter((route) => route.must));
    this.#mustRoutes = must.some((routes) => routes.length > 0) ? must : null;
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
    this.#list = out;
    this.#listed = at;
    const must = this.#mustRoutes;
    if (must && this.#carries(must, true)) return this.#listed;
    this.#carries(this.program.routes, false);
    for (let i = 0; i < this.#actions.length; i++) {
      this.#action = i + 1;
      this.#actions[i]!.list(this.#offer);
    }
    return this.#listed;
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

  status(): Status {
    if (this.#isCleared()) return 'won';
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

  /** Lists carries on these routes; with `forced`, into spaces only. Says whether there was one. */
  #carries(routes: readonly (readonly Route[])[], forced: boolean): boolean {
    const before = this.#listed;
    const table = this.#table;
    const base = this.base;
    const tops = this.#tops;
    for (let pile = 0; pile < tops.length; pile++) tops[pile] = table.top(pile);
    for (let from = 0; from < tops.length; from++) {
      const ways = routes[from]!;
      const top = tops[from]!;
      if (ways.length === 0 || top === 0 || top & FACE_DOWN) continue;
      this.#liftFrom(from, top);
      for (let i = 0; i < ways.length; i++) {
        const route = ways[i]!;
        const holds = route.when && this.#conditions.get(route);
        if (!holds || holds()) this.#follow(route, from, base, forced);
      }
    }
    return this.#listed > before;
  }

  /** Reads the run on top of a pile: its length, and its cards as a set. */
  #liftFrom(pile: number, top: Card): void {
    const table = this.#table;
    const height = table.height(pile);
    let low = top < 32 ? 1 << top : 0;
    let high = top < 32 ? 0 : 1 << (top - 32);
    this.#topLow = low;
    this.#topHigh = high;
    let length = 1;
    const fits = this.program.runs[pile];
    if (fits) {
      let card = top;
      while (length < height) {
        const below = table.at(pile, height - length - 1);
        if (below & FACE_DOWN || !isIn(fits, below, card)) break;
        card = below;
        if (card < 32) low |= 1 << card;
        else high |= 1 << (card - 32);
        length++;
      }
    }
    this.#runLow = low;
    this.#runHigh = high;
    this.#runLength = length;
  }

  /** Lists what the run read last can do on a route. */
  #follow(route: Route, from: number, base: number, forced: boolean): void {
    const { targets, places, single } = route;
    const runLow = single ? this.#topLow : this.#runLow;
    const runHigh = single ? this.#topHigh : this.#runHigh;
    let spaceSeen = false;
    for (let i = 0; i < targets.length; i++) {
      const to = targets[i]!;
      const onto = this.#tops[to]!;
      const isSpace = onto === 0;
      if (isSpace) {
        if (!route.inSpaces || (spaceSeen && route.firstSpaceOnly)) continue;
        spaceSeen = true;
      } else if (forced || !route.onCards || onto & FACE_DOWN || to === from) continue;
      const sets = isSpace ? route.fills : route.fits;
      const row = isSpace ? i * RANKS + base : onto;
      const low = sets.low[row]! & places.low[i]! & runLow;
      const high = sets.high[row]! & places.high[i]! & runHigh;
      if ((low | high) !== 0) this.#listCounts(route, from, to, isSpace, low, high);
    }
  }

  /** Lists a carry for every liftable count whose highest card is in the set. */
  #listCounts(
    route: Route,
    from: number,
    to: number,
    isSpace: boolean,
    low: number,
    high: number,
  ): void {
    const table = this.#table;
    const height = table.height(from);
    const most = route.single ? 1 : this.#runLength;
    for (let count = 1; count <= most; count++) {
      const card = table.at(from, height - count);
      if ((card < 32 ? (low >>> card) & 1 : (high >>> (card - 32)) & 1) === 0) continue;
      if (!route.single && !route.lift(count, this.#runLength, height)) continue;
      if (isSpace && route.sameGroup && count === height) continue;
      this.#list[this.#listed++] = packMove(CARRYING, from, to, count);
    }
  }

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

function isIn(sets: CardSets, set: number, card: Card): boolean {
  return card < 32
    ? ((sets.low[set]! >>> card) & 1) !== 0
    : ((sets.high[set]! >>> (card - 32)) & 1) !== 0;
}
