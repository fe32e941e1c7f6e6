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
