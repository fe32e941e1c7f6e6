import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type InputOptions, type OutputOptions, type Plugin } from 'rolldown';

const ROOT = resolve(import.meta.dirname, '..');

/** What is left out of the bundle, and who asks for it: nothing a game needs, and slow to load. */
const LEFT_OUT = [
  // Ink's tools for developers, which a DEV=true in the player's environment would start.
  { module: /^\.\/devtools\.js$/, from: /\/ink\// },
  // A source of entropy for dice without a seed, which are never thrown here.
  { module: /^crypto$/, from: /seedrandom/ },
  // Native parts of the SSH server, which does as well without them.
  { module: /^cpu-features$|sshcrypto\.node$/, from: /ssh2/ },
];

const NOTHING = '\0nothing';

const leaveOut: Plugin = {
  name: 'leave-out',
  resolveId(source, importer = '') {
    const isLeftOut = LEFT_OUT.some(
      ({ module, from }) => module.test(source) && from.test(importer),
    );
    return isLeftOut ? { id: NOTHING, moduleSideEffects: false } : null;
  },
  load: (id) => (id === NOTHING ? 'export default {};' : null),
};

/** What is bundled by itself, by its file: Ink waits at its top level, which only ECMAScript modules may. */
const INK = { entry: 'src/ui/chrome/ink-chrome.tsx', file: 'ink-chrome.mjs' };

/** The solver's thread lies beside what starts it. */
const THREAD = { entry: 'src/shell/solver/thread.ts', file: 'solver-thread.cjs' };

/** Files that are loaded as a whole, each with all it imports that is not in one before it. */
const GROUPS = {
  // What the first frame of a game needs.
  patience: [
    'src/shell/patience.ts',
    'src/shell/local-screen.ts',
    'src/notation/language/en/english.ts',
  ],
  // What plays it.
  table: ['src/shell/table.ts', 'src/shell/memory.ts'],
};

/** Writes all that is not ASCII as escapes: a text of bytes is read faster than one of wide characters. */
const inAscii: Plugin = {
  name: 'in-ascii',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      if (file.type === 'chunk') file.code = file.code.replace(/[\u0080-\uffff]/g, escaped);
    }
  },
};

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Finds Ink in the file that it is bundled into. */
const apart: Plugin = {
  name: 'apart',
  resolveId: (source) =>
    source.endsWith('/ink-chrome.tsx') ? { id: `./${INK.file}`, external: true } : null,
};

const COMMON: InputOptions = {
  cwd: ROOT,
  platform: 'node',
  // Asked for only by hosts that share a database, who install it.
  external: ['pg'],
  // The package's other dice are not thrown here.
  resolve: { alias: { seedrandom: 'seedrandom/seedrandom.js' } },
  transform: {
    define: {
      'process.env.NODE_ENV': '"production"',
      // Yoga would fetch its own data: URL, which loads Node's whole HTTP client; without fetch it decodes it.
      fetch: 'undefined',
    },
  },
  checks: { ineffectiveDynamicImport: false },
};

/**
 * Bundles the program into a folder: one file with all that the first frame of a game needs, and others that are
 * loaded when they are needed. All but Ink is CommonJS, since Node takes up to a tenth longer to start with modules;
 * and a small file costs as much time to find as a large one to read. Older files in the folder are removed.
 */
export async function bundle(folder: string): Promise<void> {
  const shared: OutputOptions = { minify: true, dir: folder, codeSplitting: false };
  const built = await Promise.all([
    build({
      ...COMMON,
      input: { patience: 'src/shell/patience.ts' },
      plugins: [leaveOut, apart, inAscii],
      output: {
        ...shared,
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
        codeSplitting: {
          groups: Object.entries(GROUPS).map(([name, files], i, all) => ({
            name,
            priority: all.length - i,
            test: (id) => files.some((file) => id === join(ROOT, file)),
          })),
        },
      },
    }),
    build({
      ...COMMON,
      input: INK.entry,
      plugins: [leaveOut],
      output: { ...shared, format: 'es', entryFileNames: INK.file },
    }),
    build({
      ...COMMON,
      input: THREAD.entry,
      plugins: [leaveOut],
      output: { ...shared, format: 'cjs', entryFileNames: THREAD.file },
    }),
  ]);
  const written = new Set(built.flatMap(({ output }) => output.map(({ fileName }) => fileName)));
  for (const name of await readdir(folder)) {
    if (!written.has(name)) await rm(join(folder, name), { recursive: true });
  }
}
