import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/notation/card-text.ts';
import { open, redo, type Session, undo } from '../../src/session/session.ts';
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
} from './shared.ts';

const low = (cards: readonly string[]) => cards.map((card) => card.toLowerCase());
const KING_TO_THREE = 'KH QS JH TS 9H 8S 7H 6S 5H 4S 3H';

describe('the deal of Tens', () => {
  // In the third row of these there is no ace, so nothing is thrown out at once.
  it.each(['1', '42', '60'])('is three rows of ten, two face down, one up: seed %s', (seed) => {
    const pack = packOf('tens', seed);
    const [one, two, three] = [pack.slice(0, 10), pack.slice(10, 20), pack.slice(20, 30)];
    const files = three.map((card, f) => `${f + 1}: ${low([one[f]!, two[f]!]).join(' ')} ${card}`);
    const stock = `stock: ${low(pack.slice(30)).reverse().join(' ')}`;
    expect(seen(fresh('tens', {}, seed))).toBe([...files, stock].join(' | '));
    expect(pack.slice(30)).toHaveLength(74);
  });

  it('has two places out of play, neither foundations nor waste', () => {
    const kinds = viewOf(fresh('tens')).piles.map(({ id, kind }) => `${id} ${kind}`);
    expect(kinds.slice(10)).toEqual(['stock stock', 'aces discard', 'runs discard']);
    expect(new Set(kinds.slice(0, 10).map((text) => text.split(' ')[1]))).toEqual(
      new Set(['tableau']),
    );
  });

  it('throws out at once the aces of the third row and those that turn up beneath them', () => {
    const rest = packOf('tens', '1').filter((card) => card[0] !== 'A');
    const pack = [...rest];
    // Files 1 and 10 hold aces in the third row, file 1 one more beneath.
    pack.splice(10, 0, 'AS');
    pack.splice(20, 0, 'AH');
    pack.splice(29, 0, 'AC');
    const session = dealt([...pack, 'AC', 'AD', 'AD', 'AH', 'AS']);
    expect(pile(session, 'aces')).toBe('AH AS AC');
    expect(pile(session, '1')).toBe(pack[0]);
    expect(pile(session, '10')).toBe(`${pack[9]!.toLowerCase()} ${pack[19]}`);
    expect(viewOf(session)).toMatchObject({ moves: 0, score: 3 });
  });
});

function dealt(pack: readonly string[]): Session {
  const { game, options } = fresh('tens');
  return open(game, options, { pack: pack.map((card) => readCard(card)!) });
}

describe('what runs of itself in Tens, in one step with its cause', () => {
  playTable('tens', [
    ['a card face down on top turns up', '1: 4s 6C | 2: 7D', 'move 1 to 2', '1: 4S | 2: 7D 6C'],
    ['an open card beneath stays', '1: 4S 6C | 2: 7D', 'move 1 to 2', '1: 4S | 2: 7D 6C'],
    ['an ace on top goes out, the next turns up', '1: 4s AH', '', '1: 4S | aces: AH'],
    [
      'an ace that turns up goes out, again and again',
      '1: 4s ah as 6C | 2: 7D',
      'move 1 to 2',
      '1: 4S | 2: 7D 6C | aces: AS AH',
    ],
    [
      'the last card of a file may be such an ace',
      '1: ah 6C | 2: 7D',
      'move 1 to 2',
      '2: 7D 6C | aces: AH',
    ],
    [
      'an ace face down under others stays',
      '1: ah 4s 6C | 2: 7D',
      'move 1 to 2',
      '1: ah 4S | 2: 7D 6C',
    ],
    [
      'an ace dealt on a two goes out',
      '1: 2S | 2: 9S | stock: 8h ah',
      'deal',
      '1: 2S | 2: 9S 8H | aces: AH',
    ],
    [
      'a run from king to two leaves as soon as formed by a card',
      `1: ${KING_TO_THREE} | 2: 3C 2S`,
      'move 2 to 1',
      `2: 3C | runs: ${KING_TO_THREE} 2S`,
    ],
    [
      'by several cards',
      '1: KH QS JH TS 9H 8S | 2: 9C 7H 6S 5H 4S 3H 2S',
      'move 2 to 1',
      `2: 9C | runs: ${KING_TO_THREE} 2S`,
    ],
    [
      'by a deal',
      `1: ${KING_TO_THREE} | 2: 9C | stock: 4d 2c`,
      'deal',
      `2: 9C 4D | runs: ${KING_TO_THREE} 2C`,
    ],
    [
      'from on top of other cards, and then what lies beneath turns up and goes out',
      `1: 5c ad ${KING_TO_THREE} | 2: as 2S`,
      'move 2 to 1',
      `1: 5C | aces: AD AS | runs: ${KING_TO_THREE} 2S`,
    ],
    [
      'but not with two of one color together',
      '1: KS QS JH TS 9H 8S 7H 6S 5H 4S 3H | 2: 3C 2S',
      'move 2 to 1',
      '1: KS QS JH TS 9H 8S 7H 6S 5H 4S 3H 2S | 2: 3C',
    ],
    [
      'nor with the king face down',
      '1: kh QS JH TS 9H 8S 7H 6S 5H 4S 3H | 2: 3C 2S',
      'move 2 to 1',
      '1: kh QS JH TS 9H 8S 7H 6S 5H 4S 3H 2S | 2: 3C',
    ],
    [
      'nor down to three only',
      '1: KH QS JH TS 9H 8S 7H 6S 5H 4S | 2: 3C 3H',
      'move 2 to 1',
      '1: KH QS JH TS 9H 8S 7H 6S 5H 4S 3H | 2: 3C',
    ],
  ]);
});

