import { describe, expect, it } from 'vitest';
import { undo } from '../../src/session/session.ts';
import { viewOf } from '../../src/session/view.ts';
import { boardOf, fresh, legal, pile, refusal } from '../play/diagram.ts';
import {
  accepted,
  isRed,
  legalTable,
  packOf,
  pairs,
  played,
  playTable,
  rank,
  refusalTable,
  seen,
  statusTable,
  suit,
  upFrom,
} from './shared.ts';

describe('the deal of Demon', () => {
  it.each(['1', '2', 'wish'])('is four files, the heap, the base, the hand: seed %s', (seed) => {
    const pack = packOf('demon', seed);
    const heap = pack.slice(4, 17).map((card, i) => (i < 12 ? card.toLowerCase() : card));
    const hand = pack.slice(18).map((card) => card.toLowerCase());
    expect(hand).toHaveLength(34);
    expect(seen(fresh('demon', {}, seed))).toBe(
      [
        ...pack.slice(0, 4).map((card, i) => `${i + 1}: ${card}`),
        `reserve: ${heap.join(' ')}`,
        `stock: ${hand.reverse().join(' ')}`,
        `f1: ${pack[17]}`,
      ].join(' | '),
    );
    expect(viewOf(fresh('demon', {}, seed)).base).toBe(rank(pack[17]!));
  });

  it('shows only the top card of the heap', () => {
    const heap = viewOf(fresh('demon')).piles.find(({ id }) => id === 'reserve')!;
    expect(heap.cards.slice(0, 12)).toEqual(Array(12).fill(0x40));
    expect(heap.cards[12]).toBeLessThan(0x40);
  });
});

describe('formations of Demon', () => {
  it('take the next of their suit round the corner and no other, of all 52 × 52', () => {
    const next = (card: string, onto: string) =>
      suit(card) === suit(onto) && rank(card) === (rank(onto) % 13) + 1;
    expect(accepted('demon', '1', 'f1')).toEqual(pairs(next));
    expect(accepted('demon', 'waste', 'f1')).toEqual(pairs(next));
    expect(pairs(next)).toHaveLength(52);
  });

  it('are begun by a card of the base rank and no other', () => {
    for (const base of 'A23456789TJQK') {
      const wanted = pairs((card) => card[0] === base, ['']);
      expect(accepted('demon', 'waste', 'f2', [''], {}, { f1: `${base}S` })).toEqual(wanted);
    }
  });

  it('on base 6 go 7 8 9 10 J Q K A 2 3 4 5, and a full one takes nothing more', () => {
    const order = upFrom(6, 'H');
    expect(order.join(' ')).toBe('6H 7H 8H 9H TH JH QH KH AH 2H 3H 4H 5H');
    let session = boardOf('demon', `f1: 6H | waste: ${order.slice(1).reverse().join(' ')}`);
    for (let n = 1; n < 13; n++) {
      expect(viewOf(session).status).toBe('playing');
      session = played(session, 'move waste to f1');
      expect(viewOf(session).score).toBe(n + 1);
    }
    expect(pile(session, 'f1')).toBe(order.join(' '));
    expect(legal(boardOf('demon', `f1: ${order.join(' ')} | waste: 6S | stock: 2c`))).toEqual([
      'move waste to 1',
      'move waste to 2',
      'move waste to 3',
      'move waste to 4',
      'move waste to f2',
      'turn',
    ]);
  });

  legalTable('demon', [
    [
      'each further base card begins one in the first place empty, as soon as played',
      '1: 7S | 2: 2H | 3: 9H | 4: KH | f1: 7H | f2: 7D',
      'move 1 to f3',
    ],
    [
      'cards come from the heap',
      '1: 2C | 2: 2S | 3: 2D | 4: 2H | reserve: 3c 8H | f1: 7H',
      'move reserve to f1',
    ],
    [
      'from the waste',
      '1: 2C | 2: 2S | 3: 2D | 4: 2H | waste: 8H | f1: 7H',
      'move waste to f1, turn',
    ],
    ['from a file', '1: 9S 8H | 2: 2S | 3: 2D | 4: 2H | f1: 7H', 'move 1 to f1'],
    ['nothing leaves them', '1: 9S | 2: 2S | 3: 2D | 4: 2H | f1: 7H 8H', ''],
  ]);
});

