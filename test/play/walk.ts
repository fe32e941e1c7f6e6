import { choices, machineAt, open, play, type Session } from '../../src/session/session.ts';
import { pick, testDice } from './dice.ts';
import type { Variant } from './variants.ts';

/**
 * A random game from its deal on, position after position, at most `most` moves long. The seed is the deal's,
 * as text, and the dice's: the same variant and seed are the same walk.
 */
export function* walk(variant: Variant, seed: number, most: number): Generator<Session> {
  const dice = testDice(seed);
  let session = open(variant.game, variant.options, { seed: String(seed) });
  yield session;
  while (session.at < most) {
    const moves = choices(session);
    if (moves.length === 0) return;
    // Turning and dealing end most games early: carry where there is something to carry.
    const machine = machineAt(session);
    const carries = moves.filter((move) => machine.verbOf(move) === 'move');
    session = play(session, pick(carries.length > 0 && dice() < 0.7 ? carries : moves, dice));
    yield session;
  }
}
