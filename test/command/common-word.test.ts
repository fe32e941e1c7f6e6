import { expect, it } from 'vitest';
import { commonWord } from '../../src/command/common-word.ts';

it.each([
  ['сукно', 'values', 'baize'],
  ['СУКНО', 'values', 'baize'],
  ['ифшяу', 'values', 'baize'],
  ['выкл', 'values', 'off'],
  ['цвета', 'settings', 'theme'],
  ['счет', 'settings', 'score'],
  ['еруьу', 'settings', 'theme'],
  ['статистика', 'program', 'stats'],
  ['ыефеы', 'program', 'stats'],
  ['доска', 'house', 'board'],
  ['baize', 'values', 'baize'],
  ['бархат', 'values', 'бархат'],
  ['', 'values', ''],
] as const)('%s of the %s is %s', (word, kind, meant) => {
  expect(commonWord(word, kind)).toBe(meant);
});

it('is none but those that may be meant', () => {
  expect(commonWord('сукно', 'values', ['on', 'off'])).toBe('сукно');
  expect(commonWord('ифшяу', 'values', ['on', 'off'])).toBe('ифшяу');
});
