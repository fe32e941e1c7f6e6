import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/games/index.ts';

/** The folders of `src`, each on its floor. */
const FLOORS: Readonly<Record<string, number>> = {
  card: 0,
  table: 1,
  rules: 2,
  games: 3,
  notation: 3,
  solver: 3,
  session: 4,
  command: 5,
  app: 5,
  ui: 6,
  shell: 7,
};

const SIDEWAYS = ['app → command'];

interface Source {
  readonly path: string;
  readonly folder: string;
  readonly floor: number;
  /** What it imports, types included, as written. */
  readonly imports: readonly string[];
  /** The code without types, comments and string literals. */
  readonly code: string;
  readonly strings: readonly string[];
}

/** What is not code: a string, a comment, or a regular expression, which stands where a value begins. */
const NOT_CODE =
  /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*.*?\*\/|(?<=[=(,:;!&|?{}[\n]\s*|return )\/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n])+\/[a-z]*/gsu;
const IMPORT =
  /^\s*(?:import|export)\b[^;'"]*?\bfrom\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|^\s*import\s*'([^']+)'/gmu;

/** A file of `src` taken apart; the path is relative to the root of the project. */
function read(path: string, text: string): Source {
  const folder = path.split('/')[1]!;
  const { code } = transformSync(text, {
    loader: path.endsWith('.tsx') ? 'tsx' : 'ts',
    jsx: 'automatic',
    target: 'esnext',
    // Templates become strings put together, so that no string lies within another.
    supported: { 'template-literal': false },
  });
  return {
    path,
    folder,
    floor: FLOORS[folder] ?? Number.NaN,
    imports: [...text.matchAll(IMPORT)].map((match) => (match[1] ?? match[2] ?? match[3])!),
    code: code.replace(NOT_CODE, '""'),
    strings: [...code.matchAll(NOT_CODE)]
      .map(([text]) => text)
      .filter((text) => /^["'`]/u.test(text)),
  };
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/u.test(path))
  .map((path) =>
    read(`src/${path.replaceAll('\\', '/')}`, readFileSync(join('src', path), 'utf8')),
  );

/** The folder of `src` that an import leads to, or null where it leads out of it. */
function folderOf(source: Source, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const [top, folder] = normalize(join(dirname(source.path), specifier)).split('/');
  return top === 'src' ? folder! : null;
}

function climbs(source: Source): string[] {
  return source.imports.flatMap((specifier) => {
    const folder = folderOf(source, specifier);
    if (folder === null || folder === source.folder) return [];
    const floor = FLOORS[folder] ?? Number.NaN;
    const isBelow = floor < source.floor || SIDEWAYS.includes(`${source.folder} → ${folder}`);
    return isBelow
      ? []
      : [
          `${source.path} imports ${specifier}: ${source.folder} (floor ${source.floor}) may use only the floors below it, and ${folder} is on floor ${floor}. What it needs from there should be handed to it, or live further down.`,
        ];
  });
}

function drawsBelow(source: Source): string[] {
  if (source.floor >= FLOORS['ui']!) return [];
  return source.imports
    .filter((specifier) => /^(?:react|ink|chalk)(?:\/|$)/u.test(specifier))
    .map(
      (specifier) =>
        `${source.path} imports ${specifier}: what is below ui knows nothing of how it is drawn, so that it can be tested, and shown elsewhere, without a screen.`,
    );
}

const OUTSIDE = /\b(?:process\.|console\.|Date\b|Math\.random\b)/gu;

function reachesOut(source: Source): string[] {
  if (source.floor >= FLOORS['shell']!) return [];
  const used = [
    ...source.imports.filter((specifier) => isBuiltin(specifier)),
    ...[...source.code.matchAll(OUTSIDE)].map(([word]) => word.replace('.', '')),
  ];
  return [...new Set(used)].map(
    (word) =>
      `${source.path} uses ${word}: only shell touches Node, time and chance; everything else is given them, so that the same input gives the same game.`,
  );
}

const WORDS = catalogue.flatMap(({ name, title }) => [name, title.replace(/^The /u, '')]);
const NAMED = new RegExp(`(?<![\\p{L}-])(?:${WORDS.join('|')})(?![\\p{L}-])`, 'iu');

function namesGames(source: Source): string[] {
  // What a game says of itself is translated where the rest of a language is.
  if (source.folder === 'games' || /^src\/notation\/language\/\w+\//u.test(source.path)) return [];
  return source.strings
    .filter((literal) => NAMED.test(literal.replace(/\\(['"])/gu, '$1')))
    .map(
      (literal) =>
        `${source.path} says ${literal}: a game is known by its own file alone. Whatever a game needs is asked of it as data, never known about it.`,
    );
}

function importsCatalogue(source: Source): string[] {
  if (source.folder === 'shell' || source.path === 'src/games/index.ts') return [];
  return source.imports
    .filter(
      (specifier) => folderOf(source, specifier) === 'games' && /\/index\.ts$/u.test(specifier),
    )
    .map(
      (specifier) =>
        `${source.path} imports ${specifier}: the catalogue is handed down by shell as a value, so that nothing below depends on which games there are.`,
    );
}

function exportsDefault(source: Source): string[] {
  return /\bexport\s+default\b|\bas default\b/u.test(source.code)
    ? [`${source.path} has a default export: a thing is imported under the one name it has.`]
    : [];
}

const LAWS = { climbs, drawsBelow, reachesOut, namesGames, importsCatalogue, exportsDefault };

it('finds the files, and knows the floor of each', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter(({ floor }) => Number.isNaN(floor)).map(({ path }) => path)).toEqual([]);
});

describe.each(Object.entries(LAWS))('%s', (_name, law) => {
  it('never', () => {
    expect(sources.flatMap(law)).toEqual([]);
  });
});

describe('a file that breaks a law is found', () => {
  const game = catalogue[0]!;
  it.each([
    ['climbs', 'src/rules/a.ts', "import { open } from '../session/session.ts';"],
    ['climbs', 'src/rules/a.ts', "import type { Session } from '../session/session.ts';"],
    ['climbs', 'src/notation/a.ts', "export { demon } from '../games/demon.ts';"],
    ['climbs', 'src/command/a.ts', "import {\n  one,\n  two,\n} from '../app/model.ts';"],
    ['climbs', 'src/app/a.ts', "const later = import('../ui/screen.ts');"],
    ['drawsBelow', 'src/app/a.ts', "import { Box } from 'ink';"],
    ['drawsBelow', 'src/session/a.ts', "import { jsx } from 'react/jsx-runtime';"],
    ['reachesOut', 'src/ui/a.ts', "import { EventEmitter } from 'node:events';"],
    ['reachesOut', 'src/ui/a.ts', "import 'fs';"],
    ['reachesOut', 'src/card/a.ts', 'export const now = Date.now();'],
    ['reachesOut', 'src/card/a.ts', 'export const dice = () => Math.random();'],
    ['reachesOut', 'src/app/a.ts', "console.log('x');"],
    ['reachesOut', 'src/app/a.ts', 'export const env = process.env;'],
    ['namesGames', 'src/app/a.ts', `export const is = (n: string) => n === '${game.name}';`],
    [
      'namesGames',
      'src/ui/a.ts',
      `export const a = /"/, b = \`\${a ? \`in ${game.title}\` : ''}\`;`,
    ],
    ['namesGames', 'src/ui/a.ts', `export const hint = \`play ${game.title} now\`;`],
    ['importsCatalogue', 'src/app/a.ts', "import { catalogue } from '../games/index.ts';"],
    ['exportsDefault', 'src/card/a.ts', 'export default 1;'],
  ] as const)('%s: %s', (law, path, text) => {
    expect(LAWS[law](read(path, text))).toHaveLength(1);
  });

  it('and one that breaks none is not', () => {
    const innocent = read(
      'src/app/a.ts',
      `import { readCommand } from '../command/read.ts';
       import { open } from '../session/session.ts';
       import './model.ts';
       // console.log of process.env, as in ${game.name}
       /** console.log, in ${game.title}, isn't code. */
       export const text = 'Date and console. of process.env';
       export const quotes = text.replace(/[“"'/]/gu, "it's Math.random");
       export const update = open;`,
    );
    expect(Object.values(LAWS).flatMap((law) => law(innocent))).toEqual([]);
  });
});
