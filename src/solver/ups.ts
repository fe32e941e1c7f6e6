import { type Card, FACES, faceOf } from '../card/card.ts';
import { type CardSets, type Program, RANKS, type Route } from '../rules/compile.ts';
import type { Machine } from '../rules/machine.ts';
import { once } from './once.ts';
import { actsOnlyBy, followsOnlyBy, groupsOf, leavesTalonAlone, pilesOf } from './words.ts';

/** No place in a foundation. */
const NEVER = 255;
/** More cards than can be due at once, each to be laid on the one before. */
const DEEPEST = 8;

/**
 * Which cards may go up at once without losing anything.
 *
 * A card is *due* if the foundations have a place for it and for every other card that could take that place. It is
 * *safe* if it is due and each card that may be laid on it in play is up already, or is safe itself. Then it may go
 * up: take any way to win that leaves it. Play the card up, and from there on follow that way, but for one thing:
 * whenever it lays on a safe card another one (which is then safe too, or was up), send that one up instead, and the
 * cards of its run before it. There is a place for each, and no other card will ever want it. What is sent up is
 * missed by nobody, since whatever would be laid on it goes up as well; and everything else is uncovered as it was,
 * or more so. So the new way wins too, in no more moves.
 *
 * Where foundations give cards back, a card that is up may come back to hold another, and the like of what is laid on
 * it is to be minded as well. There a card is safe if it is due, each card that may be laid on it is up or due, each
 * that may be laid on those is too, and all that may be laid on these are up: whatever would be laid on the card, or on
 * one come back to lie on it, goes up instead, and what would come back after that holds nothing that is not up. In
 * red and black: the other color is up to two ranks below the card, its own to three (Blake and Gent, Solvitaire).
 *
 * This needs that nothing else hangs on the card: see `upsOf`.
 */
export interface Ups {
  /** Whether a card may go up now without losing anything; it must lie where it can, with nothing on it. */
  isSafe(card: Card): boolean;
}

/**
 * The judge of safe cards for a machine in its first position. Null where the words of the game do not bear it: where
 * a pile that becomes empty is filled from the talon or must be filled, where moves hang on conditions, or where
 * anything is done besides turning.
 */
export function upsOf(machine: Machine): Ups | null {
  const wayUp = wayUpOf(machine.program);
  return wayUp && new SafeUps(machine, wayUp);
}

/** What the rules alone say of the foundations. */
interface WayUp {
  readonly foundations: readonly number[];
  readonly route: Route;
  /** Whether foundations give cards back. */
  readonly lends: boolean;
  /** For every card the others that may be laid on it in play. */
  readonly laid: CardSets;
  /** For every card those that could take its place. */
  readonly rivals: CardSets;
  /** For every foundation and first card, how high each card comes to lie there; made when first needed. */
  readonly chains: (Uint8Array | undefined)[];
  readonly marks: readonly Mark[];
  /** How often the piles may be gathered and dealt again. */
  readonly gatherings: number;
}

const wayUpOf = once((program): WayUp | null => {
  const { rules } = program;
  const [name, ...others] = groupsOf(program, 'foundation');
  if (name === undefined || others.length > 0 || rules.won.says.id !== 'cleared') return null;
  if (!leavesTalonAlone(program)) return null;
  if (!actsOnlyBy(program, ['turn', 'slip', 'deal-row', 'gather'])) return null;
  if (!followsOnlyBy(program, ['turn-up', 'send-up', 'refill'])) return null;
  const foundations = pilesOf(program, 'foundation');
  const lends = foundations.some((pile) => program.routes[pile]!.length > 0);
  if (lends && program.base.length > 0) return null;
  const route = program.routes.flat().find(({ targets }) => targets[0] === foundations[0]);
  if (!route || route.way.cards !== undefined) return null;
  const gather = rules.actions.find(({ says }) => says.id === 'gather');
  return {
    foundations,
    route,
    lends,
    laid: laidInPlay(program, foundations),
    rivals: rivalsOn(route),
    chains: [],
    marks: marksOf(program),
    gatherings: gather ? (gather.says.with[1] as number) : 0,
  };
});

/** For every card those that may be laid on it elsewhere than on the foundations. */
function laidInPlay(program: Program, foundations: readonly number[]): CardSets {
  const laid = { low: new Int32Array(FACES), high: new Int32Array(FACES) };
  for (const { fits, places, targets, onCards } of program.routes.flat()) {
    if (!onCards || foundations.includes(targets[0]!)) continue;
    const low = places.low.reduce((any, one) => any | one, 0);
    const high = places.high.reduce((any, one) => any | one, 0);
    for (let onto = 0; onto < FACES; onto++) {
      laid.low[onto]! |= fits.low[onto]! & low;
      laid.high[onto]! |= fits.high[onto]! & high;
    }
  }
  return laid;
}

/** For every card itself and those that may be laid on the same cards. */
function rivalsOn({ beds: { low, high } }: Route): CardSets {
  const rivals = { low: new Int32Array(FACES), high: new Int32Array(FACES) };
  for (let card = 0; card < FACES; card++) {
    for (let other = 0; other < FACES; other++) {
      const shared = (low[card]! & low[other]!) | (high[card]! & high[other]!);
      if (other !== card && shared === 0) continue;
      if (other < 32) rivals.low[card]! |= 1 << other;
      else rivals.high[card]! |= 1 << (other - 32);
    }
  }
  return rivals;
}

