import type { Condition } from './game.ts';
import type { Fill, Lift } from './words.ts';

/** One way in which cards come from one group of piles to another. */
export interface Way {
  readonly lift: Lift;
  /** Whether they may come onto cards, and into spaces. */
  readonly onCards: boolean;
  readonly inSpaces: boolean;
  /** Only these cards come this way. */
  readonly cards?: Fill;
  /** Only while this holds. */
  readonly when?: Condition;
}

/** What a group takes from another: a bare lift goes onto cards that fit and into spaces that take them. */
export type Takes = Lift | Way | readonly Way[];

/** The ways that `takes` stands for. */
export function waysOf(takes: Takes): readonly Way[] {
  return Array.isArray(takes) ? takes : [wayOf(takes as Lift | Way)];
}

function wayOf(way: Lift | Way): Way {
  return typeof way === 'function' ? { lift: way, onCards: true, inSpaces: true } : way;
}

/** Onto cards only. */
export function ontoCards(lift: Lift): Way {
  return { lift, onCards: true, inSpaces: false };
}

/** Into spaces only. */
export function intoSpaces(lift: Lift): Way {
  return { lift, onCards: false, inSpaces: true };
}

/** The same way, for these cards only. */
export function limitedTo(cards: Fill, way: Lift | Way): Way {
  return { ...wayOf(way), cards };
}

/** The same way, while a condition holds. */
export function when(condition: Condition, way: Lift | Way): Way {
  return { ...wayOf(way), when: condition };
}
