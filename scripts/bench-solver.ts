import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { SolverFigures } from './bench-solver-game.ts';

/**
 * `bench:solver ['GAME OPTION=VALUE…'…] [--deals N] [--seconds N] [--jobs N] [--record]`: how many of the deals 1 to 230 the solver
 * decides within one second and within ten, by processor time, and how fast. `--record` appends the figures to
 * bench/solver.tsv under the commit's name.
 */
const ROOT = resolve(import.meta.dirname, '..');
const RESULTS = resolve(ROOT, 'bench/solver.tsv');

const SETTINGS: readonly (readonly string[])[] = [
  ['idiots-delight', 'rules=ru'],
  ['canfield', 'unit=any'],
  ['klondike', 'turn=3', 'unit=any', 'worry-back=yes'],
  ['klondike', 'turn=1', 'passes=unlimited', 'unit=any', 'worry-back=yes'],
  ['grandfathers-clock'],
  ['auld-lang-syne'],
  ['tens'],
  ['help-your-neighbour'],
  ['napoleons-square'],
  ['napoleons-square', 'unit=run', 'fill=any'],
  ['constitution'],
  ['hemispheres'],
];

const HEAD = [
  'commit',
  'game',
  'deals',
  '1 s %',
  'limit s',
  'limit %',
  'winnable',
  'unwinnable',
  'unknown',
  'median ms',
  'mean ms',
  'tried/s',
  'walk/s',
];

const args = process.argv.slice(2);
const valueAfter = (flag: string, otherwise: string): string => {
  const at = args.indexOf(flag);
  return at < 0 ? otherwise : args.splice(at, 2)[1]!;
};
const deals = valueAfter('--deals', '230');
const seconds = valueAfter('--seconds', '10');
const jobs = Number(valueAfter('--jobs', '1'));
const isRecorded = args.includes('--record');
const names = args.filter((arg) => !arg.startsWith('--'));
const isMeant = (name: string) => (setting: readonly string[]) =>
  name === setting[0] || name === setting.join(' ');
const unknown = names.find((name) => !SETTINGS.some(isMeant(name)));
if (unknown !== undefined) throw new Error(`no such game here: ${unknown}`);
const wanted = SETTINGS.filter(
  (setting) => names.length === 0 || names.some((name) => isMeant(name)(setting)),
);

const folder = mkdtempSync(join(tmpdir(), 'patience-bench-'));
const program = join(folder, 'bench.mjs');
const { outputFiles } = await build({
  absWorkingDir: ROOT,
  entryPoints: ['scripts/bench-solver-game.ts'],
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  write: false,
  banner: {
    js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
  },
});
writeFileSync(program, outputFiles[0]!.text);

async function measure(setting: readonly string[]): Promise<SolverFigures> {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [program, deals, seconds, ...setting]);
  return JSON.parse(stdout) as SolverFigures;
}

const widths = HEAD.map((title, i) => (i === 1 ? 54 : Math.max(8, title.length) + 1));
const print = (cells: readonly string[]): void => {
  const padded = cells.map((cell, i) =>
    i === 1 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!),
  );
  console.log(padded.slice(1).join(''));
};
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
  cwd: ROOT,
  encoding: 'utf8',
}).trim();

print(HEAD);
const rows: string[] = [];
let next = 0;
async function work(): Promise<void> {
  while (next < wanted.length) {
    const setting = wanted[next++]!;
    const figures = await measure(setting);
    const share = (count: number) => ((100 * count) / Number(deals)).toFixed(1);
    const cells = [
      commit,
      setting.join(' '),
      deals,
      share(figures.inOne),
      seconds,
      share(figures.winnable + figures.unwinnable),
      String(figures.winnable),
      String(figures.unwinnable),
      String(figures.unknown),
      figures.median.toFixed(1),
      figures.mean.toFixed(0),
      String(Math.round(figures.solving)),
      String(Math.round(figures.walk)),
    ];
    print(cells);
    rows.push(cells.join('\t'));
  }
}
try {
  await Promise.all(Array.from({ length: Math.max(1, jobs) }, work));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (isRecorded) {
  if (!existsSync(RESULTS)) {
    mkdirSync(dirname(RESULTS), { recursive: true });
    appendFileSync(RESULTS, `${HEAD.join('\t')}\n`);
  }
  appendFileSync(RESULTS, `${rows.join('\n')}\n`);
}
