import { isEmpty, type Options, type Piles, topOf } from './cards.ts';
import type { Entry } from './referee.ts';

/** One card (or `count` of them) carried from pile to pile. */
export function move(from: string, to: string, count = 1): Entry {
  return { action: 'move', from, to, count };
}

/** One card turned from the stock onto the waste. */
export const TURN: Entry = { action: 'turn', from: 'stock', to: 'waste', count: 1 };

/**
 * The pack without the cards set out before the deal, each taken where it is first found;
 * the others keep their order. Throws if the pack lacks one of them.
 */
export function withoutCards(pack: readonly string[], setOut: readonly string[]): string[] {
  const rest = [...pack];
  for (const card of setOut) {
    const place = rest.indexOf(card);
    if (place < 0) throw new Error(`the pack has no ${card} left to set out`);
    rest.splice(place, 1);
  }
  return rest;
}

/** The chosen value of an option, its first value where none is chosen; throws on any other. */
export function optionOf(options: Options, name: string, values: readonly string[]): string {
  const value = options[name] ?? values[0];
  if (value === undefined || !values.includes(value)) {
    throw new Error(`${name} is one of ${values.join(', ')}, not ${value}`);
  }
  return value;
}

/** These piles, in the order of `names`, that have no card. */
export function emptyOf(piles: Piles, names: readonly string[]): string[] {
  return names.filter((name) => isEmpty(piles, name));
}

/** These piles, in the order of `names`, with their top cards; empty ones are left out. */
export function topsOf(piles: Piles, names: readonly string[]): [name: string, top: string][] {
  const tops: [name: string, top: string][] = [];
  for (const name of names) {
    const top = topOf(piles, name);
    if (top !== undefined) tops.push([name, top]);
  }
  return tops;
}