describe('moves of Tens', () => {
  legalTable('tens', [
    [
      'red 5, black 4, red 3, black 2 go on black 6 in one move',
      '1: 6S | 2: 5H 4S 3H 2S',
      'move 2 to 1',
    ],
    ['black 5, black 4, red 3 do not go on red 6', '1: 6H | 2: 5S 4C 3D', ''],
    ['black 4, red 3 of these go on red 5', '1: 5H | 2: 5S 4C 3D', 'move 2 to 1'],
    ['red 3 of these goes alone on black 4', '1: 4S | 2: 5S 4C 3D', 'move 2 to 1'],
    ['a run ends at a card face down', '1: 7H | 2: 6s 5H | 3: 8S', 'move 1 to 3'],
    ['a card face down is never lifted', '1: 7h 2S | 2: 8S', ''],
    ['a card goes on the next higher, not the other way', '1: 5S | 2: 6H | 3: 9S', 'move 1 to 2'],
    [
      'only a king with all that lies on it fills a space, and each space is a target',
      '1: 2c KH QS | 2: 5D | 3: 5D | 4: 5D | 5: 5D | 6: 5D | 7: 5D | 8: 5D',
      'move 1 to 10, move 1 to 9',
    ],
    [
      'a lone king too',
      '1: 2c KH | 2: 5D | 3: 5D | 4: 5D | 5: 5D | 6: 5D | 7: 5D | 8: 5D | 9: 5D',
      'move 1 to 10',
    ],
    ['not a king with cards on it that are no run', '1: 2c KH QS 9D | 2: 5D', ''],
    ['not a king that is its whole file already', '1: KH QS | 2: KC', ''],
    ['dealing is free while moves remain', '1: 6S | 2: 5H | stock: 2c', 'deal, move 2 to 1'],
    ['and while files are empty', '1: 6S | 2: 5S | stock: 2c', 'deal'],
    ['without a stock there is no deal', '1: 6S | 2: 5H', 'move 2 to 1'],
  ]);

  playTable('tens', [
    ['a part of a run is lifted', '1: 4S | 2: 5S 4C 3D', 'move 2 to 1', '1: 4S 3D | 2: 5S 4C'],
    ['or all of it', '1: 6S | 2: 9D 5H 4S 3H 2S', 'move 2 to 1', '1: 6S 5H 4S 3H 2S | 2: 9D'],
    [
      'a deal puts a card on every file from the left, empty ones too',
      '1: 3h 5H | 5: 9H | stock: 2c 9s 8s 7s 6s 5s 9c 7d ah kc',
      'deal',
      '1: 3h 5H KC | 3: 7D | 4: 9C | 5: 9H 5S | 6: 6S | 7: 7S | 8: 8S | 9: 9S | 10: 2C | aces: AH',
    ],
  ]);

  const build = (card: string, onto: string) =>
    rank(card) + 1 === rank(onto) && isRed(card) !== isRed(onto);

  it('allows a card on the next higher of the other color and on no other, of all 52 × 52', () => {
    const wanted = pairs((card, onto) => rank(card) > 1 && build(card, onto));
    expect(accepted('tens', '1', '2')).toEqual(wanted);
    expect(wanted).toHaveLength(11 * 8);
  });

  it('allows kings and nothing else into a space, from on top of another card', () => {
    const kings = ['C', 'D', 'S', 'H'].map((suit) => {
      const session = boardOf('tens', `1: 2c K${suit} | 2: 5D`);
      return legal(session, '3').join();
    });
    expect(kings).toEqual(Array(4).fill('move 1 to 3'));
    for (const card of '23456789TJQ') {
      expect(legal(boardOf('tens', `1: 2c ${card}H | 2: 5D | stock: 9c`), '3')).toEqual([]);
    }
  });
});

