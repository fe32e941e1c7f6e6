/**
 * The key's arithmetic: a rolling hash up a pile and a finalizer that makes a pile's hash a summand.
 * Sums, because two equal piles of a double pack would cancel under exclusive or. The finalizer is the one of
 * MurmurHash3 (Appleby, public domain).
 */

/** The hashes of an empty pile in the two lanes. */
export const START_A = 0x2545f491;
export const START_B = 0x6a09e667;

/** The two lanes multiply by different odd numbers, so that what collides in one does not in the other. */
export const FACTOR_A = 0x9e3779b1;
export const FACTOR_B = 0x27d4eb2f;

/** The hash of a pile with one more card. */
export function roll(hash: number, card: number, factor: number): number {
  const mixed = Math.imul(hash ^ (card + 1), factor);
  return mixed ^ (mixed >>> 15);
}

/** A pile's share of the key: its hash mixed with the place it lies in. */
export function finish(hash: number, place: number): number {
  let mixed = hash ^ Math.imul(place + 1, 0x85ebca77);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
