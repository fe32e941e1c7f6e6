import type { Entry, Position } from './referee.ts';

/** Piles by name, bottom first, as in {@link Position}. */
export type Piles = Position['piles'];

/** Options by name, as in {@link Position}. */
export type Options = Position['options'];

const RANKS = 'A23456789TJQK';
const SUITS = 'CDHS';

/** 1 for an ace to 13 for a king; throws on what is no card. */
export function rankOf(card: string): number {
  const rank = RANKS.indexOf(card.charAt(0).toUpperCase()) + 1;
  if (card.length !== 2 || rank === 0) throw new Error(`no card: ${card}`);
  return rank;
}

/** `C`, `D`, `H` or `S`, also of a card lying face down; throws on what is no card. */
export function suitOf(card: string): string {
  const suit = card.charAt(1).toUpperCase();
  if (card.length !== 2 || !SUITS.includes(suit)) throw new Error(`no card: ${card}`);
  return suit;
}

/** Diamonds and hearts. */
export function isRed(card: string): boolean {
  return suitOf(card) === 'D' || suitOf(card) === 'H';
}

/** A card lying face down is written in lower case: `7h`, `th`. */
export function isFaceDown(card: string): boolean {
  return card !== card.toUpperCase();
}

/** The card turned face up: `7H`. */
export function faceUp(card: string): string {
  return card.toUpperCase();
}

/** The card turned face down: `7h`. */
export function faceDown(card: string): string {
  return card.toLowerCase();
}

/** One rank lower and of the other color; no wrap, so nothing goes on an ace. */
export function isAlternateDown(card: string, onto: string): boolean {
  return rankOf(card) === rankOf(onto) - 1 && isRed(card) !== isRed(onto);
}

/** Same suit, one rank higher; no wrap. */
export function isNextInSuit(card: string, onto: string): boolean {
  return suitOf(card) === suitOf(onto) && rankOf(card) === rankOf(onto) + 1;
}

/** The value of an option; the first of `values` where it is not given. Throws on any other value. */
export function optionOf<V extends string>(
  options: Options,
  name: string,
  values: readonly [V, ...V[]],
): V {
  const given = options[name];
  if (given === undefined) return values[0];
  const value = values.find((v) => v === given);
  if (value === undefined) throw new Error(`no such value: ${name}=${given}`);
  return value;
}

/** `numbered('f', 4)` is `f1`, `f2`, `f3`, `f4`. */
export function numbered(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`);
}

/** The cards of a pile, bottom first; throws on a name the position does not have. */
export function cardsOf(piles: Piles, name: string): readonly string[] {
  const cards = piles[name];
  if (cards === undefined) throw new Error(`no pile: ${name}`);
  return cards;
}

/** The top card, the last of the list, or undefined of an empty pile. */
export function topOf(piles: Piles, name: string): string | undefined {
  return cardsOf(piles, name).at(-1);
}

/** Whether the pile has no card; throws on a name the position does not have. */
export function isEmpty(piles: Piles, name: string): boolean {
  return cardsOf(piles, name).length === 0;
}

/** How many cards these piles hold together. */
export function countIn(piles: Piles, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + cardsOf(piles, name).length, 0);
}

/** The piles with one of them laid anew; the argument is left as it was. */
export function withPile(piles: Piles, name: string, cards: readonly string[]): Piles {
  return { ...piles, [name]: cards };
}

/** The top `count` cards of one pile laid on another in the same order, faces as they are. */
export function carry(piles: Piles, from: string, to: string, count = 1): Piles {
  const source = cardsOf(piles, from);
  if (from === to || count < 1 || count > source.length) {
    throw new Error(`cannot carry ${count} of ${source.length} from ${from} to ${to}`);
  }
  const rest = source.slice(0, source.length - count);
  const lifted = source.slice(source.length - count);
  return { ...piles, [from]: rest, [to]: [...cardsOf(piles, to), ...lifted] };
}

/**
 * The top `count` cards of one pile laid one by one on another, each passed through `flip` (`faceUp` or
 * `faceDown`): the card that was uppermost ends lowest, as when a stock is turned or a waste turned back.
 */
export function turnOnto(
  piles: Piles,
  from: string,
  to: string,
  count: number,
  flip: (card: string) => string,
): Piles {
  const source = cardsOf(piles, from);
  if (from === to || count < 1 || count > source.length) {
    throw new Error(`cannot turn ${count} of ${source.length} from ${from} to ${to}`);
  }
  const rest = source.slice(0, source.length - count);
  const turned = source
    .slice(source.length - count)
    .toReversed()
    .map(flip);
  return { ...piles, [from]: rest, [to]: [...cardsOf(piles, to), ...turned] };
}

/**
 * The foundations, of those named, that take a card: every one whose top it fits by `fits`, and, if it
 * `starts` one, of the empty ones the first.
 */
export function foundationsFor(
  piles: Piles,
  names: readonly string[],
  card: string,
  starts: boolean,
  fits: (card: string, onto: string) => boolean,
): string[] {
  const firstEmpty = names.find((name) => isEmpty(piles, name));
  return names.filter((name) => {
    const top = topOf(piles, name);
    return top === undefined ? starts && name === firstEmpty : fits(card, top);
  });
}

/** What is left of the pack as a stock: face down, the next card to be dealt last in the list. */
export function stockOf(rest: readonly string[]): string[] {
  return rest.toReversed().map(faceDown);
}

/**
 * Everything that follows of itself: the first pile in the order of `names` for which `consequence`
 * gives new piles acts, then all is looked at again from the first pile, until none acts.
 */
export function settle(
  piles: Piles,
  names: readonly string[],
  consequence: (piles: Piles, name: string) => Piles | undefined,
): Piles {
  let settled = piles;
  for (let acts = true; acts; ) {
    acts = false;
    for (const name of names) {
      const next = consequence(settled, name);
      if (next === undefined) continue;
      settled = next;
      acts = true;
      break;
    }
  }
  return settled;
}

/** How often the stock has become empty, once `after` has followed on `before`. */
export function passesAfter(before: Position, after: Piles): number {
  const hasRunOut = !isEmpty(before.piles, 'stock') && isEmpty(after, 'stock');
  return before.passes + (hasRunOut ? 1 : 0);
}

/** Throws unless `entry` is one of `entries`, field by field. */
export function insistOn(entries: readonly Entry[], entry: Entry): void {
  const isListed = entries.some(
    (e) =>
      e.action === entry.action &&
      e.from === entry.from &&
      e.to === entry.to &&
      e.count === entry.count,
  );
  if (!isListed) throw new Error(`not legal: ${JSON.stringify(entry)}`);
}
