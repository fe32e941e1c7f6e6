import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../../scripts/bundle.ts';

/** The folder of the program as it is installed: built, without the packages it was built from. */
const folder = mkdtempSync(join(tmpdir(), 'patience-built-'));
let building: Promise<void> | null = null;

export const built = {
  folder,
  bin: join(folder, 'bin/patience'),
  program: join(folder, 'dist/patience.cjs'),
} as const;

/** Builds the program from its sources as they are now; test files that share their modules share what is built. */
export function build(): Promise<void> {
  building ??= (async () => {
    cpSync('bin', join(folder, 'bin'), { recursive: true });
    cpSync('package.json', join(folder, 'package.json'));
    await bundle(join(folder, 'dist'));
  })();
  return building;
}
