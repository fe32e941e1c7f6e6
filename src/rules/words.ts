import { type Card, colorOf, KING, RED, rankOf, suitOf } from '../card/card.ts';
import { type Phrase, phrase } from './phrase.ts';

/** May this card lie on that one? */
export type Fit = Word<(card: Card, onto: Card) => boolean>;

/**
 * May this card lie in the `at`-th pile of its group (from 0)? `base` is the rank of the first foundation's
 * first card, 0 where the game has no such base.
 */
export type Fill = Word<(card: Card, at: number, base: number) => boolean>;

/**
 * May the uppermost `count` cards be lifted together, where the top `run` cards of the pile are in sequence
 * and it is `height` cards high?
 */
export type Lift = Word<(count: number, run: number, height: number) => boolean>;

/** A pure predicate that can also say what it means. */
export type Word<Predicate> = Predicate & { readonly says: Phrase };

/** Makes a word of a predicate. Words are asked everything once, when a game is compiled; they keep no state. */
export function word<Predicate extends object>(
  says: Phrase,
  predicate: Predicate,
): Word<Predicate> {
  return Object.assign(predicate, { says });
}

/** The next rank upward round the corner: an ace follows a king. */
export function nextRank(rank: number): number {
  return (rank % KING) + 1;
}

/** The next rank up: a two on an ace; nothing on a king. */
export const up: Fit = word(phrase('up'), (card, onto) => rankOf(card) === rankOf(onto) + 1);
/** The next rank down: a queen on a king; nothing on an ace. */
export const down: Fit = word(phrase('down'), (card, onto) => rankOf(card) === rankOf(onto) - 1);
/** The next rank up round the corner: an ace on a king. */
export const upWrapping: Fit = word(
  phrase('up-wrapping'),
  (card, onto) => rankOf(card) === nextRank(rankOf(onto)),
);
/** The next rank down round the corner: a king on an ace. */
export const downWrapping: Fit = word(
  phrase('down-wrapping'),
  (card, onto) => nextRank(rankOf(card)) === rankOf(onto),
);
/** Of the same suit. */
export const inSuit: Fit = word(phrase('in-suit'), (card, onto) => suitOf(card) === suitOf(onto));
/** Of the other color. */
export const alternating: Fit = word(
  phrase('alternating'),
  (card, onto) => colorOf(card) !== colorOf(onto),
);
/** Any card: where only ranks matter. */
export const anySuit: Fit = word(phrase('any-suit'), () => true);

/** Both or all of these must hold. */
export function all(...fits: readonly Fit[]): Fit {
  return word(phrase('all-of', ...fits.map((fit) => fit.says)), (card, onto) =>
    fits.every((fit) => fit(card, onto)),
  );
}

/** Only cards of one rank. */
export function only(rank: number): Fill {
  return word(phrase('only-rank', rank), (card) => rankOf(card) === rank);
}

/** Every card but those of one rank. */
export function not(rank: number): Fill {
  return word(phrase('not-rank', rank), (card) => rankOf(card) !== rank);
}

export const anyCard: Fill = word(phrase('any-card'), () => true);
/** Only cards of the rank that the deal made the base. */
export const baseRank: Fill = word(phrase('base-rank'), (card, _at, base) => rankOf(card) === base);
/** Hearts and diamonds. */
export const red: Fill = word(phrase('red-card'), (card) => colorOf(card) === RED);
/** Clubs and spades. */
export const black: Fill = word(phrase('black-card'), (card) => colorOf(card) !== RED);

/** One card, the uppermost. */
export const top: Lift = word(phrase('top'), (count) => count === 1);
/** Any number from the top of the run. */
export const run: Lift = word(phrase('run'), (count, length) => count <= length);
/** The whole run or nothing. */
export const whole: Lift = word(phrase('whole'), (count, length) => count === length);
/** The whole run, or its top card. */
export const wholeOrTop: Lift = word(
  phrase('whole-or-top'),
  (count, length) => count === 1 || count === length,
);
/** Foster's rule for Canfield: the whole pile, or the top card where there are just two (Complete Hoyle, p. 694). */
export const wholeOrTopOfTwo: Lift = word(
  phrase('whole-or-top-of-two'),
  (count, length, height) => count === length || (count === 1 && height === 2),
);
