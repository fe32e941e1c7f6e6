import { shuffledPack } from '../src/card/pack.ts';
import { catalogue } from '../src/games/index.ts';
import { compile } from '../src/rules/compile.ts';
import { Machine } from '../src/rules/machine.ts';
import { chooseOptions } from '../src/session/options.ts';
import { Solver } from '../src/solver/solve.ts';
import { depthFirst } from './search.ts';

/**
 * What `bench-solver` runs, bundled and in a process of its own, for each game:
 * `bench-solver-game DEALS SECONDS GAME [OPTION=VALUE…]`; prints figures as JSON.
 */
export interface SolverFigures {
  readonly winnable: number;
  readonly unwinnable: number;
  readonly unknown: number;
  /** How many deals were decided within a second of processor time. */
  readonly inOne: number;
  /** Milliseconds of processor time for a deal. */
  readonly median: number;
  readonly mean: number;
  /** Moves tried a second while solving, and positions a second in a plain walk. */
  readonly solving: number;
  readonly walk: number;
}

const SECOND = 1000;
const WALKED = 50_000;

const [deals, seconds, name, ...chosen] = process.argv.slice(2) as [string, string, string];
const game = catalogue.find((one) => one.name === name)!;
const pairs = chosen.map((text: string) => text.split('=') as [string, string]);
const read = chooseOptions(game, Object.fromEntries(pairs));
if ('fault' in read) throw new Error(JSON.stringify(read));
const rules = game.rules(read.options);
const machine = new Machine(compile(rules));
const solver = new Solver();

/** A watch for milliseconds of processor time. */
function stopwatch(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / SECOND;
  };
}

const times: number[] = [];
const found = { winnable: 0, unwinnable: 0, unknown: 0 };
let inOne = 0;
let nodes = 0;
for (let seed = 1; seed <= Number(deals); seed++) {
  machine.deal(shuffledPack(rules.pack, String(seed)));
  const used = stopwatch();
  const stop = () => used() >= Number(seconds) * SECOND;
  const solution = solver.solve(machine, { nodes: Number.POSITIVE_INFINITY, stop });
  const took = used();
  times.push(took);
  found[solution.verdict]++;
  nodes += solution.nodes;
  if (solution.verdict !== 'unknown' && took <= SECOND) inOne++;
}
const all = times.reduce((sum, time) => sum + time, 0);
times.sort((a, b) => a - b);

/** Walks into deal after deal for a second; gives positions a second. */
function walk(): number {
  const used = stopwatch();
  let made = 0;
  for (let seed = 1; used() < SECOND; seed++) {
    machine.deal(shuffledPack(rules.pack, String(seed)));
    made += depthFirst(machine, WALKED);
  }
  return (SECOND * made) / used();
}

walk();
const figures: SolverFigures = {
  ...found,
  inOne,
  median: times[times.length >> 1]!,
  mean: all / times.length,
  solving: (SECOND * nodes) / all,
  walk: walk(),
};
console.log(JSON.stringify(figures));
