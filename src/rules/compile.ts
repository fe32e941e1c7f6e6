import { type Card, FACES } from '../card/card.ts';
import { layOut, ONE_PACK } from '../card/pack.ts';
import type { TableShape } from '../table/table.ts';
import type { Pile } from './board.ts';
import type { Condition, Group, Rules } from './game.ts';
import { NOWHERE } from './move.ts';
import { type Way, waysOf } from './way.ts';
import type { Fill, Fit, Lift } from './words.ts';

/**
 * Rules made ready for play. A word about two cards is a pure function over 64 × 64 values, so it is asked
 * everything once, here, and play reads bits.
 */
export interface Program {
  readonly rules: Rules;
  readonly piles: readonly Pile[];
  /** For every pile the routes on which its cards may leave it. */
  readonly routes: readonly (readonly Route[])[];
  /** For every pile which cards continue a run on which; null where nothing longer than one moves. */
  readonly runs: readonly (CardSets | null)[];
  /** The piles whose first card sets the base rank; empty where the game has no base. */
  readonly base: readonly number[];
  /** The stock, or -1. */
  readonly stock: number;
  readonly marks: readonly string[];
  readonly shape: TableShape;
}

/** One way from a pile to all the piles of one group, as bytes. */
export interface Route {
  readonly way: Way;
  readonly lift: Lift;
  /** A single card is all that can ever be lifted. */
  readonly single: boolean;
  readonly targets: readonly number[];
  /** The group of the targets, counted as the game lists them. */
  readonly group: number;
  readonly onCards: boolean;
  readonly inSpaces: boolean;
  /** Foundations offer only their first space. */
  readonly firstSpaceOnly: boolean;
  /** Source and targets are of one group: moving a whole pile into a space would change nothing. */
  readonly sameGroup: boolean;
  /** Targets must be filled before anything else happens. */
  readonly must: boolean;
  /** Which cards may lie on each card; and, the other way round, on which cards each card may lie. */
  readonly fits: CardSets;
  readonly beds: CardSets;
  /** Which cards may lie in the i-th target at all. */
  readonly places: CardSets;
  /** Which cards may fill the i-th target when empty: set `i * RANKS + base`. */
  readonly fills: CardSets;
  readonly when: Condition | undefined;
}

