import { afterEach, describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/games/index.ts';
import { localDay, utcDay } from '../../../src/session/calendar.ts';
import { gameOfDay } from '../../../src/session/daily.ts';
import { readName } from '../../../src/shell/host/store/player-name.ts';
import { newKey, type OpenHouse, openHouse } from './open-house.ts';
import { SshPlayer } from './ssh-player.ts';

/** The list of games, however many there are. */
const LIST = /\d+ games of patience/u;

const houses: OpenHouse[] = [];

async function house(guests = false): Promise<OpenHouse> {
  const opened = await openHouse({ guests });
  houses.push(opened);
  return opened;
}

afterEach(async () => {
  for (const opened of houses.splice(0)) await opened.close();
});

/** Noon of a day on which Canfield is the game of the day: which it is hangs on how many games there are. */
function dayOfCanfield(): number {
  const noons = catalogue.map((_, i) => Date.UTC(2026, 10, 30 + i, 12));
  const gameOn = (ms: number) => gameOfDay(utcDay({ ms, offset: 0 }), catalogue.length);
  return noons.find((noon) => catalogue[gameOn(noon)]!.name === 'canfield')!;
}

/** What a command in a house says, and the status it ends with. */
async function asked(port: number, key: string | undefined, command: string) {
  const player = await SshPlayer.come(port, { ...(key ? { key } : {}), command });
  const status = await player.leaves();
  return { status, text: player.output };
}

/** A game that is begun and given up. */
async function givesUp(port: number, key: string, seed: string): Promise<void> {
  const player = await SshPlayer.come(port, { key, command: `tens --seed ${seed} --new` });
  await player.sees(`seed ${seed}`);
  player.write('deal\r');
  await player.sees('1 move');
  player.write('resign\r');
  await player.sees('y or n');
  player.write('y');
  await player.sees('You gave it up');
  player.write('\x03');
  await player.leaves();
}

describe('names', () => {
  it.each(['ann', 'Жора', 'x-1', 'Zoë', '名前'])('%s will do', (name) => {
    expect(readName(name)).toBe(name);
  });

  it.each([
    'a',
    'a'.repeat(21),
    'a b',
    '-ann',
    'ann-',
    'аnn',
    'an\u001b[2Jn',
    'an\u202en',
    'a\u0000b',
    '../x',
  ])('%j will not', (name) => {
    expect(readName(name)).toBeNull();
  });

  it('are chosen once, and belong to one player in whatever case', async () => {
    const { port } = await house();
    const [ann, bob] = [newKey(), newKey()];
    expect((await asked(port, ann, 'name')).text).toContain('no name yet');
    expect(await asked(port, ann, 'name Ann')).toMatchObject({ status: 0 });
    expect((await asked(port, ann, 'name')).text).toContain('You are Ann.');
    expect((await asked(port, ann, 'name Anna')).text).toContain('for good');
    expect(await asked(port, bob, 'name aNN')).toMatchObject({ status: 1 });
    expect(await asked(port, bob, 'name bob')).toMatchObject({ status: 0 });
  });

  it('are not those of games, which a race would take for a player', async () => {
    const { port } = await house();
    const ann = newKey();
    for (const name of ['tens', 'Demon', 'CANFIELD']) {
      expect(await asked(port, ann, `name ${name}`)).toEqual({
        status: 1,
        text: `A game is called ${name}; choose another name.\r\n`,
      });
    }
    expect((await asked(port, ann, '--lang ru имя Клондайк')).status).toBe(1);
    expect((await asked(port, ann, 'name ten')).status).toBe(0);
  });

  it('are not for guests', async () => {
    const { port } = await house(true);
    expect(await asked(port, undefined, 'name Ann')).toMatchObject({ status: 1 });
  });
});

describe('the house together', () => {
  it('tells who plays what, and how well', async () => {
    const { port } = await house();
    const [ann, bob] = [newKey(), newKey()];
    await asked(port, ann, 'name Ann');
    await givesUp(port, ann, '5');
    expect((await asked(port, bob, 'who')).text).toContain('Nobody is playing.');
    const player = await SshPlayer.come(port, { key: ann, command: 'klondike --seed 5' });
    await player.sees('Klondike');
    expect((await asked(port, bob, 'who')).text).toContain('Ann: Klondike');
    expect((await asked(port, bob, 'board tens')).text).toMatch(/1 {2}Ann +0 of 1 won/u);
    expect((await asked(port, bob, 'board')).text).toContain('no wish has been granted');
    expect(await asked(port, bob, 'board nonsense')).toMatchObject({ status: 2 });
    player.write('\x03');
    await player.leaves();
  });

  it('has a board for the deal of the day, and counts wishes without telling whose', async () => {
    const noon = dayOfCanfield();
    const opened = await openHouse({ day: noon });
    houses.push(opened);
    const [ann, bob] = [newKey(), newKey()];
    await asked(opened.port, ann, 'name Ann');
    const player = await SshPlayer.come(opened.port, { key: ann, command: 'daily' });
    await player.sees('daily');
    player.write('turn\r');
    await player.sees('1 move');
    player.write('resign\r');
    await player.sees('y or n');
    player.write('y');
    await player.sees('You gave it up');
    player.write('\x03');
    await player.leaves();
    const board = await asked(opened.port, bob, 'board');
    const day = utcDay({ ms: noon, offset: 0 });
    expect(board.text).toMatch(new RegExp(`The deal of ${day}: Canfield\r\n +1 {2}Ann +lost`, 'u'));
    expect(board.text).toContain('no wish has been granted');
    const { store } = opened.house;
    const [showing] = await store.showings();
    const today = localDay(opened.house.clock.now());
    store.showings = async () => [
      { ...showing!, wishes: [today] },
      { ...showing!, name: 'Cid', wishes: ['2000-01-01', today] },
      { ...showing!, name: 'Dee', wishes: ['2000-01-01'] },
    ];
    expect((await asked(opened.port, bob, 'board')).text).toContain('2 wishes have been granted');
  });

  it('lets others look on, live, as long as a player lets them', async () => {
    const { port } = await house();
    const [ann, bob] = [newKey(), newKey()];
    await asked(port, ann, 'name Ann');
    const player = await SshPlayer.come(port, { key: ann, command: 'tens --seed 5' });
    await player.sees('seed 5');
    expect((await asked(port, bob, 'watch ann')).text).toContain('does not want');
    await asked(port, ann, 'watching on');
    const watcher = await SshPlayer.come(port, { key: bob, command: 'watch ann' });
    await watcher.sees('Looking on: Ann');
    await watcher.sees('0 moves');
    player.write('deal\r');
    await watcher.sees('1 move');
    await asked(port, ann, 'watching off');
    expect(await watcher.leaves()).toBe(0);
    const other = await SshPlayer.come(port, { key: bob, command: 'watch nobody' });
    expect(await other.leaves()).toBe(1);
    player.write('deal\r');
    await player.sees('2 moves');
  });

  it('speaks to everybody in their own language of what another plays', async () => {
    const { port } = await house();
    const [ann, bob] = [newKey(), newKey()];
    const env = { LANG: 'ru_RU.UTF-8' };
    await asked(port, ann, 'name Ann');
    await asked(port, ann, 'watching on');
    await asked(port, bob, 'name Bob');
    const player = await SshPlayer.come(port, { key: ann, command: 'klondike --seed 5' });
    await player.sees('Klondike · seed 5');
    const watcher = await SshPlayer.come(port, { key: bob, env, command: 'смотреть ann' });
    await watcher.sees('Клондайк · расклад 5 · 0 ходов');
    player.write('turn\r');
    await watcher.sees('Клондайк · расклад 5 · 1 ход');
    // Whoever looks on has no prompt, and is told of no keys that do nothing.
    expect(watcher.rows.slice(-3)).toEqual(['Играет Ann. q: уйти.', '', '']);
    watcher.write('q');
    expect(await watcher.leaves()).toBe(0);
    const racer = await SshPlayer.come(port, { key: bob, env, command: 'гонка дедушкины-часы' });
    await racer.sees('Дедушкины часы, один расклад на двоих. Ждём второго');
    expect((await asked(port, ann, 'who')).text).toContain("another to race: Grandfather's Clock");
    racer.write('q');
    expect(await racer.leaves()).toBe(1);
    player.drop();
  });

  it('deals two players the same cards', async () => {
    const { port } = await house();
    const [ann, bob] = [newKey(), newKey()];
    await asked(port, ann, 'name Ann');
    await asked(port, bob, 'name Bob');
    // A game of the same kind that waits goes on waiting.
    const before = await SshPlayer.come(port, { key: ann, command: 'klondike --seed 9' });
    await before.sees('seed 9');
    before.write('turn\r');
    await before.sees('1 move');
    before.write('\x03');
    await before.leaves();
    const first = await SshPlayer.come(port, { key: ann, command: 'race klondike' });
    await first.sees('Waiting for another');
    const second = await SshPlayer.come(port, { key: bob, command: 'race ann' });
    await second.sees(/seed \d+/u);
    await first.sees(/seed \d+/u);
    const seeds = [first, second].map((one) => /seed \d+/u.exec(one.rows.join('\n'))?.[0]);
    expect(seeds[0]).toBe(seeds[1]);
    first.write('turn\r');
    await first.sees('1 move');
    first.write('resign\r');
    await first.sees('y or n');
    first.write('y');
    await first.sees('You gave it up');
    first.write('\x03');
    expect(await first.leaves()).toBe(0);
    expect(first.output).toContain('You leave the race to Bob, who goes on.');
    const after = await SshPlayer.come(port, { key: ann, command: 'klondike' });
    await after.sees('seed 9 · 1 move');
    after.drop();
    second.write('\x03');
    expect(await second.leaves()).toBe(0);
    expect(second.output).toContain('Neither game has come out.');
    const alone = await SshPlayer.come(port, { key: ann, command: 'race tens' });
    await alone.sees('Waiting');
    expect((await asked(port, bob, 'who')).text).toContain('Ann waits for another to race: Tens');
    alone.write('q');
    expect(await alone.leaves()).toBe(1);
  });

  it('hears its words in the list of games, too, which is come back to', async () => {
    const { port } = await house();
    const [ann, bob] = [newKey(), newKey()];
    await asked(port, ann, 'name Ann');
    await asked(port, ann, 'watching on');
    await asked(port, bob, 'name Bob');
    const first = await SshPlayer.come(port, { key: ann });
    const second = await SshPlayer.come(port, { key: bob });
    await second.sees('“house” for the others here');
    const order = async (player: SshPlayer, line: string, seen: string | RegExp) => {
      player.write(`${line}\r`);
      await player.sees(seen);
    };
    await order(second, 'who', 'Nobody is playing.');
    await order(second, 'board nonsense', 'there is no game');
    await order(second, 'watch', 'watch NAME');
    await order(second, 'watch ann', 'Ann is not playing');
    await order(second, 'house', 'be that other');
    second.write('q');
    await second.sees(LIST);
    await order(first, 'klon 5', 'seed 5');
    await order(second, 'watch ann', 'Looking on: Ann');
    await order(first, 'turn', '1 move');
    await second.sees('1 move');
    second.write('q');
    await second.sees('Ann has left the table');
    await second.sees(LIST);
    await order(second, 'race tens', 'Waiting for another');
    expect(second.isAlternate).toBe(false);
    await order(first, 'list', LIST);
    await order(first, 'race bob', 'Tens · seed');
    await second.sees('Tens · seed');
    first.write('\x07');
    await first.sees(LIST);
    first.write('\x03');
    await first.sees('You leave the race to Bob');
    first.write('\x03');
    expect(await first.leaves()).toBe(0);
    second.write('\x03');
    await second.sees('Neither game has come out.');
    await second.sees(LIST);
    second.drop();
  });
});
