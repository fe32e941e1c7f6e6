import { describe, expect, it } from 'vitest';
import { moveCursor } from '../../src/app/cursor.ts';
import { hintMarks } from '../../src/app/hint-marks.ts';
import type { Input } from '../../src/app/input.ts';
import { type Model, startModel } from '../../src/app/model.ts';
import { obey } from '../../src/app/perform.ts';
import { update } from '../../src/app/update.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { machineAt } from '../../src/session/session.ts';
import { viewOf } from '../../src/session/view.ts';
import { boardOf, fresh } from '../play/diagram.ts';
import { keyInput } from './press-keys.ts';

const WAYS = ['left', 'right', 'up', 'down'] as const;

it('while a place must be filled, the cursor goes to nothing but what fills it', () => {
  const start = startModel(fresh('constitution', {}, '3'), english);
  const { session, cursor } = obey(start, 'a4 f7').model;
  const groups = new Set<string>();
  let at = cursor;
  for (let i = 0; i < 40; i++) {
    at = moveCursor(at, null, WAYS[i % WAYS.length]!, session);
    if (at) groups.add(machineAt(session).pile(at.pile).group);
  }
  expect([...groups]).toEqual(['lords']);
});

it('goes along the cards of a packet to the one on top, and on', () => {
  const board = '1: 9S 8S 7S | 2: TS | 5: QH | 9: KD | 12: 5H 4H 3H';
  const session = boardOf('napoleons-square', board, { unit: 'run', layout: 'singles' });
  const at = (pile: number, depth: number) => ({ pile, depth });
  expect(moveCursor(at(0, 3), null, 'right', session)).toEqual(at(0, 1));
  expect(moveCursor(at(0, 1), null, 'left', session)).toEqual(at(0, 3));
  expect(moveCursor(at(0, 1), null, 'right', session)?.pile).not.toBe(0);
});

const pressed = (model: Model, ...keys: string[]): Model =>
  keys.reduce(
    (now, key) => update(now, { type: 'input', input: keyInput(key) as Input }).model,
    model,
  );

describe('Enter, while there is no cursor', () => {
  it('brings it up and plays nothing', () => {
    const start = startModel(fresh('klondike', {}, '42'), english);
    const there = pressed(start, 'enter');
    expect(there.session.at).toBe(0);
    expect(there.cursor).toEqual(pressed(start, 'right').cursor);
    expect(pressed(there, 'enter').held).toEqual(there.cursor);
  });

  it('brings it up on the card that a hint has named', () => {
    const hinted = pressed(startModel(fresh('hemispheres', {}, '1'), english), 'tab', 'tab');
    const { pile } = hintMarks(hinted.hint)!;
    expect(pressed(hinted, 'right').cursor).toEqual({ pile, depth: 1 });
    const lifted = pressed(hinted, 'tab', 'enter', 'enter');
    expect(lifted.held).toEqual({ pile, depth: 1 });
  });
});

describe('Space', () => {
  it.each([[['right']], [['right', 'enter']]])(
    'turns the stock wherever the cursor is, after %s',
    (keys) => {
      const there = pressed(startModel(fresh('klondike', {}, '42'), english), ...keys);
      const { session, held } = pressed(there, ' ');
      expect(session.at).toBe(1);
      expect(viewOf(session).piles.find(({ kind }) => kind === 'waste')?.cards).toHaveLength(3);
      expect(held).toBeNull();
    },
  );

  it('lifts and lays in a game without a stock', () => {
    const there = pressed(startModel(fresh('idiots-delight', {}, '42'), english), 'right', ' ');
    expect(there.held).toEqual(there.cursor);
    expect(pressed(there, 'right', ' ').session.at).toBe(1);
  });
});

describe('pressing on a card', () => {
  const at = (game: string, board: string, depth: number): Model => {
    const model = startModel(boardOf(game, board), english);
    return update(model, { type: 'point', action: 'press', spot: { pile: 0, depth } }).model;
  };

  it('lifts the cards that only move together, whichever of them is meant', () => {
    const board = '1: kd 8D 7C | 2: 9S';
    expect(at('klondike', board, 1).held).toEqual({ pile: 0, depth: 2 });
    expect(at('klondike', board, 2).held).toEqual({ pile: 0, depth: 2 });
  });

  it('lifts the most of the cards that are but counted, then fewer, then none', () => {
    const board = '1: QS 9S 8S 7S 6S 5S | 2: TS | 3: 8S';
    let model = startModel(boardOf('napoleons-square', board, { unit: 'run' }), english);
    const spot = { pile: 0, depth: 2, deepest: 6 };
    const heights = [1, 2, 3].map(() => {
      model = update(model, { type: 'point', action: 'press', spot }).model;
      return model.held?.depth;
    });
    expect(heights).toEqual([5, 3, undefined]);
  });

  it('lifts no card that is not meant, and says whether others could move', () => {
    const some = at('tens', '1: KH 3S | 2: 4H', 2);
    expect(some.held).toBeNull();
    expect(some.message?.text).toBe('Those cards of 1 cannot move together now.');
    const none = at('tens', '1: KH 3S | 2: 5H', 1);
    expect(none.held).toBeNull();
    expect(none.message?.text).toBe('Nothing on 1 can move now.');
  });
});
