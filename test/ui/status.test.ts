import { expect, it } from 'vitest';
import { resign } from '../../src/session/session.ts';
import { fresh } from '../play/diagram.ts';
import { Sitting } from './sitting.ts';

const LONG = 'a seed of many words, as somebody may like it';

it.each([
  ['klondike', '42', 80, 'Klondike · seed 42 · 0 moves · score 0 · 0 passes'],
  [
    'klondike',
    LONG,
    80,
    'Klondike · seed a seed of many words, as somebo… · 0 moves · score 0 · 0 passes',
  ],
  ['klondike', '42', 40, 'Klondike · 0 moves · score 0 · 0 passes'],
  ['constitution', '42', 40, 'The Constitution · 0 moves · score 8'],
  ['idiots-delight', '42', 40, "The Idiot's Delight · 0 moves · score 2"],
  ['grandfathers-clock', '42', 36, "Grandfather's … · 0 moves · score 0"],
])('the first line of %s, seed %s, in %i columns', (game, seed, columns, line) => {
  const sitting = new Sitting(fresh(game, {}, seed), { columns, rows: 24, theme: 'terminal' });
  expect(sitting.drawing().text()[0]).toBe(` ${line}`);
});

it.each([
  [
    'klondike',
    80,
    'arrows · Enter lift · Space turn · Tab hint · Backspace undo · ? help · q quit',
  ],
  [
    'klondike',
    100,
    'arrows · Enter lift · Space turn · Tab hint · Backspace undo · ? help · q quit · Ctrl-G games',
  ],
  ['klondike', 70, 'arrows · Enter lift · Space turn · Backspace undo · ? help · q quit'],
])('the line of keys of %s, in %i columns', (game, columns, line) => {
  const sitting = new Sitting(fresh(game, {}, '42'), { columns, rows: 24, theme: 'terminal' });
  expect(sitting.drawing().text().at(-1)).toBe(line);
});

it('a game that is over has no cards to be lifted, but others to go on to', () => {
  const session = resign(fresh('klondike', {}, '42'));
  const sitting = new Sitting(session, { columns: 80, rows: 24, theme: 'terminal' });
  expect(sitting.drawing().text().at(-1)).toBe(
    'n new · Ctrl-G games · Backspace undo · ? help · q quit',
  );
});

it('a page tells its own keys, and none of the table under it', () => {
  const sitting = new Sitting(fresh('klondike', {}, '42'), {
    columns: 80,
    rows: 24,
    theme: 'terminal',
  });
  sitting.press('?');
  const shown = sitting.drawing().text();
  expect(shown.at(-1)).toBe('');
  sitting.press('escape');
  expect(sitting.drawing().text().at(-1)).toContain('q quit');
});

it('a question tells the keys that answer it', () => {
  const seat = { columns: 80, rows: 24, theme: 'terminal' } as const;
  const sitting = new Sitting(fresh('klondike', {}, '42'), seat);
  for (const key of [' ', ...'new', 'enter']) sitting.press(key);
  expect(sitting.drawing().text().at(-1)).toBe('y yes · Esc no');
});
