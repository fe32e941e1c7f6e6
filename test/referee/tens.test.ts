import { describe, expect, it } from 'vitest';
import { board, packFrom, told } from './board.ts';
import { cardsOf, numbered } from './cards.ts';
import { legalTable, moved, statusTable } from './tables.ts';
import { tens } from './tens.ts';

const PILES = [...numbered('', 10), 'stock', 'aces', 'runs'];

describe('Tens', () => {
  legalTable(tens, PILES, [
    ['red 5 to black 2 on black 6, one move', '1: 6S | 2: 5H 4S 3H 2S', '2>1*4'],
    ['5-4 of one color is no run, on red 6', '1: 6H | 2: 5S 4C 3D', ''],
    ['the run above it on red 5', '1: 5H | 2: 5S 4C 3D', '2>1*2'],
    ['its last card alone on black 4', '1: 4S | 2: 5S 4C 3D', '2>1*1'],
    ['no card goes on one of its own color', '1: 6S | 2: 5C', ''],
    ['a run ends at a card face down', '1: 7H | 2: 6s 5H | 3: 8S', '1>3*1'],
    [
      'only a king with all that lies on it goes to a space, each space a target',
      '1: 2c KH QS | 2: 5D | 3: 5D | 4: 5D | 5: 5D | 6: 5D | 7: 5D | 8: 5D',
      '1>9*2, 1>10*2',
    ],
    ['a king does not go with cards that are no run', '1: 2c KH QS 9D | 2: 5D', ''],
    ['a king that is its file stays', '1: KH QS | 2: KC', ''],
    ['nothing takes a king', '1: KH | 2: AS | 3: 2S', ''],
    ['dealing is free while moves remain', '1: 6S | 2: 5H | stock: 2c', '2>1*1, deal stock'],
  ]);

  statusTable(tens, PILES, [
    ['all files and the stock empty', 'won', ''],
    ['stock left, files empty', 'playing', 'stock: 2c'],
    ['no stock, no move', 'lost', '1: 6S | 2: 5S'],
    ['no move but stock', 'playing', '1: 6S | 2: 5S | stock: 2c'],
    ['only to and fro', 'playing', '1: 6S | 2: 6C 5H'],
  ]);

  it('plays the example of the book, the ace and the turning up by themselves', () => {
    const rows = '2C 2D 2H 2S 2C 2D 2H 2S KC KD TC TD TH TS TC TD TH TS QC QD';
    const opening = tens.deal(packFrom(`${rows} AH 6C 7D 5H 3D 4C JS KH 9C 9S`, 2), {});
    expect(told(opening, '1 aces')).toBe('1: 2c TC | aces: AH');
    const end = moved(tens, opening, '2>3*1', '4>3*1', '5>6*1', '6>3*2');
    expect(told(end, '1 2 3 4 5 6')).toBe(
      '1: 2c TC | 2: 2d TD | 3: 2h th 7D 6C 5H 4C 3D | 4: 2s TS | 5: 2c TC | 6: 2d TD',
    );
  });

  it('deals on every file from the left, empty ones too, the last four on files 1 to 4', () => {
    const end = moved(tens, board(PILES, '1: 3h 5H | 5: 9H | stock: 9c 7d ah kc'), 'deal stock');
    expect(told(end, '1 2 3 4 5 aces stock')).toBe(
      '1: 3h 5H KC | 2: | 3: 7D | 4: 9C | 5: 9H | aces: AH | stock:',
    );
    expect(end.passes).toBe(1);
  });

  it('deals ten where the stock has more, and no pass is over', () => {
    const stock = '4c 4d 4h 4s 5c 5d 5h 5s 6c 6d 6h';
    const end = moved(tens, board(PILES, `stock: ${stock}`), 'deal stock');
    expect(told(end, '1 10 stock')).toBe('1: 6H | 10: 4D | stock: 4c');
    expect(end.passes).toBe(0);
  });

  it('removes a complete sequence from on top of others, then turns up, then throws out an ace', () => {
    const eleven = 'KH QS JH TS 9H 8S 7H 6S 5H 4S 3H';
    const start = board(PILES, `1: 5c ad ${eleven} | 2: as 2S`);
    const end = moved(tens, start, '2>1*1');
    expect(told(end, '1 2')).toBe('1: 5C | 2:');
    expect(tens.score(end)).toBe(14);
    expect(cardsOf(end.piles, 'runs')).toHaveLength(12);
  });

  it('leaves a sequence that has a card of the wrong color', () => {
    const end = moved(
      tens,
      board(PILES, '1: KS QS JH TS 9H 8S 7H 6S 5H 4S 3H | 2: 3C 2S'),
      '2>1*1',
    );
    expect(told(end, 'runs')).toBe('runs:');
  });
});
