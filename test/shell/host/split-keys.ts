import { expect } from 'vitest';
import { firstDifference } from '../../terminal/screen.ts';
import { newKey } from './open-house.ts';
import { SshPlayer } from './ssh-player.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when nothing has come for a while. */
export async function quiet(player: SshPlayer): Promise<void> {
  for (let before = -1; before !== player.output.length; ) {
    before = player.output.length;
    await pause(120);
  }
}

/** Keys of each kind of spelling. */
const KEYS = ['\x1b[C', '\x1b[B', '\x1bOC', '\x1b[1;5D', '\x1b[<0;99;99M'];

/** Sends keys split in two after so many bytes, the rest that many milliseconds later: none may be taken for text. */
export async function sendSplit(
  port: number,
  gap: number,
  isTried: (at: number) => boolean,
): Promise<void> {
  const setting = { command: 'tens --seed 1' };
  const player = await SshPlayer.come(port, { key: newKey(), ...setting });
  // To whom the same keys come whole.
  const twin = await SshPlayer.come(port, { key: newKey(), ...setting });
  await player.sees('seed 1');
  await twin.sees('seed 1');
  await quiet(player);
  for (const key of KEYS) {
    for (let at = 1; at < key.length; at++) {
      if (!isTried(at)) continue;
      player.write(key.slice(0, at));
      await pause(gap);
      player.write(key.slice(at));
      twin.write(key);
      await quiet(player);
      await quiet(twin);
      expect(firstDifference(player.cells, twin.cells), JSON.stringify([key, at])).toBeNull();
      const screen = player.rows.join('\n');
      expect(screen, JSON.stringify([key, at])).toContain('0 moves');
      expect(screen, JSON.stringify([key, at])).toMatch(/^> *$/mu);
    }
  }
  player.drop();
  twin.drop();
}
