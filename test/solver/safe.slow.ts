import { expect, it } from 'vitest';
import { variants } from '../play/variants.ts';
import { harmIn } from './harm.ts';

it.each(variants)(
  'a card that goes up of itself never loses a won ending of $label',
  (variant) => {
    for (let seed = 1; seed <= 1500; seed++) {
      expect(harmIn(variant, seed), `seed ${seed}`).toBeNull();
    }
  },
  600_000,
);
