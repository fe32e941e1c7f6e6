import { expect, it } from 'vitest';
import { board, cards, listed, sortedPack } from './board.ts';
import { cardsOf } from './cards.ts';
import { constitution } from './constitution.ts';
import { after, carriesIn, pileNames, sequence } from './playing.ts';
import type { Position } from './referee.ts';

const NAMES = pileNames(constitution, 2);
const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];
const ACES = cards('AC AC AD AD AH AH AS AS');
const STARTERS = ACES.map((ace, i) => `f${i + 1}: ${ace}`).join(' | ');

/** The same card on every place of a division. */
const row = (letter: string, card: string): string =>
  EIGHT.map((n) => `${letter}${n}: ${card}`).join(' | ');

/** Four rows of red nines and fives, none of which can move, laid otherwise where told. */
function state(text: string): Position {
  const rows = [row('a', '9H'), row('b', '5H'), row('c', '9D'), row('d', '5D')].join(' | ');
  return board(NAMES, `${STARTERS} | ${rows} | ${text}`);
}

const moves = (text: string): string[] => carriesIn(constitution, state(text));

it('deals thirty-two cards from the lowest row up, without kings and queens', () => {
  const { piles } = constitution.deal(sortedPack(2), {});
  const dealt = (letter: string) => EIGHT.flatMap((n) => piles[`${letter}${n}`]);
  expect(dealt('d')).toEqual(cards('2C 3C 4C 5C 6C 7C 8C 9C'));
  expect(dealt('c')).toEqual(cards('TC JC 2D 3D 4D 5D 6D 7D'));
  expect(dealt('b')).toEqual(cards('8D 9D TD JD 2H 3H 4H 5H'));
  expect(dealt('a')).toEqual(cards('6H 7H 8H 9H TH JH 2S 3S'));
  expect(dealt('f')).toEqual(ACES);
  expect([cardsOf(piles, 'stock').length, cardsOf(piles, 'stock').at(-1)]).toEqual([48, '4s']);
  expect(Object.keys(piles)).toHaveLength(42);
});

it.each([
  ['a red nine on a black ten', 'b4: TS', EIGHT.map((n) => `c${n}>b4*1`)],
  ['a black eight on red nines', 'b1: 8C', EIGHT.map((n) => `b1>a${n}*1`)],
  ['a red seven on that', 'c3: 9D 8C | d6: 7H', ['d6>c3*1']],
  ['not inside a row', 'a1: TS | c2: 8C | c7: TC', []],
  ['not over a row', 'd1: 8C | b3: 9H', EIGHT.map((n) => `d1>c${n}*1`)],
  ['on any pile that fits', 'd1: 8C | c1: 9S', EIGHT.slice(1).map((n) => `d1>c${n}*1`)],
  ['not down again', 'b1: 4S | a1: 8S', []],
  ['not on its own color', 'b4: TD', []],
  ['not from the talon', 'waste: 8S | stock:', []],
  ['not an ace on a king, nor upward', 'b4: 8S | c3: 7S', EIGHT.map((n) => `b4>a${n}*1`)],
])('carries one card up one row: %s', (_, text, wanted) => {
  expect(moves(text)).toEqual(wanted);
});

it('carries only the top card of a pile, onto piles of any length', () => {
  const position = state('b4: TS | c3: 2S 9D');
  const { piles } = after(constitution, position, 'c3>b4*1');
  expect([cardsOf(piles, 'b4'), cardsOf(piles, 'c3')]).toEqual([['TS', '9D'], ['2S']]);
});

it('feeds the foundations from the Privy Council alone, either of two alike', () => {
  expect(moves('a8: 2H | b1: 2H | c1: 2C | d1: 2C | waste: 2S')).toEqual(['a8>f5*1', 'a8>f6*1']);
});

it('plays the two, fills with any top card of the next row, and stops at a longer pile', () => {
  const start = state('a3: 2H | b6: 5C | c6: 7S | d2: 8S 4D | waste: 8C | stock: 6s');
  const vacant = after(constitution, start, 'a3>f5*1');
  expect(listed(constitution.legal(vacant))).toEqual(EIGHT.map((n) => `b${n}>a3*1`));
  const below = after(constitution, vacant, 'b6>a3*1');
  expect(listed(constitution.legal(below))).toEqual(EIGHT.map((n) => `c${n}>b6*1`));
  const third = after(constitution, below, 'c6>b6*1');
  expect(listed(constitution.legal(third))).toEqual(EIGHT.map((n) => `d${n}>c6*1`));
  const long = after(constitution, third, 'd2>c6*1');
  expect([
    cardsOf(long.piles, 'c6'),
    cardsOf(long.piles, 'd2'),
    cardsOf(long.piles, 'waste'),
  ]).toEqual([['4D'], ['8S'], ['8C']]);
  expect(listed(constitution.legal(long))).toContain('turn stock>waste*1');
  const single = after(constitution, third, 'd5>c6*1');
  expect([cardsOf(single.piles, 'd5'), cardsOf(single.piles, 'waste')]).toEqual([['8C'], []]);
  expect([cardsOf(single.piles, 'stock'), single.passes]).toEqual([['6s'], 0]);
});

it('fills the People from the hand where there is no talon', () => {
  const raised = after(constitution, state('d1: 8S | stock: 6s'), 'd1>c2*1');
  expect([cardsOf(raised.piles, 'd1'), cardsOf(raised.piles, 'stock'), raised.passes]).toEqual([
    ['6S'],
    [],
    1,
  ]);
});

it('leaves the People short when talon and hand are out, and still fills the rows above', () => {
  const short = after(constitution, state('c1: 4S | d1: 5D 6D'), 'c1>b1*1');
  expect(listed(constitution.legal(short))).toEqual(EIGHT.map((n) => `d${n}>c1*1`));
  const next = after(constitution, short, 'd2>c1*1');
  expect(cardsOf(next.piles, 'd2')).toEqual([]);
  expect(listed(constitution.legal(next))).toEqual([]);
});

it('leaves a place open above a bare row', () => {
  const bare = state(`${row('d', '')} | c1: 4S`);
  const open = after(constitution, bare, 'c1>b1*1');
  expect(cardsOf(open.piles, 'c1')).toEqual([]);
  expect(constitution.status(open)).toBe('lost');
});

it('is won with eight jacks up, and lost with the hand out and nothing to carry', () => {
  const suits = ACES.map((ace, i) => `f${i + 1}: ${sequence(ace, 11)}`);
  const won = board(NAMES, suits.join(' | '));
  expect([constitution.status(won), constitution.score(won)]).toEqual(['won', 88]);
  const lost = state('waste: 4S');
  expect([constitution.status(lost), constitution.score(lost)]).toEqual(['lost', 8]);
  expect(constitution.status(state('stock: 4s'))).toBe('playing');
});
