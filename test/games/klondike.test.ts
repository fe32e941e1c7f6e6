import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/notation/card-text.ts';
import { open, type Session, undo } from '../../src/session/session.ts';
import { viewOf } from '../../src/session/view.ts';
import { boardOf, fresh, legal, pile, refusal } from '../play/diagram.ts';
import {
  accepted,
  deck,
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

const low = (card: string) => card.toLowerCase();

describe('the deal of Klondike', () => {
  // No ace lies open in these, so that nothing goes up at once.
  it.each(['1', '30', '60'])('is seven steps, the first card of each round up: seed %s', (seed) => {
    const pack = packOf('klondike', seed);
    const rounds: string[][] = [];
    for (let size = 7, at = 0; size > 0; at += size, size--) rounds.push(pack.slice(at, at + size));
    const columns = rounds.map((round, p) => {
      const hidden = rounds.slice(0, p).map((earlier, k) => low(earlier[p - k]!));
      return `${p + 1}: ${[...hidden, round[0]].join(' ')}`;
    });
    const hand = pack.slice(28).map(low).reverse();
    expect(hand).toHaveLength(24);
    expect(seen(fresh('klondike', {}, seed))).toBe(
      [...columns, `stock: ${hand.join(' ')}`].join(' | '),
    );
  });

  it('takes out the aces that show at once, the lowest column first', () => {
    const rest = deck.filter((card) => card[0] !== 'A');
    // Column 1 shows an ace; column 3 shows one with another beneath.
    const pack = [...rest];
    pack.splice(0, 0, 'AH');
    pack.splice(8, 0, 'AS');
    pack.splice(13, 0, 'AD');
    const session = dealt([...pack, 'AC']);
    expect(['f1', 'f2', 'f3', 'f4'].map((id) => pile(session, id))).toEqual(['AH', 'AD', 'AS', '']);
    expect(pile(session, '1')).toBe('');
    expect(pile(session, '3')).toBe(pack[2]);
    expect(viewOf(session)).toMatchObject({ moves: 0, score: 3 });
  });

  it('has four empty foundations and the options of the older book', () => {
    const kinds = viewOf(fresh('klondike')).piles.map(({ id, kind }) => `${id} ${kind}`);
    expect(kinds.filter((text) => text.startsWith('f'))).toEqual(
      [1, 2, 3, 4].map((n) => `f${n} foundation`),
    );
    expect(fresh('klondike').options).toEqual({
      turn: '3',
      passes: 'unlimited',
      unit: 'whole',
      'worry-back': 'no',
    });
    expect(fresh('klondike', { turn: '1' }).options['passes']).toBe('1');
    expect(fresh('klondike', { turn: '1', passes: '3' }).options['passes']).toBe('3');
  });
});

function dealt(pack: readonly string[]): Session {
  const { game, options } = fresh('klondike');
  return open(game, options, { pack: pack.map((card) => readCard(card)!) });
}

describe('foundations and columns of Klondike', () => {
  it('build up in suit from ace to king and not round the corner, of all 52 × 52', () => {
    const up = (card: string, onto: string) =>
      suit(card) === suit(onto) && rank(card) === rank(onto) + 1;
    expect(accepted('klondike', '1', 'f1')).toEqual(pairs(up));
    expect(accepted('klondike', 'waste', 'f1')).toEqual(pairs(up));
    expect(pairs(up)).toHaveLength(48);
  });

  it('begin with aces only', () => {
    expect(accepted('klondike', 'waste', 'f1', [''])).toEqual(
      pairs((card) => rank(card) === 1, ['']),
    );
  });

  const build = (card: string, onto: string) =>
    rank(card) > 1 && rank(card) + 1 === rank(onto) && isRed(card) !== isRed(onto);
  // An ace does not stay on a column.
  const onto = deck.filter((card) => rank(card) > 1);

  it('build down in alternate colors, never an ace, of all 52 × 52', () => {
    expect(accepted('klondike', '1', '2', onto)).toEqual(pairs(build, onto));
    expect(accepted('klondike', 'waste', '2', onto)).toEqual(pairs(build, onto));
    expect(pairs(build)).toHaveLength(88);
  });

  it('take back what fits, but no ace, where that is chosen', () => {
    const back = accepted('klondike', 'f1', '2', onto, { 'worry-back': 'yes' });
    expect(back).toEqual(pairs(build, onto));
    expect(accepted('klondike', 'f1', '2', onto)).toEqual([]);
  });

  it('have spaces for kings only, from the waste, from below others, and back where that is chosen', () => {
    const kings = pairs((card) => rank(card) === 13, ['']);
    expect(accepted('klondike', 'waste', '2', [''])).toEqual(kings);
    expect(accepted('klondike', 'f1', '2', [''], { 'worry-back': 'yes' }, { 3: '5D' })).toEqual(
      kings,
    );
    for (const card of deck.filter((text) => rank(text) > 1)) {
      const session = boardOf('klondike', `1: 2c ${card} | stock: 3c | 3: 9H | 4: TS`);
      expect(legal(session, '2')).toEqual(rank(card) === 13 ? ['move 1 to 2'] : []);
    }
  });
});

describe('moves of Klondike', () => {
  const strict = '1: 5c 9H 8S | 2: TS | 3: 9D | 4: 4S 3H';
  legalTable('klondike', [
    ['the face-up cards move all together or not at all', strict, 'move 1 to 2, move 3 to 2'],
    ['a lone card is all of them', '1: 5c 8S | 2: 9D', 'move 1 to 2'],
    [
      'the top card goes singly to its foundation',
      '1: 5c 9H 8S | f1: AS 2S 3S 4S 5S 6S 7S',
      'move 1 to f1',
    ],
    [
      'a king goes into a space with all that lies on it, each space a target',
      '1: 5c KH QS | 2: 4S | 3: 4S | 4: 4S | 5: 4S',
      'move 1 to 6, move 1 to 7',
    ],
    ['a king at the bottom of its column stays', '1: KH QS | 2: 4S', ''],
    ['no other card goes into a space', '1: 5c QH JS | 2: 4S | waste: QD', ''],
    [
      'the top of the waste goes to columns and foundations',
      '1: 5S | 2: 9C | waste: 9S 4H | f1: AH 2H 3H',
      'move waste to 1, move waste to f1, turn',
    ],
    [
      'into a space only as a king',
      '2: 9C | 3: 9C | 4: 9C | 5: 9C | 6: 9C | 7: 9C | waste: KH',
      'move waste to 1, turn',
    ],
    [
      'an ace of the waste goes to its foundation only, and not by force',
      '1: 2S | 2: KC | 3: KC | waste: AH | f1: AC',
      'move waste to f2, turn',
    ],
    ['a card face down is never lifted', '1: 8s 2D | 2: 9D', ''],
    ['nor is a run through it', '1: 9h 8S | 2: TS | 3: 9D', 'move 1 to 3, move 3 to 2'],
    ['nothing comes back from the foundations', '1: 5S | 2: 9C | f1: AH 2H 3H 4H', ''],
  ]);

  legalTable(
    'klondike',
    [
      [
        'unit=any: any part of the face-up cards moves',
        strict,
        'move 1 to 2, move 1 to 3, move 3 to 2',
      ],
      [
        'a king still goes with all that lies on it',
        '1: 5c KH QS | 2: 4S | 3: 4S | 4: 4S | 5: 4S | 6: 4S',
        'move 1 to 7',
      ],
      ['and a run still ends at a card face down', '1: 9h 8S | 2: TS', ''],
    ],
    { unit: 'any' },
  );

  legalTable(
    'klondike',
    [
      [
        'worry-back: a foundation’s top card goes where it fits',
        '1: 5S | 2: 9C | f1: AH 2H 3H 4H',
        'move f1 to 1',
      ],
      ['only the top card', '1: 4S | 2: 9C | f1: AH 2H 3H 4H', ''],
      ['never to another foundation', '1: 9C | f1: AH 2H | f2: AD', ''],
      ['never an ace', '1: 2S | 2: 9C | f1: AH', ''],
      [
        'a king into a space',
        `1: 9S | 2: 9S | 3: 9S | 4: 9S | 5: 9S | 6: 9S | f1: ${upFrom(1, 'H').join(' ')}`,
        'move f1 to 7',
      ],
    ],
    { 'worry-back': 'yes' },
  );

  playTable('klondike', [
    [
      'a column without an open card turns up its top card',
      '1: 5c 4h 8S | 2: 9D',
      'move 1 to 2',
      '1: 5c 4H | 2: 9D 8S',
    ],
    [
      'and an ace that turns up goes out, again and again',
      '1: 5c ah ad 8S | 2: 9D',
      'move 1 to 2',
      '1: 5C | 2: 9D 8S | f1: AD | f2: AH',
    ],
    [
      'an ace uncovered goes to the first empty foundation',
      '1: 5c ah 8S | 2: 9D | f1: AS | f3: AC',
      'move 1 to 2',
      '1: 5C | 2: 9D 8S | f1: AS | f2: AH | f3: AC',
    ],
    [
      'the ace of the lowest column first',
      '3: AS | 5: AC | 1: 5c AD',
      '',
      '1: 5C | f1: AD | f2: AS | f3: AC',
    ],
    ['an ace of the waste waits', '1: 2S | waste: AH AC', '', '1: 2S | waste: AH AC'],
    ['a whole run moves', '1: 5c 9H 8S 7D | 2: TS', 'move 1 to 2', '1: 5C | 2: TS 9H 8S 7D'],
    [
      'a shorter run moves whole again once its top card is up',
      '1: 5c 9H 8S | 2: TS | f1: AS 2S 3S 4S 5S 6S 7S',
      'move 1 to f1, move 1 to 2',
      '1: 5C | 2: TS 9H | f1: AS 2S 3S 4S 5S 6S 7S 8S',
    ],
  ]);
});

describe('the stock of Klondike', () => {
  // The red nine may always go on the black ten, so the game goes on.
  const rest = '1: 9H | 2: TS';
  const turns = (rows: readonly (readonly [string, string, string, string])[]) =>
    rows.map(([says, hand, commands, then]) => {
      return [says, `${rest} | ${hand}`, commands, `${rest} | ${then}`] as const;
    });
  playTable(
    'klondike',
    turns([
      [
        'three at a time, the third on top',
        'stock: 5c 4c 3c 2c',
        'turn',
        'stock: 5c | waste: 2C 3C 4C',
      ],
      ['four are three and one', 'stock: 5c 4c 3c 2c', 'turn, turn', 'waste: 2C 3C 4C 5C'],
      ['five are three and two', 'stock: 6c 5c 4c 3c 2c', 'turn, turn', 'waste: 2C 3C 4C 5C 6C'],
      ['the waste is turned over as it is', 'waste: 2C 3C 4C 5C', 'turn', 'stock: 5c 4c 3c 2c'],
      [
        'and shows the same cards again',
        'stock: 5c 4c 3c 2c',
        'turn, turn, turn, turn',
        'stock: 5c | waste: 2C 3C 4C',
      ],
    ]),
  );
  playTable(
    'klondike',
    turns([
      ['turn=1: one at a time', 'stock: 5c 4c', 'turn', 'stock: 5c | waste: 4C'],
      ['to the last', 'stock: 5c 4c', 'turn, turn', 'waste: 4C 5C'],
    ]),
    { turn: '1' },
  );

  it('gives up a card in hand for the one beneath', () => {
    const session = boardOf('klondike', `${rest} | stock: 5d 4d kc 3d 2d | f1: AD`);
    const used = played(session, 'turn', 'turn');
    expect(pile(used, 'waste')).toBe('2D 3D KC 4D 5D');
    const board = `${rest} | waste: KC 3D 2D | f1: AD`;
    expect(
      pile(played(boardOf('klondike', board), 'move waste to f1', 'move waste to f1'), 'waste'),
    ).toBe('KC');
  });

  it.each([
    [{}, 5],
    [{ turn: '1', passes: 'unlimited' }, 5],
    [{ passes: '1' }, 1],
    [{ turn: '1' }, 1],
    [{ passes: '3' }, 3],
    [{ turn: '1', passes: '3' }, 3],
  ] as const)('is gone through as often as the options say: %j, %d times', (options, passes) => {
    let session = boardOf('klondike', `${rest} | stock: 5c 4c 3c 2c`, options);
    for (let pass = 1; pass <= passes; pass++) {
      while (pile(session, 'stock') !== '') {
        expect(viewOf(session).passes).toBe(pass - 1);
        session = played(session, 'turn');
      }
      expect(viewOf(session).passes).toBe(pass);
      expect(pile(session, 'waste')).toBe('2C 3C 4C 5C');
      if (pass < passes) session = played(session, 'turn');
    }
    if (passes === 5) {
      expect(legal(session)).toContain('turn');
    } else {
      expect(legal(session)).not.toContain('turn');
      const { code, message } = refusal(session, 'turn');
      expect(code).toBe('illegal-move');
      expect(message).toBe('The stock is empty and may not be gone through again.');
    }
  });

  it('is turned in eight packets of three from the deal', () => {
    let session = fresh('klondike', {}, '1');
    const hand = packOf('klondike', '1').slice(28);
    for (let n = 1; n <= 8; n++) {
      session = played(session, 'turn');
      expect(pile(session, 'waste')).toBe(hand.slice(0, 3 * n).join(' '));
    }
    expect(pile(played(session, 'turn'), 'stock')).toBe(hand.map(low).reverse().join(' '));
    expect(seen(undo(session, 8))).toBe(seen(fresh('klondike', {}, '1')));
  });

  it('hides its cards again when a turn is undone', () => {
    const turned = played(boardOf('klondike', `${rest} | stock: 8d 7s`, { turn: '1' }), 'turn');
    expect(refusal(turned, 'move 7S to 1').message).toContain('7♠ does not go on 9♥');
    const { code, message } = refusal(undo(turned), 'move 7S to 1');
    expect(code).toBe('illegal-move');
    expect(message).toBe('No 7♠ is to be seen.');
  });
});

describe('refusals of Klondike', () => {
  const rest = '6: 9H | 7: TS | stock: 2c';
  const built = 'the columns are built down by one, in alternating colors.';
  const up = 'the foundations are built up by one, in suit.';
  refusalTable('klondike', [
    ['color', `1: 5H | 2: 6D | ${rest}`, 'move 1 to 2', `5♥ does not go on 6♦: ${built}`],
    ['rank', `1: 5H | 2: 7S | ${rest}`, 'move 1 to 2', `5♥ does not go on 7♠: ${built}`],
    [
      'a king on an ace there is not',
      `1: KH | 2: 2S | ${rest}`,
      'move 1 to 2',
      'K♥ does not go on 2♠',
    ],
    ['foundation suit', `1: 2H | f1: AD | ${rest}`, 'move 1 to f1', `2♥ does not go on A♦: ${up}`],
    ['foundation rank', `1: 3D | f1: AD | ${rest}`, 'move 1 to f1', `3♦ does not go on A♦: ${up}`],
    [
      'only aces begin',
      `1: 3S | ${rest}`,
      'move 1 to f1',
      '3♠ does not go into an empty foundation: that takes only an ace',
    ],
    [
      'in the first place empty',
      `waste: AS | ${rest}`,
      'move waste to f3',
      'The next one goes to f1',
    ],
    [
      'a part of the open cards',
      `1: 5c 8H 7S | 2: 8D | ${rest}`,
      'move 1 to 2',
      'all together or not at all',
    ],
    ['by the card', `1: 5c 8H 7S | 2: 8D | ${rest}`, 'move 7S to 8D', 'all together or not at all'],
    ['a space is for kings', `1: 5c 8H | ${rest}`, 'move 1 to 2', 'that takes only a king'],
    [
      'for the waste too',
      `waste: 8H | ${rest}`,
      'move waste to 2',
      '8♥ does not go into an empty column',
    ],
    [
      'a king that lies there already',
      `1: KH QS | ${rest}`,
      'move 1 to 2',
      'change one column for another',
    ],
    [
      'an ace on the layout',
      `1: 2S | waste: AH | ${rest}`,
      'move waste to 1',
      'A♥ does not lie on the columns: only cards other than aces',
    ],
    [
      'foundation to layout',
      `1: 3S | f1: AH 2H | ${rest}`,
      'move f1 to 1',
      'only from columns or the waste, not from the foundations',
    ],
    ['by the card', `1: 3S | f1: AH 2H | ${rest}`, 'move 2H to 1', 'not from the foundations'],
    [
      'below the top of a foundation',
      `1: 2S | f1: AH 2H | ${rest}`,
      'move AH to 1',
      'A♥ is not free',
    ],
    ['from the stock', `1: 3S | ${rest}`, 'move stock to 1', 'not from the stock'],
    ['a card face down', `1: 8s 2D | 2: 9D | ${rest}`, 'move 8S to 2', 'No 8♠ is to be seen'],
    [
      'that nor with others',
      `1: 8s 2D | 2: 9D | ${rest}`,
      'move 1 to 2 count 2',
      '2♦ does not go on 9♦',
    ],
    [
      'under the waste',
      `1: 9D | waste: 8S 2D | ${rest}`,
      'move 8S to 1',
      'only the top card moves',
    ],
    ['nothing is dealt', `1: 3S | ${rest}`, 'deal', 'nothing to deal in Klondike'],
    ['nothing is left to turn', '6: 9H | 7: TS', 'turn', 'The stock is empty.'],
  ]);
  refusalTable(
    'klondike',
    [
      [
        'worry-back: an ace stays',
        `1: 2S | f1: AH | ${rest}`,
        'move f1 to 1',
        'only cards other than aces',
      ],
      [
        'no foundation to another',
        `f2: AD | f1: AH 2H | ${rest}`,
        'move f1 to f2',
        'only from columns or the waste, not from the foundations',
      ],
      [
        'what does not fit',
        `1: 4S | f1: AH 2H | ${rest}`,
        'move f1 to 1',
        `2♥ does not go on 4♠: ${built}`,
      ],
    ],
    { 'worry-back': 'yes' },
  );
});

describe('the end of Klondike', () => {
  const full = ['H', 'S', 'D', 'C']
    .map((s, i) => `f${i + 1}: ${upFrom(1, s).join(' ')}`)
    .join(' | ');
  const stuck = '1: 9H | 2: 9D';
  statusTable('klondike', [
    ['won with fifty-two on the foundations', full, 'won'],
    ['not with one card to go', full.replace(/ KC$/, ' | waste: KC'), 'playing'],
    ['lost without a move', stuck, 'lost'],
    ['lost though cards lie face down', '1: 3c 9H | 2: 4c 9D', 'lost'],
    ['lost where turning brings nothing', `${stuck} | stock: 2c 3c qc`, 'lost'],
    ['lost where the card that fits is never on top', `${stuck} | stock: 2c 8s 2d`, 'lost'],
    ['not lost where it comes on top', `${stuck} | stock: 2c 8s 2d 3d`, 'playing'],
    ['nor where it comes in the next pass', `${stuck} | stock: 2c 8s 2d | waste: 3D`, 'playing'],
    ['nor where it lies on the waste', `${stuck} | waste: 8S`, 'playing'],
  ]);
  statusTable(
    'klondike',
    [
      ['turn=1: not lost where a card to come fits', `${stuck} | stock: 2c 8s 2d`, 'playing'],
      ['lost where it has gone by in the only pass', `${stuck} | stock: 2c | waste: 8S 2D`, 'lost'],
    ],
    { turn: '1' },
  );
  statusTable(
    'klondike',
    [['passes=3: not lost where it comes again', `${stuck} | stock: 2c | waste: 8S 2D`, 'playing']],
    { turn: '1', passes: '3' },
  );
  statusTable(
    'klondike',
    [
      ['worry-back: not lost while a card may come back', '1: 9S | 2: 3S | f1: AH 2H', 'playing'],
      ['lost where none may', '1: 9S | 2: 4S | f1: AH 2H', 'lost'],
    ],
    { 'worry-back': 'yes' },
  );

  it('is lost with the hand gone through once and no move', () => {
    const before = boardOf('klondike', `${stuck} | waste: 8S | stock: 8c 2d`, { turn: '1' });
    const last = played(before, 'turn');
    expect(viewOf(last).status).toBe('playing');
    expect(viewOf(played(last, 'turn', 'move waste to 1')).status).toBe('lost');
  });

  it('is lost in the third pass only once the stock has no more to give', () => {
    const options = { turn: '1', passes: '3' };
    let session = boardOf('klondike', `${stuck} | stock: 2c 8s 2d`, options);
    for (let n = 0; n < 3 + 1 + 3 + 1 + 2; n++) session = played(session, 'turn');
    expect(viewOf(session)).toMatchObject({ status: 'playing', passes: 2 });
    expect(pile(session, 'waste')).toBe('2D 8S');
    expect(viewOf(played(session, 'turn'))).toMatchObject({ status: 'lost', passes: 3 });
  });

  it('scores the cards on the foundations', () => {
    expect(viewOf(boardOf('klondike', '1: 9H | f1: AH 2H | f2: AS')).score).toBe(3);
    expect(viewOf(boardOf('klondike', full)).score).toBe(52);
  });

  it('is won by the last king, wherever it comes from, and undone with it', () => {
    for (const from of ['waste', '1']) {
      const before = boardOf('klondike', full.replace(/ KC$/, ` | ${from}: KC`));
      const won = played(before, `move ${from} to f4`);
      expect(viewOf(won).status).toBe('won');
      expect(legal(won)).toEqual([]);
      expect(refusal(won, 'turn').code).toBe('game-over');
      expect(viewOf(undo(won)).status).toBe('playing');
    }
  });
});
