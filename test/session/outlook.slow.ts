import { expect, it } from 'vitest';
import { variants } from '../play/variants.ts';
import { falseAlarmIn } from './false-alarm.ts';

it.each(variants)(
  'a game past hope cannot be won, however it is played: $label',
  (variant) => {
    for (let seed = 16; seed <= 400; seed++) {
      expect(falseAlarmIn(variant, seed), `seed ${seed}`).toBe(false);
    }
  },
  600_000,
);
