import { expect, it } from 'vitest';
import { wrap } from '../../src/notation/wrap.ts';

it.each([
  ['one two three', 7, '', '', ['one two', 'three']],
  ['one two three', 8, '', '', ['one two', 'three']],
  ['one two three', 13, '', '', ['one two three']],
  ['one two three', 9, '  ', '', ['  one two', '  three']],
  ['one two three', 9, '  ', '  ', ['  one two', '    three']],
  ['unbreakable word', 5, '', ' ', ['unbreakable', ' word']],
  ['♥♥ ♥♥', 5, '', '', ['♥♥ ♥♥']],
  ['', 5, '', '', ['']],
])('%j in %i columns', (text, width, indent, hanging, lines) => {
  expect(wrap(text, width, indent, hanging)).toEqual(lines);
});

it.each([
  ['Put it where it is to go: “4 2”.', ['Put it where it is to go:', '“4 2”.']],
  ['Положите её туда: «ход 3 на 7».', ['Положите её туда:', '«ход 3 на 7».']],
])('keeps what is to be typed on one line: %s', (text, lines) => {
  expect(wrap(text, 28)).toEqual(lines);
});

it('breaks a quotation that is a sentence', () => {
  const text = '“a red nine goes on a black ten, and nowhere else”';
  expect(wrap(text, 20).length).toBeGreaterThan(2);
});
