import { expect, it } from 'vitest';
import { open, statusOf } from '../../src/session/session.ts';
import { viewOf } from '../../src/session/view.ts';
import { fresh } from '../play/diagram.ts';
import { defaults, variants } from '../play/variants.ts';
import { compared, firstLoss, followed } from './following.ts';

it.each(variants)(
  'hints alone are legal, lead nowhere twice, and come to an end: $label',
  (variant) => {
    for (const seed of ['1', '2', '4']) followed(open(variant.game, variant.options, { seed }));
  },
  600_000,
);

it('hints alone bring many games far', () => {
  const won = Array.from({ length: 12 }, (_, i) =>
    followed(fresh('grandfathers-clock', {}, String(i + 1))),
  ).filter((end) => statusOf(end) === 'won');
  expect(won.length).toBeGreaterThan(2);
});

it.each(defaults)('a hint is the same wherever hidden cards lie: $label', (variant) => {
  const hides = viewOf(fresh(variant.game.name)).piles.some(({ kind }) => kind === 'stock');
  expect(compared(variant, 6)).toBeGreaterThan(hides ? 0 : -1);
});

it.each([
  ['idiots-delight', '9'],
  ['auld-lang-syne', '1001'],
])('hints lose no game where the player can see it coming: %s %s', (name, seed) => {
  expect(firstLoss(fresh(name, {}, seed))).toBeNull();
});
