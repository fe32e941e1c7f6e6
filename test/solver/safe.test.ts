import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/card/pack.ts';
import { cardText, readCard } from '../../src/notation/card-text.ts';
import { commandText } from '../../src/notation/move-text.ts';
import { safeMove } from '../../src/solver/safe.ts';
import { boardOf, fresh } from '../play/diagram.ts';
import { sampled, variants } from '../play/variants.ts';
import { harmIn } from './harm.ts';

const RANKS = 'A23456789TJQK';

/** `5H`: the foundation from its ace, or from a base, up to that card. */
function upTo(card: string, base = 'A'): string {
  const from = RANKS.indexOf(base);
  const count = ((RANKS.indexOf(card[0]!) - from + 13) % 13) + 1;
  return Array.from({ length: count }, (_, i) => RANKS[(from + i) % 13]! + card[1]!).join(' ');
}

/** The safe move of a board, `-` where there is none. Cards that are not named lie face down in `rest`. */
function safeOn(
  game: string,
  options: Readonly<Record<string, string>>,
  diagram: string,
  rest: string,
  base = 'A',
): string {
  const spelled = diagram.replaceAll(/\+(\w\w)/gu, (_, card: string) => upTo(card, base));
  const named = spelled.match(/[A23456789TJQK][CDHS]/giu) ?? [];
  const left = layOut(fresh(game, options).seat.program.rules.pack).map(cardText);
  for (const card of named) left.splice(left.indexOf(cardText(readCard(card)!)), 1);
  const below = left.map((card) => card.toLowerCase()).join(' ');
  const board = boardOf(game, `${spelled} | ${rest}: ${below}`, options);
  const move = safeMove(board.seat);
  return move === null ? '-' : commandText(board.seat, move, false);
}

describe('what goes up of itself in alternating colors', () => {
  const one = { turn: '1', passes: 'unlimited' };
  const back = { ...one, 'worry-back': 'yes' };
  it.each([
    [
      'both of the other color one below',
      one,
      'f1: +4C | f2: +4S | f3: +4H | 1: 5H',
      'move 1 to f3',
    ],
    ['one of them two below', one, 'f1: +3C | f2: +4S | f3: +4H | 1: 5H', '-'],
    [
      'two below, but nothing red is wanted there',
      one,
      'f1: +3C | f2: +4S | f3: +4H | f4: +2D | 1: 5H',
      'move 1 to f3',
    ],
    [
      'two below, and a red three may be wanted',
      one,
      'f1: +3C | f2: +4S | f3: +4H | f4: +AD | 1: 5H',
      '-',
    ],
    ['three below', one, 'f1: +2C | f2: +4S | f3: +4H | f4: +4D | 1: 5H', '-'],
    ['a two: no ace is ever laid on it', one, 'f1: AH | 1: 2H', 'move 1 to f1'],
    ['from the waste, turned one by one', one, 'f1: AH | waste: 9C 2H', 'move waste to f1'],
    ['from the waste, turned by threes', { turn: '3' }, 'f1: AH | waste: 9C 2H', '-'],
    ['from the layout, turned by threes', { turn: '3' }, 'f1: AH | 1: 2H', 'move 1 to f1'],
    [
      'where cards come back, too little of its color',
      back,
      'f1: +4C | f2: +4S | f3: +4H | 1: 5H',
      '-',
    ],
    [
      'where cards come back, enough of it',
      back,
      'f1: +4C | f2: +4S | f3: +4H | f4: +2D | 1: 5H',
      'move 1 to f3',
    ],
  ])('%s', (_, options, diagram, expected) => {
    expect(safeOn('klondike', options, diagram, 'stock')).toBe(expected);
  });

  it('counts from the base where ranks go round the corner', () => {
    const rows = [
      // The base card itself may be wanted by the last cards of all.
      ['f1: 6C | 1: 6H', '-'],
      // On the second, only base cards of the other color could be laid.
      ['f1: 6C | f2: 6H | 1: 7H', '-'],
      ['f1: 6C | f2: 6H | f3: 6S | 1: 7H', 'move 1 to f2'],
      // Round the corner: the two after the ace.
      ['f1: +AC | f2: +AS | f3: +AH | 1: 2H', 'move 1 to f3'],
      ['f1: +AC | f2: +KS | f3: +AH | 1: 2H', '-'],
      // The forced filling of a file from the reserve takes nothing away.
      ['f1: 6C | f2: 6H | f3: 6S | 1: 7H | reserve: KD QC', 'move 1 to f2'],
      [
        'f1: 6C | f2: 6H | f3: 6S | 1: JC | 2: JS | 3: 9C | 4: 9S | reserve: KD 7H',
        'move reserve to f2',
      ],
      // By threes, never from the waste.
      ['f1: 6C | f2: 6H | f3: 6S | waste: 7H', '-'],
    ] as const;
    for (const [diagram, expected] of rows) {
      expect(safeOn('demon', {}, diagram, 'stock', '6'), diagram).toBe(expected);
    }
  });

  it('from the reserve as well', () => {
    const diagram = 'f1: +4C | f2: +4S | f3: +4H | r1: 5H';
    expect(safeOn('idiots-delight', {}, diagram, '9')).toBe('move r1 to f3');
  });
});

