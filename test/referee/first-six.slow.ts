import { describe, it } from 'vitest';
import { sortedPack } from './board.ts';
import { combinations, GAMES, playRandomly } from './first-six.ts';

describe.each(GAMES)('$referee.game', ({ referee, packs, choices }) => {
  it.each(combinations(choices))('keeps its laws on random play: %j', (options) => {
    const whole = sortedPack(packs);
    for (let seed = 1; seed <= 20; seed++) playRandomly(referee, whole, options, seed, 150);
  });
});
