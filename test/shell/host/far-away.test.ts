import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { costOf } from './line-cost.ts';
import { newKey, type OpenHouse, openHouse } from './open-house.ts';
import { quiet, sendSplit } from './split-keys.ts';
import { SshPlayer } from './ssh-player.ts';

let opened: OpenHouse;

beforeAll(async () => {
  opened = await openHouse();
});

afterAll(() => opened.close());

const cost = (player: SshPlayer, bytes: string) => costOf(opened, player, bytes);

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

describe('played far away, at 80 x 24', () => {
  it('a frame costs 5 KB, a cursor key 60 bytes, and nothing when nothing happens', async () => {
    const player = await SshPlayer.come(opened.port, {
      key: newKey(),
      command: 'tens --seed 42',
    });
    await player.sees('seed 42');
    await quiet(player);
    expect(Buffer.byteLength(player.output)).toBeLessThanOrEqual(5000);
    const cursor: number[] = [];
    for (let i = 0; i < 12; i++) cursor.push(await cost(player, i % 3 === 2 ? '\x1b[B' : '\x1b[C'));
    expect(median(cursor)).toBeLessThanOrEqual(60);
    expect(await cost(player, '')).toBe(0);
    await cost(player, '\x1b');
    // A letter is sent, and nothing else: it goes where the terminal's cursor is.
    await cost(player, 'w');
    expect(await cost(player, 'o')).toBe(1);
    player.drop();
  });

  it('a move costs 400 bytes', async () => {
    const command = 'klondike --seed 42';
    const player = await SshPlayer.come(opened.port, { key: newKey(), command });
    await player.sees('Klondike');
    await quiet(player);
    const moves: number[] = [];
    for (let i = 0; i < 5; i++) moves.push(await cost(player, 'turn\r'));
    expect(Math.max(...moves)).toBeLessThanOrEqual(400);
    player.drop();
  });

  it('asks the terminal nothing', async () => {
    const player = await SshPlayer.come(opened.port, { key: newKey(), command: 'tens --seed 1' });
    await player.sees('seed 1');
    await quiet(player);
    expect(player.output).not.toMatch(/\[[?>=]?\d*[cn]|\]\d+;\?|P\+q/u);
    player.drop();
  });

  it('keys split by 200 ms mean what they mean', async () => {
    await sendSplit(opened.port, 200, (at) => at === 1);
  });

  it('forty keys in one packet all act, in order; a bare Esc does no harm', async () => {
    const player = await SshPlayer.come(opened.port, { key: newKey(), command: 'tens --seed 1' });
    await player.sees('seed 1');
    const letters = Array.from({ length: 40 }, (_, i) => 'abcdefghijklmnopqrstuvwxyz'[i % 26]).join(
      '',
    );
    player.write(letters);
    await player.sees(`> ${letters}`);
    player.write('\x1b');
    await player.sees(/^> *$/mu);
    player.write('deal\r');
    await player.sees('1 move');
    for (let i = 0; i < 5; i++) {
      player.write('\x1b');
      await quiet(player);
    }
    expect(player.rows.join('\n')).toContain('1 move');
    expect(player.isOver).toBe(false);
    player.drop();
  });
});
