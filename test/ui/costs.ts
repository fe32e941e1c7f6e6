import type { ThemeName } from '../../src/app/settings.ts';
import { choices, machineAt } from '../../src/session/session.ts';
import { fresh } from '../play/diagram.ts';
import { testDice } from '../play/dice.ts';
import { isFast } from '../play/samples.ts';
import { Sitting } from './sitting.ts';

/** The smallest terminal with large cards, on which a slow line is most likely. */
export const SIZE = { columns: 80, rows: 24 } as const;

/** At most so many bytes for a first frame, for a step of the cursor and a move at the median, and for ten cards dealt at once. */
export const BUDGET = { first: 5 * 1024, key: 60, move: 400, deal: 700 } as const;

const KEYS = ['right', 'right', 'right', 'down', 'right', 'up', 'left'] as const;
const MOVES = 25;
/** After how many moves the cursor takes its steps again. */
const KEYS_EVERY = isFast ? 4 : 1;

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** Plays a game at random with some steps of the cursor between the moves; the bytes of each, by what was done. */
export function costs(
  game: string,
  theme: ThemeName,
  seed: number,
): { readonly keys: number[]; readonly moves: number[] } {
  const sitting = new Sitting(fresh(game, {}, String(seed)), { ...SIZE, theme });
  const dice = testDice(seed);
  const keys: number[] = [];
  const moves: number[] = [];
  for (let i = 0; i < MOVES; i++) {
    if (i % KEYS_EVERY === 0) for (const key of KEYS) keys.push(sitting.press(key));
    const move = sitting.randomMove(dice);
    if (move === null) break;
    const isCarried = machineAt(sitting.session).verbOf(move) === 'move';
    const bytes = sitting.make(move);
    if (isCarried) moves.push(bytes);
  }
  return { keys, moves };
}

/** The bytes of so many deals of ten cards in Tens. */
export function dealCosts(theme: ThemeName, seed: number, deals: number): readonly number[] {
  const sitting = new Sitting(fresh('tens', {}, String(seed)), { ...SIZE, theme });
  return Array.from({ length: deals }, () => {
    const deal = choices(sitting.session).find(
      (move) => machineAt(sitting.session).verbOf(move) === 'deal',
    );
    return sitting.make(deal!);
  });
}
