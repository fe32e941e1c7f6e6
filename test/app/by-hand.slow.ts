import { describe, expect, it } from 'vitest';
import { byCursor, byMouse, played } from './by-hand.ts';
import { recordedGames } from './recorded-games.ts';

describe.each(recordedGames())('%s', (_name, won) => {
  it('is won with nothing but cursor keys and Enter', { timeout: 120_000 }, () => {
    expect(played(won, byCursor)).toBeNull();
  });

  it('is won with nothing but a mouse', { timeout: 120_000 }, () => {
    expect(played(won, byMouse)).toBeNull();
  });
});
