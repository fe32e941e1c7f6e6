import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../../src/app/settings.ts';
import { catalogue } from '../../../src/games/index.ts';
import { fresh } from '../../play/diagram.ts';
import { testDice } from '../../play/dice.ts';
import { Sitting } from '../sitting.ts';
import { stylesText } from './frame-text.ts';

const SIZES = [
  [80, 24],
  [120, 40],
  [40, 12],
] as const;

/** So many moves into a game there are runs, empty places, and cards on the foundations. */
const MOVES = 20;

/** A game under way, with a card lifted: everything that can be pointed out is. */
function underWay(game: string): Sitting {
  const sitting = new Sitting(fresh(game, {}, '42'), { columns: 80, rows: 24, theme: 'terminal' });
  const dice = testDice(3);
  for (let i = 0; i < MOVES; i++) {
    const move = sitting.randomMove(dice);
    if (move !== null) sitting.make(move);
  }
  for (const key of ['right', 'enter', 'right']) sitting.press(key);
  return sitting;
}

/** Screens of one size: what is written, which most colors share, and each theme's colors. */
function frames(sitting: Sitting, columns: number, rows: number): string {
  const written: string[] = [];
  const colors: string[] = [];
  for (const theme of SETTINGS.theme) {
    const grid = sitting.seenFrom({ columns, rows, theme });
    const text = grid.text().join('\n');
    if (!written.includes(text)) written.push(text);
    colors.push(`== ${theme}, screen ${written.indexOf(text) + 1}`, ...stylesText(grid));
  }
  const texts = written.flatMap((text, i) => [`== screen ${i + 1}`, text]);
  return `${[...texts, ...colors].join('\n')}\n`;
}

describe.each(catalogue)('$name looks as it did', ({ name }) => {
  const sitting = underWay(name);

  it.each(SIZES)('on %i × %i, in every set of colors', async (columns, rows) => {
    await expect(frames(sitting, columns, rows)).toMatchFileSnapshot(
      `frames/${name}-${columns}x${rows}.txt`,
    );
  });
});
