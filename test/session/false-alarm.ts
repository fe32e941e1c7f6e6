import { isHopeless } from '../../src/session/outlook.ts';
import { machineAt, open, type Session } from '../../src/session/session.ts';
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
