import type { Result } from '../../src/session/history.ts';

/** A result of which only what matters is said. */
export function result(given: Partial<Result> = {}): Result {
  return {
    play: 'k3m9x2p7',
    game: 'tens',
    rules: 1,
    options: {},
    seed: '42',
    outcome: 'lost',
    begun: '2026-11-29T22:00:00+01:00',
    ended: '2026-11-29T22:10:05+01:00',
    ms: 605_000,
    moves: 131,
    score: 12,
    passes: 1,
    out: 12,
    of: 104,
    undos: 0,
    hints: 0,
    ...given,
  };
}

/** Results of so many plays, each a deal of its own unless the seed is given. */
export function results(...given: readonly Partial<Result>[]): Result[] {
  return given.map((one, i) => result({ play: `p${i}`, seed: `s${i}`, ...one }));
}