/** Sets of cards as bits: those below 32 and the others. */
export interface CardSets {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

const EVERY_CARD = layOut(ONE_PACK);

/** How many bases `fills` tells apart. */
export const RANKS = 16;

/** Compiles the rules of a game. Throws where they contradict themselves: a fault in the game's file. */
export function compile(rules: Rules): Program {
  const groups = Object.entries(rules.piles);
  const piles = nameThePiles(groups);
  if (piles.length > NOWHERE) throw new Error(`a game has at most ${NOWHERE} piles`);
  const marks = ['passes', ...Object.keys(rules.marks ?? {})];
  const stock = piles.findIndex((pile) => pile.kind === 'stock');
  const indexOf = (group: string) =>
    piles.filter((pile) => pile.group === group).map((pile) => pile.index);

  const hasBase = groups.some(([, { base }]) => base);

  const routesFrom = new Map<string, Route[]>(groups.map(([name]) => [name, []]));
  for (const [number, [name, group]] of groups.entries()) {
    const targets = {
      group: number,
      targets: indexOf(name),
      ...fitTables(group.build),
      fills: fillTable(group, hasBase),
    };
    for (const [source, takes] of Object.entries(group.takes ?? {})) {
      const routes = routesFrom.get(source);
      if (!routes) throw new Error(`${name} takes cards from ${source}, which is not in the game`);
      for (const way of waysOf(takes)) {
        routes.push(routeOf(way, group, name === source, targets));
      }
    }
  }

  const runs = new Map(
    groups.map(([name, { run, build }]) => {
      const isLifted = routesFrom.get(name)!.some((route) => !route.single);
      return [name, isLifted ? fitTables(run ?? build).fits : null];
    }),
  );

  return {
    rules,
    piles,
    routes: piles.map((pile) => routesFrom.get(pile.group)!),
    runs: piles.map((pile) => runs.get(pile.group)!),
    base: groups.filter(([, group]) => group.base).flatMap(([name]) => indexOf(name)),
    stock,
    marks,
    shape: {
      piles: piles.length,
      cards: rules.pack.packs * rules.pack.ranks.length * 4,
      marks: marks.length,
      places: placesOf(groups, piles),
      keyed: marks.map((_, i) => i > 0 || rules.actions.some((a) => a.passes !== undefined)),
    },
  };
}

function nameThePiles(groups: readonly [string, Group][]): Pile[] {
  const piles: Pile[] = [];
  for (const [group, { kind, count, id, first }] of groups) {
    for (let at = 0; at < count; at++) {
      const name = count === 1 && first === undefined ? id : `${id}${at + (first ?? 1)}`;
      piles.push({ index: piles.length, id: name, kind, group, at });
    }
  }
  return piles;
}

/** Piles that are alike share a place in the key. */
function placesOf(groups: readonly [string, Group][], piles: readonly Pile[]): number[] {
  const alike = new Set(groups.filter(([, group]) => group.alike).map(([name]) => name));
  return piles.map((pile) => (alike.has(pile.group) ? pile.index - pile.at : pile.index));
}

/** What all routes to a group have in common. */
type Target = Pick<Route, 'group' | 'targets' | 'fits' | 'beds' | 'fills'>;

function routeOf(way: Way, group: Group, sameGroup: boolean, target: Target): Route {
  return {
    // Field by field: spreading makes objects that are slower to read.
    group: target.group,
    targets: target.targets,
    fits: target.fits,
    beds: target.beds,
    fills: target.fills,
    way,
    lift: way.lift,
    single: way.lift.says.id === 'top',
    onCards: way.onCards && group.build !== undefined,
    inSpaces: way.inSpaces && group.empty !== undefined,
    firstSpaceOnly: group.kind === 'foundation',
    sameGroup,
    must: group.must ?? false,
    places: placeTable(group.count, group.place, way.cards),
    when: way.when,
  };
}

type FitTables = Pick<Route, 'fits' | 'beds'>;

/** Groups are often built as their runs are, and games alike. */
const askedBefore = new WeakMap<Fit, FitTables>();

/** A fit as sets, both ways round. */
function fitTables(fit: Fit | undefined): FitTables {
  const known = fit && askedBefore.get(fit);
  if (known) return known;
  const tables = { fits: cardSets(FACES), beds: cardSets(FACES) };
  if (!fit) return tables;
  // By index: this runs once, before the first frame, when nothing has been made fast yet.
  for (let i = 0; i < EVERY_CARD.length; i++) {
    const onto = EVERY_CARD[i]!;
    for (let j = 0; j < EVERY_CARD.length; j++) {
      const card = EVERY_CARD[j]!;
      if (!fit(card, onto)) continue;
      add(tables.fits, onto, card);
      add(tables.beds, card, onto);
    }
  }
  askedBefore.set(fit, tables);
  return tables;
}

/** Without a base there is but one to ask for, which is none. */
function fillTable({ empty, count }: Group, hasBase: boolean): CardSets {
  const fills = cardSets(count * RANKS);
  for (let set = 0; empty && set < count * RANKS; set += hasBase ? 1 : RANKS) {
    for (const card of EVERY_CARD) {
      if (empty(card, Math.floor(set / RANKS), set % RANKS)) add(fills, set, card);
    }
  }
  return fills;
}

function placeTable(count: number, ...fills: readonly (Fill | undefined)[]): CardSets {
  const places = cardSets(count);
  for (let at = 0; at < count; at++) {
    for (const card of EVERY_CARD) {
      if (fills.every((fill) => !fill || fill(card, at, 0))) add(places, at, card);
    }
  }
  return places;
}

/** So many empty sets. */
function cardSets(count: number): CardSets {
  return { low: new Int32Array(count), high: new Int32Array(count) };
}

function add({ low, high }: CardSets, set: number, card: Card): void {
  if (card < 32) low[set]! |= 1 << card;
  else high[set]! |= 1 << (card - 32);
}
