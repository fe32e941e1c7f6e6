import { describe, expect, it } from 'vitest';
import { open, type Session } from '../../src/session/session.ts';
import { readStep, type Step, stepsBetween, stepText, takeStep } from '../../src/session/step.ts';
import { after, boardOf, fresh, pile } from '../play/diagram.ts';
import { testDice } from '../play/dice.ts';
import { defaults } from '../play/variants.ts';
import { restless } from './playing.ts';

/** Everything of a session that a player can tell. */
function told({ moves, at, joined, isResigned }: Session): unknown {
  return { moves, at, joined: [...joined], isResigned };
}

/** The same session after its steps, each written as text and read again. */
function retold(before: Session, steps: readonly Step[]): Session {
  return steps.reduce((now, step) => {
    const read = readStep(stepText(step, now), now);
    if (!read) throw new Error(`not read: ${stepText(step, now)}`);
    return takeStep(now, read);
  }, before);
}

describe('steps', () => {
  it.each(defaults)('of $label lead from what was to what is, by way of text', (variant) => {
    const dice = testDice(7);
    let session = open(variant.game, variant.options, { seed: '5' });
    let kept = session;
    for (let i = 0; i < 150; i++) {
      const next = restless(session, dice);
      const isOther = next.seat !== session.seat;
      session = next;
      if (isOther) kept = session;
      // Now and then several things happen before anybody looks.
      if (dice() < 0.3) continue;
      const now = retold(kept, stepsBetween(kept, session));
      expect({ at: now.at, isResigned: now.isResigned, position: told(now) }).toMatchObject({
        at: session.at,
        isResigned: session.isResigned,
      });
      expect(now.moves.slice(0, now.at)).toEqual(session.moves.slice(0, session.at));
      expect(now.moves).toEqual(session.moves);
      expect(now.joined).toEqual(session.joined);
      kept = now;
    }
  });

  it('are none where nothing happened, and none lead to another deal', () => {
    const session = fresh('tens');
    expect(stepsBetween(session, session)).toEqual([]);
    expect(() => stepsBetween(session, fresh('tens'))).toThrow('one deal to another');
  });

  it('are written as they would be typed', () => {
    const start = fresh('tens', {}, '3');
    const dealt = after(start, 'deal');
    expect(stepsBetween(start, dealt).map((step) => stepText(step, start))).toEqual(['deal']);
    expect(stepText({ kind: 'undo', times: 1 }, dealt)).toBe('undo');
    expect(stepText({ kind: 'redo', times: 12 }, dealt)).toBe('redo 12');
    expect(stepText({ kind: 'resign' }, dealt)).toBe('resign');
  });

  it.each([
    'undo',
    'undo 2',
    'redo',
    'undo 0',
    'undo -1',
    'move 3 to 99',
    'and deal',
    'deal deal',
    '',
    'constructor',
  ])('that are not possible are not read: %j', (text) => {
    expect(readStep(text, fresh('tens', {}, '3'))).toBeNull();
  });

  it('need their count where several are possible', () => {
    const table = boardOf('idiots-delight', '1: KC QD JC | 2: KH | 3: KS | 4: KD');
    expect(readStep('move 1 to 5', table)).toBeNull();
    const step = readStep('move 1 to 5 count 2', table)!;
    expect(stepText(step, table)).toBe('move 1 to 5 count 2');
    expect(pile(takeStep(table, step), '5')).toBe('QD JC');
  });
});