describe('refusals of Tens', () => {
  const built = 'the files are built down by one, in alternating colors.';
  const filled = Array.from({ length: 10 }, (_, f) => `${f + 1}: 6S`).join(' | ');
  const broken = '1: 6H | 2: 5S 4C 3D | stock: 2c';
  refusalTable('tens', [
    [
      'two of one color break a run',
      broken,
      'move 2 to 1 count 3',
      'top 3 cards of 2 are not a run',
    ],
    ['or where its card is named', broken, 'move 5S to 1', 'top 3 cards of 2 are not a run'],
    ['or nothing but the piles', broken, 'move 2 to 1', 'in sequence on top'],
    ['color', '1: 6H | 2: 5D | stock: 2c', 'move 2 to 1', `5♦ does not go on 6♥: ${built}`],
    ['rank', '1: 7S | 2: 5D | stock: 2c', 'move 2 to 1', `5♦ does not go on 7♠: ${built}`],
    ['the other way', '1: 6S | 2: 5D | stock: 2c', 'move 1 to 2', `6♠ does not go on 5♦: ${built}`],
    ['round the corner', '1: KH | 2: 2S | stock: 2c', 'move 1 to 2', 'K♥ does not go on 2♠'],
    ['a space takes kings', '1: 9D 5D | stock: 2c', 'move 1 to 3', 'takes only a king'],
    ['not below others', '1: 9D KS QS | stock: 2c', 'move 1 to 3', 'in sequence on top'],
    [
      'a whole file into a space',
      '1: KH QS | stock: 2c',
      'move 1 to 3',
      'change one file for another',
    ],
    ['onto the stock', '1: 6S | stock: 2c', 'move 1 to stock', 'laid on the stock'],
    ['onto aces', '1: 6S | 2: AH | stock: 2c', 'move 1 to aces', 'laid on the aces thrown out'],
    [
      'from the stock',
      '1: 3S | stock: 2h',
      'move stock to 1',
      'only from files, not from the stock',
    ],
    ['aces stay out', '1: 2S AH | stock: 2c', 'move aces to 1', 'not from the aces thrown out'],
    ['runs stay out', `1: ${KING_TO_THREE} 2S | stock: 2c`, 'move runs to 2', 'the finished runs'],
    [
      'a hidden card is not named',
      '1: 7d 5S | 2: 8S | stock: 2c',
      'move 7D to 2',
      'No 7♦ is to be seen',
    ],
    ['nothing there', '1: 6S | stock: 2c', 'move 3 to 1', 'There is no card on 3'],
    ['nor moved onto itself', '1: 6S | stock: 2c', 'move 1 to 1', '1 is where it lies already'],
    ['no space there', `${filled} | stock: 2c`, 'move space to 1', 'That cannot be done now'],
    ['the stock is out', '1: 6S | 2: 5H', 'deal', 'The stock is empty'],
    ['nothing is turned', '1: 6S | stock: 2c', 'turn', 'nothing to turn in Tens'],
    ['nothing is dealt again', '1: 6S | stock: 2c', 'redeal', 'nothing to redeal in Tens'],
  ]);
});

