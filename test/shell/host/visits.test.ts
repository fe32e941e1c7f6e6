import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { stampOf } from '../../../src/session/calendar.ts';
import { historyLine, type Result } from '../../../src/session/history.ts';
import { systemClock } from '../../../src/shell/store/clock.ts';
import { results } from '../../session/results.ts';
import { type HouseSetting, newKey, type OpenHouse, openHouse, until } from './open-house.ts';
import { connected, SshPlayer } from './ssh-player.ts';

/** The list of games, however many there are. */
const LIST = /\d+ games of patience/u;

const houses: OpenHouse[] = [];

async function house(setting?: HouseSetting): Promise<OpenHouse> {
  const opened = await openHouse(setting);
  houses.push(opened);
  return opened;
}

afterEach(async () => {
  for (const opened of houses.splice(0)) await opened.close();
});

/** The texts of all games in hand of all players. */
function saves({ folder }: OpenHouse): string[] {
  const players = join(folder, 'players');
  return readdirSync(players, { recursive: true, encoding: 'utf8' })
    .filter((path) => /saves\/[\w-]+\.txt$/u.test(path))
    .map((path) => readFileSync(join(players, path), 'utf8'));
}

describe('a player far away', () => {
  it('is shown the list of games, plays one, leaves and finds it again', async () => {
    const { port } = await house();
    const key = newKey();
    const player = await SshPlayer.come(port, { key });
    await player.sees(LIST);
    player.write('\r');
    await player.sees(/Tens · seed \d+ · 0 moves/u);
    player.write('deal\r');
    await player.sees('1 move');
    player.write('quit\r');
    expect(await player.leaves()).toBe(0);
    expect(player.isAlternate).toBe(false);
    const again = await SshPlayer.come(port, { key, command: 'tens' });
    await again.sees('1 move');
    again.write('\x03');
    expect(await again.leaves()).toBe(0);
  });

  it('asks for a game by the words of the program', async () => {
    const { port } = await house();
    const player = await SshPlayer.come(port, { key: newKey(), command: 'tens --seed 42' });
    await player.sees('Tens · seed 42 · 0 moves');
    player.write('\x03');
    expect(await player.leaves()).toBe(0);
  });

  it('has a terminal, a size and colors of their own, and may change the size', async () => {
    const { port } = await house();
    const one = await SshPlayer.come(port, { key: newKey(), command: 'tens --seed 1' });
    const other = await SshPlayer.come(port, {
      key: newKey(),
      command: 'klondike --seed 1',
      columns: 120,
      rows: 40,
      term: 'vt100',
      env: { LANG: 'C', NO_COLOR: '1' },
    });
    await one.sees('╭');
    await other.sees('Klondike');
    await other.sees('+');
    expect(one.output).toContain('38;5;');
    expect(other.output).not.toMatch(/\[[\d;]*3[0-8][\d;]*m/u);
    expect(other.rows.join('')).not.toContain('╭');
    one.resize(60, 20);
    await until(() => one.rows.length === 20 && one.rows.some((row) => row.includes('10')), 'size');
    one.write('\x03');
    other.write('\x03');
    await one.leaves();
    await other.leaves();
  });

  it('is spoken to in their own language', async () => {
    const { port } = await house();
    const env = { LANG: 'ru_RU.UTF-8' };
    const one = await SshPlayer.come(port, { key: newKey(), command: 'tens --seed 1', env });
    const other = await SshPlayer.come(port, { key: newKey(), command: 'tens --seed 1' });
    await one.sees(/0 ходов/u);
    await other.sees('0 moves');
    one.write('\x03');
    other.write('\x03');
    await one.leaves();
    await other.leaves();
  });

  it('loses nothing when the line breaks', async () => {
    const opened = await house();
    const key = newKey();
    const player = await SshPlayer.come(opened.port, { key, command: 'tens --seed 7' });
    await player.sees('seed 7');
    player.write('deal\r');
    await player.sees('1 move');
    player.drop();
    await until(() => opened.house.visits.size === 0, 'nobody being there');
    expect(saves(opened)).toEqual([expect.stringMatching(/deal #\w+\nleft #\w+\n$/u)]);
  });

  it('goes on at the terminal where they sat down last', async () => {
    const { port } = await house();
    const key = newKey();
    const first = await SshPlayer.come(port, { key, command: 'tens --seed 7' });
    await first.sees('seed 7');
    first.write('deal\r');
    await first.sees('1 move');
    const second = await SshPlayer.come(port, { key, command: 'tens' });
    expect(await first.leaves()).toBe(75);
    expect(first.output).toContain('another terminal');
    await second.sees('1 move');
    second.write('\x03');
    await second.leaves();
  });

  it('takes no place, and begins nothing, who has left while they waited for it', async () => {
    const opened = await house();
    const { store } = opened.house;
    const events: string[] = [];
    let isFree = () => {};
    const freed = new Promise<void>((resolve) => {
      isFree = resolve;
    });
    const sit = store.sit.bind(store);
    store.sit = async (key, onLost) => {
      events.push('asked');
      await freed;
      const seat = await sit(key, onLost);
      const leave = async () => {
        await seat.leave();
        events.push('left');
      };
      return { ...seat, leave };
    };
    const player = await SshPlayer.come(opened.port, { key: newKey(), command: 'tens --seed 7' });
    await until(() => events.includes('asked'), 'somebody waiting');
    player.drop();
    await until(() => opened.house.visits.size === 0, 'nobody being there');
    isFree();
    await until(() => events.includes('left'), 'the place being given up');
    expect(opened.told.filter(({ event }) => event === 'fault')).toEqual([]);
    expect(saves(opened)).toEqual([]);
  });

  it('is told of a wrong call in one line', async () => {
    const { port } = await house();
    const player = await SshPlayer.come(port, { key: newKey(), command: 'nonsense' });
    expect(await player.leaves()).toBe(2);
    expect(player.output).toMatch(/^patience: there is no game "nonsense"\..*\r\n$/u);
  });

  it('plays line by line where the terminal can do no more, and sees what they type', async () => {
    const { port } = await house();
    const player = await SshPlayer.come(port, {
      key: newKey(),
      command: 'tens --seed 3 --screen-reader',
    });
    await until(() => player.output.includes('> '), 'a prompt');
    player.write('deax\x7fl\r');
    await until(() => /deax[\b] [\b]l\r\n/u.test(player.output), 'an echo');
    player.write('quit\r');
    expect(await player.leaves()).toBe(0);
    expect(player.output).not.toMatch(/[^\r]\n/u);
  });

  it('is told at once that nothing thinks for them here', async () => {
    const { port } = await house();
    const command = 'idiots-delight --seed 5';
    const player = await SshPlayer.come(port, { key: newKey(), command });
    await player.sees('seed 5');
    for (const order of ['hint peek', 'hint odds', 'undo to hope', 'review']) {
      player.write('wobble\r');
      await player.sees('“wobble”');
      player.write(`${order}\r`);
      await player.sees('This house has no solver');
    }
    player.drop();
  });

  it('is told so line by line as well', async () => {
    const { port } = await house();
    const command = 'idiots-delight --seed 5 --screen-reader';
    const player = await SshPlayer.come(port, { key: newKey(), command });
    await until(() => player.output.includes('> '), 'a prompt');
    player.write('hint peek\rreview\rquit\r');
    expect(await player.leaves()).toBe(0);
    expect(player.output.match(/^(?:> )?This house has no solver.*\r$/gmu)).toHaveLength(2);
  });

  it('is answered to the last line of a pipe, though it is read no faster than keys may come', async () => {
    const { port, told } = await house({ limits: { keysPerSecond: 64 } });
    const client = await connected(port, newKey());
    let [output, status] = ['', -1];
    client.exec('tens --seed 3', (_error, channel) => {
      channel.on('data', (bytes: Buffer) => {
        output += bytes.toString();
      });
      channel.on('exit', (code: number) => {
        status = code;
      });
      channel.end(`${'deal\nundo\n'.repeat(30)}deal\n`);
    });
    await until(() => status >= 0, 'the end of a session');
    client.end();
    expect(status).toBe(0);
    expect(output.match(/ 1 move /gu)).toHaveLength(31);
    expect(told.filter(({ event }) => event === 'fault')).toEqual([]);
  });

  it('plays unrecorded without a key, where there are guests', async () => {
    const opened = await house({ guests: true });
    const player = await SshPlayer.come(opened.port, { command: 'tens --seed 7' });
    await player.sees('seed 7');
    player.write('deal\r');
    await player.sees('1 move');
    player.drop();
    await until(() => opened.house.visits.size === 0, 'nobody being there');
    expect(saves(opened)).toEqual([]);
  });
});

describe('a house', () => {
  it('saves everybody, tells them and closes', async () => {
    const opened = await house();
    const player = await SshPlayer.come(opened.port, { key: newKey(), command: 'tens --seed 7' });
    await player.sees('seed 7');
    player.write('deal\r');
    await player.sees('1 move');
    await opened.host.close();
    expect(await player.leaves()).toBe(75);
    expect(player.output).toContain('The house is closing. Your game is kept');
    expect(saves(opened)[0]).toMatch(/left #\w+\n$/u);
  });

  it('has the last word where it shows a player out', async () => {
    const opened = await house();
    const key = newKey();
    const player = await SshPlayer.come(opened.port, { key });
    await player.sees('12 games of patience');
    // Who leaves of their own will is asked to frame the wish that was granted.
    const now = stampOf(systemClock.now());
    const past = ['tens', 'demon', 'idiots-delight'].map(
      (game): Partial<Result> => ({
        ...{ game, begun: now, ended: now, outcome: 'won' },
        ...(game === 'idiots-delight' ? { options: { rules: 'en' } } : {}),
      }),
    );
    const home = opened.house.store.homeOf([...opened.house.visits][0]!.caller!);
    writeFileSync(
      join(home, 'history.jsonl'),
      results(...past)
        .map(historyLine)
        .join(''),
    );
    await opened.host.close();
    expect(await player.leaves()).toBe(75);
    expect(player.output).toMatch(
      /The house is closing\. Your game is kept, and waits for you\.\r\n$/u,
    );
    const again = await house({ folder: opened.folder });
    const back = await SshPlayer.come(again.port, { key, command: 'wish' });
    await back.sees('Frame it');
    back.drop();
  });

  it('speaks in the letters that a terminal has', async () => {
    const { port } = await house();
    const asking = { key: newKey(), command: 'watch', env: { LANG: 'C' } };
    const player = await SshPlayer.come(port, asking);
    expect(await player.leaves()).toBe(2);
    expect(player.output).toBe('Say it like this: ssh -t ... watch NAME\r\n');
  });

  it('breaks what it says between words', async () => {
    const { port } = await house();
    const asking = { key: newKey(), command: 'name -', columns: 40 };
    const player = await SshPlayer.come(port, asking);
    expect(await player.leaves()).toBe(2);
    expect(player.output.split('\r\n')).toEqual([
      'A name has 2 to 20 letters and digits of',
      'one alphabet; -, _ and . may stand',
      'between.',
      '',
    ]);
  });

  it('ends the one session that has a fault, with a save, and no other', async () => {
    const opened = await house();
    const one = await SshPlayer.come(opened.port, { key: newKey(), command: 'tens --seed 7' });
    const other = await SshPlayer.come(opened.port, { key: newKey(), command: 'tens --seed 8' });
    await one.sees('seed 7');
    await other.sees('seed 8');
    one.write('deal\r');
    await one.sees('1 move');
    const [visit] = opened.house.visits;
    visit!.guard(() => {
      throw new Error('on purpose');
    });
    expect(await one.leaves()).toBe(70);
    expect(one.output).toContain('by a fault of its own');
    expect(saves(opened)[0]).toMatch(/left #\w+\n$/u);
    expect(opened.told).toContainEqual({
      event: 'fault',
      fields: expect.objectContaining({ fault: 'Error: on purpose' }),
    });
    other.write('deal\r');
    await other.sees('1 move');
  });

  it('writes nothing that a player typed into its log', async () => {
    const opened = await house();
    const player = await SshPlayer.come(opened.port, {
      key: newKey(),
      command: 'tens --seed secret',
    });
    await player.sees('secret');
    player.write('whisper\r');
    await player.sees('whisper');
    player.write('\x03');
    await player.leaves();
    await until(() => opened.told.some(({ event }) => event === 'session-over'), 'the end');
    expect(JSON.stringify(opened.told)).not.toMatch(/secret|whisper/u);
  });
});
