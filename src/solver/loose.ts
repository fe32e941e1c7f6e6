import { type Card, card, FACES, SUITS } from '../card/card.ts';
import { layOut } from '../card/pack.ts';
import type { CardSets, Route } from '../rules/compile.ts';
import type { Machine } from '../rules/machine.ts';
import type { Phrase } from '../rules/phrase.ts';
import { once } from './once.ts';
import { actsOnlyBy, followsOnlyBy, leavesTalonAlone } from './words.ts';

/**
 * Piles whose runs may be taken apart and put together again at will, so that it does not matter which card of a
 * run lies on which.
 *
 * A run is the face-up sequence on top of a pile; its lowest card is its root, the others are loose. Two positions
 * with the same roots and the same loose cards, and otherwise alike, can be won or not together:
 *
 * The cards of a level (those that may lie on the same cards) can all lie on every bed of theirs, and any part of a
 * run may be moved. So how the loose cards of a level lie on their beds makes no difference to whether there is a
 * bed free: there is one just when there are more beds in sight than loose cards of that level. Now take a move in
 * the one position. Does it lift one card that nothing lies on? In the other position something may lie on that
 * card; but since a bed of that level is free, what lies there can be moved to it first. Does it lift a root with all
 * that lies on it, or lay something on a bed? In the other position the root has a pile on it too, and a bed of that
 * level is free. Does it shift a loose card to another bed? Then nothing need be done at all. Either way the
 * positions that follow are again the same but for how loose cards lie.
 *
 * The one thing that could go wrong is that the free bed lies on the pile that should move to it. Where ranks go
 * down without turning the corner it cannot; where they go round, it takes a card of every level in sight at once.
 * Such positions are reported: see `isTangled`.
 */
export interface Loose {
  readonly piles: readonly number[];
  readonly isLoose: Uint8Array;
  /** Which cards may lie on each, and the other way round. */
  readonly fits: CardSets;
  readonly beds: CardSets;
  /** For every card a bit for its level, where levels go round; null where they don't. */
  readonly levels: Int32Array | null;
  /** All the levels. */
  readonly everyLevel: number;
}

/** The loose piles of a game, or null where there are none. */
export const looseOf = once((program): Loose | null => {
  const { rules } = program;
  if (!actsOnlyBy(program, ['turn']) || !leavesTalonAlone(program)) return null;
  if (!followsOnlyBy(program, ['turn-up', 'send-up', 'refill'])) return null;
  if (Object.keys(rules.marks ?? {}).length > 0) return null;
  const [name, ...others] = Object.entries(rules.piles)
    .filter(([, { kind }]) => kind === 'tableau')
    .map(([group]) => group);
  if (name === undefined || others.length > 0) return null;
  const { run, build } = rules.piles[name]!;
  if (build === undefined || (run !== undefined && run !== build)) return null;
  const piles = program.piles.filter(({ group }) => group === name).map(({ index }) => index);
  const number = Object.keys(rules.piles).indexOf(name);
  const routes = program.routes[piles[0]!]!;
  if (!routes.every((route) => isPlain(route, number))) return null;
  const own = routes.find((route) => route.group === number && route.onCards);
  if (own?.lift.says.id !== 'run' || !isEverywhereTheSame(own.places)) return null;
  const cards = layOut({ ...rules.pack, packs: 1 });
  const { fits, beds } = own;
  if (!haveLevels(beds, cards)) return null;
  if (!rules.after.every(({ says }) => isHarmless(says, name, fits))) return null;
  const levels = levelsOf(fits, beds, cards);
  if (!levels) return null;
  const isLoose = new Uint8Array(program.piles.length);
  for (const pile of piles) isLoose[pile] = 1;
  return { piles, isLoose, fits, beds, ...levels };
});

/** Runs move in any part within their group; elsewhere only single cards go, and what goes is not limited. */
function isPlain(route: Route, own: number): boolean {
  const { lift, way } = route;
  if (way.cards !== undefined) return false;
  return route.group === own ? lift.says.id === 'run' : lift.says.id === 'top';
}

/** What follows of itself takes no loose card and no card that something may lie on. */
function isHarmless(says: Phrase, group: string, { low, high }: CardSets): boolean {
  if (says.id === 'refill') {
    const [targets, ...groups] = says.with;
    return !groups.slice(targets as number).includes(group);
  }
  if (says.id !== 'send-up') return true;
  const cards = says.with.find((part) => typeof part === 'object');
  if (cards?.id !== 'only-rank') return false;
  return SUITS.every((suit) => {
    const sent = card(cards.with[0] as number, suit);
    return (low[sent]! | high[sent]!) === 0;
  });
}

function isEverywhereTheSame({ low, high }: CardSets): boolean {
  return low.every((set) => set === low[0]) && high.every((set) => set === high[0]);
}

/** Whether cards that share one bed share all. */
function haveLevels({ low, high }: CardSets, cards: readonly Card[]): boolean {
  return cards.every((a) =>
    cards.every(
      (b) =>
        ((low[a]! & low[b]!) | (high[a]! & high[b]!)) === 0 ||
        (low[a] === low[b] && high[a] === high[b]),
    ),
  );
}

/**
 * The levels as bits, if going from level to level down a run comes round to where it began; no levels if it never
 * does. Null where it does sometimes, or there are too many levels for bits.
 */
function levelsOf(
  fits: CardSets,
  beds: CardSets,
  cards: readonly Card[],
): Pick<Loose, 'levels' | 'everyLevel'> | null {
  const keyOf = (card: Card) => `${beds.low[card]} ${beds.high[card]}`;
  const keys = [...new Set(cards.map(keyOf))];
  const below = (key: string): Set<string> => {
    const on = cards.filter((card) => keyOf(card) === key);
    return new Set(cards.filter((card) => on.some((bed) => isIn(fits, bed, card))).map(keyOf));
  };
  const reached = new Set<string>();
  let [key] = keys as [string];
  for (let next = below(key); next.size === 1 && !reached.has(key); next = below(key)) {
    reached.add(key);
    [key] = next as unknown as [string];
  }
  if (reached.size < keys.length || key !== keys[0]) {
    return isEndless(keys, below) ? null : { levels: null, everyLevel: 0 };
  }
  if (keys.length > 31) return null;
  const levels = new Int32Array(FACES);
  for (const card of cards) levels[card] = 1 << keys.indexOf(keyOf(card));
  return { levels, everyLevel: 2 ** keys.length - 1 };
}

/** Whether some run could go on for ever. */
function isEndless(keys: readonly string[], below: (key: string) => Set<string>): boolean {
  let rest = new Set(keys);
  for (;;) {
    const left = new Set([...rest].filter((key) => [...below(key)].some((next) => rest.has(next))));
    if (left.size === rest.size) return left.size > 0;
    rest = left;
  }
}

function isIn({ low, high }: CardSets, set: number, card: Card): boolean {
  return ((card < 32 ? low[set]! >>> card : high[set]! >>> (card - 32)) & 1) !== 0;
}

/** How many cards lie in a pile up to the root of its run, the root included. */
export function rootHeight(
  { board }: Machine,
  { fits: { low, high } }: Loose,
  pile: number,
): number {
  let height = board.height(pile);
  if (height === 0) return 0;
  let card = board.at(pile, height - 1);
  while (height > 1) {
    const below = board.at(pile, height - 2);
    if (below >= FACES) break;
    if (((card < 32 ? low[below]! >>> card : high[below]! >>> (card - 32)) & 1) === 0) break;
    card = below;
    height--;
  }
  return height;
}
