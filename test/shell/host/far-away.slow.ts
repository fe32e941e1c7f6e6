import { afterAll, beforeAll, expect, it } from 'vitest';
import { newKey, type OpenHouse, openHouse } from './open-house.ts';
import { sendSplit } from './split-keys.ts';
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
