import { describe, expect, it } from 'vitest';
import { open } from '../../src/session/session.ts';
import { defaults } from '../play/variants.ts';
import { byCursor, byMouse, played, SIZES, strayed } from './by-hand.ts';
import { recordedGames } from './recorded-games.ts';

const MOVES = 5;
const ASTRAY = 20;

describe.each(recordedGames())('%s', (_name, won) => {
  it('is begun with nothing but cursor keys and Enter', () => {
    expect(played(won, byCursor, MOVES)).toBeNull();
  });

  it.each(SIZES)('is begun with nothing but a mouse, on %i × %i', (...size) => {
    expect(played(won, byMouse(...size), MOVES)).toBeNull();
  });
});

describe.each(defaults)('a game of $label', ({ game, options }) => {
  const some = strayed(open(game, options, { seed: '7' }), ASTRAY);

  it('goes anywhere with nothing but cursor keys and Enter', () => {
    expect(played(some, byCursor)).toBeNull();
  });

  it.each(SIZES)('goes anywhere with nothing but a mouse, on %i × %i', (...size) => {
    expect(played(some, byMouse(...size))).toBeNull();
  });
});
