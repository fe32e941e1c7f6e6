import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/games/index.ts';
import { readRecord } from '../../src/session/record.ts';
import { readFrame } from '../../src/ui/canvas/ansi.ts';
import { run } from './run.ts';

const WON = 'test/replays/demon.txt';

function file(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'patience-')), 'replay.txt');
  writeFileSync(path, text);
  return path;
}

function changed(line: number, to: string): string {
  const lines = readFileSync(WON, 'utf8').split('\n');
  return lines.with(line - 1, to).join('\n');
}

const exported = (...flags: string[]) => exportedFrom(WON, ...flags);

async function exportedFrom(replay: string, ...flags: string[]): Promise<string> {
  const { out, status, err } = await run(['export', replay, ...flags]);
  if (status !== 0) throw new Error(err);
  return out;
}

describe('patience verify', () => {
  it.each([
    ['won', readFileSync(WON, 'utf8'), 0, 'Demon, 2: won in 154 moves\n'],
    [
      'not finished',
      readFileSync(WON, 'utf8').split('\n').slice(0, 29).join('\n'),
      3,
      'Demon, 2: not finished, after 24 moves\n',
    ],
    [
      'given up',
      'patience record 1\ngame tens 1\nseed 3\ndeal\nresigned\n',
      1,
      'Tens, 3: lost after 1 move, given up\n',
    ],
  ])('says of a game that it is %s', async (_, text, status, out) => {
    expect(await run(['verify', file(text)])).toEqual({ status, out, err: '' });
  });

  it('names the first move that is not possible by its line, says why, and shows the table', async () => {
    const { status, out, err } = await run(['verify', file(changed(20, 'move 1 to 3'))]);
    expect([status, err]).toEqual([4, '']);
    const lines = out.split('\n');
    expect(lines[0]).toMatch(/^line 20: “move 1 to 3” is not possible\. 4♣ does not go on 9♥: /u);
    expect(lines[2]).toBe('Demon · seed 2 · base 8 · 14 moves · score 6 · 0 passes');
    expect(lines[3]).toBe('1        4♣');
  });

  it('tells the score as it is told at the table', async () => {
    const lines = readFileSync('test/replays/canfield.txt', 'utf8').split('\n');
    const { out } = await run(['verify', file(lines.with(14, 'move 1 to 9').join('\n'))]);
    expect(out).toContain('Canfield · seed 1 · base 6 · 9 moves · -$37 · 0 passes\n');
  });

  it('counts lines as an editor does, blank ones, remarks and all', async () => {
    const text = changed(20, '\r\n# a remark\r\n\r\nnonsense');
    expect((await run(['verify', file(text)])).out).toMatch(
      /^line 23: “nonsense” is not possible/u,
    );
  });

  it('tells programs the same', async () => {
    const path = file(changed(20, 'move 1 to 3'));
    expect(JSON.parse((await run(['verify', path, '--json'])).out)).toMatchObject({
      v: 1,
      verdict: 'illegal',
      line: 20,
      command: 'move 1 to 3',
      moves: 14,
    });
    expect(JSON.parse((await run(['verify', WON, '--json'])).out)).toEqual({
      v: 1,
      verdict: 'won',
      game: 'demon',
      seed: '2',
      options: { unit: 'whole-or-top', fill: 'waste' },
      moves: 154,
    });
  });

  it.each([
    ['hello', /^patience: this is no replay\n$/u],
    ['', /^patience: this is no replay\n$/u],
    ['patience record 9\n', /line 1: written in form 9 /u],
    ['patience record 1\ngame chess 1\n', /line 2: there is no game chess here/u],
    ['patience record 1\ngame tens 99\n', /line 2: tens was played by version 99 of its rules/u],
    ['patience record 1\ngame klondike 1\noption turn 7\n', /line 3: turn is no option/u],
    ['patience record 1\ngame tens 1\ndeal 7H\n', /line 3: There are 1 cards/u],
    ['patience record 1\ngame tens 1\n', /no deal is named/u],
  ])('refuses %j in one line', async (text, err) => {
    const told = await run(['verify', file(text)]);
    expect([told.status, told.out]).toEqual([2, '']);
    expect(told.err).toMatch(err);
    expect(told.err.split('\n')).toHaveLength(2);
  });

  it('reads standard input', async () => {
    const { status } = await run(['verify', '-'], { input: readFileSync(WON, 'utf8') });
    expect(status).toBe(0);
  });
});

describe('where a replay comes from', () => {
  it('may be a code, which gives the same game', async () => {
    const code = await exported('--code');
    expect(code).toMatch(/^[\w-]+\n$/u);
    expect((await run(['export', code.trim(), '--text'])).out).toBe(readFileSync(WON, 'utf8'));
    const broken = await run(['verify', code.slice(0, -9)]);
    expect([broken.status, broken.err]).toEqual([
      2,
      'patience: this code is not whole: copy it again from its beginning to its end\n',
    ]);
  });

  it('may be a game of the player’s own by its name, or one in hand by its file', async () => {
    const home = mkdtempSync(join(tmpdir(), 'patience-home-'));
    const env = { PATIENCE_HOME: home };
    await run(['tens', '--seed', '3'], { input: 'deal\nresign\nquit\n', env });
    const { games } = JSON.parse((await run(['history', '--json'], { env })).out);
    const { out } = await run(['verify', games[0].replay], { env });
    expect(out).toBe('Tens, 3: lost after 1 move, given up\n');
    await run(['demon', '--seed', '3'], { input: 'turn\nturn\n', env });
    const saved = await run(['verify', join(home, 'saves/demon.txt')], { env });
    expect([saved.status, saved.out]).toEqual([3, 'Demon, 3: not finished, after 2 moves\n']);
    writeFileSync(join(home, 'saves/demon.txt'), 'patience save 7\n');
    const newer = await run(['verify', join(home, 'saves/demon.txt')], { env });
    expect([newer.status, newer.err.split('\n').length]).toEqual([2, 2]);
  });

  it('is told where it is nowhere', async () => {
    for (const source of ['nosuch', '../..', '', 'a'.repeat(300)]) {
      const { status, err } = await run(['verify', source]);
      expect(status).toBe(2);
      expect(err.split('\n')).toHaveLength(2);
    }
  });
});

