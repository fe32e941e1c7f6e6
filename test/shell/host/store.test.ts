import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/games/index.ts';
import { wishGames } from '../../../src/games/wish.ts';
import { FileStore } from '../../../src/shell/host/store/file-store.ts';
import { lockFolder } from '../../../src/shell/host/store/folder-lock.ts';
import type { HouseStore } from '../../../src/shell/host/store/house-store.ts';
import { PostgresStore } from '../../../src/shell/host/store/postgres-store.ts';
import { until } from './open-house.ts';
import { startPostgres } from './postgres.ts';

const postgres = startPostgres();
const folders: string[] = [];
if (typeof postgres === 'string') process.stderr.write(`${postgres}\n`);

afterAll(() => {
  if (typeof postgres !== 'string') postgres.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'patience-store-'));
  folders.push(folder);
  return folder;
}

async function openFiles(folder = newFolder()): Promise<HouseStore> {
  return FileStore.open(folder, catalogue, wishGames, () => Date.now());
}

async function openShared(folder = newFolder()): Promise<HouseStore> {
  if (typeof postgres === 'string') throw new Error(postgres);
  const now = () => Date.now();
  return PostgresStore.open({ url: postgres.url, folder, catalogue, wishGames, now });
}

const STORES = [
  { name: 'files', open: openFiles },
  ...(typeof postgres === 'string' ? [] : [{ name: 'PostgreSQL', open: openShared }]),
];

let count = 0;
/** Keys and names are used by one test alone. */
let key: string;
let name: string;

beforeEach(() => {
  count++;
  key = `SHA256:key-${count}`;
  name = `Ann${count}`;
});

function write(store: HouseStore, file: string, text: string): void {
  mkdirSync(join(store.homeOf(key), 'saves'), { recursive: true });
  writeFileSync(join(store.homeOf(key), file), text);
}

function read(store: HouseStore, file: string): string | null {
  try {
    return readFileSync(join(store.homeOf(key), file), 'utf8');
  } catch {
    return null;
  }
}

describe.each(STORES)('players in $name', ({ open }) => {
  it('are made when they come first, and known when they come again', async () => {
    const store = await open();
    expect(await store.player(key)).toEqual({ key, name: null, isWatched: false });
    await store.letWatch(key, true);
    expect(await store.player(key)).toEqual({ key, name: null, isWatched: true });
    await store.close();
  });

  it('have one name each, whatever its case, for good', async () => {
    const store = await open();
    expect(await store.named(name)).toBeNull();
    expect(await store.rename(key, name)).toBe(true);
    expect(await store.rename(key, `${name}x`)).toBe(false);
    expect(await store.rename(`${key}-other`, name.toUpperCase())).toBe(false);
    expect(await store.named(name.toLowerCase())).toMatchObject({ key, name });
    await store.close();
  });

  it('find their files where they sit down again', async () => {
    const folder = newFolder();
    const store = await open(folder);
    const seat = await store.sit(key, () => {});
    write(store, 'saves/tens.txt', 'a game');
    seat.changed();
    await seat.leave();
    await store.close();
    const again = await open(folder);
    await (await again.sit(key, () => {})).leave();
    expect(read(again, 'saves/tens.txt')).toBe('a game');
    await again.close();
  });

  it('sit in one place: who comes later takes it, after a save', async () => {
    const store = await open();
    const events: string[] = [];
    const first = await store.sit(key, () => {
      write(store, 'saves/tens.txt', 'saved by the first');
      events.push('lost');
      void first.leave().then(() => events.push('left'));
    });
    const second = await store.sit(key, () => events.push('wrong'));
    expect(read(store, 'saves/tens.txt')).toBe('saved by the first');
    await until(() => events.length === 2, 'the first leaving');
    expect(events).toEqual(['lost', 'left']);
    await second.leave();
    await store.close();
  });

  it('are told of while they play', async () => {
    const store = await open();
    await store.rename(key, name);
    const seat = await store.sit(key, () => {});
    seat.plays('tens');
    for (;;) if ((await store.playing()).some((one) => one.name === name)) break;
    expect(await store.playing()).toContainEqual({ name, game: 'tens' });
    await seat.leave();
    expect(await store.playing()).not.toContainEqual({ name, game: 'tens' });
    await store.close();
  });

  it('show how their games went, once they have a name', async () => {
    const store = await open();
    await store.rename(key, name);
    const seat = await store.sit(key, () => {});
    write(store, 'history.jsonl', readFileSync('test/fixtures/1/history.jsonl', 'utf8'));
    seat.changed();
    await seat.leave();
    const showing = (await store.showings()).find((one) => one.name === name);
    expect(Object.keys(showing?.games ?? {}).length).toBeGreaterThan(0);
    await store.close();
  });
});

