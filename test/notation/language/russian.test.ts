import { expect, it } from 'vitest';
import { readCard } from '../../../src/notation/card-text.ts';
import { russian } from '../../../src/notation/language/ru/russian.ts';
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

it('who listens hears cards in the case and the gender of the sentence', () => {
  const said = (text: string) => russian.speech.inWords(text);
  const [king, two] = [readCard('KS')!, readCard('2D')!];
  expect(said(russian.say.doesNotFit(king, two, 'column', 'по убыванию'))).toBe(
    'Король пик не ложится на двойку бубен: на столбцах строят по убыванию.',
  );
  expect(said(russian.aid.lookAtCard(king, '3'))).toBe('Посмотрите на короля пик на месте 3.');
  expect(said(russian.aid.foundHidden(king))).toBe('Король пик не виден: лежит рубашкой вверх.');
  expect(said(russian.aid.foundOut(two))).toBe('Двойка бубен вышла из игры.');
});
