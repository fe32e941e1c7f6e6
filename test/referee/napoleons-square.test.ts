import { expect, it } from 'vitest';
import { board, cards, listed, packFrom, sortedPack } from './board.ts';
import { cardsOf } from './cards.ts';
import { napoleonsSquare } from './napoleons-square.ts';
import { after, carriesIn, pileNames, sequence } from './playing.ts';
import type { Position } from './referee.ts';

const NAMES = pileNames(napoleonsSquare, 2);
const PACKETS = NAMES.filter((name) => /^\d/.test(name));

/** A nine of hearts on each packet not told; nothing in hand unless told. */
function square(text: string, options: Position['options'] = {}): Position {
  const usual = PACKETS.map((packet) => `${packet}: 9H`).join(' | ');
  return board(NAMES, `${usual} | ${text}`, options);
}

const moves = (text: string, options: Position['options'] = {}): string[] =>
  carriesIn(napoleonsSquare, square(text, options));

it('deals twelve packets of four, each together, or twelve singles', () => {
  const { piles } = napoleonsSquare.deal(sortedPack(2), {});
  expect([piles['1'], piles['12']]).toEqual([cards('AC 2C 3C 4C'), cards('6S 7S 8S 9S')]);
  expect([cardsOf(piles, 'stock').length, cardsOf(piles, 'stock').at(-1)]).toEqual([56, 'ts']);
  const singles = napoleonsSquare.deal(sortedPack(2), { layout: 'singles' }).piles;
  expect([singles['1'], singles['12']]).toEqual([['AC'], ['QC']]);
  expect([cardsOf(singles, 'stock').length, cardsOf(singles, 'stock').at(-1)]).toEqual([92, 'kc']);
  for (const name of NAMES.filter((n) => n.startsWith('f'))) expect(piles[name]).toEqual([]);
});

it('opens the first empty foundation with an ace and continues every one that fits', () => {
  expect(moves('3: 5H AD | f1: AC | f3: AD')).toEqual(['3>f2*1']);
  expect(moves('waste: AD')).toEqual(['waste>f1*1']);
  expect(moves('waste: 2D | 7: 2D | f1: AD | f2: AC | f3: AD')).toEqual(
    ['waste>f1*1', 'waste>f3*1', '7>f1*1', '7>f3*1'].sort(),
  );
  expect(moves('waste: KD')).toEqual([]);
});

it('marries downward in suit, single cards, an ace on a two as well, and no king on an ace', () => {
  const ontoTen = PACKETS.slice(1).map((packet) => `${packet}>1*1`);
  expect(moves('1: TH')).toEqual(ontoTen.sort());
  expect(moves('1: TD')).toEqual([]);
  expect(moves('1: TC 9C 8C | 2: JC')).toEqual([]);
  expect(moves('1: 8S 7C | 2: 8C | waste: 7C')).toEqual(['1>2*1', 'waste>2*1']);
  expect(moves('1: 2C | waste: AC')).toEqual(['waste>1*1', 'waste>f1*1']);
  expect(moves('1: AC | 2: KC')).toEqual(['1>f1*1']);
});

it('lets the hand be turned always, one card at a time', () => {
  const turned = after(napoleonsSquare, square('1: | stock: 4s 7d'), 'turn stock>waste*1');
  expect([cardsOf(turned.piles, 'waste'), cardsOf(turned.piles, 'stock'), turned.passes]).toEqual([
    ['7D'],
    ['4s'],
    0,
  ]);
  const out = after(napoleonsSquare, turned, 'turn stock>waste*1');
  expect([cardsOf(out.piles, 'waste'), out.passes]).toEqual([['7D', '4S'], 1]);
  expect(listed(napoleonsSquare.legal(out))).toEqual(['waste>1*1']);
});

it('fills a space from the talon, each space a target of its own, and never by itself', () => {
  expect(moves('1: | 4: | 2: 5C TD | waste: 7C')).toEqual(['waste>1*1', 'waste>4*1']);
  expect(moves('1: | 2: 5C TD')).toEqual([]);
});

it.each([
  [{}, []],
  [{ fill: 'any' }, ['2>1*1']],
  [{ unit: 'run' }, ['2>3*2']],
  [{ unit: 'run', fill: 'any' }, ['2>1*1', '2>1*2', '2>3*2']],
] as [Position['options'], string[]][])('with %j lifts as much as that', (options, wanted) => {
  const spaced = '1: | 2: 5C JD TD | 3: QD | waste: 4S';
  const all = moves(spaced, options);
  expect(all).toContain('waste>1*1');
  expect(all.filter((move) => move.startsWith('2>'))).toEqual(wanted);
});

it('lifts a run whole and in order', () => {
  const position = square('2: 5C JD TD | 3: QD', { unit: 'run' });
  const { piles } = after(napoleonsSquare, position, '2>3*2');
  expect([piles['2'], piles['3']]).toEqual([['5C'], cards('QD JD TD')]);
});

