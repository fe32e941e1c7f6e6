import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Tui } from '../../terminal/tui.ts';
import { newKey, until } from './open-house.ts';
import { type Served, Shipped, savesIn } from './served.ts';
import { connected, protocolOf, SshPlayer, socketOf } from './ssh-player.ts';

/** The host as it is shipped, in a process of its own. */
let shipped: Shipped;

beforeAll(async () => {
  shipped = await Shipped.build();
});

afterAll(() => shipped.close());

async function playing(house: Served, key = newKey()): Promise<SshPlayer> {
  const player = await SshPlayer.come(house.port, { key, command: 'tens --seed 7' });
  await player.sees('seed 7');
  player.write('deal\r');
  await player.sees('1 move');
  return player;
}

describe('a house in a process of its own', () => {
  it('stands whatever is begun in it and broken off', async () => {
    const house = await shipped.serve();
    const player = await playing(house);
    for (let i = 0; i < 10; i++) {
      const client = await connected(house.port, newKey());
      for (let k = 0; k < i; k++) protocolOf(client).session(k, 1000, 1000);
      await new Promise((resolve) => socketOf(client).write('', () => resolve(null)));
      client.destroy();
    }
    await until(() => house.told.filter(({ event }) => event === 'disconnected').length === 10, '');
    player.write('deal\r');
    await player.sees('2 moves');
    expect(house.told.filter(({ event }) => String(event).includes('fault'))).toEqual([]);
    house.kill('SIGTERM');
    expect(await house.exit).toBe(0);
  });

  it('saves fifty players, tells them and ends within five seconds of SIGTERM', async () => {
    const house = await shipped.serve(['--per-address', '100']);
    const players: SshPlayer[] = [];
    for (let i = 0; i < 50; i++) players.push(await playing(house));
    // One who does not read any more holds nobody up.
    const deaf = await playing(house);
    socketOf(deaf.client).pause();
    const begun = performance.now();
    house.kill('SIGTERM');
    expect(await house.exit).toBe(0);
    const ms = performance.now() - begun;
    expect(ms).toBeLessThan(5000);
    for (const player of players) {
      expect(await player.leaves()).toBe(75);
      expect(player.output).toContain('The house is closing. Your game is kept');
      expect(player.isAlternate).toBe(false);
    }
    deaf.drop();
    const saves = savesIn(house.folder);
    expect(saves.length).toBe(51);
    for (const save of saves) expect(save).toMatch(/deal #\w+\nleft #\w+\n$/u);
    process.stderr.write(`fifty players were saved and shown out in ${Math.round(ms)} ms\n`);
  });

  it('tells where it is, by what it is known, and where everything is', async () => {
    const house = await shipped.serve();
    const { port, folder } = house;
    const { fingerprint } = house.told.find(({ event }) => event === 'open')!;
    await until(() => house.said.includes(folder), 'the last line');
    expect(house.said.split('\n')).toEqual([
      `The house is open at 127.0.0.1, port ${port}: ssh -p ${port} 127.0.0.1`,
      `Its key is ${fingerprint} (ED25519).`,
      `Everything is kept in ${folder}.`,
      '',
    ]);
  });

  it('loses no move when it is killed, and goes on in the same folder', async () => {
    const house = await shipped.serve();
    const key = newKey();
    const player = await playing(house, key);
    house.kill('SIGKILL');
    expect(await house.exit).toBe('SIGKILL');
    player.drop();
    const again = await shipped.serve([], house.folder);
    const back = await SshPlayer.come(again.port, { key, command: 'tens' });
    await back.sees('1 move');
    back.drop();
  });

  it('is copied while it is played in, and the copy is a whole house', async () => {
    const house = await shipped.serve(['--per-address', '100']);
    const keys = Array.from({ length: 12 }, newKey);
    const copies: string[] = [];
    let isCopied = false;
    const busy = keys.map(async (key, i) => {
      const named = await SshPlayer.come(house.port, { key, command: `name player-${i}` });
      await named.leaves();
      const player = await SshPlayer.come(house.port, { key, command: 'tens --seed 7' });
      await player.sees('seed 7');
      for (let game = 8; !isCopied; game++) {
        for (let moves = 1; moves <= 3; moves++) {
          player.write('deal\r');
          await player.sees(moves === 1 ? '1 move' : `${moves} moves`);
        }
        player.write('resign\r');
        await player.sees('y or n');
        player.write('y');
        await player.sees('You gave it up');
        player.write(`new ${game}\r`);
        await player.sees(`seed ${game} · 0 moves`);
      }
      player.drop();
    });
    await until(() => house.told.filter(({ event }) => event === 'session').length === 24, 'all');
    for (let i = 0; i < 3; i++) {
      const copy = shipped.newFolder();
      await promisify(execFile)('cp', ['-a', `${house.folder}/.`, copy]);
      copies.push(copy);
    }
    isCopied = true;
    await Promise.all(busy);
    for (const copy of copies) {
      const restored = await shipped.serve([], copy);
      for (const key of keys) {
        const player = await SshPlayer.come(restored.port, { key, command: 'tens' });
        await player.sees(/Tens · seed \d+ · \d moves?/u);
        expect(player.rows.join('\n')).not.toMatch(/damaged|cannot/u);
        player.drop();
      }
      const board = await SshPlayer.come(restored.port, { key: keys[0]!, command: 'board tens' });
      expect(await board.leaves()).toBe(0);
      restored.kill('SIGTERM');
      expect(await restored.exit).toBe(0);
      const aside = readdirSync(copy, { recursive: true, encoding: 'utf8' });
      expect(aside.filter((path) => path.includes('damaged'))).toEqual([]);
    }
  });

  it('cuts off one who asks and does not listen', async () => {
    const house = await shipped.serve();
    const client = await connected(house.port, newKey());
    client.on('error', () => {});
    const socket = socketOf(client);
    socket.pause();
    const isOver = () => house.told.some(({ event }) => event === 'disconnected');
    for (let i = 0; i < 1000 && !isOver(); i++) {
      for (let k = 0; k < 1000; k++) protocolOf(client).ping();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await until(isOver, 'the line being cut');
    expect(house.told).toContainEqual(expect.objectContaining({ reason: 'output' }));
  });

  it('tells its figures to this machine alone', async () => {
    const house = await shipped.serve();
    const text = await (await fetch(`http://127.0.0.1:${house.statusPort}/metrics`)).text();
    expect(text).toContain('patience_up 1\n');
    const outside = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of outside) {
      const answer = await new Promise((resolve) => {
        const socket = connect(house.statusPort, address);
        socket.once('connect', () => resolve('connected'));
        socket.once('error', ({ message }) => resolve(message));
      });
      expect(answer).toContain('ECONNREFUSED');
    }
  });
});

describe('a player at home', () => {
  it.each([
    ['SIGHUP', (tui: Tui) => tui.kill('SIGHUP')],
    ['the end of the terminal', (tui: Tui) => tui.hangUp()],
  ])('is saved and left within a second of %s', async (_, end) => {
    const home = shipped.newFolder();
    const tui = Tui.start(process.execPath, [shipped.program, 'tens', '--seed', '3'], {
      env: { PATIENCE_HOME: home, SSH_CONNECTION: 'far away' },
    });
    await tui.until('seed 3 · 0 moves');
    tui.type('deal\r');
    await tui.until('· 1 move ·');
    const { pid } = tui;
    const isThere = () => {
      try {
        process.kill(pid, 0);
        return true;
      } catch {
        return false;
      }
    };
    const begun = performance.now();
    end(tui);
    await until(() => !isThere(), 'the program being gone');
    const ms = performance.now() - begun;
    expect(ms).toBeLessThan(1000);
    await tui.close();
    expect(readFileSync(join(home, 'saves/tens.txt'), 'utf8')).toMatch(/deal #\w+\nleft #\w+\n$/u);
    process.stderr.write(`saved and gone in ${Math.round(ms)} ms\n`);
  });
});
