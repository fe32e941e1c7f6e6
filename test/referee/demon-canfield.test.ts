import { describe, expect, it } from 'vitest';
import { board, told } from './board.ts';
import { numbered } from './cards.ts';
import { canfield, demon } from './demon-canfield.ts';
import { ALL_UP, legalTable, moved, statusTable, upTo } from './tables.ts';

const PILES = [...numbered('', 4), ...numbered('f', 4), 'reserve', 'stock', 'waste'];

describe.each([demon, canfield])('$game', (referee) => {
  const canvas = 'f1: 6H | reserve: 2c 9H';
  const three = '1: 9H 8S 7H | 2: TC | 3: 8C | 4: 9D | reserve: 2c 4C | f1: KS';
  const pair = '1: 6C 5D | 2: 6S | 3: 2D | 4: TH | reserve: 3s 3S | f1: 7H';
  const open = '2: TC 9H 8S | 3: 4C | 4: 4S | stock: 7c | f1: 2H';
  const openPair = '2: 9H 8S | 3: 4C | 4: 4S | stock: 7c | f1: 2H';
  const turn = 'turn stock>waste*1';

  legalTable(referee, PILES, [
    [
      'king on ace of the other color, heap on a file, one turn of what is left',
      `${canvas} | 1: AS | 2: KH | 3: 3S | 4: TC | waste: 5D | stock: 3c 4c`,
      '2>1*1, reserve>4*1, turn stock>waste*2',
    ],
    [
      'a base card starts the lowest empty foundation only, from waste, heap and file',
      'f1: 6H | f3: 6D | reserve: 2c 6S | waste: 6C | 1: TC 6C | 2: TH | 3: TS | 4: JC | stock: 2c',
      `waste>f2*1, reserve>f2*1, 1>f2*1, 2>4*1, ${turn}`,
      { unit: 'whole' },
    ],
    [
      'foundations go up in suit, king to ace',
      'f1: QH KH | f2: QC | 1: AH | 2: 9S | 3: KS | 4: 5S | reserve: 9c KC',
      '1>f1*1, reserve>f2*1, reserve>1*1, 3>1*1',
      { unit: 'whole' },
    ],
    [
      'the thirteenth card ends a foundation',
      'f1: 7H 8H 9H TH JH QH KH AH 2H 3H 4H 5H 6H | 1: 8S | 2: 8C | 3: 2C | 4: 2S | waste: 7H | stock: 2c | reserve: 9s',
      `waste>1*1, waste>2*1, waste>f2*1, ${turn}`,
    ],
    ['unit=whole', three, '1>2*3, 3>4*1, 4>2*1', { unit: 'whole' }],
    ['unit=whole-or-top', three, '1>2*3, 1>3*1, 3>4*1, 4>2*1', { unit: 'whole-or-top' }],
    ['unit=any', three, '1>2*3, 1>4*2, 1>3*1, 3>4*1, 4>2*1', { unit: 'any' }],
    ['a pair, unit=whole', pair, '', { unit: 'whole' }],
    ['a pair, unit=whole-or-top', pair, '1>2*1', { unit: 'whole-or-top' }],
    ['a space, fill=waste', `${open} | waste: KD`, `waste>1*1, ${turn}`, { unit: 'any' }],
    [
      'a space, fill=any unit=any, never the whole file',
      `${open} | waste: KD`,
      `waste>1*1, 2>1*1, 2>1*2, ${turn}`,
      { fill: 'any', unit: 'any' },
    ],
    [
      'a space, fill=any unit=whole-or-top',
      `${open} | waste: KD`,
      `waste>1*1, 2>1*1, ${turn}`,
      { fill: 'any', unit: 'whole-or-top' },
    ],
    [
      'a space, fill=any unit=whole',
      `${openPair} | waste: KD`,
      `waste>1*1, ${turn}`,
      { fill: 'any', unit: 'whole' },
    ],
    [
      'each space is a target of its own',
      '2: 4C | 4: 4S | waste: KD | stock: 7c | f1: 2H',
      `waste>1*1, waste>3*1, ${turn}`,
      { fill: 'any' },
    ],
    [
      'the waste is turned back only when the stock is out, however often',
      'f1: 6H | 1: 2C | 2: 2S | 3: 2D | 4: 2H | waste: 8S 9S KH | reserve: 9c',
      'turn waste>stock*3',
      {},
      40,
    ],
  ]);

  const low = 'f1: 6H | 1: 2C | 2: 2S | 3: 2D | 4: 2H | reserve: 9c KC';
  statusTable(referee, PILES, [
    ['a card that fits is never the one that shows', 'lost', `${low} | stock: 4c 7h 4s`],
    ['it shows after the next turn', 'playing', `${low} | stock: 7h 4c 4s`],
    ['it shows in the packet of one', 'playing', `${low} | stock: 7h 4c 4s 9s`],
    [
      'it shows only after the waste is turned back',
      'playing',
      `${low} | stock: 5s | waste: 4s 5c 7H 5D`,
    ],
    ['nothing left to turn', 'lost', low],
    ['four full foundations', 'won', ALL_UP],
    ['one card short', 'playing', `${ALL_UP.replace(' KS', '')} | waste: KS`],
  ]);

  it('turns three at a time and turns back without shuffling', () => {
    const start = board(PILES, `${low} | stock: 8s 4c 5s 4s 5c 3c`);
    const once = moved(referee, start, 'turn stock>waste*3');
    expect(told(once, 'stock waste')).toBe('stock: 8s 4c 5s | waste: 3C 5C 4S');
    const twice = moved(referee, once, 'turn stock>waste*3');
    expect([once.passes, twice.passes]).toEqual([0, 1]);
    const back = moved(referee, twice, 'turn waste>stock*6');
    expect([back.piles, back.passes]).toEqual([start.piles, 1]);
  });

  it('plays the example of the plate, the vacant file filled from the heap at once', () => {
    const start = board(
      PILES,
      '1: 6C | 2: AD | 3: 2S | 4: 9H | reserve: jc kc qh 4C | stock: 2c 3c | waste: TS TD 5D | f1: 7H',
    );
    const end = moved(referee, start, 'waste>1*1', 'reserve>1*1', '2>3*1');
    expect(told(end, '1 2 3 4 reserve waste')).toBe(
      '1: 6C 5D 4C | 2: QH | 3: 2S AD | 4: 9H | reserve: jc KC | waste: TS TD',
    );
  });

  it('builds a foundation that starts with a six round the king to the five', () => {
    const waste = '5C 4C 3C 2C AC KC QC JC TC 9C 8C 7C 6C';
    const start = board(PILES, `f1: 6H | 1: 2D | 2: 2D | 3: 2H | 4: 2H | waste: ${waste}`);
    const end = moved(referee, start, ...Array.from({ length: 13 }, () => 'waste>f2*1'));
    expect(told(end, 'f2 waste')).toBe(`f2: 6C 7C 8C 9C TC JC QC KC AC 2C 3C 4C 5C | waste:`);
  });
});