describe('files of Demon', () => {
  it('build down in alternate colors round the corner, of all 52 × 52', () => {
    const build = (card: string, onto: string) =>
      (rank(card) % 13) + 1 === rank(onto) && isRed(card) !== isRed(onto);
    expect(accepted('demon', '1', '2')).toEqual(pairs(build));
    expect(accepted('demon', 'waste', '2')).toEqual(pairs(build));
    expect(pairs(build)).toHaveLength(104);
    // A king on an ace; and the book's own examples, red 10 on black knave and black queen on red king.
    expect(pairs(build)).toEqual(expect.arrayContaining(['KH on AS', 'TD on JS', 'QS on KD']));
  });

  legalTable('demon', [
    [
      'take the top card of the heap',
      `1: 9S | 2: 2S | 3: 2D | 4: 2H | reserve: 9c 8D | f1: 7H`,
      'move reserve to 1',
    ],
    [
      'take the top card of the waste',
      '1: 9S | 2: 2S | 3: 2D | 4: 2H | waste: 9C 8D | f1: 7H',
      'move waste to 1, turn',
    ],
    ['take the top card of another', '1: 9S | 2: 2S 8D | 3: 2D | 4: 2H | f1: 7H', 'move 2 to 1'],
  ]);

  const unitBoard = '1: TH 9S 8D | 2: JS | 3: 9C | 4: TD | f1: 2C';
  const part = ['move 1 to 4', 'TD 9S 8D'];
  const wholeFile = ['move 1 to 2', 'JS TH 9S 8D'];
  const topCard = ['move 1 to 3', '9C 8D'];
  const others = ['move 3 to 4', 'move 4 to 2'];

  it.each([
    ['whole-or-top', [wholeFile, topCard]],
    ['whole', [wholeFile]],
    ['any', [wholeFile, topCard, part]],
  ] as const)('unit=%s', (unit, moved) => {
    const session = boardOf('demon', unitBoard, { unit });
    expect(legal(session)).toEqual([...moved.map(([command]) => command!), ...others].sort());
    for (const [command, then] of moved) {
      expect(pile(played(session, command!), command!.at(-1)!)).toBe(then);
    }
  });

  it('moves the whole file or its top card unless something else is chosen', () => {
    expect(fresh('demon').options).toEqual({ unit: 'whole-or-top', fill: 'waste' });
  });

  it.each(['whole-or-top', 'whole', 'any'])(
    'gives its top card to a formation whatever the unit: %s',
    (unit) => {
      const session = boardOf('demon', '1: TS 9H 8C | 2: 3S | 3: 3D | 4: 3C | f1: 7C', { unit });
      expect(legal(session)).toEqual(['move 1 to f1']);
      expect(pile(played(session, 'move 1 to f1'), '1')).toBe('TS 9H');
    },
  );
});

