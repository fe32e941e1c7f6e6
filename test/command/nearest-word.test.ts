import { expect, it } from 'vitest';
import { nearestWord } from '../../src/command/vocabulary.ts';

const KNOWN = ['tens', 'demon', 'deal', 'turn', 'undo', 'redo'];

it.each([
  ['tnes', 'tens', 'two letters swapped'],
  ['dael', 'deal', 'two letters swapped'],
  ['demn', 'demon', 'a letter left out'],
  ['tuurn', 'turn', 'a letter too many'],
  ['u', null, 'too short to be near anything'],
  ['xyzzy', null, 'near to nothing'],
])('%s: %s (%s)', (typed, nearest, _why) => {
  expect(nearestWord(typed, KNOWN)).toBe(nearest);
});
