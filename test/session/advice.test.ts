import { describe, expect, it } from 'vitest';
import { describeMove } from '../../src/command/describe.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { fromOf, toOf } from '../../src/rules/move.ts';
import { type Advice, adviceFor } from '../../src/session/advice.ts';
import {
  machineAt,
  open,
  resign,
  type Session,
  statusOf,
  undo,
} from '../../src/session/session.ts';
import { viewOf } from '../../src/session/view.ts';
import { looseCards } from '../../src/solver/hidden.ts';
import { after, boardOf, fresh } from '../play/diagram.ts';
import { defaults } from '../play/variants.ts';

import { compared, firstLoss, followed } from './following.ts';

describe('hints alone', () => {
  it.each(defaults)('are legal, lead nowhere twice, and come to an end: $label', (variant) => {
    followed(open(variant.game, variant.options, { seed: '4' }));
  });

  it('bring many games far', () => {
    const ends = ['1', '2', '4'].map((seed) => followed(fresh('grandfathers-clock', {}, seed)));
    expect(ends.filter((end) => statusOf(end) === 'won').length).toBeGreaterThan(1);
  });

  it.each([
    ['idiots-delight', '1001'],
    ['demon', '1001'],
  ])('lose no game where the player can see it coming: %s %s', (name, seed) => {
    expect(firstLoss(fresh(name, {}, seed))).toBeNull();
  });
});

it('hints take a card down from a foundation only where another comes into play before it goes up again', () => {
  let count = 0;
  for (const seed of ['1', '9']) {
    const { moves, ...end } = followed(fresh('help-your-neighbour', {}, seed));
    const down = new Map<number, number>();
    for (const [at, move] of moves.entries()) {
      const machine = machineAt({ ...end, moves, at });
      if (machine.verbOf(move) !== 'move') continue;
      const from = machine.pile(fromOf(move));
      const card = machine.board.top(from.index);
      if (from.kind === 'foundation') {
        down.set(card, looseCards(machine));
        count++;
      } else if (machine.pile(toOf(move)).kind === 'foundation' && down.has(card)) {
        expect(looseCards(machine), `seed ${seed}, move ${at + 1}`).toBeLessThan(down.get(card)!);
        down.delete(card);
      }
    }
  }
  expect(count).toBeGreaterThan(0);
});

describe('a hint', () => {
  it.each(defaults)('is the same wherever hidden cards lie: $label', (variant) => {
    const hides = viewOf(fresh(variant.game.name)).piles.some(({ kind }) => kind === 'stock');
    expect(compared(variant, 1)).toBeGreaterThan(hides ? 0 : -1);
  });
});

/** The advice for a board as text. */
function told(session: Session): string {
  const advice = adviceFor(session);
  return advice.kind === 'move'
    ? describeMove(machineAt(session), advice.move, english)
    : `nothing ${advice.isCertain} ${advice.back}`;
}