describe('the last deal of Tens', () => {
  it('comes after seven full rows and puts four cards on files 1 to 4', () => {
    const shuffled = packOf('tens', '7');
    const aces = shuffled.filter((card) => card[0] === 'A');
    const pack = [...aces, ...shuffled.filter((card) => card[0] !== 'A')];
    const column = (f: number, rows: number) =>
      pack
        .slice(0, 10 * rows)
        .filter((_, i) => i % 10 === f)
        .map((card, row) => (row < 2 ? card.toLowerCase() : card));
    let session = dealt(pack);
    for (let deals = 0; deals <= 8; deals++) {
      if (deals > 0) session = played(session, 'deal');
      const files = Array.from(
        { length: 10 },
        (_, f) => `${f + 1}: ${column(f, 3 + deals).join(' ')}`,
      );
      const stock = low(pack.slice(10 * (3 + deals))).reverse();
      const wanted = stock.length > 0 ? [...files, `stock: ${stock.join(' ')}`] : files;
      expect(seen(session)).toBe(wanted.join(' | '));
      expect(viewOf(session).passes).toBe(deals === 8 ? 1 : 0);
    }
    expect(pile(session, '4').split(' ')).toHaveLength(11);
    expect(pile(session, '5').split(' ')).toHaveLength(10);
    expect(refusal(session, 'deal')).toEqual({
      code: 'illegal-move',
      message: 'The stock is empty.',
    });
  });
});

describe('the end of Tens', () => {
  statusTable('tens', [
    ['won when all files and the stock are empty', '', 'won'],
    ['won when the last run leaves', `1: ${KING_TO_THREE} 2S`, 'won'],
    ['not won while there is a stock', 'stock: 2c', 'playing'],
    ['lost without stock and moves', '1: 6S | 2: 5S', 'lost'],
    ['lost though cards lie face down', '1: 7d 6S | 2: 5S', 'lost'],
    ['not lost while there is a stock', '1: 6S | 2: 5S | stock: 2c', 'playing'],
    ['not lost while a card can go to and fro between equals', '1: 6S | 2: 6C 5H', 'playing'],
    ['not lost while a king can go into a space', '1: 9d KS | 2: 5S', 'playing'],
  ]);

  it('scores the cards removed, aces and runs', () => {
    const session = boardOf('tens', `1: 3c AD | 2: ${KING_TO_THREE} 2S | 3: 9S`);
    expect(viewOf(session).score).toBe(13);
    expect(viewOf(fresh('tens')).score).toBe(0);
  });

  it('is won by the move that forms the last run, undone by undoing it and won again by redoing', () => {
    const before = boardOf('tens', `1: ${KING_TO_THREE} | 2: 2S`);
    const won = played(before, 'move 2 to 1');
    expect(viewOf(won)).toMatchObject({ status: 'won', score: 12 });
    expect(legal(won)).toEqual([]);
    expect(refusal(won, 'move 1 to 2').code).toBe('game-over');
    expect(refusal(won, 'deal').message).toContain('won');
    expect(viewOf(undo(won)).status).toBe('playing');
    expect(viewOf(redo(undo(won))).status).toBe('won');
  });

  it('allows no move once it is lost, only taking back', () => {
    const lost = played(boardOf('tens', '1: 9S | 2: 9C | stock: 2c'), 'deal');
    expect(viewOf(lost).status).toBe('lost');
    const { code, message } = refusal(lost, 'move 1 to 2');
    expect(code).toBe('game-over');
    expect(message).toContain('lost');
    expect(viewOf(undo(lost)).status).toBe('playing');
  });
});

describe('the example of the book', () => {
  it('is played step by step, the ace and the turning up by themselves', () => {
    const open = 'AH 6C 7D 5H 3D 4C JS KH 9C 9S'.split(' ');
    const under = '2c 2d 2h 2s tc td kc kd th ts'.split(' ');
    let session = boardOf(
      'tens',
      open.map((card, f) => `${f + 1}: qs ${under[f]} ${card}`).join('|'),
    );
    const steps = [
      ['', '1: qs 2C'],
      ['move 2 to 3', '2: qs 2D', '3: qs 2h 7D 6C'],
      ['move 4 to 3', '4: qs 2S', '3: qs 2h 7D 6C 5H'],
      ['move 5 to 6', '5: qs TC', '6: qs td 4C 3D'],
      ['move 6 to 3', '6: qs TD', '3: qs 2h 7D 6C 5H 4C 3D'],
    ] as const;
    expect(pile(session, 'aces')).toBe('AH');
    for (const [command, ...shown] of steps) {
      if (command !== '') session = played(session, command);
      for (const text of shown) expect(seen(session).split(' | ')).toContain(text);
    }
  });
});
