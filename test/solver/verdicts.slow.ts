import { expect, it } from 'vitest';
import { variants } from '../play/variants.ts';
import { compare } from './disagreement.ts';

it.each(variants)(
  '2,000 verdicts on endings of $label are what looking at every position gives',
  (variant) => {
    const { winnable, unwinnable, difference } = compare(variant, 5, 2004);
    expect(difference).toBeNull();
    // Both kinds must have been met for the comparison to be worth something.
    expect(Math.min(winnable, unwinnable)).toBeGreaterThan(0);
  },
  900_000,
);
