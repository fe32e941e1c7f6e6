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
  const board = sitting.drawing().text().slice(0, -3);
  sitting.press('?');
  const shown = sitting.drawing().text();
  expect(shown.at(-1)).toBe('');
  // What draws pages is still being loaded: the screen is not left empty meanwhile.
  expect(shown.slice(0, -3)).toEqual(board);
  sitting.press('escape');
  expect(sitting.drawing().text().at(-1)).toContain('q quit');
});

it('a question tells the keys that answer it', () => {
  const seat = { columns: 80, rows: 24, theme: 'terminal' } as const;
  const sitting = new Sitting(fresh('klondike', {}, '42'), seat);
  for (const key of [' ', ...'new', 'enter']) sitting.press(key);
  expect(sitting.drawing().text().at(-1)).toBe('y yes · Esc no');
});

const SEAT = { columns: 80, rows: 24, theme: 'terminal' } as const;

const KLONDIKE = ['klondike', '42'] as const;

/** The line of keys after some keys. */
function keysAfter([game, seed]: readonly [string, string], ...keys: string[]): string {
  const sitting = new Sitting(fresh(game, {}, seed), SEAT);
  for (const key of keys) sitting.press(key);
  return sitting.drawing().text().at(-1)!;
}

it('cards that are held can be laid down or let go of, and go up where they may', () => {
  expect(keysAfter(KLONDIKE, 'right', 'enter')).toBe(
    'arrows where · Enter lay down · Esc let go · ? help',
  );
  expect(keysAfter(['constitution', '970312474'], 'right', 'enter')).toBe(
    'arrows where · Enter lay down · ^ up · Esc let go · ? help',
  );
});

it('a word that Enter would carry out is named, and two keys that make a move are not', () => {
  expect(keysAfter(KLONDIKE, 'q')).toBe('Enter quit · Esc empty the prompt');
  expect(keysAfter(KLONDIKE, '3')).toContain('q quit');
  expect(keysAfter(KLONDIKE, 'w')).toContain('q quit');
});
