import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

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

const leaveOut: Plugin = {
  name: 'leave-out',
  setup({ onResolve, onLoad }) {
    for (const { module, from } of LEFT_OUT) {
      onResolve({ filter: module }, ({ path, importer }) =>
        from.test(importer) ? { path, namespace: 'left-out' } : null,
      );
    }
    onLoad({ filter: /./, namespace: 'left-out' }, () => ({ contents: 'export default {};' }));
  },
};

/**
 * Bundles the program into a folder: a small chunk to start with, and others that are loaded when they are needed.
 * Older files in the folder are removed.
 */
export async function bundle(folder: string): Promise<void> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    // The solver's thread lies among the chunks, beside the one that starts it.
    entryPoints: {
      patience: 'src/shell/patience.ts',
      'chunks/solver-thread': 'src/shell/solver/thread.ts',
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    metafile: true,
    // Asked for only by hosts that share a database, who install it.
    external: ['pg'],
    // CommonJS packages in the bundle ask for Node's own modules by `require`.
    banner: {
      js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
    },
    define: {
      'process.env.NODE_ENV': '"production"',
      // Yoga would fetch its own data: URL, which loads Node's whole HTTP client; without fetch it decodes it.
      fetch: 'undefined',
      // The SSH server would look for its machine code beside itself, though it has it within.
      __dirname: '""',
    },
    plugins: [leaveOut],
  });
  const written = new Set(Object.keys(metafile.outputs).map((path) => resolve(ROOT, path)));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = resolve(join(entry.parentPath, entry.name));
    if (entry.isFile() && !written.has(path)) await rm(path);
  }
}
