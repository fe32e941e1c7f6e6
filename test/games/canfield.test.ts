import { describe, expect, it } from 'vitest';
import { viewOf } from '../../src/session/view.ts';
import { boardOf, fresh, legal, pile } from '../play/diagram.ts';
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

describe('the deal of Canfield', () => {
  it.each(['1', '2', 'foster'])('is the thirteen, the foundation, the layout: seed %s', (seed) => {
    const pack = packOf('canfield', seed);
    const thirteen = pack.slice(0, 13).map((card, i) => (i < 12 ? card.toLowerCase() : card));
    const hand = pack.slice(18).map((card) => card.toLowerCase());
    expect(hand).toHaveLength(34);
    expect(seen(fresh('canfield', {}, seed))).toBe(
      [
        ...pack.slice(14, 18).map((card, i) => `${i + 1}: ${card}`),
        `reserve: ${thirteen.join(' ')}`,
        `stock: ${hand.reverse().join(' ')}`,
        `f1: ${pack[13]}`,
      ].join(' | '),
    );
    expect(viewOf(fresh('canfield', {}, seed)).base).toBe(rank(pack[13]!));
  });
});

describe('foundations and layout of Canfield', () => {
  it('build up in suit round the corner, of all 52 × 52: on sevens go eights', () => {
    const next = (card: string, onto: string) =>
      suit(card) === suit(onto) && rank(card) === (rank(onto) % 13) + 1;
    expect(accepted('canfield', '1', 'f1')).toEqual(pairs(next));
    expect(pairs(next, ['7H'])).toEqual(['8H on 7H']);
  });

  it('begin the other three with cards of the first one’s rank only', () => {
    for (const base of ['A', '7', 'K']) {
      const wanted = pairs((card) => card[0] === base, ['']);
      expect(accepted('canfield', '1', 'f2', [''], {}, { f1: `${base}S` })).toEqual(wanted);
    }
  });

  it('build down in alternate colors round the corner, of all 52 × 52', () => {
    const build = (card: string, onto: string) =>
      (rank(card) % 13) + 1 === rank(onto) && isRed(card) !== isRed(onto);
    expect(accepted('canfield', '1', '2')).toEqual(pairs(build));
    expect(accepted('canfield', 'waste', '2')).toEqual(pairs(build));
    expect(pairs(build)).toContain('KS on AD');
  });

  const rest = '3: 3S | 4: 5C';
  legalTable('canfield', [
    [
      'the thirteen give to foundations',
      `1: 2S | 2: KC | ${rest} | reserve: 2c 8H | f1: 7H`,
      'move reserve to f1',
    ],
    ['and to the layout', `1: 9S | 2: KC | ${rest} | reserve: 2c 8D | f1: 7H`, 'move reserve to 1'],
    [
      'nothing is added to them',
      `1: 9S | 2: 8D | ${rest} | reserve: 2c TC | f1: 7H`,
      'move 2 to 1',
    ],
    [
      'the waste gives to both',
      `1: 9S | 2: KC | ${rest} | waste: 8H | f1: 7H`,
      'move waste to 1, move waste to f1, turn',
    ],
    ['no base card goes up by force', `1: 7S | 2: KC | ${rest} | f1: 7H`, 'move 1 to f2'],
    ['no foundation gives back', `1: 9S | 2: KC | ${rest} | f1: 7H 8H`, ''],
  ]);

  playTable('canfield', [
    [
      'a space is filled at once from the thirteen',
      `1: 8H | 2: 9C | ${rest} | reserve: 2c kd | f1: 7H`,
      'move 1 to f1',
      `1: KD | 2: 9C | ${rest} | reserve: 2C | f1: 7H 8H`,
    ],
    [
      'and then the waste may fill it',
      `1: 8H | 2: 9C | ${rest} | waste: KD | f1: 7H`,
      'move 1 to f1, move waste to 1',
      `1: KD | 2: 9C | ${rest} | f1: 7H 8H`,
    ],
    [
      'three are turned, and using the top one frees the next',
      `1: 4D | 2: KC | ${rest} | stock: jc qd 8h 9h js | f1: 7H`,
      'turn, move waste to f1, move waste to f1',
      `1: 4D | 2: KC | ${rest} | stock: jc qd | waste: JS | f1: 7H 8H 9H`,
    ],
    [
      'the unused cards are turned over unshuffled',
      `1: 4D | 2: KC | ${rest} | waste: JC QD 9H JS | f1: 7H`,
      'turn',
      `1: 4D | 2: KC | ${rest} | stock: js 9h qd jc | f1: 7H`,
    ],
    [
      'and run again',
      `1: 4D | 2: KC | ${rest} | waste: JC QD 9H JS | f1: 7H`,
      'turn, turn',
      `1: 4D | 2: KC | ${rest} | stock: js | waste: JC QD 9H | f1: 7H`,
    ],
  ]);
});

