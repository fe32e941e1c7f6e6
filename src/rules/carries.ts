import { type Card, FACE_DOWN, NO_CARD } from '../card/card.ts';
import type { Table } from '../table/table.ts';
import type { Board } from './board.ts';
import { type CardSets, type Program, RANKS, type Route } from './compile.ts';
import { CARRYING, packMove } from './move.ts';

/**
 * Lists the legal carries of a position. What lies on top of the piles is looked up once; a route is followed
 * to its targets, pile by pile, only where their group shows a card or a space that could take what is lifted.
 */
export class Carries {
  readonly #program: Program;
  readonly #table: Table;
  readonly #conditions: ReadonlyMap<Route, () => boolean>;
  /** The routes into spaces that must be filled first, and the groups with such spaces. */
  readonly #mustRoutes: readonly (readonly Route[])[];
  readonly #mustGroups: readonly number[];
  readonly #groupOf: Uint8Array;

  /** The uppermost cards; then, group by group, these as a set, and how many spaces there are. */
  readonly #tops: Uint8Array;
  readonly #topsLow: Int32Array;
  readonly #topsHigh: Int32Array;
  readonly #spaces: Int32Array;
  #base = 0;

  /** What is being lifted: the uppermost card and the run as sets, and the length of the run. */
  #topLow = 0;
  #topHigh = 0;
  #runLow = 0;
  #runHigh = 0;
  #runLength = 0;

  #list: Int32Array = new Int32Array(0);
  #listed = 0;

  constructor(program: Program, table: Table, board: Board) {
    this.#program = program;
    this.#table = table;
    const conditions = new Map<Route, () => boolean>();
    for (const route of program.routes.flat()) {
      if (route.when) conditions.set(route, route.when.bind(board));
    }
    this.#conditions = conditions;
    this.#mustRoutes = program.routes.map((routes) => routes.filter((route) => route.must));
    const groups = Object.entries(program.rules.piles);
    this.#mustGroups = groups.flatMap(([, { must }], i) => (must ? [i] : []));
    const names = groups.map(([name]) => name);
    this.#groupOf = Uint8Array.from(program.piles, ({ group }) => names.indexOf(group));
    this.#tops = new Uint8Array(program.piles.length);
    this.#topsLow = new Int32Array(names.length);
    this.#topsHigh = new Int32Array(names.length);
    this.#spaces = new Int32Array(names.length);
  }

  /** Takes note of the position: before each listing. `base` is the rank of the base, or 0. */
  look(base: number): void {
    this.#base = base;
    for (let group = 0; group < this.#spaces.length; group++) {
      this.#topsLow[group] = 0;
      this.#topsHigh[group] = 0;
      this.#spaces[group] = 0;
    }
    for (let pile = 0; pile < this.#tops.length; pile++) {
      const group = this.#groupOf[pile]!;
      const top = this.#table.top(pile);
      this.#tops[pile] = top;
      if (top === NO_CARD) this.#spaces[group]!++;
      else if (top < 32) this.#topsLow[group]! |= 1 << top;
      else if (top < FACE_DOWN) this.#topsHigh[group]! |= 1 << (top - 32);
    }
  }

  /** Writes the carries into spaces that must be filled before anything else; gives where the list ends. */
  listForced(out: Int32Array, at: number): number {
    for (let i = 0; i < this.#mustGroups.length; i++) {
      if (this.#spaces[this.#mustGroups[i]!]! > 0) {
        return this.#follow(this.#mustRoutes, true, out, at);
      }
    }
    return at;
  }

  /** Writes every carry; gives where the list ends. */
  list(out: Int32Array, at: number): number {
    return this.#follow(this.#program.routes, false, out, at);
  }