describe('patience replay', () => {
  it('steps line by line in a pipe, and plays on', async () => {
    const { out, status } = await run(['replay', WON], { input: 'next\nto 5\nplay\nundo\nquit\n' });
    expect(status).toBe(0);
    expect(out.match(/^Move \d+ of 154/gmu)).toEqual([
      'Move 0 of 154',
      'Move 1 of 154',
      'Move 5 of 154',
    ]);
    expect(out).toContain('· 5 moves ·');
    expect(out).toContain('· 4 moves ·');
  });

  it('leaves no trace, also of what is played on', async () => {
    const home = mkdtempSync(join(tmpdir(), 'patience-home-'));
    const env = { PATIENCE_HOME: home };
    await run(['replay', WON], { input: 'to 5\nplay\nundo\nresign\nquit\n', env });
    expect((await run(['history'], { env })).out).toBe('No game has been finished yet.\n');
  });
});

describe('patience export', () => {
  it('gives the text of a replay', async () => {
    const session = readRecord(await exported('--text'), catalogue);
    expect('fault' in session).toBe(false);
  });

  it('records every move for asciinema, each screen as a fresh one would be', async () => {
    const [head = '', ...events] = (await exported('--cast', '--pace', '0.5', '--size', '100x30'))
      .trimEnd()
      .split('\n');
    expect(JSON.parse(head)).toEqual({
      version: 2,
      width: 100,
      height: 30,
      title: 'Demon, 2',
      env: { TERM: 'xterm-256color' },
    });
    const told = events.map((line) => JSON.parse(line) as [number, string, string]);
    expect(told[0]![0]).toBe(0);
    expect(told.at(-2)![0]).toBe(77);
    expect(told.every(([, kind]) => kind === 'o')).toBe(true);
    expect(told.every(([time], i) => i === 0 || time > told[i - 1]![0])).toBe(true);
    expect(told.map(([, , bytes]) => bytes).join('')).not.toContain('[3J');
    const first = readFrame(told[0]![2], 100, 30);
    expect(first.text().join('\n')).toContain('Demon · seed 2');
  });

  it('draws a position, and the whole game as a picture that moves', async () => {
    const picture = await exported('--svg', '--at', '3');
    expect(picture).toContain('<title>Demon, 2</title>');
    expect(picture).toContain('Move 3 of 154');
    const whole = await exported('--svg', '--animated', '--pace', '0.1');
    expect(whole).toContain('steps(155) infinite');
    expect(whole).toContain('film 15.5s');
    expect(whole.length).toBeLessThan(250_000);
    expect(await exported('--svg')).toContain('Won in 154 moves');
    expect(await exported('--svg', '--ascii')).not.toMatch(/[♠♥♦♣]/u);
  });

  it('shows in a picture that moves what it shows in one that does not', async () => {
    const begun = file(readFileSync(WON, 'utf8').split('\n').slice(0, 20).join('\n'));
    const film = await exportedFrom(begun, '--svg', '--animated');
    const wound = film.replace('id="film"', `transform="translate(${-3 * 820})"`);
    const alone = await exportedFrom(begun, '--svg', '--at', '3');
    const [seen, meant] = [wound, alone].map((svg) => new Resvg(svg).render());
    for (const image of [seen, meant]) expect([image?.width, image?.height]).toEqual([820, 500]);
    expect(Buffer.compare(seen!.asPng(), meant!.asPng())).toBe(0);
    const other = await exportedFrom(begun, '--svg', '--at', '4');
    expect(Buffer.compare(seen!.asPng(), new Resvg(other).render().asPng())).not.toBe(0);
  });

  it('writes to a file', async () => {
    const path = file('');
    expect(await exported('--code', '--out', path)).toBe('');
    expect(readFileSync(path, 'utf8')).toBe(await exported('--code'));
    const { status, err } = await run(['export', WON, '--code', '--out', '/nowhere/x']);
    expect([status, err]).toEqual([1, 'patience: "/nowhere/x" cannot be written: ENOENT\n']);
  });

  it.each([
    [[]],
    [['--svg', '--cast']],
    [['--cast', '--animated']],
    [['--cast', '--at', '3']],
    [['--svg', '--at', 'x']],
    [['--svg', '--size', '10x10']],
    [['--cast', '--pace', '0']],
    [['--svg', '--theme', 'nosuch']],
  ])('refuses %j in one line', async (flags) => {
    const { status, err, out } = await run(['export', WON, ...flags]);
    expect([status, out]).toEqual([2, '']);
    expect(err.split('\n')).toHaveLength(2);
  });
});
