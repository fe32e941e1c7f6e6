import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientChannel } from 'ssh2';
import { afterEach, describe, expect, it } from 'vitest';
import { openStatus } from '../../../src/shell/host/status.ts';
import type { Wire } from '../../../src/shell/host/wire.ts';
import { wireStreams } from '../../../src/shell/host/wire-streams.ts';
import { type HouseSetting, newKey, type OpenHouse, openHouse, until } from './open-house.ts';
import { connected, type PlayerSetting, protocolOf, SshPlayer } from './ssh-player.ts';

const houses: OpenHouse[] = [];

async function house(setting?: HouseSetting): Promise<OpenHouse> {
  const opened = await openHouse(setting);
  houses.push(opened);
  return opened;
}

afterEach(async () => {
  for (const opened of houses.splice(0)) await opened.close();
});

function refusals({ told }: OpenHouse): unknown[] {
  return told.filter(({ event }) => event === 'refused').map(({ fields }) => fields['reason']);
}

/** The text of the one game in hand that the house has kept. */
function save({ folder }: OpenHouse): string {
  const players = join(folder, 'players');
  const path = readdirSync(players, { recursive: true, encoding: 'utf8' }).find((one) =>
    /saves\/[\w-]+\.txt$/u.test(one),
  );
  return readFileSync(join(players, path!), 'utf8');
}

/** Somebody with a game in which one move was made. */
async function playing(opened: OpenHouse, setting: PlayerSetting = {}): Promise<SshPlayer> {
  const command = 'tens --seed 7';
  const player = await SshPlayer.come(opened.port, { key: newKey(), command, ...setting });
  await player.sees('seed 7');
  player.write('deal\r');
  await player.sees('1 move');
  return player;
}

describe('whoever does nothing', () => {
  const limits = { idleMinutes: 0.3 / 60 };

  it('is saved, told and shown out', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'patience-idle-'));
    const before = await house({ folder });
    const key = newKey();
    const first = await playing(before, { key });
    await before.close();
    expect(await first.leaves()).toBe(75);
    const opened = await house({ folder, limits });
    const player = await SshPlayer.come(opened.port, { key, command: 'tens' });
    expect(await player.leaves()).toBe(75);
    await until(() => !player.isAlternate, 'the terminal being as it was');
    expect(player.output).toContain('Nothing was played for a long while. Your game is kept');
    expect(save(opened)).toMatch(/ deal #\w+\n(?:.*\n)*left #\w+\n$/u);
  });

  it('keeps no place in the house without a session', async () => {
    const opened = await house({ limits });
    await connected(opened.port, newKey());
    await until(() => opened.host.connections === 0, 'nobody being there');
    expect(refusals(opened)).toEqual(['idle']);
  });
});

describe('a line that is slow', () => {
  it('is sent no more than may wait; then frames are left out, and the last of them is seen', async () => {
    const outputQueue = 16_384;
    const window = 8192;
    const opened = await house({ limits: { outputQueue } });
    const player = await playing(opened, { window });
    const { metrics } = opened.house;
    for (let i = 0; i < 60; i++) player.write('\f');
    await until(() => metrics.keys >= 60, 'keys being taken');
    player.write('deal\r');
    await until(() => metrics.keys >= 65, 'a line being taken');
    expect(metrics.stalls).toBeGreaterThan(0);
    expect(metrics.bytes).toBeLessThan(window + outputQueue + 10_000);
    expect(Buffer.byteLength(player.output)).toBeLessThan(window + 10);
    player.widen(1_000_000);
    await player.sees('2 moves');
    expect(Buffer.byteLength(player.output)).toBeLessThan(window + outputQueue + 20_000);
    player.drop();
  });

  it('is asked for nothing more, line by line, before it has read the answers', async () => {
    const opened = await house({ limits: { outputQueue: 16_384, keysPerSecond: 100_000 } });
    const key = newKey();
    const command = 'tens --seed 7 --line';
    const player = await SshPlayer.come(opened.port, { key, command, window: 2000 });
    const { metrics } = opened.house;
    const line = 'help\r';
    for (let i = 0; i < 60; i++) player.write(line);
    await until(() => metrics.stalls > 0, 'the line being full');
    // Somebody else comes and goes meanwhile.
    const other = await SshPlayer.come(opened.port, { key: newKey(), command: 'who' });
    expect(await other.leaves()).toBe(0);
    expect(metrics.keys).toBeLessThan(30 * line.length);
    player.widen(10_000_000);
    await until(() => metrics.keys === 60 * line.length, 'all lines being taken');
    player.drop();
  });

  it('is sent a long text piece by piece, each when there is room for it', () => {
    const sent: string[] = [];
    const waiting: (() => void)[] = [];
    const wire = {
      onResize: () => {},
      onClose: () => () => {},
      onDrain: (goOn: () => void) => {
        waiting.push(goOn);
        return () => {};
      },
      write: (piece: string) => {
        sent.push(piece);
        return false;
      },
    } as unknown as Wire;
    const text = '♥🂡x'.repeat(12_345);
    let isDone = false;
    wireStreams(wire, true).stdout.write(text, () => {
      isDone = true;
    });
    for (let at = 0; at < waiting.length; at++) {
      expect(sent.length).toBe(at + 1);
      expect(isDone).toBe(false);
      waiting[at]!();
    }
    expect(isDone).toBe(true);
    for (const piece of sent) {
      expect(piece.length).toBeLessThanOrEqual(16_384);
      expect(piece).not.toMatch(/[\uD800-\uDBFF]$/);
    }
    expect(sent.join('')).toBe(text);
  });
});

