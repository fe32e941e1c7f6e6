import { expect, it } from 'vitest';
import { variants } from '../play/variants.ts';
import { compare } from './disagreement.ts';

it.each(variants)(
  'a verdict on an ending of $label is what looking at every position gives',
  (variant) => {
    expect(compare(variant, 1, 4).difference).toBeNull();
  },
);
