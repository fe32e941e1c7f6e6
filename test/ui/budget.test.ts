import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../src/app/settings.ts';
import { catalogue } from '../../src/games/index.ts';
import { choices, machineAt } from '../../src/session/session.ts';
import { fresh } from '../play/diagram.ts';
import { testDice } from '../play/dice.ts';
import { Sitting } from './sitting.ts';

/** The smallest terminal with large cards, on which a slow line is most likely. */
const SIZE = { columns: 80, rows: 24 } as const;
const KEYS = ['right', 'right', 'right', 'down', 'right', 'up', 'left'] as const;
const MOVES = 25;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** Plays a game at random with some steps of the cursor between the moves; the bytes of each, by what was done. */
function costs(game: string): { readonly keys: number[]; readonly moves: number[] } {
  const sitting = new Sitting(fresh(game, {}, '42'), { ...SIZE, theme: 'terminal' });
  const dice = testDice(7);
  const keys: number[] = [];
  const moves: number[] = [];
  for (let i = 0; i < MOVES; i++) {
    for (const key of KEYS) keys.push(sitting.press(key));
    const move = sitting.randomMove(dice);
    if (move === null) break;
    const isCarried = machineAt(sitting.session).verbOf(move) === 'move';
    const bytes = sitting.make(move);
    if (isCarried) moves.push(bytes);
  }
  return { keys, moves };
}

describe.each(catalogue)('$name sends a slow line little', ({ name }) => {
  it.each(SETTINGS.theme)('when it is shown first, with the colors %s', (theme) => {
    const { sent } = new Sitting(fresh(name, {}, '42'), { ...SIZE, theme });
    // A ground of its own costs a theme one byte a cell.
    const ground = theme === 'baize' ? SIZE.columns * SIZE.rows : 0;
    expect(Buffer.byteLength(sent)).toBeLessThanOrEqual(5 * 1024 + ground);
  });

  it('for a step of the cursor, and for a move', () => {
    const { keys, moves } = costs(name);
    expect(median(keys)).toBeLessThanOrEqual(50);
    expect(Math.max(...moves)).toBeLessThanOrEqual(400);
    expect(median(moves)).toBeLessThanOrEqual(200);
  });
});

it('ten cards dealt at once are sent in 700 bytes', () => {
  const sitting = new Sitting(fresh('tens', {}, '42'), { ...SIZE, theme: 'terminal' });
  for (let i = 0; i < 3; i++) {
    const deal = choices(sitting.session).find(
      (move) => machineAt(sitting.session).verbOf(move) === 'deal',
    );
    expect(sitting.make(deal!)).toBeLessThanOrEqual(700);
  }
});