describe('vacant files of Demon', () => {
  const full = '2: 2S | 3: 2D | 4: 2H';
  playTable('demon', [
    [
      'a vacancy is filled at once from the heap, whose next card turns up',
      `1: 8H | ${full} | reserve: 3c 4d | f1: 7H`,
      'move 1 to f1',
      '1: 4D | 2: 2S | 3: 2D | 4: 2H | reserve: 3C | f1: 7H 8H',
    ],
    [
      'also where a file went to another',
      '1: 8H 7S | 2: 9S | 3: 2D | 4: 2H | reserve: 3c 4D | f1: KH',
      'move 1 to 2',
      '1: 4D | 2: 9S 8H 7S | 3: 2D | 4: 2H | reserve: 3C | f1: KH',
    ],
    [
      'with the last card of the heap too',
      `1: 8H | ${full} | reserve: 4D | f1: 7H`,
      'move 1 to f1',
      '1: 4D | 2: 2S | 3: 2D | 4: 2H | f1: 7H 8H',
    ],
    [
      'but not once the heap is out',
      `1: 8H | ${full} | f1: 7H`,
      'move 1 to f1',
      '2: 2S | 3: 2D | 4: 2H | f1: 7H 8H',
    ],
    [
      'a card from the heap turns up the next',
      `1: 5S | ${full} | reserve: 9c 3c 4D | f1: 7H`,
      'move reserve to 1',
      '1: 5S 4D | 2: 2S | 3: 2D | 4: 2H | reserve: 9c 3C | f1: 7H',
    ],
    [
      'a base card that fills the vacancy stays there',
      `1: 8H | ${full} | reserve: 3c 7D | f1: 7H`,
      'move 1 to f1',
      '1: 7D | 2: 2S | 3: 2D | 4: 2H | reserve: 3C | f1: 7H 8H',
    ],
    [
      'no base card is played by force',
      '1: 7S | 2: 2S | waste: 7C | reserve: 7D | f1: 7H',
      '',
      '1: 7S | 2: 2S | 3: 7D | waste: 7C | f1: 7H',
    ],
    [
      'the waste may fill it',
      `${full} | waste: 5C 9D | f1: 7H`,
      'move waste to 1',
      '1: 9D | 2: 2S | 3: 2D | 4: 2H | waste: 5C | f1: 7H',
    ],
  ]);

  legalTable('demon', [
    [
      'a card of the waste may fill it, or it is left open',
      `${full} | waste: 5C 9D | stock: 2c | f1: 7H`,
      'move waste to 1, turn',
    ],
    [
      'each is a target',
      '3: 2D | 4: 2H | waste: 9D | f1: 7H',
      'move waste to 1, move waste to 2, turn',
    ],
    ['no card of a file, by default', '2: 3S 2D | 3: 9S | 4: 9H | f1: 7H', ''],
    ['nothing goes to the heap', '1: 5S | 2: 4D | 3: 9S | 4: 9H | f1: 7H', 'move 2 to 1'],
  ]);

  const fillBoard = '1: TH 9S 8D | 2: 4S 3H | 3: 6C | waste: KC | f1: 2C';
  it.each([
    ['waste', 'whole-or-top', []],
    ['waste', 'any', []],
    ['any', 'whole-or-top', ['move 1 to 4', 'move 2 to 4']],
    ['any', 'whole', []],
    ['any', 'any', ['move 1 to 4 count 1', 'move 1 to 4 count 2', 'move 2 to 4']],
  ] as const)(
    'fill=%s with unit=%s: the waste, or a unit but for a whole file',
    (fill, unit, units) => {
      const session = boardOf('demon', fillBoard, { fill, unit });
      expect(legal(session, '4')).toEqual([...units, 'move waste to 4']);
    },
  );

  it.each([
    ['waste', ['move waste to 4']],
    ['any', ['move 1 to 4', 'move waste to 4']],
  ] as const)('keeps to fill=%s at every vacancy, also after undo', (fill, into) => {
    const hearts = upFrom(2, 'H', 10).reverse().join(' ');
    const board = `1: KC QC | 2: KS | 3: 9S | waste: ${hearts} | f1: AH`;
    let session = boardOf('demon', board, { fill });
    for (let n = 1; n <= 10; n++) {
      expect(legal(session, '4')).toEqual(into);
      expect(legal(undo(played(session, 'move waste to 4')), '4')).toEqual(into);
      session = played(session, 'move waste to 4', 'move 4 to f1');
    }
    expect(pile(session, 'f1').split(' ')).toHaveLength(11);
  });

  it('are filled from the lowest when there are several', () => {
    expect(seen(boardOf('demon', '3: 5S | reserve: 9c 8c 7c 6c 4D'))).toBe(
      '1: 4D | 2: 6C | 3: 5S | 4: 7C | reserve: 9c 8C',
    );
  });
});

