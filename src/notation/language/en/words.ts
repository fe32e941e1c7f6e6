import type { Odds } from '../../../rules/game.ts';
import { rankText } from '../../card-text.ts';

/** Groups called otherwise than by their name, with an `s` for several: one pile, and all of them. */
const TERMS: Readonly<Record<string, readonly [string, string]>> = {
  council: ['place in the Privy Council', 'the Privy Council'],
  lords: ['place in the House of Lords', 'the House of Lords'],
  commons: ['place in the House of Commons', 'the House of Commons'],
  people: ['place of the People', 'the People'],
  european: ['place of the European Race', 'the European Race'],
  asiatic: ['place of the Asiatic Race', 'the Asiatic Race'],
  australian: ['place of the Australian Race', 'the Australian Race'],
  african: ['place of the African Race', 'the African Race'],
  government: ['Government', 'the Government'],
  hour: ['hour of the dial', 'the hours of the dial'],
  aces: ['aces thrown out', 'the aces thrown out'],
  runs: ['finished runs', 'the finished runs'],
  stock: ['stock', 'the stock'],
  waste: ['waste', 'the waste'],
  reserve: ['reserve', 'the reserve'],
};

/** What a group of piles is called: `column`, `columns`, or the book’s own word for it. */
export function term(group: string, count: 'one' | 'many' = 'one'): string {
  const known = TERMS[group];
  if (known) return known[count === 'one' ? 0 : 1];
  return count === 'one' ? group : `${group}s`;
}

/** `House of Lords`, `foundations`: as it is written on the table. */
export function caption(group: string): string {
  return term(group, 'many').replace(/^the /, '');
}

const RANK_NAMES: Readonly<Record<number, string>> = {
  1: 'ace',
  11: 'jack',
  12: 'queen',
  13: 'king',
};

/** `ace`, `7`, `king`. */
export function rankName(rank: number): string {
  return RANK_NAMES[rank] ?? rankText(rank);
}

/** Words one after another, the last with its `and` or `or`: `a, b and c`. */
export function list(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** All piles of a group: `the columns`. */
export function theGroup(group: string): string {
  return term(group, 'many').replace(/^(?!the )/, 'the ');
}

/** Terms of `TERMS` that stand for several things even so. */
const SEVERAL = new Set(['people', 'hour', 'aces', 'runs']);

/** The verb that goes with `theGroup`: `is` or `are`. */
export function be(group: string): string {
  return group in TERMS && !SEVERAL.has(group) ? 'is' : 'are';
}

/** A pile by its name: `7`, `f1`, `the stock`. */
export function thePile(pile: string): string {
  return /\d/.test(pile) ? pile : `the ${pile}`;
}

/** With a capital letter at its beginning. */
export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** How often a game comes out: `72 to 86 of 100 can be won`. */
export function oddsText(odds: Odds | null): string {
  if (odds === null) return 'odds not known';
  const [least, most] = odds;
  return `${most === 100 ? `${least} of 100 or more` : `${least} to ${most} of 100`} can be won`;
}
