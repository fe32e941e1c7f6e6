import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../src/app/settings.ts';
import { catalogue } from '../../src/games/index.ts';
import { fresh } from '../play/diagram.ts';
import { BUDGET, costs, dealCosts, median, SIZE } from './costs.ts';
import { Sitting } from './sitting.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 42] as const;

/** What a run of six cards may take that is carried away under two others which turn up: more than the usual move. */
const LONGEST_MOVE = 600;

describe.each(catalogue)('$name sends a slow line little', ({ name }) => {
  it.each(SETTINGS.theme)('in many deals, with the colors %s', { timeout: 60_000 }, (theme) => {
    const all = SEEDS.map((seed) => {
      const { sent } = new Sitting(fresh(name, {}, String(seed)), { ...SIZE, theme });
      expect(Buffer.byteLength(sent)).toBeLessThanOrEqual(BUDGET.first);
      return costs(name, theme, seed);
    });
    expect(median(all.flatMap(({ keys }) => keys))).toBeLessThanOrEqual(BUDGET.key);
    const moves = all.flatMap((one) => one.moves).toSorted((a, b) => a - b);
    expect(moves[Math.floor(moves.length * 0.8)]).toBeLessThanOrEqual(BUDGET.move);
    expect(moves.at(-1)).toBeLessThanOrEqual(LONGEST_MOVE);
  });
});

it.each(SETTINGS.theme)('ten cards dealt at once, in many deals, with the colors %s', (theme) => {
  const all = SEEDS.flatMap((seed) => dealCosts(theme, seed, 7));
  expect(Math.max(...all)).toBeLessThanOrEqual(BUDGET.deal);
});
