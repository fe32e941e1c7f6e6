import { describe, expect, it } from 'vitest';
import { isDecided, playOut, playSafe } from '../../src/session/auto.ts';
import { statusOf, undo } from '../../src/session/session.ts';
import { after, boardOf, diagram, pile } from '../play/diagram.ts';

const up = (suit: string, last: string) => {
  const ranks = 'A23456789TJQK';
  return [...ranks.slice(0, ranks.indexOf(last) + 1)].map((rank) => rank + suit).join(' ');
};

describe('what no card needs any more', () => {
  const board = boardOf('klondike', 'f1: AC | f2: AH | 1: 2H | 2: 2C | 3: 9S 3H | stock: 2s kd');

  it('goes up as one step', () => {
    const next = playSafe(board, false);
    expect(pile(next, 'f1')).toBe('AC 2C');
    expect(pile(next, 'f2')).toBe('AH 2H');
    expect(next).toMatchObject({ at: 2, joined: [1] });
    expect(undo(next)).toMatchObject({ at: 0 });
    expect(playSafe(undo(next), false).moves).toEqual(next.moves);
  });

  it('belongs to the move before, where it is to', () => {
    const turned = after(board, 'turn');
    const next = playSafe(turned, true);
    expect(next).toMatchObject({ at: 3, joined: [1, 2] });
    expect(undo(next).at).toBe(0);
  });

  it('is nothing at all, and then nothing is changed', () => {
    const none = boardOf('klondike', '1: 2H | 2: 2C | stock: kd');
    expect(playSafe(none, false)).toBe(none);
  });
});

describe('a card taken back from a foundation', () => {
  const options = { 'worry-back': 'yes', unit: 'any' };
  const board = boardOf(
    'klondike',
    `f1: ${up('C', '4')} | f2: ${up('S', '3')} | f3: ${up('H', '4')} | f4: ${up('D', '4')} | 1: 5S | 2: 6D 5C | 3: 9C 4S | stock: kc`,
    options,
  );

  it('stays down, until something is laid on it', () => {
    expect(pile(playSafe(board, false), '3')).toBe('9C');
    const down = after(board, 'move f3 to 1');
    expect(pile(playSafe(down, true), '1')).toBe('5S 4H');
    expect(pile(playSafe(after(down, 'turn'), true), '1')).toBe('5S 4H');
    const moved = after(down, 'move 1 to 2 count 1');
    expect(pile(playSafe(moved, true), '2')).toBe('6D 5C 4H');
  });

  it('goes up again once it was built on', () => {
    const deep = boardOf(
      'klondike',
      `f1: ${up('C', '2')} | f2: ${up('S', '3')} | f3: ${up('H', '4')} | f4: ${up('D', '3')} | 1: 5S | 2: 9D 3C | 3: 4D | stock: kc`,
      options,
    );
    const built = after(deep, 'move f3 to 1', 'move 2 to 1', 'move 1 to 3 count 1');
    const next = playSafe(built, true);
    expect(pile(next, 'f3')).toBe(up('H', '4'));
  });
});

describe('the rest of a decided game', () => {
  const f = ['C', 'D', 'H', 'S'].map((suit, i) => `f${i + 1}: ${up(suit, 'J')}`).join(' | ');
  const board = boardOf('klondike', `${f} | 1: KC QD | 2: KD QC | 3: KS QH | 4: KH QS`);

  it('is played to its end as one step', () => {
    expect(isDecided(board)).toBe(true);
    const end = playOut(board)!;
    expect(statusOf(end)).toBe('won');
    expect(end).toMatchObject({ at: 8, joined: [1, 2, 3, 4, 5, 6, 7] });
    expect(diagram(undo(end))).toBe(diagram(board));
    expect(isDecided(end)).toBe(false);
    expect(playOut(end)).toBeNull();
  });

  it('is not there while there is something to think about', () => {
    const hidden = boardOf('klondike', `${f} | 1: kc QD | 2: KD QC | 3: KS QH | 4: KH QS`);
    expect(isDecided(hidden)).toBe(false);
    expect(playOut(hidden)).toBeNull();
  });
});