describe('the folder of a house', () => {
  it('is of one program at a time, until that ends or the machine is started anew', () => {
    const folder = newFolder();
    const lock = join(folder, 'open-by');
    const unlock = lockFolder(folder);
    const mine = readFileSync(lock, 'utf8');
    unlock();
    expect(() => readFileSync(lock)).toThrow('ENOENT');
    // As another program of this machine would have it, which lives.
    const other = mine.replace(/^\d+/u, String(process.ppid));
    writeFileSync(lock, other);
    expect(() => lockFolder(folder)).toThrow('complaint');
    expect(readFileSync(lock, 'utf8')).toBe(other);
    for (const gone of [
      other.replace(/ \S*$/u, ' another-start'),
      other.replace(/ \d+ /u, ' 1 '),
      other.replace(/^\d+/u, '4194305'),
    ]) {
      writeFileSync(lock, gone);
      lockFolder(folder);
      expect(readFileSync(lock, 'utf8')).toBe(mine);
    }
  });
});

describe.skipIf(typeof postgres === 'string')('several hosts', () => {
  it('hand a player and their files on to one another', async () => {
    const [here, there] = [await openShared(), await openShared()];
    let isLost = false;
    const seat = await here.sit(key, () => {
      isLost = true;
      write(here, 'saves/tens.txt', 'saved here last');
      void seat.leave();
    });
    write(here, 'saves/tens.txt', 'here');
    write(here, 'saves/demon.txt', 'here');
    seat.changed();
    const other = await there.sit(key, () => {});
    expect(isLost).toBe(true);
    expect(read(there, 'saves/tens.txt')).toBe('saved here last');
    expect(read(there, 'saves/demon.txt')).toBe('here');
    rmSync(join(there.homeOf(key), 'saves/demon.txt'));
    write(there, 'saves/tens.txt', 'there');
    await other.leave();
    await here.fetch(key);
    expect(read(here, 'saves/tens.txt')).toBe('there');
    expect(read(here, 'saves/demon.txt')).toBeNull();
    await here.close();
    await there.close();
  });

  it('let one that has lost its seat write nothing any more', async () => {
    const [here, there] = [await openShared(), await openShared()];
    let seats = 0;
    // This one does not let go when it is asked to; its seat is taken when it shows no sign of life.
    const seat = await here.sit(key, () => {
      seats++;
    });
    await takeAway(key);
    const other = await there.sit(key, () => {});
    write(there, 'saves/tens.txt', 'there');
    await other.leave();
    write(here, 'saves/tens.txt', 'too late');
    await seat.leave();
    expect(seats).toBeGreaterThan(0);
    await there.fetch(key);
    const reader = await openShared();
    await reader.fetch(key);
    expect(read(reader, 'saves/tens.txt')).toBe('there');
    for (const store of [here, there, reader]) await store.close();
  });
});

/** A seat whose host has shown no sign of life for long. */
async function takeAway(player: string): Promise<void> {
  if (typeof postgres === 'string') return;
  const { default: pg } = await import('pg');
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query(
    "update patience_seat set until = now() - interval '1 minute', host = null where player = $1",
    [player],
  );
  await client.end();
}
