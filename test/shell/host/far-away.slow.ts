import { afterAll, beforeAll, expect, it } from 'vitest';
import { newKey, type OpenHouse, openHouse, until } from './open-house.ts';
import { quiet, sendSplit } from './split-keys.ts';
import { SshPlayer } from './ssh-player.ts';

let opened: OpenHouse;

beforeAll(async () => {
  opened = await openHouse();
});

afterAll(() => opened.close());

it.each([5, 50, 200])('keys split anywhere by %i ms mean what they mean', async (gap) => {
  await sendSplit(opened.port, gap, () => true);
});

it('whoever goes on playing is not shown out for doing nothing', async () => {
  const house = await openHouse({ limits: { idleMinutes: 2 / 60 } });
  const player = await SshPlayer.come(house.port, { key: newKey(), command: 'tens --seed 1' });
  await player.sees('seed 1');
  for (let i = 0; i < 20; i++) {
    player.write('\x1b[C');
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  expect(player.isOver).toBe(false);
  expect(await player.leaves()).toBe(75);
  await house.close();
});

it('a window that changes its size again and again is drawn a few times, and at last as it is', async () => {
  const player = await SshPlayer.come(opened.port, { key: newKey(), command: 'tens --seed 1' });
  await player.sees('seed 1');
  const before = player.output.length;
  for (let i = 0; i < 40; i++) {
    player.resize(100 + i, 30);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await quiet(player);
  const drawn = player.output.slice(before).split('\x1b[2J').length - 1;
  expect(drawn).toBeLessThan(20);
  player.resize(70, 20);
  await until(() => player.rows[19]!.includes('arrows · Enter'), 'the last row');
  player.drop();
});
