import { cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../../scripts/bundle.ts';

/** When the sources were changed last. */
const changed = Math.max(
  ...readdirSync('src', { recursive: true, encoding: 'utf8' }).map(
    (path) => statSync(join('src', path)).mtimeMs,
  ),
);

/** The folder of the program as it is installed: built, without the packages it was built from. */
const folder = join(tmpdir(), `patience-${changed}`);
const done = join(folder, 'built');

export const built = {
  folder,
  bin: join(folder, 'bin/patience'),
  program: join(folder, 'dist/patience.cjs'),
} as const;

/** Builds the program from its sources as they are now, unless another test file of this run does or has done so. */
export async function build(): Promise<void> {
  if (mkdirSync(folder, { recursive: true }) === undefined) {
    while (!existsSync(done)) await new Promise((resolve) => setTimeout(resolve, 20));
    return;
  }
  try {
    cpSync('bin', join(folder, 'bin'), { recursive: true });
    cpSync('package.json', join(folder, 'package.json'));
    await bundle(join(folder, 'dist'));
  } finally {
    writeFileSync(done, '');
  }
}
