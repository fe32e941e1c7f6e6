import { expect, it } from 'vitest';
import { garbage } from './garbage.ts';
import { newKey, openHouse, until } from './open-house.ts';
import { SshPlayer } from './ssh-player.ts';

it('ten thousand that speak no SSH are refused and told of, while somebody plays', async () => {
  const opened = await openHouse({ limits: { connections: 1000, perAddress: 1000 } });
  const player = await SshPlayer.come(opened.port, { key: newKey(), command: 'tens --seed 1' });
  await player.sees('seed 1');
  for (let i = 0; i < 100; i++) {
    await Promise.all(Array.from({ length: 100 }, (_, k) => garbage(opened.port, i * 100 + k)));
  }
  player.write('deal\r');
  await player.sees('1 move');
  await until(() => opened.host.connections === 1, 'garbage being gone');
  expect(opened.house.metrics.refused.get('unknown')).toBe(10_000);
  expect(opened.house.metrics.faults).toBe(0);
  player.write('\x03');
  await player.leaves();
  await opened.close();
}, 300_000);
