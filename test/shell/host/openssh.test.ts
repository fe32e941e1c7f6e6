import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Tui } from '../../terminal/tui.ts';
import { newKey, type OpenHouse, openHouse, until } from './open-house.ts';

/** The client that most players have, in a real pseudo-terminal. */
let opened: OpenHouse;
let folder: string;
const tuis: Tui[] = [];

beforeAll(async () => {
  opened = await openHouse();
  folder = mkdtempSync(join(tmpdir(), 'patience-openssh-'));
  writeFileSync(join(folder, 'id'), newKey(), { mode: 0o600 });
});

afterEach(async () => {
  for (const tui of tuis.splice(0)) await tui.close();
  await until(() => opened.house.visits.size === 0, 'nobody being there');
});

afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

function ssh(...words: string[]): Tui {
  const tui = Tui.start('ssh', [
    ...['-F', 'none', '-p', String(opened.port), '-i', join(folder, 'id')],
    ...['-o', 'IdentitiesOnly=yes', '-o', 'IdentityAgent=none', '-o', 'LogLevel=INFO'],
    ...['-o', 'StrictHostKeyChecking=no', '-o', `UserKnownHostsFile=${join(folder, 'known')}`],
    ...words,
  ]);
  tuis.push(tui);
  return tui;
}

describe("OpenSSH's client", () => {
  it('plays: keys, a new size, Ctrl-C', async () => {
    const tui = ssh('-t', '127.0.0.1', 'tens --seed 42 --new');
    await tui.until('seed 42');
    tui.type('deal\r');
    await tui.until('1 move');
    tui.resize(100, 30);
    await tui.until((one) => one.screen()[29]!.includes('arrows · Enter'));
    tui.key('backspace');
    await tui.until('0 moves');
    tui.key('ctrl-c');
    expect(await tui.exit).toEqual({ status: 0, signal: null });
    expect(tui.isAlternate).toBe(false);
    expect(tui.leftModes).toEqual([]);
  });

  it.each([
    ['~.', (tui: Tui) => tui.type('\r~.')],
    ['kill -9', (tui: Tui) => tui.kill('SIGKILL')],
    ['a closed window', (tui: Tui) => tui.hangUp()],
  ])('loses nothing by %s', async (_what, leave) => {
    const tui = ssh('-t', '127.0.0.1', 'tens --new --seed 9');
    await tui.until('seed 9');
    tui.type('deal\r');
    await tui.until('1 move');
    leave(tui);
    await until(() => opened.house.visits.size === 0, 'nobody being there');
    const again = ssh('-t', '127.0.0.1', 'tens');
    await again.until('1 move');
    again.key('ctrl-c');
    await again.exit;
  });

  it.each([
    ['a shell', ['127.0.0.1', 'sh'], 2, 'there is no game "sh"', null],
    ['files', ['-s', '127.0.0.1', 'sftp'], 255, 'subsystem request failed', 'sftp'],
    [
      'ways through',
      ['-W', '127.0.0.1:22', '127.0.0.1'],
      255,
      'open failed: administratively prohibited',
      'forwarding',
    ],
    [
      'ways back',
      ['-N', '-R', '0:127.0.0.1:22', '-o', 'ExitOnForwardFailure=yes', '127.0.0.1'],
      255,
      'remote port forwarding failed',
      'forwarding',
    ],
  ])('is refused %s in a clear line', async (_what, words, status, line, reason) => {
    const before = opened.told.length;
    const tui = ssh(...words);
    expect(await tui.exit).toEqual({ status, signal: null });
    expect(tui.output).toContain(line);
    const refused = opened.told.slice(before).filter(({ event }) => event === 'refused');
    expect(refused.map(({ fields }) => fields['reason'])).toEqual(reason === null ? [] : [reason]);
  });
});
