import { describe, expect, it } from 'vitest';
import { board, listed, told } from './board.ts';
import { numbered } from './cards.ts';
import { helpYourNeighbour } from './help-your-neighbour.ts';
import { ALL_UP, legalTable, moved, statusTable, upTo } from './tables.ts';

const PILES = [...numbered('', 4), ...numbered('f', 4), 'stock', 'waste'];

describe('Help Your Neighbour', () => {
  const letter = { 'talon-to-piles': 'no' };
  const up = `f1: AC 2C | f2: AD | f3: ${upTo(5, 'H')} | f4: ${upTo(4, 'S')}`;
  const example = `${up} | 1: 9D | 2: 6S | 3: 3C | 4: JH`;
  const aces = 'f1: AC | f2: AD | f3: AH | f4: AS';
  const turn = 'turn stock>waste*1';
  legalTable(helpYourNeighbour, PILES, [
    ['the example', `${example} | stock: 9s | waste: 4D`, `3>f1*1, f3>2*1, f1>3*1, ${turn}`],
    [
      'one rank lower, any suit, from pile and talon',
      `${aces} | 1: 9D | 2: 7S 8D | 3: KC | 4: 8H | waste: 7D`,
      '2>1*1, 4>1*1, waste>2*1, waste>4*1',
    ],
    [
      'no king on an ace, aces stay',
      `${aces} | 1: 2D | 2: 4C | 3: 6C | 4: 8H | waste: KS`,
      '1>f2*1',
    ],
    ['one pass', `${aces} | 1: 9D | 2: 7S | 3: 5C | 4: 3H | waste: KC`, ''],
    [
      'anything to an empty pile but a pile that is one card',
      `${aces} 2S | 2: 5D 9S | 3: 4C | 4: 7D | waste: KC`,
      '2>1*1, waste>1*1, f4>1*1',
    ],
    [
      'a king comes back to an empty pile',
      `f1: AC | f2: AD | f3: AH | f4: ${upTo(13, 'S')} | 2: 5D | 3: 7C | 4: 9D`,
      'f4>1*1',
    ],
    [
      'to the letter the talon goes to foundations and empty piles only',
      `${aces} | 2: 3D | 3: 5C | 4: 7D | waste: 2S`,
      'waste>f4*1, waste>1*1',
      letter,
    ],
    [
      'to the letter piles and foundations still go onto piles',
      `f1: AC | f2: AD | f3: AH | f4: ${upTo(6, 'S')} | 1: 4D | 2: 3C | 3: 7H | 4: 9D | waste: 2S`,
      '2>1*1, f4>3*1',
      letter,
    ],
  ]);

  statusTable(helpYourNeighbour, PILES, [
    ['four kings up', 'won', ALL_UP],
    ['no stock, no move', 'lost', `${aces} | 1: 9D | 2: 7S | 3: 5C | 4: 3H | waste: KC`],
    ['stock left', 'playing', `${aces} | 1: 9D | 2: 7S | 3: 5C | 4: 3H | stock: kc`],
    ['a card may be taken back', 'playing', `${aces} 2S | 1: 9D | 2: 7S | 3: 5C | 4: 3H`],
  ]);

  it('plays the example', () => {
    const start = board(PILES, `${example} | stock: 4d`);
    const end = moved(helpYourNeighbour, start, turn, 'f3>2*1', 'waste>2*1', '3>2*1');
    expect(told(end, '2 3 f3')).toBe('2: 6S 5H 4D 3C | 3: | f3: AH 2H 3H 4H');
    expect([end.passes, helpYourNeighbour.score(end)]).toEqual([1, 2 + 1 + 4 + 4]);
  });

  it('to the letter, the card turned last stays current through other moves, until it is played', () => {
    const start = board(PILES, `${example} | waste: 2D | stock: 8d 4d`, letter);
    const turned = moved(helpYourNeighbour, start, turn, 'f3>2*1');
    expect(listed(helpYourNeighbour.legal(turned))).toContain('waste>2*1');
    // 2D, which lies under it, was turned before; it would fit on 3C.
    const laid = moved(helpYourNeighbour, turned, 'waste>2*1', '3>2*1');
    expect([turned.note, laid.note]).toEqual(['4D', null]);
    expect(listed(helpYourNeighbour.legal(laid))).not.toContain('waste>2*1');
    expect(listed(helpYourNeighbour.legal(laid))).toContain('waste>f2*1');
    expect(listed(helpYourNeighbour.legal(laid))).toContain('waste>3*1');
    const next = moved(helpYourNeighbour, turned, turn);
    expect(listed(helpYourNeighbour.legal(next))).toContain('waste>1*1');
  });
});
