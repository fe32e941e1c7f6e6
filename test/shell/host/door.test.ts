import { chmodSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import { afterEach, describe, expect, it } from 'vitest';
import { fingerprintOf, hostKey } from '../../../src/shell/host/host-key.ts';
import { keysIn } from '../../../src/shell/host/key-list.ts';
import { garbage } from './garbage.ts';
import { type HouseSetting, newKey, type OpenHouse, openHouse, until } from './open-house.ts';
import { connected, SshPlayer } from './ssh-player.ts';

const houses: OpenHouse[] = [];

async function house(setting?: HouseSetting): Promise<OpenHouse> {
  const opened = await openHouse(setting);
  houses.push(opened);
  return opened;
}

afterEach(async () => {
  for (const opened of houses.splice(0)) await opened.close();
});

function fingerprint(key: string): string {
  const parsed = ssh2.utils.parseKey(key);
  if (parsed instanceof Error) throw parsed;
  return fingerprintOf(parsed.getPublicSSH());
}

function refusals({ told }: OpenHouse): unknown[] {
  return told.filter(({ event }) => event === 'refused').map(({ fields }) => fields['reason']);
}

describe('the door', () => {
  it('knows a house again by a key that only its owner can read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'patience-key-'));
    const first = hostKey(folder);
    const path = join(folder, 'host_key');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    chmodSync(path, 0o644);
    expect(hostKey(folder)).toEqual(first);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(first.fingerprint).toMatch(/^SHA256:[\w+/]{43}$/u);
    expect(first.kind).toBe('ED25519');
    const { private: another } = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 });
    writeFileSync(path, another);
    expect(hostKey(folder)).toMatchObject({ fingerprint: fingerprint(another), kind: 'ECDSA' });
    writeFileSync(path, 'nonsense');
    expect(() => hostKey(folder)).toThrow('complaint');
  });

  it('reads a list of keys as OpenSSH has it', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'patience-keys-')), 'keys');
    const pair = ssh2.utils.generateKeyPairSync('ed25519');
    writeFileSync(path, `# friends\n\nno-pty,command="x y" ${pair.public.trim()} ann@home\n`);
    expect([...keysIn(path)]).toEqual([fingerprint(pair.private)]);
    writeFileSync(path, 'ssh-ed25519 AAAA\n');
    expect(() => keysIn(path)).toThrow('complaint');
  });

  it('lets in only the keys of a list, and guests only where there are any', async () => {
    const mine = newKey();
    const opened = await house({ keys: new Set([fingerprint(mine)]) });
    await expect(connected(opened.port, newKey())).rejects.toThrow();
    await expect(connected(opened.port)).rejects.toThrow();
    await until(() => refusals(opened).length === 2, 'both being told of');
    expect(refusals(opened)).toEqual(['key', 'key']);
    (await connected(opened.port, mine)).end();
  });

  it('lets in so many in all, so many from an address, and again when they have left', async () => {
    const full = await house({ limits: { connections: 1 } });
    const only = await connected(full.port, newKey());
    await expect(connected(full.port, newKey())).rejects.toThrow();
    expect(refusals(full)).toEqual(['full']);
    only.end();
    const opened = await house({ limits: { connections: 5, perAddress: 2 } });
    const first = await connected(opened.port, newKey());
    const second = await connected(opened.port, newKey());
    await expect(connected(opened.port, newKey())).rejects.toThrow();
    expect(refusals(opened)).toEqual(['address']);
    first.end();
    await until(() => opened.host.connections === 1, 'one having left');
    const third = await connected(opened.port, newKey());
    third.end();
    second.end();
  });

  it('does not wait for ever for a key', async () => {
    const opened = await house({ limits: { authSeconds: 1 } });
    const socket = connect(opened.port, '127.0.0.1');
    socket.resume();
    await new Promise<void>((resolve) => socket.once('close', () => resolve()));
    expect(refusals(opened)).toEqual(['late']);
  });

  it('lets nobody try keys without end', async () => {
    const mine = newKey();
    const opened = await house({ keys: new Set([fingerprint(mine)]), limits: { authAttempts: 3 } });
    const client = new ssh2.Client();
    let tries = 0;
    const closed = new Promise<void>((resolve) => client.once('close', () => resolve()));
    client.on('error', () => {});
    client.connect({
      host: '127.0.0.1',
      port: opened.port,
      username: 'x',
      authHandler: (_left, _partial, next) => {
        tries++;
        next({ type: 'publickey', username: 'x', key: newKey() });
      },
    } as ssh2.ConnectConfig);
    await closed;
    expect(tries).toBe(3);
    expect(refusals(opened)).toEqual(['attempts']);
  });

  it('has no shell, no files, no ways through, and stays open', async () => {
    const opened = await house();
    const key = newKey();
    const client = await connected(opened.port, key);
    await expect(new Promise((_, no) => client.sftp((error) => no(error)))).rejects.toThrow();
    await expect(
      new Promise((_, no) => client.subsys('netconf', (error) => no(error))),
    ).rejects.toThrow();
    await expect(
      new Promise((_, no) => client.forwardOut('127.0.0.1', 1, '127.0.0.1', 22, (e) => no(e))),
    ).rejects.toThrow();
    await expect(
      new Promise((_, no) => client.forwardIn('127.0.0.1', 0, (error) => no(error))),
    ).rejects.toThrow();
    client.end();
    expect(refusals(opened)).toEqual(['sftp', 'subsystem', 'forwarding', 'forwarding']);
    for (const command of [
      'sh -c id',
      'serve --port 1',
      '/bin/sh',
      'tens; id',
      'export x --code',
    ]) {
      const player = await SshPlayer.come(opened.port, { key, command });
      expect(await player.leaves(), command).toBe(2);
    }
    const reader = await SshPlayer.come(opened.port, { key, command: 'replay package.json' });
    expect(await reader.leaves()).toBe(2);
    expect(reader.output).not.toContain('version');
  });

  it('is not disturbed by garbage, of whatever kind', async () => {
    const opened = await house({ limits: { connections: 1000, perAddress: 1000 } });
    await Promise.all(Array.from({ length: 200 }, (_, i) => garbage(opened.port, i)));
    await until(() => opened.host.connections === 0, 'garbage being gone');
    (await connected(opened.port, newKey())).end();
    expect(opened.house.metrics.faults).toBe(0);
  });
});
