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

const GAME = 'idiots-delight';

/** The columns of nine rows, each one card shorter than the one before. */
function columnsOf(pack: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (let size = 9, at = 0; size > 0; at += size, size--) rows.push(pack.slice(at, at + size));
  return rows.map((_, c) => rows.filter((row) => row.length > c).map((row) => row[c]!));
}

function dealt(pack: readonly string[]): Session {
  const { game, options } = fresh(GAME);
  return open(game, options, { pack: pack.map((card) => readCard(card)!) });
}

describe('the deal of the Idiot’s Delight', () => {
  // No ace is free in these, so that nothing goes up at once.
  it.each(['11', '58', 'wish'])('is nine rows and a reserve of seven: seed %s', (seed) => {
    const pack = packOf(GAME, seed);
    const columns = columnsOf(pack);
    expect(columns.map((column) => column.length)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(seen(fresh(GAME, {}, seed))).toBe(
      [
        ...columns.map((column, i) => `${i + 1}: ${column.join(' ')}`),
        ...pack.slice(45).map((card, i) => `r${i + 1}: ${card}`),
      ].join(' | '),
    );
    expect(pack.slice(45)).toHaveLength(7);
  });

  it('is the same under both sets of rules, the English by default', () => {
    expect(seen(fresh(GAME, { rules: 'ru' }))).toBe(seen(fresh(GAME)));
    expect(fresh(GAME).options).toEqual({ rules: 'en' });
  });

  it('hides nothing, and has neither stock nor waste', () => {
    const { piles } = viewOf(fresh(GAME));
    expect(piles.flatMap(({ cards }) => cards).every((card) => card < 0x40)).toBe(true);
    expect([...new Set(piles.map(({ kind }) => kind))].sort()).toEqual([
      'foundation',
      'reserve',
      'tableau',
    ]);
  });

  it('sends free aces up at once, columns first, the lowest first, and those beneath them', () => {
    const pack = deck.filter((card) => card[0] !== 'A');
    // The last row is one card on column 1; above it the row of two ends on column 2; the reserve is last.
    pack.splice(42, 0, 'AS');
    pack.splice(43, 0, 'AH');
    pack.splice(44, 0, 'AD');
    pack.splice(50, 0, 'AC');
    const session = dealt(pack);
    expect(['f1', 'f2', 'f3', 'f4'].map((id) => pile(session, id))).toEqual([
      'AD',
      'AS',
      'AH',
      'AC',
    ]);
    expect(pile(session, '1')).toBe(columnsOf(pack)[0]!.slice(0, 7).join(' '));
    expect(pile(session, '2')).toBe(columnsOf(pack)[1]!.slice(0, 7).join(' '));
    expect(pile(session, 'r6')).toBe('');
    expect(viewOf(session)).toMatchObject({ moves: 0, score: 4 });
  });
});

describe('building in the Idiot’s Delight', () => {
  const up = (card: string, onto: string) =>
    suit(card) === suit(onto) && rank(card) === rank(onto) + 1;
  const down = (card: string, onto: string) =>
    rank(card) > 1 && rank(card) + 1 === rank(onto) && isRed(card) !== isRed(onto);
  // An ace stays neither on a column nor in the reserve.
  const onto = deck.filter((card) => rank(card) > 1);

  it.each(['en', 'ru'])(
    'is up in suit from the ace on foundations, of all 52 × 52: rules=%s',
    (rules) => {
      expect(accepted(GAME, '1', 'f1', deck, { rules })).toEqual(pairs(up));
      expect(accepted(GAME, 'r3', 'f1', deck, { rules })).toEqual(pairs(up));
    },
  );

  it.each(['en', 'ru'])(
    'is down in alternate colors on columns, of all 52 × 52: rules=%s',
    (rules) => {
      expect(accepted(GAME, '1', '2', onto, { rules })).toEqual(pairs(down, onto));
      expect(accepted(GAME, 'r3', '2', onto, { rules })).toEqual(pairs(down, onto));
      expect(accepted(GAME, 'f1', '2', onto, { rules })).toEqual([]);
    },
  );

  it('allows the examples of the books', () => {
    const examples = ['6S on 7H', 'QD on KC', '3H on 4S', 'TC on JD'];
    expect(pairs(down)).toEqual(expect.arrayContaining(examples));
    expect(pairs(up)).toEqual(expect.arrayContaining(['2C on AC', '2H on AH']));
  });

  it('begins foundations with nothing but aces, which go there of themselves', () => {
    expect(accepted(GAME, 'r1', 'f1', [''])).toEqual([]);
    for (const ace of ['AC', 'AD', 'AS', 'AH']) {
      expect(seen(boardOf(GAME, `1: 9S | r4: ${ace}`))).toBe(`1: 9S | f1: ${ace}`);
      expect(seen(boardOf(GAME, `1: 9S ${ace}`))).toBe(`1: 9S | f1: ${ace}`);
    }
  });

  it('has spaces for any card', () => {
    const any = pairs((card) => rank(card) > 1, ['']);
    expect(accepted(GAME, 'r1', '2', [''])).toEqual(any);
    for (const card of onto) {
      expect(legal(boardOf(GAME, `1: 2C 9C ${card}`), '2').length).toBeGreaterThan(0);
    }
  });
});

/** Kings on the columns from this one on, which take nothing and go nowhere. */
function kings(from: number): string {
  return Array.from({ length: 10 - from }, (_, i) => `${from + i}: KS`).join(' | ');
}

describe('moves of the Idiot’s Delight', () => {
  legalTable(GAME, [
    [
      'the top card of a column is free, not those beneath',
      `1: 5S 9C | 2: 6H | 3: TH | ${kings(4)}`,
      'move 1 to 3',
    ],
    [
      'all cards of the reserve are free',
      `1: 6H | 2: TH | ${kings(3)} | r1: 5S | r3: 9C | r7: 5C`,
      'move r1 to 1, move r3 to 2, move r7 to 1',
    ],
    [
      'foundations take from both',
      `1: 6H | 2: TH 2C | ${kings(3)} | r1: 2H | f1: AH | f2: AC`,
      'move 2 to f2, move r1 to f1',
    ],
    [
      'and need not be given what they take',
      `1: 4H | 2: TH 3C | ${kings(3)} | f1: AC 2C`,
      'move 2 to 1, move 2 to f1',
    ],
    ['they give nothing back', `1: 3S | 2: TH | ${kings(3)} | f1: AH 2H`, ''],
    [
      'onto cards goes one at a time, of a run too',
      `1: 6H 5S 4H | 2: 7S | 3: 5C | ${kings(4)}`,
      'move 1 to 3',
    ],
    ['nothing goes to the reserve', `1: 6H | 2: TH | ${kings(3)} | r1: 5S`, 'move r1 to 1'],
    [
      'a reserve card may fill a space, each a target',
      `1: 6H | ${kings(4)} | r2: TS`,
      'move r2 to 2, move r2 to 3',
    ],
    ['a whole column does not', `1: 6H | 2: 9S | ${kings(4)}`, ''],
  ]);

  it.each([
    ['en', '1: 9D 9S 8H 7C | 2: KS', ['7C', '8H 7C', '9S 8H 7C']],
    ['en', '1: 9S 8H 7C | 2: KS', ['7C', '8H 7C']],
    ['en', '1: 9S 8S 7C | 2: KS', ['7C']],
    ['en', '1: 8H | 2: KS', []],
    ['ru', '1: 9D 9S 8H 7C | 2: KS', ['7C']],
    ['ru', '1: 9S 8H 7C | 2: KS', ['7C']],
    ['ru', '1: 8H | 2: KS', []],
  ])('rules=%s: of %s may fill a space %j', (rules, board, fillers) => {
    const session = boardOf(GAME, board, { rules });
    const commands = fillers.map((_, i) =>
      fillers.length > 1 ? `move 1 to 3 count ${i + 1}` : 'move 1 to 3',
    );
    expect(legal(session, '3')).toEqual(commands);
    expect(commands.map((command) => pile(played(session, command), '3'))).toEqual(fillers);
  });

  playTable(GAME, [
    [
      'taking a card frees the next',
      `1: 5S 9C | 2: 6H | 3: TH | ${kings(4)}`,
      'move 1 to 3, move 1 to 2',
      `2: 6H 5S | 3: TH 9C | ${kings(4)}`,
    ],
    [
      'a place of the reserve is not filled again',
      '1: 6H | r1: 5S | r2: 9C',
      'move r1 to 1',
      '1: 6H 5S | r2: 9C',
    ],
    [
      'an ace uncovered goes up, and the one beneath it',
      '1: 9S AS AH 5C | 2: 6H',
      'move 1 to 2',
      '1: 9S | 2: 6H 5C | f1: AH | f2: AS',
    ],
    [
      'also under a run that went into a space',
      '1: AS 9S 8H | 2: 5C',
      'move 1 to 3 count 2',
      '2: 5C | 3: 9S 8H | f1: AS',
    ],
    [
      'and to the first empty foundation',
      '1: AS 5C | 2: 6H | f1: AD | f3: AC',
      'move 1 to 2',
      '2: 6H 5C | f1: AD | f2: AS | f3: AC',
    ],
    ['aces in the reserve go up too', '1: 9S | r7: AH | r2: AC', '', '1: 9S | f1: AC | f2: AH'],
    ['columns before the reserve', '9: AS | r1: AH | 1: 9S', '', '1: 9S | f1: AS | f2: AH'],
  ]);
  playTable(
    GAME,
    [
      [
        'ru: an ace uncovered goes up as well',
        '1: AS 5C | 2: 6H',
        'move 1 to 2',
        '2: 6H 5C | f1: AS',
      ],
    ],
    { rules: 'ru' },
  );
});

describe('refusals of the Idiot’s Delight', () => {
  // The black five may go on the red six, so the game goes on.
  const rest = `7: 6H | 8: 5C | 9: KS`;
  const built = 'the columns are built down by one, in alternating colors.';
  const up = 'the foundations are built up by one, in suit.';
  const notFrom = 'only from columns or the reserve, not from the foundations';
  refusalTable(GAME, [
    ['color', `1: 8S | 2: 9C | ${rest}`, 'move 1 to 2', `8♠ does not go on 9♣: ${built}`],
    ['rank', `1: 8S | r1: 6D | ${rest}`, 'move r1 to 1', `6♦ does not go on 8♠: ${built}`],
    ['a run onto cards', `1: 8S 7H | 2: 9D | ${rest}`, 'move 1 to 2', 'only the top card moves'],
    ['by the card', `1: 8S 7H | 2: 9D | ${rest}`, 'move 8S to 2', 'only the top card moves'],
    ['no run', `1: 2C 9D 9S 8H | ${rest}`, 'move 1 to 2 count 3', 'top 3 cards of 1 are not a run'],
    [
      'a whole column',
      `1: 9S 8H | ${rest}`,
      'move 1 to 2 count 2',
      'change one column for another',
    ],
    ['to the reserve', `1: 9S 8H | ${rest}`, 'move 1 to r1', 'laid on the reserve'],
    ['in the reserve', `1: 9S | r1: 8H | ${rest}`, 'move r1 to r2', 'laid on the reserve'],
    ['an empty place there', `1: 9S | r1: 8H | ${rest}`, 'move r2 to 1', 'no card on r2'],
    ['from a foundation', `1: 3S | f1: AH 2H | ${rest}`, 'move f1 to 1', notFrom],
    ['by the card', `1: 3S | f1: AH 2H | ${rest}`, 'move 2H to 3S', notFrom],
    ['foundation suit', `1: 2S | f1: AH | ${rest}`, 'move 1 to f1', `2♠ does not go on A♥: ${up}`],
    ['foundation rank', `1: 3H | f1: AH | ${rest}`, 'move 1 to f1', `3♥ does not go on A♥: ${up}`],
    ['foundation base', `r1: 2H | ${rest}`, 'move r1 to f1', 'that takes only an ace'],
    ...['turn', 'deal', 'redeal', 'exchange', 'fill', 'slip'].map(
      (verb) => [`no ${verb}`, rest, verb, `nothing to ${verb} in The Idiot's Delight`] as const,
    ),
  ]);
  refusalTable(
    GAME,
    [
      [
        'ru: a run into a space',
        `1: 2C 9S 8H | ${rest}`,
        'move 1 to 2 count 2',
        'only the top card moves',
      ],
    ],
    { rules: 'ru' },
  );
});

describe('the end of the Idiot’s Delight', () => {
  const full = ['H', 'S', 'D', 'C']
    .map((s, i) => `f${i + 1}: ${upFrom(1, s).join(' ')}`)
    .join(' | ');
  statusTable(GAME, [
    ['won with fifty-two on the foundations', full, 'won'],
    ['not with one card to go', full.replace(/ KC$/, ' | 4: KC'), 'playing'],
    ['lost when no card can move', `1: 6H | 2: 9C | ${kings(3)} | r1: 4H`, 'lost'],
    ['also with spaces, where columns are single cards', '1: 6H | 2: 9C | 4: KS', 'lost'],
    ['not lost while a card may go into a space', `1: 6H 9C | ${kings(3)}`, 'playing'],
    ['nor while the reserve may', `1: 6H | ${kings(3)} | r5: 9C`, 'playing'],
    ['nor while a card may go to and fro', `1: 6H | 2: 6D 5S | ${kings(3)}`, 'playing'],
  ]);

  it('scores the cards on the foundations', () => {
    expect(viewOf(boardOf(GAME, '1: 9H | f1: AH 2H | r1: AS')).score).toBe(3);
    expect(viewOf(boardOf(GAME, full, { rules: 'ru' })).score).toBe(52);
  });

  it.each(['4', 'r6'])('is won by the last king from %s, and undone with it', (from) => {
    const won = played(boardOf(GAME, full.replace(/ KC$/, ` | ${from}: KC`)), `move ${from} to f4`);
    expect(viewOf(won)).toMatchObject({ status: 'won', score: 52 });
    expect(refusal(won, 'move 1 to 2').code).toBe('game-over');
    expect(viewOf(undo(won)).status).toBe('playing');
  });
});
