import { expect, it } from 'vitest';
import { CARDS, counted, MOVES, pileIn } from '../../../src/notation/language/ru/words.ts';

it.each([
  [0, '0 ходов', '0 карт'],
  [0.5, '0.5 хода', '0.5 карты'],
  [1, '1 ход', '1 карта'],
  [2, '2 хода', '2 карты'],
  [5, '5 ходов', '5 карт'],
  [11, '11 ходов', '11 карт'],
  [21, '21 ход', '21 карта'],
  [112, '112 ходов', '112 карт'],
  [1023, '1023 хода', '1023 карты'],
])('%d is counted in the right one of the three forms', (count, moves, cards) => {
  expect([counted(count, MOVES), counted(count, CARDS)]).toEqual([moves, cards]);
});

it.each([
  ['stock', 6, 'колода'],
  ['stock', 5, 'кол.'],
  ['stock', 3, 'кол'],
  ['waste', 5, 'сброс'],
  ['waste', 4, 'сбр.'],
  ['runs', 4, 'ряды'],
  ['f1', 2, 'f1'],
])('%s in %d letters is %s', (pile, letters, name) => {
  expect(pileIn(pile, letters)).toBe(name);
});
