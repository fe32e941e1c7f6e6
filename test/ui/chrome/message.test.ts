import { expect, it } from 'vitest';
import { startModel } from '../../../src/app/model.ts';
import { DEFAULT_SETTINGS } from '../../../src/app/settings.ts';
import { tens } from '../../../src/games/tens.ts';
import { english } from '../../../src/notation/language/en/english.ts';
import { open } from '../../../src/session/session.ts';
import { lookFor } from '../../../src/ui/look.ts';
import { paintScreen } from '../../../src/ui/screen.ts';

const model = startModel(open(tens, {}, { seed: '42' }), english);
const look = lookFor({ ...DEFAULT_SETTINGS, theme: 'baize' }, '256', true);

const LONG =
  'A saved game was written by a later version of patience: its file is kept as tens.txt.newer-1.';

function screenWith(text: string, columns: number, rows: number): string[] {
  const message = { text, tone: 'refusal' } as const;
  return paintScreen({ ...model, message }, columns, rows, look).text();
}

it.each([
  [80, 24, 2],
  [40, 12, 3],
] as const)(
  'a message that is too long for its row is read over the board, at %i × %i',
  (columns, rows, lines) => {
    const short = screenWith('So it is.', columns, rows);
    const long = screenWith(LONG, columns, rows);
    const prompt = long.findIndex((line) => line.startsWith('>'));
    expect(long.slice(prompt - lines, prompt).join(' ')).toBe(LONG);
    expect(long.slice(0, prompt - lines)).toEqual(short.slice(0, prompt - lines));
    expect(long.slice(prompt)).toEqual(short.slice(prompt));
  },
);

it('a message never takes more than four lines', () => {
  const lines = screenWith('word '.repeat(200), 40, 12);
  expect(lines.filter((line) => line.startsWith('word'))).toHaveLength(4);
  expect(lines.at(-2)).toMatch(/…$/u);
});

it('the cards of a pile take one line of a small board, on which columns end in the last row', () => {
  const text = 'waste: 9♣ 6♥ 2♣ 2♥ 9♠ 7♠ 5♣ 6♠ 7♥ 10♦ 5♠ A♠ 6♣ 2♥ J♥ 3♦';
  const message = { text, tone: 'plain', isPile: true } as const;
  const shown = (rows: number) => paintScreen({ ...model, message }, 40, rows, look).text();
  expect(shown(12).at(-2)).toBe('… 9♠ 7♠ 5♣ 6♠ 7♥ 10♦ 5♠ A♠ 6♣ 2♥ J♥ 3♦');
  expect(shown(12).at(-3)).not.toContain('waste');
  expect(shown(24).join(' ')).toContain('waste: 9♣ 6♥');
});
