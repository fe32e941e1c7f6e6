import { expect, it } from 'vitest';
import { sampled, variants } from '../play/variants.ts';
import { compare } from './disagreement.ts';

it.each(sampled)(
  'a verdict on an ending of $label is what looking at every position gives',
  (variant) => {
    expect(compare(variant, 1, 1).difference).toBeNull();
  },
);

const lending = variants.filter(({ label }) => label.includes('worry-back=yes'));

// Endings in which a card went up of itself that was needed once another came back from its foundation.
it.each(lending)('cards that are up may be needed again: $label', (variant) => {
  for (const seed of [88, 108]) expect(compare(variant, seed, seed).difference).toBeNull();
});

// An ending that was given up: what the search had done with hung on a card it had laid down for another, and was taken
// to stand for that too.
it.each(variants.filter(({ game }) => game.name === 'idiots-delight'))(
  'a search that begins anew comes upon all there is: $label',
  (variant) => {
    expect(compare(variant, 1363, 1363).difference).toBeNull();
  },
);

// The same where one of two safe cards went up, and the other one when the position was met again: the path that was
// left was not come upon any more.
it.each(lending.filter(({ label }) => label.includes('passes=unlimited unit=any')))(
  'what a search left is taken up at last: $label',
  (variant) => {
    expect(compare(variant, 342, 342).difference).toBeNull();
  },
);
