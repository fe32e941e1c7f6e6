import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Whatever tests write is in a folder that goes with them, the games they play included: nobody's own are touched. */
const RUN = mkdtempSync(join(tmpdir(), 'pt-'));
const HOME = join(RUN, 'home');
mkdirSync(HOME);
process.once('exit', () => rmSync(RUN, { recursive: true, force: true }));

/** Tests of random cases are run with ten times as many of them. */
const SLOW = ['test/**/*.slow.ts', 'test/**/*.sampled.test.ts'];

/** `vitest run` runs the fast tests, `vitest run --mode slow` the others. */
export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'slow' ? SLOW : ['test/**/*.test.{ts,tsx}'],
    pool: 'threads',
    // Test files that wait for other programs leave their core idle; for every two cores one file more is run.
    maxWorkers: '150%',
    // Modules keep nothing from one test to the next, so the fast tests share them: that saves a third of their time.
    isolate: mode === 'slow',
    testTimeout: 60_000,
    env: {
      TMPDIR: RUN,
      PATIENCE_HOME: HOME,
      PATIENCE_SAMPLES: process.env['PATIENCE_SAMPLES'] ?? (mode === 'slow' ? '10' : '1'),
    },
  },
}));