describe('good sense', () => {
  const any = { unit: 'any' };
  it.each([
    [
      'brings up what is safe first',
      'klondike',
      any,
      '1: 7d 2H | 2: 8C | 3: 7H | f1: AH | stock: kd',
      '1→f1 2♥ on A♥',
    ],
    [
      'turns up a hidden card rather than builds',
      'klondike',
      any,
      '1: kd 7H | 2: 8C | 3: 9D 8S 7D | 4: 8S | stock: kh',
      '1→2 7♥ on 8♣',
    ],
    [
      'takes the pile with more hidden cards',
      'klondike',
      any,
      '1: kd 7H | 2: 8C | 3: 2d kh 7D | stock: ks',
      '3→2 7♦ on 8♣',
    ],
    [
      'plays from the waste before it turns',
      'klondike',
      any,
      '1: KC 8C | waste: 7H | stock: ks',
      'waste→1 7♥ on 8♣',
    ],
    [
      'turns where nothing can be built',
      'klondike',
      any,
      '1: KC 8C | 2: 8D 7C | stock: ks 2d',
      'turn',
    ],
    [
      'does not push a run from one card to its like',
      'klondike',
      any,
      '1: KD 8C 7H | 2: KH 8S | stock: ks 2d',
      'turn',
    ],
    [
      'unless that frees a card that goes up',
      'klondike',
      any,
      '1: KD 8C 7H | 2: KH 8S | f1: AC 2C 3C 4C 5C 6C 7C | stock: ks 2d',
      '1→2 7♥ on 8♠',
    ],
    [
      'takes cards out of the reserve',
      'demon',
      {},
      '1: 8C | 2: 9D | 3: 3C | 4: 5C | reserve: kd 7H | stock: 2c',
      'reserve→1 7♥ on 8♣',
    ],
    ['deals last', 'tens', {}, '1: TC | 2: KH 9D | stock: 5c', '2→1 9♦ on 10♣'],
    [
      'does not deal while a way leads on',
      'tens',
      {},
      '1: TC 8D | 2: 9S 9D | 3: JD | stock: 5c',
      'deal',
    ],
    [
      'exchanges what is astray',
      'hemispheres',
      {},
      '1: 9S | 2: 5H | 3: 5H | 4: 7H | 5: 7H | 6: 9H | 7: 9D | 8: 5C | 9: 5C | 10: 7C | 11: 7C | 12: 9C | stock: 2h 3h',
      'exchange 1 with 7 (9♠, 9♦)',
    ],
  ])('%s', (_, game, options, diagram, expected) => {
    expect(told(boardOf(game, diagram, options))).toBe(expected);
  });

  it('turns on through the stock it knows to where a card can be played', () => {
    const board = boardOf('klondike', '1: KC 8C | 2: KD | 3: kh 6S | stock: 7h 2d 3d', {
      turn: '1',
      passes: 'unlimited',
    });
    const passed = after(board, 'turn', 'turn', 'turn', 'turn');
    expect(told(passed)).toBe('turn');
    expect(told(after(passed, 'turn', 'turn', 'turn'))).toBe('waste→1 7♥ on 8♣');
  });

  it('does not take a move back, though the pile pair is another', () => {
    const board = boardOf('klondike', '1: KD 8C 7H | 2: KH 8S | 3: KS 8C | stock: ks 2d', any);
    const moved = after(board, 'move 1 to 2 count 1');
    expect(told(moved)).toBe('turn');
  });
});

describe('what was taken back', () => {
  it('is not advised again', () => {
    const board = boardOf('klondike', '1: kd 7H | 2: 8C | 3: 8S | stock: ks');
    expect(told(board)).toBe('1→2 7♥ on 8♣');
    expect(told(undo(after(board, '1 2')))).toBe('1→3 7♥ on 8♠');
  });

  it('is, where there is nothing else', () => {
    const board = boardOf('klondike', '1: kd 7H | 2: 8C');
    expect(told(undo(after(board, '1 2')))).toBe('1→2 7♥ on 8♣');
  });

  it('is, where it was but the stock that was gone through', () => {
    const board = boardOf('klondike', '1: KC 8C | 2: 8D 7C | stock: ks 2d');
    expect(told(undo(after(board, 'turn')))).toBe('turn');
  });
});

describe('where nothing useful is left', () => {
  const one = { turn: '1', passes: 'unlimited', unit: 'any' };
  const dead = boardOf('klondike', '1: KH TH 9C | 2: KD TD | stock: 5d 4d', one);

  it('says so, and that it is certain', () => {
    const passed = after(dead, 'turn', 'turn', 'turn');
    expect(adviceFor(passed)).toEqual<Advice>({ kind: 'nothing', isCertain: true, back: null });
  });

  it('says how far back there was something', () => {
    const board = boardOf(
      'klondike',
      '1: kh TH 9C | 2: ks TD | 3: jh 5S | 4: QS 6D | 5: QC 5C',
      one,
    );
    expect(adviceFor(board).kind).toBe('move');
    const rows = [
      [['5 4'], 1],
      [['5 4', '1 2'], 2],
      [['5 4', '1 2', '2 1 count 1'], 3],
    ] as const;
    for (const [commands, back] of rows) {
      const played = after(board, ...commands);
      expect(adviceFor(played)).toEqual<Advice>({ kind: 'nothing', isCertain: true, back });
      expect(adviceFor(undo(played, back)).kind).toBe('move');
    }
  });

  it('gives no moves of a game that has ended', () => {
    expect(adviceFor(resign(after(dead, 'turn'))).kind).toBe('nothing');
  });
});
