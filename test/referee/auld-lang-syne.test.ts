import { expect, it } from 'vitest';
import { auldLangSyne } from './auld-lang-syne.ts';
import { board, cards, listed, sortedPack } from './board.ts';
import { cardsOf } from './cards.ts';
import { after, pileNames, sequence } from './playing.ts';
import type { Position } from './referee.ts';

const NAMES = pileNames(auldLangSyne, 1);
const ACES = 'f1: AC | f2: AD | f3: AH | f4: AS';

function piles(text: string, more: Partial<Position> = {}): Position {
  return { ...board(NAMES, `${ACES} | ${text}`), ...more };
}

const legal = (position: Position): string[] => listed(auldLangSyne.legal(position));
const four = (position: Position) => [1, 2, 3, 4].map((n) => position.piles[`${n}`]?.join(' '));

it('begins with four aces, empty piles and forty-eight cards in hand', () => {
  const start = auldLangSyne.deal(sortedPack(1), {});
  expect(start.piles).toMatchObject(
    board(['f1', 'f2', 'f3', 'f4', '1', '2', '3', '4'], ACES).piles,
  );
  expect([cardsOf(start.piles, 'stock').length, cardsOf(start.piles, 'stock').at(-1)]).toEqual([
    48,
    '2c',
  ]);
  expect(legal(start)).toEqual(['deal stock']);
});

it('deals one card on each pile from the left, twelve times', () => {
  let position = auldLangSyne.deal(sortedPack(1), {});
  position = after(auldLangSyne, position, 'deal stock', 'deal stock');
  expect(four(position)).toEqual(['2C 6C', '3C 7C', '4C 8C', '5C 9C']);
  for (let deals = 2; deals < 12; deals += 1) {
    expect(position.passes).toBe(0);
    position = after(auldLangSyne, position, 'deal stock');
  }
  expect([cardsOf(position.piles, 'stock'), position.passes]).toEqual([[], 1]);
});

it('deals on empty piles as well', () => {
  const position = after(auldLangSyne, piles('2: 9C | stock: 2d 3d 4d 5d 6d'), 'deal stock');
  expect(four(position)).toEqual(['6D', '9C 5D', '4D', '3D']);
});

it('builds regardless of suit, or by option in suit, and nothing on the piles', () => {
  const text = '1: 9C 2H | 2: 3H | 3: 5S | stock: 4h';
  const anySuit = ['1>f1*1', '1>f2*1', '1>f3*1', '1>f4*1', 'deal stock'];
  expect(legal(piles(text))).toEqual(anySuit);
  const inSuit = piles(text, { options: { build: 'in-suit' } });
  expect(legal(inSuit)).toEqual(['1>f3*1', 'deal stock']);
  const up = after(auldLangSyne, piles(text), '1>f4*1', '2>f4*1');
  expect(cardsOf(up.piles, 'f4')).toEqual(cards('AS 2H 3H'));
});

it('gathers without shuffling, so that the lowest card of the fourth pile comes first', () => {
  const end = piles('1: 9C 8C | 2: 7D | 3: 5S 9S | 4: QH KH', { passes: 1 });
  const gathered = after(auldLangSyne, end, 'redeal stock');
  expect(cardsOf(gathered.piles, 'stock')).toEqual(cards('8c 9c 7d 9s 5s kh qh'));
  expect(four(gathered)).toEqual(['', '', '', '']);
  expect([legal(gathered), gathered.passes]).toEqual([['deal stock'], 1]);
  const dealt = after(auldLangSyne, gathered, 'deal stock', 'deal stock');
  expect(four(dealt)).toEqual(['QH 7D', 'KH 9C', '5S 8C', '9S']);
  expect(dealt.passes).toBe(2);
});

it.each([
  [{}, 2],
  [{ redeals: '2' }, 2],
  [{ redeals: '1' }, 1],
  [{ redeals: '0' }, 0],
] as [Position['options'], number][])('with %j has %i redeals', (options, redeals) => {
  let position = after(auldLangSyne, piles('stock: 9c 8c', { options }), 'deal stock');
  for (let used = 0; used < redeals; used += 1) {
    expect(auldLangSyne.status(position)).toBe('playing');
    position = after(auldLangSyne, position, 'redeal stock', 'deal stock');
  }
  expect(legal(position)).toEqual([]);
  expect(auldLangSyne.status(position)).toBe('lost');
});

it('offers the redeal even where a card can be played, but not while the hand lasts', () => {
  expect(legal(piles('1: 9C | 2: 2C', { passes: 2 }))).toContain('redeal stock');
  expect(legal(piles('1: 9C | 2: 2C | stock: 5c', { passes: 1 }))).not.toContain('redeal stock');
});

it('is won with all fifty-two on the foundations', () => {
  const suits = cards('AC AD AH AS').map((ace, i) => `f${i + 1}: ${sequence(ace, 13)}`);
  const won = piles(suits.join(' | '), { passes: 1 });
  expect([auldLangSyne.status(won), auldLangSyne.score(won)]).toEqual(['won', 52]);
  expect(auldLangSyne.score(piles(''))).toBe(4);
});