describe('the hand of Demon', () => {
  const files = '1: TD | 2: 9S | 3: 2D | 4: 2H';
  const rows = [
    [
      'three are turned, the third on top',
      'stock: kc qc jc tc',
      'turn',
      'stock: kc | waste: TC JC QC',
    ],
    ['the last packet may be one', 'stock: kc | waste: 5C', 'turn', 'waste: 5C KC'],
    ['or two', 'stock: kc qc | waste: 5C', 'turn', 'waste: 5C QC KC'],
    ['four are three and one', 'stock: kc qc jc tc', 'turn, turn', 'waste: TC JC QC KC'],
    ['five are three and two', 'stock: ks kc qc jc tc', 'turn, turn', 'waste: TC JC QC KC KS'],
    ['the waste is turned over as it is', 'waste: TC JC QC KC', 'turn', 'stock: kc qc jc tc'],
    [
      'and gives the same three',
      'stock: kc qc jc tc',
      'turn, turn, turn, turn',
      'stock: kc | waste: TC JC QC',
    ],
    [
      'a card used changes the packets that follow',
      'stock: 5s kc 8h jc tc',
      'turn, move waste to f1, turn, turn, turn',
      'stock: 5s | waste: TC JC KC',
    ],
  ] as const;
  playTable(
    'demon',
    rows.map(([says, hand, commands, then]) => {
      const base = commands.includes('f1') ? '7H 8H' : '7H';
      return [says, `${files} | ${hand} | f1: 7H`, commands, `${files} | ${then} | f1: ${base}`];
    }),
  );

  it('using the top card of the waste frees the next', () => {
    const session = boardOf('demon', `${files} | stock: 5c 8h 9h tc | f1: 7H`);
    const used = played(session, 'turn', 'move waste to f1', 'move waste to f1');
    expect(pile(used, 'waste')).toBe('TC');
    expect(pile(used, 'f1')).toBe('7H 8H 9H');
  });

  it('is thirty-four cards, eleven packets of three and one, gone through as often as wanted', () => {
    let session = fresh('demon', {}, '1');
    const waste = packOf('demon', '1').slice(18);
    for (let pass = 0; pass < 4; pass++) {
      for (let n = 1; n <= 12; n++) {
        expect(viewOf(session).passes).toBe(pass);
        session = played(session, 'turn');
        expect(pile(session, 'waste').split(' ')).toEqual(waste.slice(0, 3 * n));
      }
      expect(pile(session, 'stock')).toBe('');
      expect(viewOf(session).passes).toBe(pass + 1);
      session = played(session, 'turn');
      expect(pile(session, 'waste')).toBe('');
    }
    expect(seen(undo(session, 4 * 13))).toBe(seen(fresh('demon', {}, '1')));
  });
});

describe('refusals of Demon', () => {
  // The last two files keep the game going: the black three may go on the red four.
  const rest = '3: 3S | 4: 4D | stock: 5c | f1: 7H';
  const built = 'the files are built down by one, a king following an ace, in alternating colors.';
  const up = 'the foundations are built up by one, an ace following a king, in suit.';
  const notFrom = 'only from files, the reserve or the waste, not from the';
  refusalTable('demon', [
    ['color', `1: 9S | 2: 8C | ${rest}`, 'move 2 to 1', `8♣ does not go on 9♠: ${built}`],
    ['rank', `1: 9S | 2: 7D | ${rest}`, 'move 2 to 1', `7♦ does not go on 9♠: ${built}`],
    ['formation rank', `1: 9H | 2: 8C | ${rest}`, 'move 1 to f1', `9♥ does not go on 7♥: ${up}`],
    ['formation suit', `1: 9H | 2: 8D | ${rest}`, 'move 2 to f1', `8♦ does not go on 7♥: ${up}`],
    ['no base card', `1: 9H | 2: 8D | ${rest}`, 'move 1 to f2', 'only a card of the base rank'],
    ['formation order', `1: 7S | 2: 8D | ${rest}`, 'move 1 to f3', 'The next one goes to f2'],
    ['from a formation', `1: 8S | 2: 9D | ${rest}`, 'move f1 to 1', `${notFrom} foundations`],
    ['by the card', `1: 8S | 2: 9D | ${rest}`, 'move 7H to 1', `${notFrom} foundations`],
    ['to another', `1: 8S | 2: 9D | ${rest}`, 'move f1 to f2', 'not from the foundations'],
    ['to the heap', `1: 8S | reserve: 9c 4C | ${rest}`, 'move 1 to reserve', 'laid on the reserve'],
    ['to the waste', `1: 8S | 2: 9D | ${rest}`, 'move 1 to waste', 'laid on the waste'],
    ['from the hand', `1: 8S | 2: 9D | ${rest}`, 'move stock to 1', `${notFrom} stock`],
    ['a part', `1: JH TS 9D | 2: JD | ${rest}`, 'move 1 to 2 count 2', 'or the top card alone'],
    ['not a run', `1: TH 9D 8D | 2: TS | ${rest}`, 'move 9D to 2', 'of 1 are not a run'],
    [
      'into a vacancy',
      `1: TH 9S | ${rest}`,
      'move 1 to 2',
      'only onto cards, not into an empty file',
    ],
    [
      'under the waste',
      `1: 9C | waste: 8D 2C | ${rest}`,
      'move 8D to 1',
      'only the top card moves',
    ],
    [
      'under the heap',
      `1: 9C | 2: 8S | reserve: 8d 3C | ${rest}`,
      'move 8D to 1',
      'No 8♦ is to be',
    ],
    ['the heap is out', `1: 9C | 2: 8S | ${rest}`, 'move reserve to 1', 'no card on the reserve'],
    ['nothing is dealt', `1: 9C | 2: 8S | ${rest}`, 'deal', 'nothing to deal in Demon'],
    ['nothing to turn', '1: 9C | 2: 8D | 3: 2D | 4: 2H | f1: 7H', 'turn', 'The stock is empty.'],
  ]);
  refusalTable(
    'demon',
    [['a top card', `1: TH 9S 8D | 2: 9C | ${rest}`, 'move 1 to 2', 'all together or not at all']],
    { unit: 'whole' },
  );
  refusalTable(
    'demon',
    [['a whole file', `1: TH 9S | ${rest}`, 'move 1 to 2 count 2', 'change one file for another']],
    { fill: 'any' },
  );
});