it('carries no whole packet to a space, and foundations and talon single cards only', () => {
  const options = { unit: 'run', fill: 'any' };
  const alone = moves('1: | 2: 3D 2D | waste: QS JS', options);
  expect(alone.filter((move) => /^(2|waste)>/.test(move))).toEqual(['2>1*1', 'waste>1*1']);
  // A nine alone on its packet stays there as well.
  expect(alone).toHaveLength(2);
  const gap = moves('1: | 2: 5C JC 9C | 3: QC | 4: 4S TC 9D | 5: JC', options);
  expect(gap.filter((move) => /^[24]>/.test(move))).toEqual(['2>1*1', '4>1*1']);
  const up = moves('2: 3D 2D | f1: AD', options);
  expect(up).toEqual(['2>f1*1']);
});

/** A fresh square that begins with these packets; no other king lies in it. */
function fresh(...packets: string[]): Position {
  const pack = packFrom(packets.join(' '), 2);
  const dealt = packets.join(' ').split(' ').length;
  const rest = pack.slice(dealt);
  const kings = rest.filter((card) => card.startsWith('K'));
  const others = rest.filter((card) => !card.startsWith('K'));
  return napoleonsSquare.deal([...pack.slice(0, dealt), ...others, ...kings], {});
}

const slips = (position: Position): string[] =>
  listed(napoleonsSquare.legal(position)).filter((move) => move.startsWith('slip'));

it('lets one king slip where both of a suit lie over lower cards of it', () => {
  const position = fresh('3D KD 5C 6S', '7H 4D 2S KD');
  expect(slips(position)).toEqual(['slip 1', 'slip 2']);
  const first = after(napoleonsSquare, position, 'slip 1');
  expect(first.piles['1']).toEqual(cards('KD 3D 5C 6S'));
  const second = after(napoleonsSquare, position, 'slip 2');
  expect(second.piles['2']).toEqual(cards('KD 7H 4D 2S'));
  expect([slips(first), slips(second)]).toEqual([[], []]);
});

it('takes any other move for a refusal', () => {
  const position = fresh('3D KD 5C 6S', '7H 4D 2S KD');
  expect(slips(after(napoleonsSquare, position, 'turn stock>waste*1'))).toEqual([]);
});

it.each([
  ['one king with nothing lower below it', ['3D KD 5C 6S', 'KD 7H 4D 2S']],
  ['one king over other suits only', ['3D KD 5C 6S', '4S 7H 3S KD']],
  ['one king in hand', ['3D KD 5C 6S']],
  ['a king over its like alone', ['KD 7H 4S KD']],
  ['two kings over each other', ['4S 7H KD KD']],
])('offers no slip for %s', (_, packets) => {
  expect(slips(fresh(...packets))).toEqual([]);
});

it('counts two kings in one packet, and slips the upper one', () => {
  const position = fresh('4D KD 7H KD');
  expect(slips(position)).toEqual(['slip 1']);
  expect(after(napoleonsSquare, position, 'slip 1').piles['1']).toEqual(cards('KD 4D KD 7H'));
});

it('gives each suit its own slip, the uppermost king of a packet first', () => {
  const position = fresh('3D 2S KD KS', '4D KD 5S KS');
  expect(slips(position)).toEqual(['slip 1', 'slip 2']);
  const spade = after(napoleonsSquare, position, 'slip 1');
  expect(spade.piles['1']).toEqual(cards('KS 3D 2S KD'));
  expect(slips(spade)).toEqual(['slip 1', 'slip 2']);
  const diamond = after(napoleonsSquare, spade, 'slip 2');
  expect(diamond.piles['2']).toEqual(cards('KD 4D 5S KS'));
  expect(slips(diamond)).toEqual([]);
  // The same packet twice.
  const twice = after(napoleonsSquare, position, 'slip 1', 'slip 1');
  expect(twice.piles['1']).toEqual(cards('KD KS 3D 2S'));
  expect(slips(twice)).toEqual([]);
});

it('passes by a king whose suit is safe, though it lies uppermost', () => {
  const position = fresh('3D 2S KD KS', '4D KD 5H 7C');
  expect(after(napoleonsSquare, position, 'slip 1').piles['1']).toEqual(cards('KD 3D 2S KS'));
});

it('is lost where sequences lie over lower cards of their suit, and won with eight kings', () => {
  const lost = square('1: 3D KD QD | 2: 3D KD QD | f1: AD 2D | f2: AD 2D');
  expect([napoleonsSquare.status(lost), napoleonsSquare.score(lost)]).toEqual(['lost', 4]);
  const aces = cards('AC AC AD AD AH AH AS AS');
  const suits = aces.map((ace, i) => `f${i + 1}: ${sequence(ace, 13)}`);
  const won = board(NAMES, suits.join(' | '));
  expect([napoleonsSquare.status(won), napoleonsSquare.score(won)]).toEqual(['won', 104]);
});