describe('keys', () => {
  it('that come too fast wait, and none is lost', async () => {
    const opened = await house({ limits: { keysPerSecond: 2 } });
    const player = await SshPlayer.come(opened.port, { key: newKey(), command: 'tens --seed 1' });
    await player.sees('seed 1');
    const line = 'abcdefghijklm'.repeat(5);
    player.write(line);
    await player.sees(`> ${line.slice(0, 64)}`);
    expect(opened.house.metrics.keys).toBe(64);
    await player.sees(`> ${line}`);
    player.drop();
  });

  it('far more than anybody types end the line, with a save', async () => {
    const opened = await house();
    const player = await playing(opened);
    player.write('x'.repeat(400_000));
    await until(() => opened.house.visits.size === 0, 'nobody being there');
    expect(refusals(opened)).toEqual(['input']);
    expect(save(opened)).toMatch(/left #\w+\n$/u);
  });
});

describe('one connection', () => {
  it('has so many sessions at once, whether they begin or not', async () => {
    const opened = await house({ guests: true });
    const client = await connected(opened.port);
    const shell = () =>
      new Promise<ClientChannel>((resolve, reject) =>
        client.shell((error, channel) => (error ? reject(error) : resolve(channel))),
      );
    const channels = [await shell(), await shell(), await shell(), await shell()];
    await expect(shell()).rejects.toThrow();
    expect(refusals(opened)).toEqual(['channels']);
    channels[0]!.destroy();
    await until(() => opened.house.visits.size === 3, 'one having left');
    await shell();
    client.end();
  });

  it('is refused more where it has begun none of them', async () => {
    const opened = await house();
    const client = await connected(opened.port, newKey());
    for (let i = 0; i < 4; i++) protocolOf(client).session(100 + i, 1000, 1000);
    await expect(new Promise((_, no) => client.shell((error) => no(error)))).rejects.toThrow();
    expect(refusals(opened)).toEqual(['channels']);
    client.end();
  });

  it('is ended where it asks again and again for what there is not', async () => {
    const opened = await house();
    const client = await connected(opened.port, newKey());
    client.on('error', () => {});
    for (let i = 0; i < 100; i++) client.forwardIn('127.0.0.1', 0, () => {});
    await until(() => opened.host.connections === 0, 'nobody being there');
    expect(refusals(opened).filter((reason) => reason === 'forwarding').length).toBeLessThan(50);
    expect(refusals(opened)).toContain('refusals');
  });
});

describe('the figures of a house', () => {
  it('are told in the form of Prometheus, on the loopback', async () => {
    const opened = await house();
    const player = await playing(opened);
    const status = await openStatus(0, opened.house, opened.host);
    const response = await fetch(`http://127.0.0.1:${status.port}/metrics`);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await response.text();
    const other = await fetch(`http://127.0.0.1:${status.port}/players`);
    expect(other.status).toBe(404);
    await status.close();
    player.drop();
    const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    for (const sample of samples)
      expect(sample).toMatch(/^patience_[a-z_]+(\{reason="\w+"\})? \d+$/u);
    const types = text.match(/^# TYPE (\S+) (?:gauge|counter)$/gmu)!;
    expect(new Set(types).size).toBe(types.length);
    expect(samples).toContain('patience_up 1');
    expect(samples).toContain('patience_sessions 1');
    expect(samples).toContain('patience_players 1');
    expect(samples).toContain('patience_keys_total 5');
  });
});
