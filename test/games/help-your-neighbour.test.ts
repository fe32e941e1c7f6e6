import { describe, expect, it } from 'vitest';
import { redo, undo } from '../../src/session/session.ts';
import { viewOf } from '../../src/session/view.ts';
import { boardOf, fresh, legal, pile, refusal } from '../play/diagram.ts';
import {
  accepted,
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

const GAME = 'help-your-neighbour';
const STRICT = { 'talon-to-piles': 'no' };

describe('the deal of Help Your Neighbour', () => {
  it.each(['1', '2', 'neighbour'])('sets out the aces, then four starters: seed %s', (seed) => {
    const rest = packOf(GAME, seed).filter((card) => card[0] !== 'A');
    const hand = rest.slice(4).map((card) => card.toLowerCase());
    expect(hand).toHaveLength(44);
    const wanted = [
      ...rest.slice(0, 4).map((card, i) => `${i + 1}: ${card}`),
      ...['AC', 'AD', 'AH', 'AS'].map((card, i) => `f${i + 1}: ${card}`),
      `stock: ${hand.reverse().join(' ')}`,
    ];
    expect(seen(fresh(GAME, {}, seed))).toBe(wanted.join(' | '));
    expect(seen(fresh(GAME, STRICT, seed))).toBe(wanted.join(' | '));
  });

  it('has one ninth pile, the deadwood, empty at first', () => {
    const session = fresh(GAME);
    expect(viewOf(session).piles.map(({ id }) => id)).toHaveLength(4 + 4 + 2);
    expect(pile(session, 'waste')).toBe('');
    expect(session.options).toEqual({ 'talon-to-piles': 'yes' });
  });
});

describe('building in Help Your Neighbour', () => {
  const up = (card: string, onto: string) =>
    suit(card) === suit(onto) && rank(card) === rank(onto) + 1;
  const down = (card: string, onto: string) => rank(card) > 1 && rank(card) + 1 === rank(onto);

  it('is up in suit to the king on foundations, of all 52 × 52, from piles and the deadwood', () => {
    expect(accepted(GAME, '1', 'f1')).toEqual(pairs(up));
    expect(accepted(GAME, 'waste', 'f1')).toEqual(pairs(up));
    expect(accepted(GAME, 'waste', 'f1', undefined, STRICT)).toEqual(pairs(up));
    expect(pairs(up)).toHaveLength(48);
  });

  it('is down by one in any suit on piles, never an ace, of all 52 × 52, from everywhere', () => {
    expect(accepted(GAME, '1', '2')).toEqual(pairs(down));
    expect(accepted(GAME, 'waste', '2')).toEqual(pairs(down));
    expect(accepted(GAME, 'f3', '2')).toEqual(pairs(down));
    expect(pairs(down)).toHaveLength(11 * 16);
  });

  it('has spaces for any card but aces, from the deadwood and back from a foundation', () => {
    const any = pairs((card) => rank(card) > 1, ['']);
    expect(accepted(GAME, 'waste', '2', [''])).toEqual(any);
    expect(accepted(GAME, 'waste', '2', [''], STRICT)).toEqual(any);
    expect(accepted(GAME, 'f3', '2', [''], {}, { 4: '5D' })).toEqual(any);
  });
});

const ACES = 'f1: AC | f2: AD | f3: AH | f4: AS';

describe('moves of Help Your Neighbour', () => {
  const kings = `3: KC | 4: KD | ${ACES}`;
  legalTable(GAME, [
    [
      'the turned card goes to its foundation or a pile, or the next is turned though it fits',
      `1: 3S | 2: 9D | ${kings} | stock: 5c | waste: 2H`,
      'move waste to 1, move waste to f3, turn',
    ],
    [
      'so does a top card of the deadwood beneath',
      `1: 3S | 2: 9D | ${kings} | stock: 5c | waste: 5D 2H`,
      'move waste to 1, move waste to f3, turn',
    ],
    [
      'a card of the deadwood that is covered does not',
      `1: 3S | 2: 9D | ${kings} | stock: 5c | waste: 2H 5D`,
      'turn',
    ],
    [
      'the top of a pile goes to its foundation or another pile',
      `1: 3S | 2: 9D 2H | ${kings}`,
      'move 2 to 1, move 2 to f3',
    ],
    [
      'single cards only, of a sequence too',
      `1: 9S 8S | 2: TC | 3: KC | 4: 9C | ${ACES}`,
      'move 1 to 4, move 4 to 2',
    ],
    [
      'a foundation lends its top card',
      '1: 3S | 2: 9D | 3: KC | 4: KD | f1: AC | f2: AD 2D | f3: AH | f4: AS',
      'move f2 to 1',
    ],
    ['but not its ace', `1: 2S | 2: 9D | ${kings}`, 'move 1 to f4'],
    [
      'nor a card to another foundation',
      '1: 9S | 2: 9D | 3: KC | 4: KD | f1: AC | f2: AD 2D 3D 4D | f3: AH 2H 3H | f4: AS',
      '',
    ],
    ['no king goes on an ace', `1: 2C | 2: 9D | ${kings}`, 'move 1 to f1'],
    [
      'any card but a whole pile may fill a space',
      `1: 9S | 2: 7D JD | 3: KC | ${ACES}`,
      'move 2 to 4',
    ],
    [
      'each space is a target, and may be left open',
      `1: 9S | 2: 7D | ${ACES} | stock: 5c | waste: JD`,
      'move waste to 3, move waste to 4, turn',
    ],
    [
      'a king comes back to a space',
      `1: 9S | 2: 7D | 3: 7C | f1: AC | f2: AD | f3: AH | f4: ${upFrom(1, 'S').join(' ')}`,
      'move f4 to 4',
    ],
  ]);

  playTable(GAME, [
    [
      'the hand is turned one at a time',
      `1: 9S | ${kings} | stock: 5c 4c`,
      'turn',
      `1: 9S | ${kings} | stock: 5c | waste: 4C`,
    ],
    [
      'on top of the deadwood',
      `1: 9S | ${kings} | stock: 5c | waste: 4C`,
      'turn',
      `1: 9S | ${kings} | waste: 4C 5C`,
    ],
    [
      'playing the turned card frees the one before',
      `1: 5S | ${kings} | stock: 4d | waste: 3C`,
      'turn, move waste to 1, move waste to 1',
      `1: 5S 4D 3C | ${kings}`,
    ],
    ['a space stays open', `1: 8S | 2: 9D | ${kings}`, 'move 1 to 2', `2: 9D 8S | ${kings}`],
  ]);

  it('are one pass of forty-four turns', () => {
    const hand = packOf(GAME, '3')
      .filter((card) => card[0] !== 'A')
      .slice(4);
    let session = fresh(GAME, {}, '3');
    for (let n = 1; n <= 44; n++) {
      expect(viewOf(session)).toMatchObject({ status: 'playing', passes: 0 });
      session = played(session, 'turn');
      expect(pile(session, 'waste')).toBe(hand.slice(0, n).join(' '));
    }
    expect(viewOf(session).passes).toBe(1);
    expect(legal(session)).not.toContain('turn');
  });

  it('allow no second pass, and say so', () => {
    const session = played(boardOf(GAME, `1: 9S 8S | ${kings} | stock: 5c`), 'turn');
    const { code, message } = refusal(session, 'turn');
    expect(code).toBe('illegal-move');
    expect(message).toBe('The stock is empty and may not be gone through again.');
  });
});

describe('the example of Help Your Neighbour', () => {
  const board =
    '1: 9D | 2: 6S | 3: 3C | 4: JH | f1: AC 2C | f2: AD | f3: AH 2H 3H 4H 5H | f4: AS 2S 3S 4S | stock: 9c 4d';

  it('is played step by step', () => {
    const turned = played(boardOf(GAME, board), 'turn');
    expect(legal(turned, 'waste')).toEqual(['turn']);
    expect(legal(turned)).toEqual(['move 3 to f1', 'move f1 to 3', 'move f3 to 2', 'turn']);
    const lent = played(turned, 'move f3 to 2', 'move waste to 2', 'move 3 to 2');
    expect(seen(lent)).toBe(
      '1: 9D | 2: 6S 5H 4D 3C | 4: JH | f1: AC 2C | f2: AD | f3: AH 2H 3H 4H | f4: AS 2S 3S 4S | stock: 9c',
    );
    expect(legal(lent, '3').length).toBeGreaterThan(0);
    expect(pile(played(turned, 'move 3 to f1'), 'f1')).toBe('AC 2C 3C');
    expect(pile(played(turned, 'move f1 to 3'), '3')).toBe('3C 2C');
  });
});

describe('talon-to-piles=no', () => {
  const board = `1: 9S | 2: 3H | 3: 9C TC | ${ACES}`;
  const start = () => boardOf(GAME, `${board} | 4: TD | stock: 5c 2c 8d | waste: 2S`, STRICT);
  const onto = (session: ReturnType<typeof start>) => legal(session, 'waste');

  it('lets only the card turned last go onto a pile with cards', () => {
    const [none, turned] = [start(), played(start(), 'turn')];
    expect(onto(none)).toEqual(['move waste to f4', 'turn']);
    expect(onto(turned)).toEqual(['move waste to 1', 'turn']);
  });

  it('until it is played', () => {
    expect(onto(played(start(), 'turn', 'move waste to 1'))).toEqual(['move waste to f4', 'turn']);
  });

  it('or until the next is turned, which then is the one', () => {
    const next = played(start(), 'turn', 'turn');
    expect(onto(next)).toEqual(['move waste to 2', 'move waste to f1', 'turn']);
    expect(onto(played(next, 'move waste to f1'))).toEqual(['turn']);
    expect(onto(played(next, 'move waste to 2'))).toEqual(['turn']);
  });

  it('whatever else is moved in between', () => {
    const moved = played(start(), 'turn', 'move 1 to 4');
    expect(onto(moved)).toEqual(['move waste to 1', 'move waste to 4', 'turn']);
    const twice = played(moved, 'move 4 to 1');
    expect(onto(twice)).toEqual(['move waste to 1', 'turn']);
  });

  it('and again when its playing is undone, not when its turning is', () => {
    const back = undo(played(start(), 'turn', 'move waste to 1'));
    expect(onto(back)).toEqual(['move waste to 1', 'turn']);
    expect(onto(undo(back))).toEqual(['move waste to f4', 'turn']);
    expect(onto(redo(undo(back)))).toEqual(['move waste to 1', 'turn']);
  });

  it('any top card of the deadwood still fills a space, by default goes everywhere', () => {
    const open = `${board} | stock: 5c | waste: 8D`;
    expect(onto(boardOf(GAME, open, STRICT))).toEqual(['move waste to 4', 'turn']);
    expect(onto(boardOf(GAME, open))).toEqual(['move waste to 1', 'move waste to 4', 'turn']);
  });

  refusalTable(
    GAME,
    [
      [
        'says why',
        `${board} | 4: TD | stock: 5c | waste: 8D`,
        'move waste to 1',
        'allowed only for the card turned last',
      ],
      [
        'by the card',
        `${board} | 4: TD | stock: 5c | waste: 8D`,
        'move 8D to 9S',
        'allowed only for the card turned last',
      ],
    ],
    STRICT,
  );
});

describe('refusals of Help Your Neighbour', () => {
  const rest = `3: KC | 4: KD | ${ACES} | stock: 5c`;
  const built = 'the piles are built down by one, whatever the suit.';
  const up = 'the foundations are built up by one, in suit.';
  const notAce = 'A♣ does not lie on the piles: only cards other than aces';
  refusalTable(GAME, [
    ['rank', `1: 8S | 2: 6S | ${rest}`, 'move 2 to 1', `6♠ does not go on 8♠: ${built}`],
    ['upward', `1: 8S | 2: 9S | ${rest}`, 'move 2 to 1', `9♠ does not go on 8♠: ${built}`],
    ['foundation suit', `waste: 2S | ${rest}`, 'move waste to f1', `2♠ does not go on A♣: ${up}`],
    ['foundation rank', `1: 3C | ${rest}`, 'move 1 to f1', `3♣ does not go on A♣: ${up}`],
    ['two cards', `1: 8S 7S | 2: 9S | ${rest}`, 'move 1 to 2 count 2', 'only the top card moves'],
    ['by the card', `1: 8S 7S | 2: 9S | ${rest}`, 'move 8S to 9S', 'only the top card moves'],
    ['an ace onto a pile', `1: 2S | ${rest}`, 'move f1 to 1', notAce],
    ['an ace into a space', `1: 9S | ${rest}`, 'move f1 to 2', notAce],
    [
      'a foundation to another',
      `1: 9S | ${rest}`,
      'move f1 to f2',
      'only from piles or the waste, not from the foundations',
    ],
    ['a whole pile', `1: 9S | ${rest}`, 'move 1 to 2', 'change one pile for another'],
    [
      'covered deadwood',
      `1: 9S | waste: 8D KH | ${rest}`,
      'move 8D to 1',
      'only the top card moves',
    ],
    [
      'covered on a foundation',
      `1: 3H | f2: AD 2D 3D | 3: KC | 4: KD | stock: 5c`,
      'move 2D to 1',
      'only the top card moves',
    ],
    ['from the hand', `1: 9S | ${rest}`, 'move stock to 1', 'not from the stock'],
    ['to the deadwood', `1: 9S | ${rest}`, 'move 1 to waste', 'laid on the waste'],
    ['face down', `1: 6S | ${rest}`, 'move 5C to 1', 'No 5♣ is to be seen'],
    ['nothing is dealt', `1: 9S | ${rest}`, 'deal', 'nothing to deal in Help Your Neighbour'],
  ]);
});

describe('the end of Help Your Neighbour', () => {
  const full = ['C', 'D', 'H', 'S']
    .map((s, i) => `f${i + 1}: ${upFrom(1, s).join(' ')}`)
    .join(' | ');
  const stuck = `1: 9S | 2: 9D | 3: KC | 4: KD | ${ACES}`;
  statusTable(GAME, [
    ['won with fifty-two on the foundations', full, 'won'],
    ['not with one card to go', full.replace(/ KS$/, ' | 1: KS'), 'playing'],
    ['lost with the hand empty and no move', stuck, 'lost'],
    ['not lost while the hand has a card', `${stuck} | stock: 9c`, 'playing'],
    [
      'nor while a card may be taken back',
      stuck.replace('KD', '3D').replace('AC', 'AC 2C'),
      'playing',
    ],
    ['nor while a card may go to and fro', stuck.replace('2: 9D', '2: 9D 8D'), 'playing'],
    [
      'nor while a space may be filled',
      stuck.replace('4: KD', '4:').replace('9D', '9D KD'),
      'playing',
    ],
    ['lost where only whole piles could fill it', stuck.replace('4: KD', '4:'), 'lost'],
  ]);

  it('is lost once the last card is turned to no use', () => {
    const lost = played(boardOf(GAME, `${stuck} | stock: 9c`), 'turn');
    expect(viewOf(lost)).toMatchObject({ status: 'lost', passes: 1 });
    expect(refusal(lost, 'turn').code).toBe('game-over');
    expect(viewOf(undo(lost)).status).toBe('playing');
  });

  it('scores the cards on the foundations, the four aces at the deal', () => {
    expect(viewOf(fresh(GAME)).score).toBe(4);
    expect(viewOf(boardOf(GAME, full)).score).toBe(52);
  });

  it('scores nothing for lending a card and laying it back', () => {
    const board = '1: 3S | 2: 9D | 3: KC | 4: KD | f1: AC | f2: AD 2D | f3: AH | f4: AS';
    const lent = played(boardOf(GAME, board), 'move f2 to 1');
    expect(viewOf(lent).score).toBe(4);
    expect(viewOf(played(lent, 'move 1 to f2')).score).toBe(5);
  });

  it('is won by the last card and undone with it', () => {
    const won = played(boardOf(GAME, full.replace(/ KS$/, ' | 2: KS')), 'move 2 to f4');
    expect(viewOf(won)).toMatchObject({ status: 'won', score: 52 });
    expect(legal(won)).toEqual([]);
    expect(viewOf(undo(won)).status).toBe('playing');
  });
});
