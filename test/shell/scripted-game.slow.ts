import { expect, it } from 'vitest';
import { GAMES, wrongScreen } from './scripted-game.ts';

it.each(GAMES)('after every key of %s the screen is as if drawn anew', async (game) => {
  expect(await wrongScreen(game)).toBeNull();
});
