/**
 * What a rule word says of itself before any language speaks it: an entry of the phrase book, with its
 * arguments. Help pages and refusals are made of these, so they cannot disagree with the rule.
 */
export interface Phrase {
  readonly id: PhraseId;
  readonly with: readonly PhraseArgument[];
}

/** A nested phrase, a number, or the name of a group of piles. */
export type PhraseArgument = Phrase | number | string;

/** Every phrase there is. A language is a book with an entry for each. */
export const PHRASES = [
  // which card may lie on which
  'up',
  'down',
  'up-wrapping',
  'down-wrapping',
  'in-suit',
  'alternating',
  'any-suit',
  'all-of',
  // which card may fill a space
  'only-rank',
  'base-rank',
  'any-card',
  'not-rank',
  'red-card',
  'black-card',
  'before-the-hour',
  'up-red-down-black',
  'down-red-up-black',
  // how many at once
  'top',
  'run',
  'whole',
  'whole-or-top',
  'whole-or-top-of-two',
  // what is not carrying
  'turn',
  'turn-passes',
  'turn-when-full',
  'deal-row',
  'gather',
  'exchange',
  'fill-all',
  'slip',
  // what follows of itself
  'turn-up',
  'throw-out',
  'remove-run',
  'refill',
  'send-up',
  // when
  'hand-out',
  'just-turned',
  'after-opening',
  // how the cards are laid out
  'deal-rows',
  'deal-packets',
  'deal-first',
  'deal-steps',
  'deal-wedge',
  'deal-around',
  'set-out',
  'leave-out',
  'deal-rest',
  // how it ends
  'cleared',
  'score-foundations',
  'score-removed',
  'score-money',
] as const;

export type PhraseId = (typeof PHRASES)[number];

/** A phrase with what is filled into it: numbers, names or other phrases. */
export function phrase(id: PhraseId, ...args: PhraseArgument[]): Phrase {
  return { id, with: args };
}
