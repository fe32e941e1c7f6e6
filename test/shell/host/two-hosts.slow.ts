import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newKey, until } from './open-house.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { type Served, Shipped } from './served.ts';
import { silentLine } from './silent-line.ts';
import { SshPlayer } from './ssh-player.ts';

const postgres = startPostgres();
if (typeof postgres === 'string') process.stderr.write(`${postgres}\n`);

let shipped: Shipped;

beforeAll(async () => {
  if (typeof postgres !== 'string') shipped = await Shipped.build();
});

afterAll(async () => {
  await shipped?.close();
  if (typeof postgres !== 'string') postgres.stop();
});

/** A host that shares its players with others. */
function serve(url = (postgres as Postgres).url, data?: string): Promise<Served> {
  return shipped.serve(['--database', url], data);
}

async function asked({ port }: Served, key: string, command: string): Promise<string> {
  const player = await SshPlayer.come(port, { key, command });
  expect(await player.leaves(), player.output).toBe(0);
  return player.output;
}

async function dealt({ port }: Served, key: string, command: string, moves: string) {
  const player = await SshPlayer.come(port, { key, command });
  await player.sees('Tens · seed');
  player.write('deal\r');
  await player.sees(moves);
  return player;
}

/** Whether a file that the hosts share has this in it. */
async function isShared(text: RegExp): Promise<boolean> {
  const { default: pg } = await import('pg');
  const client = new pg.Client((postgres as Postgres).url);
  await client.connect();
  const { rows } = await client.query('select text from patience_file');
  await client.end();
  return rows.some((row) => text.test(row.text));
}

describe.skipIf(typeof postgres === 'string')('two hosts with one database', () => {
  beforeEach(async () => {
    const { default: pg } = await import('pg');
    const client = new pg.Client((postgres as Postgres).url);
    await client.connect();
    await client.query('drop table if exists patience_seat, patience_file, patience_player');
    await client.end();
  });

  it('are one house: a game goes on at the other, and is in one place at a time', async () => {
    const [here, there] = [await serve(), await serve()];
    await until(
      () => here.said.includes(`in the database, the key in ${here.folder}.\n`),
      'a word',
    );
    const key = newKey();
    const first = await dealt(here, key, 'tens --seed 7', '1 move');
    const second = await dealt(there, key, 'tens', '2 moves');
    expect(await first.leaves()).toBe(75);
    expect(first.output).toContain('another terminal');
    second.write('\x03');
    expect(await second.leaves()).toBe(0);
    const third = await dealt(here, key, 'tens', '3 moves');
    third.write('\x03');
    await third.leaves();
    for (const house of [here, there]) house.kill('SIGTERM');
    expect(await here.exit).toBe(0);
    expect(await there.exit).toBe(0);
  });

  it('share names, boards and who plays what', async () => {
    const [here, there] = [await serve(), await serve()];
    const [ann, bob] = [newKey(), newKey()];
    await asked(here, ann, 'name Ann');
    const taken = await SshPlayer.come(there.port, { key: bob, command: 'name ann' });
    expect(await taken.leaves()).toBe(1);
    await asked(there, bob, 'name Bob');
    const player = await dealt(here, ann, 'tens --seed 7', '1 move');
    while (!(await asked(there, bob, 'who')).includes('Ann: Tens'));
    player.write('resign\r');
    await player.sees('y or n');
    player.write('y');
    await player.sees('You gave it up');
    player.write('\x03');
    await player.leaves();
    expect(await asked(there, bob, 'board tens')).toMatch(/1 {2}Ann +0 of 1 won/u);
    expect(await asked(there, bob, 'who')).toContain('Nobody is playing.');
    for (const house of [here, there]) house.kill('SIGTERM');
  });

  it('bear it that the database goes away for a while', async () => {
    const [here, there] = [await serve(), await serve()];
    const key = newKey();
    const player = await dealt(here, key, 'tens --seed 7', '1 move');
    (postgres as Postgres).halt();
    player.write('deal\r');
    await player.sees('2 moves');
    const other = await SshPlayer.come(here.port, { key: newKey(), command: 'tens' });
    expect(await other.leaves()).toBe(75);
    expect(other.output).toContain('cannot get at its games at the moment');
    player.write('\x03');
    expect(await player.leaves()).toBe(0);
    expect(here.told.filter(({ event }) => event === 'house-fault')).toEqual([]);
    (postgres as Postgres).goOn();
    const again = await SshPlayer.come(there.port, { key, command: 'tens' });
    await again.sees('2 moves');
    again.write('\x03');
    expect(await again.leaves()).toBe(0);
    for (const house of [here, there]) house.kill('SIGTERM');
    expect(await here.exit).toBe(0);
  });

  it('tell players that the database says nothing any more, and end in spite of it', async () => {
    const { socket, urlAt, url } = postgres as Postgres;
    const line = await silentLine(socket);
    const here = await serve(urlAt(line.port));
    const key = newKey();
    const player = await dealt(here, key, 'tens --seed 7', '1 move');
    line.silence();
    player.write('deal\r');
    await player.sees('2 moves');
    const other = await SshPlayer.come(here.port, { key: newKey(), command: 'tens' });
    expect(await other.leaves()).toBe(75);
    expect(other.output).toContain('cannot get at its games at the moment');
    here.kill('SIGTERM');
    expect(await here.exit).toBe(0);
    expect(await player.leaves()).toBe(75);
    expect(player.output).toContain('The house is closing. Your game is kept');
    line.close();
    // What the database never heard of lies where it was played.
    const again = await serve(url, here.folder);
    const back = await SshPlayer.come(again.port, { key, command: 'tens' });
    await back.sees('2 moves');
    back.write('\x03');
    expect(await back.leaves()).toBe(0);
  });

  it('go on without one that was killed', async () => {
    const [here, there] = [await serve(), await serve()];
    const key = newKey();
    const player = await dealt(here, key, 'tens --seed 7', '1 move');
    // What was done is known to the others a moment later.
    let isKnown = false;
    while (!isKnown) isKnown = await isShared(/deal #/u);
    here.kill('SIGKILL');
    expect(await here.exit).toBe('SIGKILL');
    player.drop();
    const begun = performance.now();
    const again = await SshPlayer.come(there.port, { key, command: 'tens' });
    await until(() => again.output.includes('Another host has your place'), 'a word');
    await again.sees('1 move');
    const ms = performance.now() - begun;
    process.stderr.write(`a killed host's player went on after ${Math.round(ms)} ms\n`);
    again.write('deal\r');
    await again.sees('2 moves');
    again.write('\x03');
    expect(await again.leaves()).toBe(0);
  });
});
