import type { Card } from '../card/card.ts';

/**
 * What the stride before leaves open: 0 for everything. After a card was taken back from a foundation, only what makes
 * use of it; after a card out of an idle reserve was laid down, only what is laid on it at once.
 */
export type Mode = number;

const LENDER = 8;
const FREE_BIT = 1 << 16;
const AWAITING = 1 << 28;

/** Everything is open, but loose cards need not go up. */
export const FREE: Mode = FREE_BIT;

/** A card was borrowed from a foundation. */
export function borrowing(card: Card, lender: number, before: Mode): Mode {
  return card | (lender << LENDER) | (isAwaiting(before) ? 0 : before & FREE_BIT);
}

/** The card that was borrowed, or 0. */
export function borrowedCard(mode: Mode): Card {
  return isAwaiting(mode) ? 0 : mode & 0xff;
}

/** The foundation it was borrowed from. */
export function lenderOf(mode: Mode): number {
  return (mode >> LENDER) & 0xff;
}

/** A card is to be laid on this pile at once. */
export function awaiting(pile: number): Mode {
  return AWAITING | pile;
}

/** Whether a card is to be laid on a certain pile at once. */
export function isAwaiting(mode: Mode): boolean {
  return mode >= AWAITING;
}

/** The pile it is to be laid on. */
export function awaitedPile(mode: Mode): number {
  return mode & 0xff;
}