describe('canfield and demon apart', () => {
  const three = '1: 9H 8S 7H | 2: TC | 3: 8C | 4: 2D | reserve: 2c 4C | f1: KS';
  const two = '1: 6C 5D | 2: 6S | 3: 2D | 4: TH | reserve: 3s 3S | f1: 7H';
  const open = '3: 4C | 4: 4S | stock: 7c | f1: 2H';
  legalTable(canfield, PILES, [
    ['Foster: the top of three cards does not go alone', three, '1>2*3'],
    ['Foster: the top of two cards does', two, '1>2*1'],
    [
      'Foster: the top of two cards into a space',
      `2: 9H 8S | ${open}`,
      '2>1*1, turn stock>waste*1',
      { fill: 'any' },
    ],
    [
      'Foster: the top of three cards not into a space, but to a foundation',
      '2: 5H 4S 3H | 3: 9C | 4: 9S | stock: 7c | f1: 2H',
      '2>f1*1, turn stock>waste*1',
      { fill: 'any' },
    ],
  ]);
  legalTable(demon, PILES, [['whole or top by default', three, '1>2*3, 1>3*1']]);

  it('pays five a card for fifty-two', () => {
    expect(canfield.score(board(PILES, ALL_UP))).toBe(208);
    expect(canfield.score(board(PILES, `f1: ${upTo(11, 'S')}`))).toBe(3);
    expect(demon.score(board(PILES, `f1: ${upTo(11, 'S')}`))).toBe(11);
  });
});
