import { expect, it } from 'vitest';
import { choices, play } from '../../src/session/session.ts';
import { fresh } from '../play/diagram.ts';

const programOf = (options: Readonly<Record<string, string>>) =>
  fresh('klondike', options).seat.program;

it('rules are made ready once for each choice of options', () => {
  expect(programOf({})).toBe(programOf({ turn: '3' }));
  expect(programOf({ turn: '1' })).not.toBe(programOf({}));
  expect(programOf({ unit: 'any' })).not.toBe(programOf({ turn: '1' }));
});

it('games under the same rules are games apart', () => {
  const one = fresh('klondike', {}, '1');
  const other = fresh('klondike', {}, '2');
  const before = choices(other);
  const bytes = [...other.seat.bytes];
  let session = one;
  for (let i = 0; i < 20; i++) session = play(session, choices(session)[0]!);
  expect(one.seat.moves).toBeGreaterThan(0);
  expect([...other.seat.bytes]).toEqual(bytes);
  expect(choices(other)).toEqual(before);
});
