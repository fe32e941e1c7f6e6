import { expect, it } from 'vitest';
import { variants } from '../play/variants.ts';
import { expectSameBitByBit, falseAlarmIn } from './false-alarm.ts';

it.each(variants)(
  'a game past hope cannot be won, however it is played: $label',
  (variant) => {
    for (let seed = 1; seed <= 400; seed++) {
      expect(falseAlarmIn(variant, seed), `seed ${seed}`).toBe(false);
    }
  },
  600_000,
);

it.each(variants)(
  'is found bit by bit as at once: $label',
  (variant) => {
    for (let seed = 1; seed <= 20; seed++) expectSameBitByBit(variant, seed);
  },
  600_000,
);
