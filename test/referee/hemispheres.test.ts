import { expect, it } from 'vitest';
import { board, cards, listed, packFrom, sortedPack } from './board.ts';
import { cardsOf } from './cards.ts';
import { hemispheres } from './hemispheres.ts';
import { after, carriesIn, pileNames, sequence } from './playing.ts';
import type { Position } from './referee.ts';

const NAMES = pileNames(hemispheres, 2);
const STARTERS = 'f1: AH | f2: AH | f3: AD | f4: AD | f5: KC | f6: KC | f7: KS | f8: KS';
const BARRIERS = 'b1: KH | b2: AS | b3: KD | b4: AC';
/** Proper cards on all twelve places, none of which can move. */
const NORTH = '1: 9H | 2: 9H | 3: 9D | 4: 9D | 5: 6H | 6: 6D';
const SOUTH = '7: 9S | 8: 9S | 9: 9C | 10: 9C | 11: 6S | 12: 6C';

/** This ring with some of its piles laid otherwise; two cards in hand unless told. */
function ring(text: string, more: Partial<Position> = {}): Position {
  const usual = `${STARTERS} | ${BARRIERS} | ${NORTH} | ${SOUTH} | stock: 4s 4c`;
  return { ...board(NAMES, `${usual} | ${text}`), ...more };
}

const moves = (text: string): string[] => carriesIn(hemispheres, ring(text));

it('sets out eight starters and four barriers, deals twelve places and keeps eighty in hand', () => {
  const { piles, passes } = hemispheres.deal(sortedPack(2), {});
  const setOut = board(NAMES, `${STARTERS} | ${BARRIERS}`).piles;
  for (const name of NAMES.filter((n) => /^[fb]/.test(n)))
    expect(piles[name]).toEqual(setOut[name]);
  cards('2C 3C 4C 5C 6C 7C 8C 9C TC JC QC 2D').forEach((card, i) => {
    expect(piles[`${i + 1}`]).toEqual([card]);
  });
  const stock = cardsOf(piles, 'stock');
  expect([stock.length, stock.at(-1), stock.at(-2), stock.at(0)]).toEqual([80, '3d', '4d', 'qs']);
  // The other one of each barrier's kind stays in the pack.
  for (const card of ['kh', 'as', 'kd', 'ac']) {
    expect(stock.filter((other) => other === card)).toHaveLength(1);
  }
  expect([cardsOf(piles, 'waste'), passes]).toEqual([[], 0]);
});

it('marries red downward and black upward in suit, inside one Race', () => {
  expect(moves('1: KH | 2: QH')).toEqual(['2>1*1']);
  expect(moves('1: KH | 4: QH')).toEqual([]);
  expect(moves('1: KH | waste: QH')).toEqual(['waste>1*1']);
  expect(moves('7: 3S | 9: 4S')).toEqual(['9>7*1']);
  expect(moves('7: 3S | 10: 4S')).toEqual([]);
  expect(moves('7: 3S | 10: 3S | waste: 4S')).toEqual(['waste>10*1', 'waste>7*1']);
  expect(moves('1: KH | 2: QD')).toEqual([]);
  expect(moves('7: 3S | 8: 4C')).toEqual([]);
});

it('does not marry round the corner or more than one card', () => {
  expect(moves('7: KS | 8: AS')).toEqual([]);
  expect(moves('1: KH | 2: AH')).toEqual([]);
  expect(moves('1: KH QH | 2: KH')).toEqual(['1>2*1']);
  expect(moves('1: KH | 2: QH JH')).toEqual([]);
});

it.each([
  ['1', '3', true],
  ['3', '4', false],
  ['4', '6', true],
  ['7', '9', true],
  ['9', '10', false],
  ['10', '12', true],
])('a marriage from place %s to place %s: %s', (from, to, isOneRace) => {
  const [card, onto] = Number(to) > 6 ? ['4S', '3S'] : ['QD', 'KD'];
  expect(moves(`${from}: ${card} | ${to}: ${onto}`)).toEqual(isOneRace ? [`${from}>${to}*1`] : []);
});

it('leaves a misplaced card unusable and unmarriable', () => {
  expect(moves('7: 2H')).toEqual([]);
  expect(moves('1: QS')).toEqual([]);
  expect(moves('7: KH | 8: QH')).toEqual([]);
  expect(moves('7: KH | waste: QH')).toEqual([]);
  expect(moves('1: 3S | waste: 4S')).toEqual([]);
});

it('exchanges a black card of the north with a red one of the south, any Race with any', () => {
  expect(moves('1: 7C | 11: 9D')).toEqual(['exchange 1>11']);
  const { piles } = after(hemispheres, ring('1: 7C | 11: 9D'), 'exchange 1>11');
  expect([piles['1'], piles['11']]).toEqual([['9D'], ['7C']]);
  expect(moves('6: JS | 1: 7C | 7: 9D | 12: JH')).toEqual(
    ['exchange 1>7', 'exchange 1>12', 'exchange 6>7', 'exchange 6>12'].sort(),
  );
});

it('builds red up and black down, on either of two foundations that look alike', () => {
  expect(moves('1: 2H | waste: QS')).toEqual(['1>f1*1', '1>f2*1', 'waste>f7*1', 'waste>f8*1']);
  expect(moves('1: 3H | 2: KH | 7: JS | 8: AS')).toEqual([]);
});

it('plays a married four and then its three: black foundation at the five', () => {
  const position = ring(`7: 3S | 9: 4S | f7: ${sequence('KS', 9, -1)}`);
  const married = after(hemispheres, position, '9>7*1');
  expect(married.piles['9']).toEqual(['4C']);
  expect(cardsOf(after(hemispheres, married, '7>f7*1', '7>f7*1').piles, 'f7').at(-1)).toBe('3S');
});

