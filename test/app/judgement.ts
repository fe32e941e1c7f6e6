import { machineAt, type Session } from '../../src/session/session.ts';
import { type Solution, Solver } from '../../src/solver/solve.ts';

const solver = new Solver(2 ** 24);
const known = new Map<string, Solution>();

/** What a solver says of a position: found out once, since many tests ask the same. */
export function judgementOn(session: Session): Solution {
  const { game, options, deal, moves, at } = session;
  const key = JSON.stringify([game.name, options, deal, moves.slice(0, at)]);
  const judgement = known.get(key) ?? solver.solve(machineAt(session), { nodes: 200_000 });
  known.set(key, judgement);
  return judgement;
}
