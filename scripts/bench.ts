import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { build } from 'esbuild';
import { catalogue } from '../src/games/index.ts';
import type { Figures } from './bench-game.ts';

/**
 * `bench [GAME…] [--seconds N] [--record]`: how many positions a second the machine gives in each game, by
 * processor time. Since computers differ and are shared, read the ratios: to the fixed loop that runs in the
 * same process, and to the first game of the table. `--record` appends the figures to bench/results.tsv under
 * the commit's name.
 */
const ROOT = resolve(import.meta.dirname, '..');
const RESULTS = resolve(ROOT, 'bench/results.tsv');
const HEAD = ['commit', 'game', 'tree/s', 'search/s', 'tree/loop', 'search/loop'];

const args = process.argv.slice(2);
const secondsAt = args.indexOf('--seconds');
const seconds = secondsAt < 0 ? '1' : args[secondsAt + 1]!;
const names = args.filter(
  (arg, i) => !arg.startsWith('--') && (secondsAt < 0 || i !== secondsAt + 1),
);
const unknown = names.find((name) => catalogue.every((game) => game.name !== name));
if (unknown !== undefined) throw new Error(`no such game: ${unknown}`);

const { outputFiles } = await build({
  absWorkingDir: ROOT,
  entryPoints: ['scripts/bench-game.ts'],
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  write: false,
  banner: {
    js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
  },
});
const program = outputFiles[0]!.text;

function measure(name: string): Figures {
  const options = { input: program, encoding: 'utf8', cwd: ROOT } as const;
  const output = execFileSync(
    process.execPath,
    ['--input-type=module', '-', name, seconds],
    options,
  );
  return JSON.parse(output) as Figures;
}

const million = (figure: number): string => (figure / 1e6).toFixed(2);
/** Positions for every thousand rounds of the loop. */
const perLoop = (figure: number, { loop }: Figures): string => ((1000 * figure) / loop).toFixed(2);
const print = (...cells: string[]): void => {
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(20) : cell.padStart(13))).join(''));
};

print('game', 'tree M/s', 'search M/s', 'tree/loop', 'search/loop', 'tree ratio', 'search ratio');
const rows: string[] = [];
const commit = args.includes('--record')
  ? execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
  : '';
let first: Figures | undefined;
for (const name of names.length > 0 ? names : catalogue.map((game) => game.name)) {
  const figures = measure(name);
  const { tree, search, loop } = figures;
  first ??= figures;
  const ratio = (figure: number, other: number) =>
    (figure / loop / (other / first!.loop)).toFixed(2);
  const loops = [perLoop(tree, figures), perLoop(search, figures)];
  print(
    name,
    million(tree),
    million(search),
    ...loops,
    ratio(tree, first.tree),
    ratio(search, first.search),
  );
  rows.push([commit, name, Math.round(tree), Math.round(search), ...loops].join('\t'));
}
if (args.includes('--record')) {
  if (!existsSync(RESULTS)) {
    mkdirSync(dirname(RESULTS), { recursive: true });
    appendFileSync(RESULTS, `${HEAD.join('\t')}\n`);
  }
  appendFileSync(RESULTS, `${rows.join('\n')}\n`);
}
