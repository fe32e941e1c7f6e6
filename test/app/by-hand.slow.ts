import { describe, expect, it } from 'vitest';
import { open } from '../../src/session/session.ts';
import { variants } from '../play/variants.ts';
import { byCursor, byMouse, played, SIZES, strayed } from './by-hand.ts';
import { recordedGames } from './recorded-games.ts';

describe.each(recordedGames())('%s', (_name, won) => {
  it('is won with nothing but cursor keys and Enter', { timeout: 120_000 }, () => {
    expect(played(won, byCursor)).toBeNull();
  });

  it.each(SIZES)('is won with nothing but a mouse, on %i × %i', { timeout: 120_000 }, (...size) => {
    expect(played(won, byMouse(...size))).toBeNull();
  });
});

describe.each(variants)('a game of $label', ({ game, options }) => {
  const some = strayed(open(game, options, { seed: '7' }), 80);

  it('goes anywhere with nothing but cursor keys and Enter', () => {
    expect(played(some, byCursor)).toBeNull();
  });

  it.each(SIZES)('goes anywhere with nothing but a mouse, on %i × %i', (...size) => {
    expect(played(some, byMouse(...size))).toBeNull();
  });
});
