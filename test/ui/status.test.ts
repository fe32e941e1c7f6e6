import { expect, it } from 'vitest';
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