describe('the end of Demon', () => {
  const suits = ['H', 'S', 'D', 'C'].map((suitOf) => upFrom(9, suitOf).join(' '));
  const full = suits.map((cards, i) => `f${i + 1}: ${cards}`).join(' | ');
  const stuck = '1: 2C | 2: 2S | 3: 2D | 4: 2H | f1: 7H';
  statusTable('demon', [
    ['won with four formations of thirteen', full, 'won'],
    ['not with one card to go', full.replace(/ 8C$/, ' | waste: 8C'), 'playing'],
    ['lost where nothing moves and nothing is in hand', stuck, 'lost'],
    ['lost where only turning is left and brings nothing', `${stuck} | stock: kc ks kd kh`, 'lost'],
    ['lost where the card that fits never comes to the top', `${stuck} | stock: kc 8h ks`, 'lost'],
    ['not lost where it comes on top as the third', `${stuck} | stock: kc 8h ks ts`, 'playing'],
    [
      'nor where it comes only in the next pass',
      `${stuck} | stock: kc 8h jc | waste: KS`,
      'playing',
    ],
    ['nor while it lies on the waste', `${stuck} | waste: 8H`, 'playing'],
    [
      'nor while a card may fill a vacancy',
      '1: 2C | 2: 2S | 3: 2D | f1: 7H | stock: kc',
      'playing',
    ],
    ['lost with a vacancy that nothing may fill', '1: 2C KC | 2: 2S | 3: 2D | f1: 7H', 'lost'],
  ]);

  it('is seen by the position alone, however often the hand was gone through', () => {
    const session = boardOf('demon', `${stuck.replace('2C', '3C 2C')} | stock: kc 8h ks ts`);
    let turned = session;
    for (let n = 0; n < 9; n++) turned = played(turned, 'turn');
    expect(viewOf(turned)).toMatchObject({ status: 'playing', passes: 3 });
    expect(viewOf(played(turned, 'turn', 'move waste to f1')).status).toBe('lost');
  });

  it('scores the cards on the formations, the base among them', () => {
    expect(viewOf(fresh('demon')).score).toBe(1);
    expect(viewOf(boardOf('demon', `1: 2C | f1: ${suits[0]} | f2: 9S`)).score).toBe(14);
  });

  it('is won by the last card and allows no move then', () => {
    const won = played(boardOf('demon', full.replace(/ 8C$/, ' | 2: 8C')), 'move 2 to f4');
    expect(viewOf(won)).toMatchObject({ status: 'won', score: 52 });
    expect(refusal(won, 'turn').code).toBe('game-over');
    expect(viewOf(undo(won)).status).toBe('playing');
  });
});

describe('before the first turn of three', () => {
  playTable('demon', [
    [
      'base cards go up, pairs are combined, each vacancy is filled from the heap',
      '1: 7S | 2: 9H | 3: TC | 4: KD | reserve: 2c 3c 4C | f1: 7H',
      'move 1 to f2, move 2 to 3',
      '1: 4C | 2: 3C | 3: TC 9H | 4: KD | reserve: 2C | f1: 7H | f2: 7S',
    ],
  ]);
});
