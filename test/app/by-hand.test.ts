import { describe, expect, it } from 'vitest';
import { byCursor, byMouse, played } from './by-hand.ts';
import { recordedGames } from './recorded-games.ts';

const MOVES = 5;

describe.each(recordedGames())('%s', (_name, won) => {
  it('is begun with nothing but cursor keys and Enter', () => {
    expect(played(won, byCursor, MOVES)).toBeNull();
  });

  it('is begun with nothing but a mouse', () => {
    expect(played(won, byMouse, MOVES)).toBeNull();
  });
});
