import { describe, expect, it } from 'vitest';
import { isHopeless, isPassWasted } from '../../src/session/outlook.ts';
import { resign, type Session, undo } from '../../src/session/session.ts';
import { after, boardOf, fresh, legal } from '../play/diagram.ts';
import { defaults, sampled } from '../play/variants.ts';
import { expectSameBitByBit, falseAlarmIn, smallEnding } from './false-alarm.ts';
import { followed } from './following.ts';

describe('a game past hope', () => {
  it.each(sampled)('cannot be won, however it is played: $label', (variant) => {
    for (let seed = 1; seed <= 4; seed++) {
      expect(falseAlarmIn(variant, seed), `seed ${seed}`).toBe(false);
    }
  });

  it('is found in some endings of most games', () => {
    const found = defaults.filter((variant) =>
      Array.from({ length: 15 }, (_, i) => smallEnding(variant, i + 1)).some((one) =>
        isHopeless(one),
      ),
    );
    expect(found.length).toBeGreaterThan(defaults.length / 2);
  });

  it.each(sampled)(
    'is found bit by bit as at once, whatever else is looked at: $label',
    (variant) => {
      for (let seed = 1; seed <= 2; seed++) expectSameBitByBit(variant, seed);
    },
  );

  it('is one whose stock can be turned, but gives cards only to places that cannot fall vacant', () => {
    const stuck = followed(fresh('constitution', {}, '970312474'));
    expect(legal(stuck)).toEqual(['turn']);
    expect(isHopeless(stuck)).toBe(true);
    expect(isHopeless(undo(stuck))).toBe(false);
  });

  it('is not one that has ended', () => {
    expect(isHopeless(boardOf('klondike', 'f1: AC'))).toBe(false);
    const stuck = boardOf('klondike', '1: KC 2C | 2: KD 2D | stock: 9c', { turn: '1' });
    expect(isHopeless(resign(stuck))).toBe(false);
  });
});

describe('a whole pass that changed nothing', () => {
  // A black nine may go from one red ten to the other for ever.
  const one = { turn: '1', passes: 'unlimited', unit: 'any' };
  const board = boardOf('klondike', '1: KH TH 9C | 2: KD TD | stock: 5d 4d', one);
  const pass = ['turn', 'turn', 'turn'];

  it('is told when the next has ended as well, and not before', () => {
    const once = after(board, ...pass);
    expect(isPassWasted(once)).toBe(false);
    expect(isPassWasted(after(once, 'turn'))).toBe(false);
    const twice = after(once, ...pass);
    expect(isPassWasted(twice)).toBe(true);
    expect(isPassWasted(undo(twice))).toBe(false);
    expect(isPassWasted(after(twice, ...pass))).toBe(true);
  });

  it('is one in which cards went to and fro', () => {
    const there = after(board, ...pass, 'turn', 'move 1 to 2 count 1', 'turn', 'turn');
    expect(isPassWasted(there)).toBe(false);
    const back = after(board, ...pass, 'turn', '1 2', '2 1', 'turn', 'turn');
    expect(isPassWasted(back)).toBe(true);
  });

  it('is counted the same where passes are limited', () => {
    const three = boardOf('klondike', '1: KH TH 9C | 2: KD TD | stock: 5d 4d', {
      ...one,
      passes: '3',
    });
    expect(isPassWasted(after(three, ...pass, ...pass))).toBe(true);
  });

  it('is one after which the piles are gathered as they were', () => {
    const gathered = (stock: string) =>
      ['deal', 'redeal', 'deal', 'redeal'].reduce<[Session, boolean[]]>(
        ([now, told], command) => {
          const next = after(now, command);
          return [next, [...told, isPassWasted(next)]];
        },
        [boardOf('auld-lang-syne', `f1: AC | stock: ${stock}`, { redeals: '2' }), []],
      )[1];
    expect(gathered('9d')).toEqual([false, false, false, true]);
    // Three cards come the other way round.
    expect(gathered('9d 7d 5d')).toEqual([false, false, false, false]);
  });

  it('is not one in which a card went up', () => {
    const other = boardOf('klondike', 'f1: AD | 1: KH TH 9C | 2: KS TD | stock: 2d 4d', one);
    const passed = after(other, ...pass, 'turn', 'turn', 'turn', 'turn', 'turn');
    expect(isPassWasted(after(passed, 'move waste to f1', 'turn'))).toBe(false);
  });
});
