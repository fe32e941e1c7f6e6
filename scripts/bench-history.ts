import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '../src/games/index.ts';
import { dayOf, numberOf } from '../src/session/calendar.ts';
import { historyLine, type Result } from '../src/session/history.ts';
import { chooseOptions } from '../src/session/options.ts';
import { Tui } from '../test/terminal/tui.ts';
import { bundle } from './bundle.ts';

/**
 * Prints how much longer the program takes for a player with a long history than for one with a short one: both are
 * measured in turn, in this one run.
 */
const GAMES = 10_000;
const RUNS = 25;
const BUDGET = 30;

const folder = mkdtempSync(join(tmpdir(), 'patience-bench-'));
const program = join(folder, 'built', 'patience.cjs');

/** A player who has played so many games in the last years, a few of them twice. */
function playerOf(name: string, games: number): NodeJS.ProcessEnv {
  const home = join(folder, name);
  mkdirSync(home);
  const lines = Array.from({ length: games }, (_, i) => historyLine(resultOf(i)));
  writeFileSync(join(home, 'history.jsonl'), lines.join(''));
  return { ...process.env, PATIENCE_HOME: home };
}

function resultOf(i: number): Result {
  const game = catalogue[i % catalogue.length]!;
  const chosen = chooseOptions(game, {});
  if ('fault' in chosen) throw new Error(chosen.fault);
  const day = dayOf(numberOf('2022-01-01')! + Math.floor(i / 6));
  return {
    play: `p${i.toString(36).padStart(7, '0')}`,
    game: game.name,
    rules: game.version,
    options: chosen.options,
    seed: String(i % 997 === 0 ? 1 : i),
    outcome: i % 3 === 0 ? 'won' : 'lost',
    begun: `${day}T20:00:00+01:00`,
    ended: `${day}T20:10:00+01:00`,
    ms: 60_000 + i,
    moves: 100,
    score: 12,
    passes: 1,
    out: 12,
    of: 52,
    undos: i % 4,
    hints: 0,
  };
}

/** Milliseconds. */
async function timed(act: () => Promise<void> | void): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

async function shows(args: readonly string[], text: string, env: NodeJS.ProcessEnv): Promise<void> {
  const tui = Tui.start(process.execPath, [program, ...args], { env });
  try {
    await tui.until(text);
  } finally {
    await tui.close();
  }
}

async function compare(
  what: string,
  act: (env: NodeJS.ProcessEnv) => Promise<void> | void,
): Promise<void> {
  // The first time the summary is made.
  await act(short);
  await act(long);
  const [few, many]: [number[], number[]] = [[], []];
  for (let i = 0; i < RUNS; i++) {
    few.push(await timed(() => act(short)));
    many.push(await timed(() => act(long)));
  }
  // The least, since whatever else the machine does only adds to it.
  const figures = [Math.min(...few), Math.min(...many), Math.min(...many) - Math.min(...few)];
  process.stdout.write(
    `${what.padEnd(34)}${figures.map((ms) => `${ms.toFixed(0)} ms`.padStart(10)).join('')}` +
      `   at most ${BUDGET} more\n`,
  );
}

await bundle(join(folder, 'built'));
const short = playerOf('short', 10);
const long = playerOf('long', GAMES);
const run = (args: readonly string[]) => (env: NodeJS.ProcessEnv) => {
  execFileSync(process.execPath, [program, ...args], { env, stdio: 'ignore' });
};
try {
  process.stdout.write(`${''.padEnd(34)}${'10 games'.padStart(10)}${String(GAMES).padStart(10)}\n`);
  await compare('patience stats', run(['stats']));
  await compare('patience wish', run(['wish']));
  await compare('patience history', run(['history']));
  await compare('patience history GAME', run(['history', 'demon']));
  await compare('patience: the list of games', (env) => shows([], 'Forty', env));
  await compare('patience tens: the first frame', (env) =>
    shows(['tens', '--seed', '42'], 'stock', env),
  );
} finally {
  rmSync(folder, { recursive: true });
}
