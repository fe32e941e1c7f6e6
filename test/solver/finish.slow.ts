import { expect, it } from 'vitest';
import { variants } from '../play/variants.ts';
import { playedOut } from './playing-out.ts';

it.each(variants)(
  'to play an ending out ends, wins, and leaves no trace: $label',
  (variant) => {
    const count = playedOut(variant, 300);
    if (variant.game.name !== 'tens') expect(count).toBeGreaterThan(0);
  },
  600_000,
);
