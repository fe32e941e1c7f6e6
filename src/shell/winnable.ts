import type { Game, Options } from '../rules/game.ts';
import { chooseOptions } from '../session/options.ts';
import { type Difficulty, isAsHard, provenOf } from '../session/proven.ts';
import { open } from '../session/session.ts';
import { Complaint } from './complaint.ts';
import { freshSeed } from './fresh-seed.ts';
import { questionOf } from './solver/question.ts';
import { SolverThread } from './solver/solver-thread.ts';

/** In milliseconds: as long as somebody waits for a deal. */
const PATIENCE = 60_000;
/** In moves tried for each deal; what takes longer to decide is passed over. */
const MOST_NODES = 300_000;
const MEMORY = 64 * 2 ** 20;

/**
 * The seed of a deal that is proven winnable: one of those that are known, for the game as it is usually played, or
 * else one that is looked for now. Throws a complaint where none is found, or none may be looked for.
 */
export async function winnableSeed(
  game: Game,
  options: Options,
  difficulty: Difficulty,
  maySearch: boolean,
): Promise<string> {
  const { proven } = await import('../games/proven.ts');
  const known = isUsual(game, options) ? provenOf(proven[game.name] ?? [], difficulty) : [];
  if (known.length > 0) return String(known[Number(freshSeed()) % known.length]![0]);
  if (!maySearch) throw new Complaint((say) => say.noWinnable(game.title));
  return search(game, options, difficulty);
}

async function search(game: Game, options: Options, difficulty: Difficulty): Promise<string> {
  const solver = new SolverThread(MEMORY);
  const end = performance.now() + PATIENCE;
  try {
    for (let left = PATIENCE; left > 0; left = end - performance.now()) {
      const seed = freshSeed();
      const reach = { nodes: MOST_NODES, ms: left };
      const { verdict, nodes } = await solver.ask(questionOf(open(game, options, { seed }), reach));
      if (verdict === 'winnable' && isAsHard(nodes, difficulty)) return seed;
    }
  } finally {
    await solver.close();
  }
  throw new Complaint((say) => say.noWinnable(game.title));
}

function isUsual(game: Game, options: Options): boolean {
  const usual = chooseOptions(game, {});
  return (
    'options' in usual &&
    Object.entries(usual.options).every(([name, value]) => options[name] === value)
  );
}
