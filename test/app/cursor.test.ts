import { describe, expect, it } from 'vitest';
import { moveCursor } from '../../src/app/cursor.ts';
import type { Input } from '../../src/app/input.ts';
import { type Model, startModel } from '../../src/app/model.ts';
import { obey } from '../../src/app/perform.ts';
import { update } from '../../src/app/update.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { machineAt } from '../../src/session/session.ts';
import { viewOf } from '../../src/session/view.ts';
import { fresh } from '../play/diagram.ts';
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

describe('Space', () => {
  const pressed = (model: Model, ...keys: string[]): Model =>
    keys.reduce(
      (now, key) => update(now, { type: 'input', input: keyInput(key) as Input }).model,
      model,
    );

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
