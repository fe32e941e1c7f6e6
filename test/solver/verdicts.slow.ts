import { expect, it } from 'vitest';
import { samples } from '../play/samples.ts';
import { variants } from '../play/variants.ts';
import { compare } from './disagreement.ts';

// 204 of each; with PATIENCE_SAMPLES=100 it is 2,000, which takes an hour.
const ENDINGS = samples(20);

it.each(variants)(
  'verdicts on endings of $label are what looking at every position gives',
  (variant) => {
    const { winnable, unwinnable, difference } = compare(variant, 1, 4 + ENDINGS);
    expect(difference).toBeNull();
    // Both kinds must have been met for the comparison to be worth something.
    expect(Math.min(winnable, unwinnable)).toBeGreaterThan(0);
  },
  900_000,
);
