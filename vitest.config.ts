import { defineConfig } from 'vitest/config';

/** `vitest run` runs the fast tests, `vitest run --mode slow` the others. */
export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'slow' ? ['test/**/*.slow.ts'] : ['test/**/*.test.{ts,tsx}'],
    pool: 'threads',
    testTimeout: 60_000,
  },
}));
