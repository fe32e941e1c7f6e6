import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { readResults } from '../../../src/shell/store/history-file.ts';
import { summaryOf } from '../../../src/shell/store/summary-file.ts';
import { samples } from '../../play/samples.ts';
import { Home } from './home.ts';

/** How many results each of the programs writes. */
const EACH = samples(15, 13);
const ALL = 8 * EACH;

it('eight programs write results at once, and none is lost', async () => {
  const home = new Home();
  const player = join(mkdtempSync(join(tmpdir(), 'patience-player-')), 'player.mjs');
  // Put together once, not at each of its starts.
  await build({
    entryPoints: [join(import.meta.dirname, 'player.ts')],
    outfile: player,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  const env = { ...process.env, PATIENCE_HOME: home.place.data };
  const children = Array.from({ length: 8 }, (_, i) =>
    spawn(process.execPath, [player, String(EACH), String(i % 4)], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  const ends = await Promise.all(children.map((child) => once(child, 'exit')));
  expect(ends).toEqual(children.map(() => [0, null]));
  const { results, damaged } = readResults(home.place);
  expect(damaged).toEqual([]);
  expect(results.filter(({ outcome }) => outcome !== 'open').length).toBeGreaterThanOrEqual(ALL);
  expect(new Set(home.finished().map(({ play }) => play)).size).toBe(ALL);
  expect(home.finished()).toHaveLength(ALL);
  expect(summaryOf(home.place, []).all.played).toBe(ALL);
  expect(home.files()).toEqual([]);
  expect(home.files('replays')).toHaveLength(ALL);
});