  /**
   * Writes the carries of `count` cards of which this is the lowest as if they were what can be lifted from a pile in
   * the position last looked at.
   */
  listAs(from: number, card: Card, count: number, out: Int32Array, at: number): number {
    const low = card < 32 ? 1 << card : 0;
    const high = card < 32 ? 0 : 1 << (card - 32);
    const ways = this.#program.routes[from]!;
    let end = at;
    for (let w = 0; w < ways.length; w++) {
      const route = ways[w]!;
      if (count > 1 && route.single) continue;
      const { beds, group, targets } = route;
      const intoSpaces = route.inSpaces && this.#spaces[group]! > 0;
      const ontoCards =
        route.onCards &&
        ((beds.low[card]! & this.#topsLow[group]!) |
          (beds.high[card]! & this.#topsHigh[group]!)) !==
          0;
      if (!intoSpaces && !ontoCards) continue;
      if (route.when && !this.#conditions.get(route)!()) continue;
      let spaceSeen = false;
      for (let i = 0; i < targets.length; i++) {
        const to = targets[i]!;
        const onto = this.#tops[to]!;
        const isSpace = onto === NO_CARD;
        if (isSpace) {
          if (!intoSpaces || (spaceSeen && route.firstSpaceOnly)) continue;
          spaceSeen = true;
        } else if (!ontoCards || onto & FACE_DOWN || to === from) continue;
        const sets = isSpace ? route.fills : route.fits;
        const row = isSpace ? i * RANKS + this.#base : onto;
        const isTaken =
          (sets.low[row]! & route.places.low[i]! & low) |
          (sets.high[row]! & route.places.high[i]! & high);
        if (isTaken === 0) continue;
        if (isSpace && route.sameGroup && count === this.#table.height(from)) continue;
        out[end++] = packMove(CARRYING, from, to, count);
      }
    }
    return end;
  }

  #follow(
    routes: readonly (readonly Route[])[],
    forced: boolean,
    out: Int32Array,
    at: number,
  ): number {
    this.#list = out;
    this.#listed = at;
    for (let from = 0; from < routes.length; from++) {
      const ways = routes[from]!;
      const top = this.#tops[from]!;
      if (ways.length === 0 || top === NO_CARD || top & FACE_DOWN) continue;
      this.#lift(from, top);
      for (let i = 0; i < ways.length; i++) {
        const route = ways[i]!;
        const intoSpaces = route.inSpaces && this.#spaces[route.group]! > 0;
        const ontoCards = route.onCards && !forced && this.#isWanted(route, from);
        if (!intoSpaces && !ontoCards) continue;
        if (!route.when || this.#conditions.get(route)!()) {
          this.#carry(route, from, intoSpaces, ontoCards);
        }
      }
    }
    return this.#listed;
  }

  /** Reads the run on top of a pile: its length, and its cards as a set. */
  #lift(pile: number, top: Card): void {
    const table = this.#table;
    const height = table.height(pile);
    let low = top < 32 ? 1 << top : 0;
    let high = top < 32 ? 0 : 1 << (top - 32);
    this.#topLow = low;
    this.#topHigh = high;
    let length = 1;
    const fits = this.#program.runs[pile];
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

  /** Whether the route's targets show a card on which something of what is lifted may lie. */
  #isWanted({ beds, group, single }: Route, from: number): boolean {
    const table = this.#table;
    const low = this.#topsLow[group]!;
    const high = this.#topsHigh[group]!;
    const height = table.height(from);
    const most = single ? 1 : this.#runLength;
    for (let count = 1; count <= most; count++) {
      const card = table.at(from, height - count);
      if (((beds.low[card]! & low) | (beds.high[card]! & high)) !== 0) return true;
    }
    return false;
  }

  /** Lists what the run lifted last can do on a route. */
  #carry(route: Route, from: number, intoSpaces: boolean, ontoCards: boolean): void {
    const { targets, places, single } = route;
    const liftedLow = single ? this.#topLow : this.#runLow;
    const liftedHigh = single ? this.#topHigh : this.#runHigh;
    let spaceSeen = false;
    for (let i = 0; i < targets.length; i++) {
      const to = targets[i]!;
      const onto = this.#tops[to]!;
      const isSpace = onto === NO_CARD;
      if (isSpace) {
        if (!intoSpaces || (spaceSeen && route.firstSpaceOnly)) continue;
        spaceSeen = true;
      } else if (!ontoCards || onto & FACE_DOWN || to === from) continue;
      const sets = isSpace ? route.fills : route.fits;
      const row = isSpace ? i * RANKS + this.#base : onto;
      const low = sets.low[row]! & places.low[i]! & liftedLow;
      const high = sets.high[row]! & places.high[i]! & liftedHigh;
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
}

function isIn(sets: CardSets, set: number, card: Card): boolean {
  return card < 32
    ? ((sets.low[set]! >>> card) & 1) !== 0
    : ((sets.high[set]! >>> (card - 32)) & 1) !== 0;
}
