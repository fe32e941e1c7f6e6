import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../src/app/settings.ts';
import { catalogue } from '../../src/games/index.ts';
import { fresh } from '../play/diagram.ts';
import { BUDGET, costs, dealCosts, median, SIZE } from './costs.ts';
import { Sitting } from './sitting.ts';

describe.each(catalogue)('$name sends a slow line little', ({ name }) => {
  it.each(SETTINGS.theme)('when it is shown first, with the colors %s', (theme) => {
    const { sent } = new Sitting(fresh(name, {}, '42'), { ...SIZE, theme });
    expect(Buffer.byteLength(sent)).toBeLessThanOrEqual(BUDGET.first);
  });

  it('for a step of the cursor, and for a move', () => {
    const { keys, moves } = costs(name, 'terminal', 42);
    expect(median(keys)).toBeLessThanOrEqual(50);
    expect(Math.max(...moves)).toBeLessThanOrEqual(BUDGET.move);
    expect(median(moves)).toBeLessThanOrEqual(200);
  });
});

it.each(SETTINGS.theme)(
  'ten cards dealt at once are sent in 700 bytes, with the colors %s',
  (theme) => {
    expect(Math.max(...dealCosts(theme, 42, 3))).toBeLessThanOrEqual(BUDGET.deal);
  },
);
