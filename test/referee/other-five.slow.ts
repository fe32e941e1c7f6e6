import { describe, it } from 'vitest';
import { combinations, GAMES, playAtRandom } from './other-five.ts';

describe.each(GAMES)('$referee.game', (game) => {
  it.each(combinations(game.choices))('keeps the pack whole in random games: %j', (options) => {
    for (let seed = 1; seed <= 20; seed++) playAtRandom(game, options, seed);
  });
});
