import { describe, expect, it } from 'vitest';
import { board, packFrom, told } from './board.ts';
import { numbered } from './cards.ts';
import { klondike } from './klondike.ts';
import { ALL_UP, legalTable, moved, statusTable } from './tables.ts';

const PILES = [...numbered('', 7), ...numbered('f', 4), 'stock', 'waste'];

describe('Klondike', () => {
  const run = '1: 4c 9H 8S 7H | 2: TC | 3: 8C | 4: 9D';
  const six = '3: 5H | 4: 5C | 5: 5S | 6: 9D';
  const low = '1: 5H | 2: 5D | 3: 9H | 4: 9D';
  legalTable(klondike, PILES, [
    ['all cards face up together or none', run, '1>2*3, 3>4*1, 4>2*1'],
    ['unit=any', run, '1>2*3, 1>3*1, 1>4*2, 3>4*1, 4>2*1', { unit: 'any' }],
    ['the top card goes singly to its foundation', '1: 5c 4S 3H | f1: AH 2H', '1>f1*1'],
    [
      'an ace starts the lowest empty foundation and never goes to the layout',
      '1: 2H | 2: 3C | waste: AS | f1: AC | f3: AD',
      '1>2*1, waste>f2*1, turn waste>stock*1',
    ],
    [
      'kings alone go to spaces, with all that lies on them',
      `1: 3c KH QS | 2: 5D | ${six} | waste: KC`,
      '1>7*2, waste>7*1, turn waste>stock*1',
    ],
    [
      'each space is a target of its own',
      `1: 3c KH | 2: 5D | 4: 5C | 5: 5S | 6: 9D`,
      '1>3*1, 1>7*1',
    ],
    ['a king at the bottom of its pile stays', `1: KH QS | 2: 5D | ${six}`, ''],
    [
      'a queen does not go to a space',
      `1: 2c QS | 2: 5D | ${six} | waste: QC`,
      'turn waste>stock*1',
    ],
    [
      'no part of a run goes to a space',
      `1: 2c KH QS JH | 2: 5D | ${six}`,
      '1>7*3',
      { unit: 'any' },
    ],
    ['three are turned', `${low} | stock: 2c 2c 2c 2c`, 'turn stock>waste*3'],
    ['or what there is', `${low} | stock: 2c 2c`, 'turn stock>waste*2'],
    ['or one', `${low} | stock: 2c 2c`, 'turn stock>waste*1', { turn: '1' }],
    [
      'no turning back before the stock is out',
      `${low} | stock: 2c | waste: 7C`,
      'turn stock>waste*1',
    ],
    ['turn=3: any number of passes', `${low} | waste: 7C 7C`, 'turn waste>stock*2', {}, 9],
    ['turn=1: one pass', `${low} | waste: 7C`, '', { turn: '1' }, 1],
    [
      'turn=1 passes=unlimited',
      `${low} | waste: 7C`,
      'turn waste>stock*1',
      { turn: '1', passes: 'unlimited' },
      9,
    ],
    ['passes=1', `${low} | waste: 7C`, '', { passes: '1' }, 1],
    ['passes=3, two made', `${low} | waste: 7C`, 'turn waste>stock*1', { passes: '3' }, 2],
    ['passes=3, three made', `${low} | waste: 7C`, '', { passes: '3' }, 3],
    ['no worrying back', '1: 3S | f1: AH 2H', ''],
    ['worry-back=yes', '1: 3S | f1: AH 2H', 'f1>1*1', { 'worry-back': 'yes' }],
    [
      'an ace stays, and no foundation feeds another',
      '1: 2S | f1: AH | f2: 2H',
      '',
      { 'worry-back': 'yes' },
    ],
    [
      'a king comes back to a space',
      `${six} | 1: 5H | 2: 5H | f1: KH | f2: QC`,
      'f1>7*1',
      { 'worry-back': 'yes' },
    ],
  ]);

  statusTable(klondike, PILES, [
    ['four kings up', 'won', ALL_UP],
    ['the card that fits never shows', 'lost', `${low} | stock: 3c 4s 3s`],
    ['it shows at one', 'playing', `${low} | stock: 3c 4s 3s`, { turn: '1' }],
    [
      'it lies under another in the waste, one pass',
      'lost',
      `${low} | waste: 4C 3C`,
      { turn: '1' },
      1,
    ],
    [
      'the same, any number of passes',
      'playing',
      `${low} | waste: 4C 3C`,
      { turn: '1', passes: 'unlimited' },
      1,
    ],
    [
      'the same, third pass to come',
      'playing',
      `${low} | waste: 4C 3C`,
      { turn: '1', passes: '3' },
      2,
    ],
    ['the same, three passes made', 'lost', `${low} | waste: 4C 3C`, { turn: '1', passes: '3' }, 3],
    ['a card may be worried back', 'playing', '1: 3S | f1: AH 2H', { 'worry-back': 'yes' }],
    ['it may not', 'lost', '1: 3S | f1: AH 2H'],
  ]);

  it('turns up, and sends up an ace so uncovered', () => {
    const end = moved(klondike, board(PILES, '1: 6d ac 9H | 2: TC | f1: AS'), '1>2*1');
    expect(told(end, '1 2 f1 f2')).toBe('1: 6D | 2: TC 9H | f1: AS | f2: AC');
  });

  it('sends up aces at the deal, the lowest pile first', () => {
    // Piles 1 and 3 show AS and AD; under AD lies AC; pile 7 shows AH.
    const first =
      'AS 2S 3S 4S 5S 6S 7S 8S AC 9S TS JS QS AD KS 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AH';
    const opening = klondike.deal(packFrom(first), {});
    expect(told(opening, '1 3 7 f1 f2 f3 f4')).toBe(
      '1: | 3: 3S | 7: 7s qs 4c 8c jc KC | f1: AS | f2: AD | f3: AC | f4: AH',
    );
    expect(klondike.score(opening)).toBe(4);
  });

  it('leaves an ace in the waste to the player', () => {
    const end = moved(klondike, board(PILES, `${low} | stock: ac`), 'turn stock>waste*1');
    expect(told(end, 'waste f1')).toBe('waste: AC | f1:');
  });
});
