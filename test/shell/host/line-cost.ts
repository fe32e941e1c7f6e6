import { type OpenHouse, until } from './open-house.ts';
import { quiet } from './split-keys.ts';
import type { SshPlayer } from './ssh-player.ts';

/**
 * How many bytes it costs on the line to send this: one key, or letters. Nobody else may be in the house. Waits until
 * the house has taken all of it, so that on a busy machine the answer to one is not counted for the next.
 */
export async function costOf(
  { house }: OpenHouse,
  player: SshPlayer,
  bytes: string,
): Promise<number> {
  const before = Buffer.byteLength(player.output);
  const keys = house.metrics.keys + (bytes.startsWith('\x1b') ? 1 : [...bytes].length);
  player.write(bytes);
  await until(() => house.metrics.keys >= keys, 'what was sent being taken');
  await quiet(player);
  return Buffer.byteLength(player.output) - before;
}