class SafeUps implements Ups {
  readonly #machine: Machine;
  readonly #foundations: readonly number[];
  readonly #up: Route;
  readonly #lends: boolean;
  readonly #chains: (Uint8Array | undefined)[];
  readonly #marks: readonly Mark[];
  readonly #gatherings: number;
  readonly #stock: number;
  /** For every card the others in play that may be laid on it there. */
  readonly #laid: readonly (readonly Card[])[];
  /** For every card how many there are that could take its place, itself included. */
  readonly #rivals: Uint8Array;

  constructor(machine: Machine, wayUp: WayUp) {
    this.#machine = machine;
    this.#foundations = wayUp.foundations;
    this.#up = wayUp.route;
    this.#lends = wayUp.lends;
    this.#chains = wayUp.chains;
    this.#marks = wayUp.marks;
    this.#gatherings = wayUp.gatherings;
    this.#stock = machine.program.stock;
    const cards = cardsInPlay(machine);
    const kinds = [...new Set(cards)];
    this.#laid = Array.from({ length: FACES }, (_, onto) =>
      kinds.filter((card) => isIn(wayUp.laid, onto, card)),
    );
    this.#rivals = Uint8Array.from(
      { length: FACES },
      (_, card) => cards.filter((other) => isIn(wayUp.rivals, card, other)).length,
    );
  }

  isSafe(card: Card): boolean {
    if (!this.#marks.every(({ name, rests }) => rests.has(this.#machine.board.mark(name)))) {
      return false;
    }
    if (this.#lends) return this.#isSafeFromLending(card);
    return (this.#gatherings === 0 || this.#isDealtForGood()) && this.#isSafe(card, 0);
  }

  /** Whether the piles are gathered no more: taking a card would change what is dealt after that. */
  #isDealtForGood(): boolean {
    const { board } = this.#machine;
    const { passes } = board;
    if (passes === this.#gatherings) return board.height(this.#stock) > 0;
    return passes > this.#gatherings;
  }

  #isSafe(card: Card, depth: number): boolean {
    if (depth > DEEPEST || !this.#isDue(card)) return false;
    const laid = this.#laid[card]!;
    for (let i = 0; i < laid.length; i++) {
      if (this.#left(laid[i]!) > 0 && !this.#isSafe(laid[i]!, depth + 1)) return false;
    }
    return true;
  }

  #isSafeFromLending(card: Card): boolean {
    return (
      this.#isDue(card) &&
      this.#laid[card]!.every(
        (onto) =>
          this.#isUpOrDue(onto) &&
          this.#laid[onto]!.every(
            (next) =>
              this.#isUpOrDue(next) && this.#laid[next]!.every((one) => this.#left(one) === 0),
          ),
      )
    );
  }

  #isUpOrDue(card: Card): boolean {
    return this.#left(card) === 0 || this.#isDue(card);
  }

  /** How many of the cards that could take a card's place are not up. */
  #left(card: Card): number {
    const { board } = this.#machine;
    let left = this.#rivals[card]!;
    for (let i = 0; i < this.#foundations.length; i++) {
      const height = board.height(this.#foundations[i]!);
      if (height > 0 && this.#place(i, card) < height) left--;
    }
    return left;
  }

  #isDue(card: Card): boolean {
    const { board, base } = this.#machine;
    let places = 0;
    for (let i = 0; i < this.#foundations.length; i++) {
      const height = board.height(this.#foundations[i]!);
      if (height > 0) {
        if (this.#place(i, card) === height) places++;
      } else if (isIn(this.#up.fills, i * RANKS + base, card) && isIn(this.#up.places, i, card)) {
        places++;
      }
    }
    return places > 0 && this.#left(card) <= places;
  }

  /** How high a card comes to lie in a foundation that is begun, from 0; `NEVER` if it doesn't. */
  #place(at: number, card: Card): number {
    const first = this.#machine.board.at(this.#foundations[at]!, 0);
    const key = at * FACES + first;
    const chain = this.#chains[key] ?? this.#chain(at, first);
    this.#chains[key] = chain;
    return chain[card]!;
  }

  #chain(at: number, first: Card): Uint8Array {
    const heights = new Uint8Array(FACES).fill(NEVER);
    const { fits, places } = this.#up;
    let tops = [first];
    for (let height = 0; tops.length > 0; height++) {
      for (const card of tops) heights[card] = height;
      const next: Card[] = [];
      for (let card = 1; card < FACES; card++) {
        if (heights[card] !== NEVER || !isIn(places, at, card)) continue;
        if (tops.some((top) => isIn(fits, top, card))) next.push(card);
      }
      tops = next;
    }
    return heights;
  }
}

/** A mark and the values at which it stays for good. */
interface Mark {
  readonly name: string;
  readonly rests: ReadonlySet<number>;
}

function marksOf({ rules }: Program): Mark[] {
  const groups = ['', ...Object.keys(rules.piles)];
  const verbs = ['move', ...rules.actions.map(({ verb }) => verb)];
  return Object.entries(rules.marks ?? {}).map(([name, { start, next }]) => {
    const after = (value: number) =>
      verbs.flatMap((verb) =>
        groups.flatMap((from) => groups.map((to) => next(value, verb, from, to))),
      );
    const values = new Set([start]);
    for (const value of values) for (const one of after(value)) values.add(one);
    const rests = [...values].filter((value) => after(value).every((one) => one === value));
    return { name, rests: new Set(rests) };
  });
}

function cardsInPlay({ board }: Machine): Card[] {
  return board.piles.flatMap(({ index }) =>
    Array.from({ length: board.height(index) }, (_, h) => faceOf(board.at(index, h))),
  );
}

function isIn({ low, high }: CardSets, set: number, card: Card): boolean {
  return ((card < 32 ? low[set]! >>> card : high[set]! >>> (card - 32)) & 1) !== 0;
}
