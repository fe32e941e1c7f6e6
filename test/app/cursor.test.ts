import { expect, it } from 'vitest';
import { moveCursor } from '../../src/app/cursor.ts';
import { startModel } from '../../src/app/model.ts';
import { obey } from '../../src/app/perform.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { machineAt } from '../../src/session/session.ts';
import { fresh } from '../play/diagram.ts';

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