describe('the units of Canfield', () => {
  const three = '1: TH 9S 8D | 2: JS | 3: 9C | 4: TD | f1: 2C';
  const two = '1: 9S 8D | 2: TH | 3: 9C | 4: 4S | f1: 2C';
  const whole = 'move 1 to 2';
  const top = 'move 1 to 3';
  const part = 'move 1 to 4';
  const ofThree = ['move 3 to 4', 'move 4 to 2'];
  const ofTwo = ['move 3 to 2'];
  it.each([
    ['foster', three, [whole, ...ofThree]],
    ['foster', two, [whole, top, ...ofTwo]],
    ['whole-or-top', three, [whole, top, ...ofThree]],
    ['whole-or-top', two, [whole, top, ...ofTwo]],
    ['whole', three, [whole, ...ofThree]],
    ['whole', two, [whole, ...ofTwo]],
    ['any', three, [whole, top, part, ...ofThree]],
    ['any', two, [whole, top, ...ofTwo]],
  ] as const)('unit=%s on %s', (unit, board, moves) => {
    expect(legal(boardOf('canfield', board, { unit }))).toEqual([...moves].sort());
  });

  it('is the whole column or the top of two unless something else is chosen', () => {
    expect(fresh('canfield').options).toEqual({ unit: 'foster', fill: 'waste' });
    const session = boardOf('canfield', two);
    expect(pile(played(session, whole), '2')).toBe('TH 9S 8D');
    expect(pile(played(session, top), '3')).toBe('9C 8D');
  });

  it.each(['foster', 'whole-or-top', 'whole', 'any'])(
    'gives the top card to its foundation whatever the unit: %s',
    (unit) => {
      const session = boardOf('canfield', '1: TS 9H 8C | 2: 3S | 3: 3D | 4: 3C | f1: 7C', { unit });
      expect(legal(session)).toEqual(['move 1 to f1']);
    },
  );

  const vacant = '1: TH 9S 8D | 2: 4S 3H | 3: 6C | waste: KC | f1: 2C';
  it.each([
    ['waste', 'foster', []],
    ['waste', 'any', []],
    ['any', 'foster', ['move 2 to 4']],
    ['any', 'whole-or-top', ['move 1 to 4', 'move 2 to 4']],
    ['any', 'whole', []],
    ['any', 'any', ['move 1 to 4 count 1', 'move 1 to 4 count 2', 'move 2 to 4']],
  ] as const)(
    'fill=%s with unit=%s: the waste, or a unit but for a whole column',
    (fill, unit, units) => {
      const session = boardOf('canfield', vacant, { fill, unit });
      expect(legal(session, '4')).toEqual([...units, 'move waste to 4']);
    },
  );
});

describe('the examples of Foster', () => {
  // Demon is the same game: its page sends readers here.
  it.each(['canfield', 'demon'])('his plate is played step by step: %s', (game) => {
    const board = '1: 6C | 2: AD | 3: 2S | 4: 9H | reserve: 3h tc 4C | stock: kc 5d 8c js | f1: 7H';
    let session = played(boardOf(game, board), 'turn');
    expect(pile(session, 'waste')).toBe('JS 8C 5D');
    session = played(session, 'move waste to 1');
    expect(pile(session, '1')).toBe('6C 5D');
    expect(legal(session, 'waste')).toEqual(['move waste to 4', 'turn']);
    session = played(session, 'move reserve to 1');
    expect(pile(session, '1')).toBe('6C 5D 4C');
    expect(pile(session, 'reserve')).toBe('3h TC');
    session = played(session, 'move 2 to 3');
    expect(seen(session)).toBe(
      '1: 6C 5D 4C | 2: TC | 3: 2S AD | 4: 9H | reserve: 3H | stock: kc | waste: JS 8C | f1: 7H',
    );
  });

  it('the red five of two may go on another black six to free the first', () => {
    const session = boardOf('canfield', '1: 6C 5D | 2: 7D 6S | 3: 2S | 4: 9S | f1: 7H');
    expect(legal(session)).toEqual(['move 1 to 2']);
    expect(seen(played(session, 'move 1 to 2'))).toBe(
      '1: 6C | 2: 7D 6S 5D | 3: 2S | 4: 9S | f1: 7H',
    );
  });
});

