import { it } from 'vitest';
import { shipped } from './shipped.ts';
import { playWholeGame } from './whole-game.ts';

const program = shipped();

it('a whole game at 120 × 40: after every key the screen is a fresh drawing', () =>
  playWholeGame(program, 120, 40));
