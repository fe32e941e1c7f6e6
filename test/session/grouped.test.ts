import { describe, expect, it } from 'vitest';
import {
  choices,
  machineAt,
  openAgain,
  play,
  redo,
  resign,
  restart,
  type Session,
  statusOf,
  undo,
} from '../../src/session/session.ts';
import { viewOf } from '../../src/session/view.ts';
import { after, boardOf, fresh } from '../play/diagram.ts';

/** So many times the first thing that can be done, each joined to the one before where `joins` says so. */
function played(joins: string): Session {
  return [...joins].reduce(
    (now, sign) => play(now, choices(now)[0]!, sign === '+'),
    fresh('tens', {}, '3'),
  );
}

const reached = (session: Session) => [session.at, session.moves.length, [...session.joined]];

describe('moves that are one step', () => {
  const session = played('-++-+');

  it('are taken back and made again together', () => {
    expect(reached(session)).toEqual([5, 5, [1, 2, 4]]);
    expect(undo(session).at).toBe(3);
    expect(undo(session, 2).at).toBe(0);
    expect(undo(session, 9).at).toBe(0);
    expect(redo(undo(session, 2)).at).toBe(3);
    expect(redo(undo(session, 2), 2).at).toBe(5);
    expect(undo(session, 0)).toEqual(session);
  });

  it('are still moves', () => {
    expect(viewOf(session).moves).toBe(5);
    expect(machineAt(session).moves).toBe(5);
  });

  it('cannot be joined to nothing', () => {
    expect(played('+').joined).toEqual([]);
  });

  it('are remembered as long as they are played again in the same way', () => {
    const back = undo(session, 2);
    const first = play(back, session.moves[0]!);
    expect(reached(first)).toEqual([1, 5, [1, 2, 4]]);
    const second = play(first, session.moves[1]!, true);
    expect(reached(second)).toEqual([2, 5, [1, 2, 4]]);
    const apart = play(first, session.moves[1]!);
    expect(reached(apart)).toEqual([2, 2, []]);
  });

  it('forget what was joined to moves that were undone', () => {
    const back = undo(session);
    const other = play(back, choices(back).at(-1)!);
    expect(reached(other)).toEqual([4, 4, [1, 2]]);
  });
});

describe('a game given up', () => {
  const begun = after(fresh('klondike', {}, '42'), 'turn', 'turn');
  const given = resign(begun);

  it('is lost, and nothing more can be done', () => {
    expect(statusOf(given)).toBe('lost');
    expect(viewOf(given).status).toBe('lost');
    expect(choices(given)).toEqual([]);
  });

  it('goes on when that is taken back, which is a step', () => {
    expect(undo(given)).toEqual(begun);
    expect(undo(given, 2).at).toBe(1);
    expect(statusOf(undo(given))).toBe('playing');
  });

  it('may be begun again, with the moves there were or as a game of its own', () => {
    expect(restart(given)).toEqual({ ...begun, at: 0 });
    const again = openAgain(given);
    expect(again).toMatchObject({ at: 0, moves: [], isResigned: false, deal: given.deal });
    expect(viewOf(again)).toEqual(viewOf(restart(begun)));
  });
});

it('a game that is won stays won', () => {
  expect(statusOf(boardOf('klondike', 'f1: AC'))).toBe('won');
});