describe('refusals of Canfield', () => {
  const rest = '3: 3S | 4: 4D | stock: 5c | f1: 7H';
  const built =
    'the columns are built down by one, a king following an ace, in alternating colors.';
  const unit =
    'From the columns a whole pile moves, or the top card alone where there are just two.';
  const notFrom = 'only from columns, the reserve or the waste, not from the';
  refusalTable('canfield', [
    ['color', `1: 9S | 2: 8C | ${rest}`, 'move 2 to 1', `8♣ does not go on 9♠: ${built}`],
    ['only eights go on sevens', `1: 9H | 2: 8C | ${rest}`, 'move 1 to f1', '9♥ does not go on 7♥'],
    ['the top of three', `1: TH 9S 8D | 2: 9C | ${rest}`, 'move 1 to 2', unit],
    ['by the card', `1: TH 9S 8D | 2: 9C | ${rest}`, 'move 8D to 9C', unit],
    ['a part', `1: TH 9S 8D | 2: TD | ${rest}`, 'move 1 to 2', unit],
    ['no base card', `1: 9H | 2: 8D | ${rest}`, 'move 1 to f2', 'only a card of the base rank'],
    ['from a foundation', `1: 8S | 2: 9D | ${rest}`, 'move f1 to 1', `${notFrom} foundations`],
    ['to the thirteen', `1: 8S | reserve: 9c 4C | ${rest}`, 'move 1 to reserve', 'on the reserve'],
    ['from the hand', `1: 8S | 2: 9D | ${rest}`, 'move stock to 1', `${notFrom} stock`],
    ['into a space', `1: TH 9S | ${rest}`, 'move 1 to 2', 'not into an empty column'],
    ['nothing is dealt', `1: 9C | 2: 8S | ${rest}`, 'deal', 'nothing to deal in Canfield'],
  ]);
});

describe('the end of Canfield', () => {
  const suits = ['H', 'S', 'D', 'C'].map((suitOf) => upFrom(7, suitOf).join(' '));
  const full = suits.map((cards, i) => `f${i + 1}: ${cards}`).join(' | ');
  const stuck = '1: 2C | 2: 2S | 3: 2D | 4: 2H | f1: 7H';
  statusTable('canfield', [
    ['won with fifty-two on the foundations', full, 'won'],
    ['not with fifty-one', full.replace(/ 6C$/, ' | waste: 6C'), 'playing'],
    ['lost where no showing card can be used', stuck, 'lost'],
    [
      'lost though the hand may be run through again',
      `${stuck} | stock: kc ks | waste: KD`,
      'lost',
    ],
    ['lost where the card wanted never shows', `${stuck} | stock: kc 8h ks`, 'lost'],
    [
      'not lost where it shows in a later pass',
      `${stuck} | stock: kc 8h jc | waste: KS`,
      'playing',
    ],
    [
      'not lost while the waste may fill a space',
      '1: 2C | 2: 2S | 4: 2H | f1: 7H | waste: KS',
      'playing',
    ],
  ]);

  it.each([
    [1, -47],
    [10, -2],
    [11, 3],
    [13, 13],
  ])('the pack costs 52 and a card pays 5: with %d cards up it is %d', (cards, score) => {
    const session = boardOf('canfield', `1: 2C | f1: ${upFrom(7, 'H', cards).join(' ')}`);
    expect(viewOf(session).score).toBe(score);
  });

  it('pays 260 for the whole pack, and the base card at the deal', () => {
    expect(viewOf(boardOf('canfield', full)).score).toBe(260 - 52);
    expect(viewOf(fresh('canfield')).score).toBe(5 - 52);
  });
});
