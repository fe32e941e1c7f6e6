import { expect, it } from 'vitest';
import { wrongScreen } from './scripted-game.ts';

it.each(['tens', 'klondike', 'constitution'])(
  'after every key of %s the screen is as if drawn anew',
  async (game) => {
    expect(await wrongScreen(game)).toBeNull();
  },
);
