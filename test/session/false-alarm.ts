import { expect } from 'vitest';
import { isHopeless, Outlook } from '../../src/session/outlook.ts';
import { choices, machineAt, open, play, type Session } from '../../src/session/session.ts';
import type { Variant } from '../play/variants.ts';
import { endingOf, isWinnable } from '../solver/endings.ts';

/** A small ending of a game, the same for the same number. */
export function smallEnding(variant: Variant, seed: number): Session {
  const session = open(variant.game, variant.options, { seed: '1' });
  return { ...session, seat: endingOf(variant, 3, 16, seed) };
}

/** Whether an ending is called past hope that a search can win: a false alarm. */
export function falseAlarmIn(variant: Variant, seed: number): boolean {
  const session = smallEnding(variant, seed);
  return isHopeless(session) && isWinnable(machineAt(session), 20_000) === true;
}

/** Finds out bit by bit whether an ending is past hope, other things being looked at meanwhile: it must be as at once. */
export function expectSameBitByBit(variant: Variant, seed: number): void {
  const ending = smallEnding(variant, seed);
  const [first] = choices(ending);
  const outlook = new Outlook(ending);
  let answer = outlook.look(1);
  while (answer === null) {
    if (first !== undefined) machineAt(play(ending, first));
    answer = outlook.look(7);
  }
  expect(answer, `seed ${seed}`).toBe(isHopeless(ending));
  expect(machineAt(ending).moves, `seed ${seed}`).toBe(ending.at);
}
