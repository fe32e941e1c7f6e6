import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readResults } from '../../../src/shell/store/history-file.ts';
import { summaryOf } from '../../../src/shell/store/summary-file.ts';
import { Home } from './home.ts';

const PLAYER = fileURLToPath(new URL('player.ts', import.meta.url));

it('eight programs write a thousand results, and none is lost', async () => {
  const home = new Home();
  const env = { ...process.env, PATIENCE_HOME: home.place.data };
  const children = Array.from({ length: 8 }, (_, i) =>
    spawn(process.execPath, ['--import', 'tsx', PLAYER, '125', String(i % 4)], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  const ends = await Promise.all(children.map((child) => once(child, 'exit')));
  expect(ends).toEqual(children.map(() => [0, null]));
  const { results, damaged } = readResults(home.place);
  expect(damaged).toEqual([]);
  expect(results.filter(({ outcome }) => outcome !== 'open').length).toBeGreaterThanOrEqual(1000);
  expect(new Set(home.finished().map(({ play }) => play)).size).toBe(1000);
  expect(home.finished()).toHaveLength(1000);
  expect(summaryOf(home.place, []).all.played).toBe(1000);
  expect(home.files()).toEqual([]);
  expect(home.files('replays')).toHaveLength(1000);
});