describe('what goes up of itself', () => {
  it('in suit: the twin below must be up, and twins must not compete', () => {
    const first = 'f1: +4H | 1: 5H |';
    expect(safeOn('forty-thieves', {}, `${first} f2: +4H`, 'stock')).toBe('move 1 to f1');
    expect(safeOn('forty-thieves', {}, `${first} f2: +3H`, 'stock')).toBe('-');
    expect(safeOn('forty-thieves', {}, `${first} f2: +5H`, 'stock')).toBe('move 1 to f1');
  });

  it('where any suit is laid on any: all four one below', () => {
    const columns = (six: string) => `h9: 6H | h7: 4D 5D | h8: 5S | h6: 3C 4C 5C | 1: ${six}7H`;
    expect(safeOn('grandfathers-clock', {}, 'h1: TH JH QH KH | 1: AH', '2')).toBe('move 1 to h1');
    expect(safeOn('grandfathers-clock', {}, columns('6D 6S 6C '), '2')).toBe('-');
  });

  it('where suits do not count: places for all of the rank, and no redeal that would shift', () => {
    const diagram = 'f1: AC | f2: AD | f3: AH | f4: AS | 1: 2H';
    expect(safeOn('auld-lang-syne', { redeals: '0' }, diagram, 'stock')).toBe('move 1 to f1');
    const behind = 'f1: AC 2D | f2: AD | f3: AH | f4: AS | 1: 3H';
    expect(safeOn('auld-lang-syne', { redeals: '0' }, behind, 'stock')).toBe('-');
    expect(safeOn('auld-lang-syne', {}, diagram, 'stock')).toBe('-');
  });

  it('never what makes a place that must be filled, or is filled from the hand', () => {
    const all = 'f1: +AC | f2: +AC | f3: +AD | f4: +AD | f5: +AH | f6: +AH | f7: +AS | f8: +AS';
    expect(safeOn('constitution', {}, `${all} | a1: 2H | b1: 9C`, 'stock')).toBe('-');
    const ring = 'f1: AH | f2: AH | f3: AD | f4: AD | 1: 2H | 2: 9D';
    expect(safeOn('hemispheres', {}, ring, 'stock')).toBe('-');
  });

  it('never what declines something for good', () => {
    const diagram = 'f1: AH | f2: AH | 1: 2H | 2: KH';
    expect(safeOn('napoleons-square', {}, diagram, 'stock')).toBe('-');
    expect(safeOn('napoleons-square', { layout: 'singles' }, diagram, 'stock')).toBe(
      'move 1 to f1',
    );
  });

  it('nothing where a pile is to be left alone', () => {
    const { seat } = boardOf('klondike', 'f1: AH | 1: 2H');
    expect(safeMove(seat)).not.toBeNull();
    expect(safeMove(seat, () => false)).toBeNull();
  });
});

describe('a card that goes up of itself never turns a game that can be won into a lost one', () => {
  it.each(sampled)('$label', (variant) => {
    for (let seed = 1; seed <= 15; seed++) {
      expect(harmIn(variant, seed), `seed ${seed}`).toBeNull();
    }
  });

  it('while other cards that go up do', () => {
    const careless = variants.some((variant) =>
      Array.from({ length: 60 }, (_, i) => harmIn(variant, i + 1, 'any')).some(
        (harm) => harm !== null,
      ),
    );
    expect(careless).toBe(true);
  });
});
