import seedrandom from 'seedrandom';

/** A source of chance: each call gives a number from 0 up to, not including, 1. */
export type Dice = () => number;

/** What is wrong with a text meant as a seed. */
export type SeedFault = 'empty' | 'too-long' | 'control-character' | 'broken-character';

const LONGEST_SEED = 64;

/**
 * The one spelling of a seed: white space around it is dropped, the rest NFC-normalized, and a whole number
 * loses leading zeros, so that `42` and `042` are one deal.
 */
export function readSeed(text: string): { readonly seed: string } | { readonly fault: SeedFault } {
  if (!text.isWellFormed()) return { fault: 'broken-character' };
  const seed = text.trim().normalize('NFC');
  if (seed === '') return { fault: 'empty' };
  if (/\p{Cc}/u.test(seed)) return { fault: 'control-character' };
  if ([...seed].length > LONGEST_SEED) return { fault: 'too-long' };
  return { seed: /^\d+$/.test(seed) ? seed.replace(/^0+(?=\d)/, '') : seed };
}

/**
 * The dice of a seed that `readSeed` gave. The key is prefixed and percent-encoded because seedrandom's ARC4
 * repeats short keys (`1` is `11`) and folds characters to their low byte.
 */
export function diceOf(seed: string): Dice {
  return seedrandom(`patience/1/${encodeURIComponent(seed)}`);
}