it('keeps vacancies open in the opening until a fill, which turns nothing', () => {
  const opening = ring('stock: 5s 7d 8h | 2: 2H | 5: 2D', { note: 'opening' });
  const whole = listed(hemispheres.legal(opening));
  expect(whole).toEqual(['2>f1*1', '2>f2*1', '5>f3*1', '5>f4*1', 'turn stock>waste*1']);
  const open = after(hemispheres, opening, '5>f3*1', '2>f1*1');
  expect([open.piles['2'], open.piles['5']]).toEqual([[], []]);
  expect(listed(hemispheres.legal(open))).toEqual(['fill stock']);
  expect(hemispheres.status(open)).toBe('playing');
  const { piles } = after(hemispheres, open, 'fill stock');
  expect([piles['2'], piles['5'], cardsOf(piles, 'waste')]).toEqual([['8H'], ['7D'], []]);
});

it('begins with the opening', () => {
  const dealt = hemispheres.deal(packFrom('2H', 2), {});
  const open = after(hemispheres, dealt, '1>f1*1');
  expect([open.piles['1'], cardsOf(open.piles, 'stock').length]).toEqual([[], 80]);
  expect(listed(hemispheres.legal(open))).toContain('fill stock');
});

it.each(['fill', 'turn'])('fills vacancies at once after the first %s', (how) => {
  const opening = ring('stock: 5s 7d 8h | 2: 2H | 5: 2D', { note: 'opening' });
  const later =
    how === 'fill'
      ? after(hemispheres, opening, '5>f3*1', 'fill stock')
      : after(hemispheres, opening, 'turn stock>waste*1');
  const filled = after(hemispheres, later, '2>f1*1');
  expect(filled.piles['2']).toEqual([how === 'fill' ? '7D' : '8H']);
  expect(listed(hemispheres.legal(filled))).toContain('turn stock>waste*1');
});

it('marries and exchanges in the opening too', () => {
  const opening = ring('1: KH | 2: QH | 4: JC | 11: 9D', { note: 'opening' });
  const open = after(hemispheres, opening, '2>1*1', 'exchange 4>11');
  expect(listed(hemispheres.legal(open))).toEqual(['fill stock']);
});

it('fills from the talon before the hand, or by option the other way', () => {
  const options = { fill: 'hand-first' };
  const both = '2: 2H | stock: 7d 8h | waste: 5S JC';
  const byTalon = after(hemispheres, ring(both), '2>f1*1').piles;
  expect([byTalon['2'], cardsOf(byTalon, 'waste'), cardsOf(byTalon, 'stock')]).toEqual([
    ['JC'],
    ['5S'],
    ['7d', '8h'],
  ]);
  const byHand = after(hemispheres, ring(both, { options }), '2>f1*1').piles;
  expect([byHand['2'], cardsOf(byHand, 'waste'), cardsOf(byHand, 'stock')]).toEqual([
    ['8H'],
    ['5S', 'JC'],
    ['7d'],
  ]);
  const handOut = ring('2: 2H | stock: | waste: 5S JC', { options });
  expect(after(hemispheres, handOut, '2>f1*1').piles['2']).toEqual(['JC']);
  const talonOut = after(hemispheres, ring('2: 2H | stock: 7d'), '2>f1*1');
  expect([talonOut.piles['2'], talonOut.passes]).toEqual([['7D'], 1]);
});

it('sends misplaced cards home and barriers up only when hand and talon are out', () => {
  const misplaced = `1: QC | 7: QH | 3: KH | 12: JC | f1: ${sequence('AH', 12)}`;
  expect(moves(misplaced)).toEqual(['3>f1*1', 'exchange 1>7']);
  expect(moves(`${misplaced} | stock: | waste: 4C`)).toEqual(['3>f1*1', 'exchange 1>7']);
  expect(moves(`${misplaced} | stock: | 2: | 6: | 8: | 10:`)).toEqual(
    [
      'exchange 1>7',
      '1>8*1',
      '1>10*1',
      '1>12*1',
      '7>2*1',
      '7>6*1',
      '7>3*1',
      '3>f1*1',
      'b1>f1*1',
    ].sort(),
  );
  const home = after(hemispheres, ring(`${misplaced} | stock: | 8:`), '1>8*1');
  expect([home.piles['1'], home.piles['8']]).toEqual([[], ['QC']]);
  // A card at home never moves to an empty place.
  expect(moves('stock: | 2: | 8:')).toEqual([]);
  const ends = `stock: | f3: ${sequence('AD', 12)} | f5: ${sequence('KC', 12, -1)}`;
  expect(moves(`${ends} | f8: ${sequence('KS', 12, -1)}`)).toEqual([
    'b2>f8*1',
    'b3>f3*1',
    'b4>f5*1',
  ]);
});

it('is won with all cards up, and lost when the hand is out and nothing can move', () => {
  const red = ['AH', 'AH', 'AD', 'AD'].map((ace, i) => `f${i + 1}: ${sequence(ace, 13)}`);
  const black = ['KC', 'KC', 'KS', 'KS'].map((king, i) => `f${i + 5}: ${sequence(king, 13, -1)}`);
  const won = board(NAMES, [...red, ...black].join(' | '));
  expect([hemispheres.status(won), hemispheres.score(won)]).toEqual(['won', 96]);
  const lost = ring('stock: | waste: 4C');
  expect([hemispheres.status(lost), hemispheres.score(lost)]).toEqual(['lost', 0]);
  expect(hemispheres.status(ring('stock: 4c'))).toBe('playing');
});
