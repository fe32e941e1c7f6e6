import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stampOf, utcDay } from '../../src/session/calendar.ts';
import { dailySeed } from '../../src/session/daily.ts';
import { historyLine, type Result } from '../../src/session/history.ts';
import { sealLine } from '../../src/session/sealed-line.ts';
import { systemClock } from '../../src/shell/store/clock.ts';
import { results } from '../session/results.ts';
import { type Run, run } from './run.ts';

/** A player with a past. */
class Player {
  readonly home = mkdtempSync(join(tmpdir(), 'patience-home-'));

  constructor(...past: readonly Partial<Result>[]) {
    const now = stampOf(systemClock.now());
    for (const one of results(...past.map((one) => ({ begun: now, ended: now, ...one })))) {
      appendFileSync(this.history, historyLine(one));
    }
  }

  get history(): string {
    return join(this.home, 'history.jsonl');
  }

  run(argv: readonly string[], input = '', isTTY = false): Promise<Run> {
    const tty = { stdin: isTTY, stdout: isTTY };
    return run(argv, { input, tty, env: { PATIENCE_HOME: this.home } });
  }
}

const THREE: readonly Partial<Result>[] = [
  { game: 'tens', outcome: 'won' },
  { game: 'demon', outcome: 'won' },
  { game: 'idiots-delight', options: { rules: 'en' }, outcome: 'won' },
];

describe('patience stats', () => {
  it('tells what was played, once each, with charts and without color in a pipe', async () => {
    const player = new Player();
    await player.run(['tens', '--seed', '3'], 'deal\nundo\ndeal\nresign\nundo\nresign\nquit\n');
    const { out, err, status } = await player.run(['stats']);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^Tens +1 +0 +0\.0 % /mu);
    expect(out).toContain('1 game played, 0 won.');
    expect(out).toContain('won 0 ░');
    expect(out).not.toContain('\x1b');
  });

  it('is one JSON document for programs', async () => {
    const { out } = await new Player(...THREE, {}).run(['stats', 'Tens', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      v: 1,
      games: [{ game: 'tens', played: 2, won: 1, streak: { now: 0, longest: 1 } }],
    });
  });

  it('is colored on a terminal', async () => {
    expect((await new Player(...THREE).run(['stats'], '', true)).out).toContain('\x1b[1mGame');
  });

  it('says so where nothing was played, and knows what it is asked of', async () => {
    const player = new Player();
    expect((await player.run(['stats'])).out).toBe('No game has been finished yet.\n');
    expect((await player.run(['stats', 'chess'])).status).toBe(2);
    expect((await player.run(['stats', '--sed'])).status).toBe(2);
  });

  it('tells of damage once, counts the rest, and leaves the file as it is', async () => {
    const player = new Player(...THREE);
    const text = `${readFileSync(player.history, 'utf8')}garbage\n`;
    writeFileSync(player.history, text);
    const first = await player.run(['stats']);
    expect(first.err).toMatch(/^patience: A line of \S+history\.jsonl cannot be read: [^\n]*\n$/u);
    expect(first.out).toContain('3 games played, 3 won.');
    expect((await player.run(['stats'])).err).toBe('');
    expect(readFileSync(player.history, 'utf8')).toBe(text);
    await player.run(['tens', '--seed', '3'], 'deal\nresign\nquit\n');
    expect((await player.run(['stats'])).out).toContain('4 games played, 3 won.');
  });

  it('tells of damage though something else has met it first', async () => {
    const player = new Player(...THREE);
    appendFileSync(player.history, 'garbage\n');
    await player.run(['tens', '--seed', '3'], 'deal\nresign\nquit\n');
    await player.run(['daily'], 'quit\n');
    expect((await player.run(['stats'])).err).toContain('A line of ');
    expect((await player.run(['stats'])).err).toBe('');
  });

  it('tells of lines that a later version wrote', async () => {
    const player = new Player(...THREE);
    appendFileSync(player.history, `${sealLine({ v: 2, play: 'x' })}\n`);
    const { err } = await player.run(['history']);
    const { out } = await player.run(['stats']);
    expect(err).toMatch(/^patience: A line of \S+history\.jsonl cannot be read: [^\n]*\n$/u);
    expect(out).toContain('3 games played, 3 won.');
    expect((await player.run(['stats'])).err).toBe('');
  });

  it('does not mind a summary that is damaged, missing or of another history', async () => {
    const player = new Player(...THREE);
    const told = (await player.run(['stats'])).out;
    for (const text of ['', 'garbage', '00000000\n{}', '{"v":1}']) {
      writeFileSync(join(player.home, 'summary.json'), text);
      expect((await player.run(['stats'])).out).toBe(told);
    }
    writeFileSync(player.history, historyLine(results({ game: 'demon' })[0]!));
    expect((await player.run(['stats'])).out).toContain('1 game played, 0 won.');
  });
});

describe('patience history', () => {
  it('tells the last games, the newest first, each with the name of its replay', async () => {
    const player = new Player(...THREE);
    await player.run(['tens', '--seed', '7'], 'deal\nresign\nquit\n');
    const lines = (await player.run(['history', '--count', '2'])).out.split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d {2}lost +1 +0:00 {2}tens-[a-z2-9]{8} +7$/u,
    );
    expect(lines[2]).toMatch(/ won +131 +10:05 {2}idiots-delight-p2 +s2$/u);
    const { games } = JSON.parse((await player.run(['history', 'tens', '--json'])).out);
    expect(games).toMatchObject([
      { game: 'tens', seed: '7', outcome: 'lost', isRepeat: false },
      { game: 'tens', outcome: 'won', replay: 'tens-p0' },
    ]);
  });

  it.each(['0', '-1', 'x', '1.5'])('refuses to tell %s games', async (count) => {
    const { status, err } = await new Player().run(['history', `--count=${count}`]);
    expect(status).toBe(2);
    expect(err.split('\n')).toHaveLength(2);
  });
});

describe('patience wish', () => {
  it('tells what has come out today and what has not', async () => {
    const { out } = await new Player(THREE[1]!, { game: 'tens' }).run(['wish']);
    expect(out).toContain('  Tens: still to come out (1 try today, 0 won)\n');
    expect(out).toContain('* Demon: came out (1 try today, 1 won)\n');
    expect(out).toContain("  The Idiot's Delight: still to come out (not tried today)\n");
  });

  it('is granted once a day, and kept for the player alone', async () => {
    const player = new Player(...THREE);
    expect((await player.run(['wish'])).out).toContain('A wish is yours: a reasonable one.');
    const { out, status } = await player.run(['wish', '--frame', ' rain\nin May ']);
    expect([status, out]).toEqual([0, 'It is kept where only you can read it. Now wait.\n']);
    expect((await player.run(['wish', '--frame', 'more'])).out).toContain('is made');
    expect((await player.run(['wish'])).out).toContain('Today’s wish is made. Now wait.');
    expect((await player.run(['wish', '--past'])).out).toMatch(/^\d{4}-\d\d-\d\d: rain in May\n$/u);
    expect(statSync(join(player.home, 'wishes.jsonl')).mode & 0o777).toBe(0o600);
    expect((await player.run(['wish'])).out).not.toContain('rain');
  });

  it('that cannot be read is told of and stays where it is', async () => {
    const player = new Player(...THREE);
    await player.run(['wish', '--frame', 'rain']);
    const path = join(player.home, 'wishes.jsonl');
    appendFileSync(path, 'garbage\n');
    const { out, err } = await player.run(['wish', '--past']);
    expect(out).toContain(': rain\n');
    expect(err).toMatch(/^patience: A line of \S+wishes\.jsonl cannot be read: [^\n]*\n$/u);
    expect((await player.run(['wish'])).err).toBe(err);
    expect(readFileSync(path, 'utf8')).toMatch(/\ngarbage\n$/u);
  });

  it('may be written down at a terminal, or kept to oneself', async () => {
    const writing = new Player(...THREE);
    const { out } = await writing.run(['wish'], 'rain\n', true);
    expect(out).toContain('Frame it, or press Enter to keep it to yourself: ');
    expect((await writing.run(['wish', '--past'])).out).toContain(': rain\n');
    const silent = new Player(...THREE);
    expect((await silent.run(['wish'], '\n', true)).out).toContain('kept nowhere but with you');
    expect((await silent.run(['wish', '--past'])).out).toContain('(kept to yourself)');
    // Whoever goes away without a word may come back to it.
    const away = new Player(...THREE);
    await away.run(['wish'], '', true);
    expect((await away.run(['wish', '--past'])).out).toBe('No wish has been made yet.\n');
  });

  it('is offered as soon as the player leaves the game, once', async () => {
    const player = new Player(...THREE);
    const table = () => Promise.resolve(0);
    const tty = { stdin: true, stdout: true };
    const env = { PATIENCE_HOME: player.home };
    const played = (argv: string[], input: string) => run(argv, { input, tty, env, table });
    expect((await played(['tens', '--no-record'], '')).out).toBe('');
    expect((await played(['tens'], 'rain\n')).out).toContain('A wish is yours: a reasonable one.');
    expect((await player.run(['wish', '--past'])).out).toContain(': rain\n');
    expect((await played([], 'more\n')).out).toBe('');
    const other = new Player(...THREE.slice(1));
    expect((await run(['tens'], { tty, env: { PATIENCE_HOME: other.home }, table })).out).toBe('');
  });

  it('cannot be framed before it is granted', async () => {
    const { out, status } = await new Player(...THREE.slice(1)).run(['wish', '--frame', 'rain']);
    expect(status).toBe(1);
    expect(out).toContain('not all three have come out');
  });

  it('marks wins with undo, and does not count them where it is strict', async () => {
    const player = new Player(...THREE.map((one) => ({ ...one, undos: 1 })));
    expect((await player.run(['wish'])).out).toContain('Tens: came out, not strictly (1 try');
    const { out } = await player.run(['wish', '--strict']);
    expect(out.match(/still to come out/gu)).toHaveLength(3);
    const told = JSON.parse((await player.run(['wish', '--json'])).out);
    expect(told).toMatchObject({ v: 1, isGranted: true, isMade: false });
    expect(told.parts[0]).toMatchObject({ game: 'tens', isDone: true, isMarked: true, tries: 1 });
  });
});

describe('patience daily', () => {
  const day = utcDay(systemClock.now());

  it('plays the deal of the date, goes on with it, and tells how it went', async () => {
    const player = new Player();
    const begun = await player.run(['daily', 'klondike'], 'turn\n');
    expect(begun.out).toContain(`The daily deal of ${day} (UTC): Klondike\n`);
    expect(begun.out).toContain(`Klondike · seed ${dailySeed(day)} · 1 move`);
    const ended = await player.run(['daily', 'klondike'], 'turn\nresign\nquit\n');
    expect(ended.out).toContain('The game you left goes on, after one move');
    expect(ended.out).toMatch(new RegExp(`^Klondike ${day}: \\d+/52(?:, \\d undos?)?$`, 'mu'));
    expect(ended.out).toContain('Days running: 1 played, 0 won; 1 at most.');
    const later = await player.run(['daily', 'klondike'], 'turn\n');
    expect(later.out).not.toContain('moves');
    expect(later.out).toContain('You have played it.');
    const { out } = await player.run(['daily', 'klondike', '--share']);
    expect(out).toMatch(new RegExp(`^Klondike ${day}: \\d+/52\\n$`, 'u'));
  });

  it('may be played again, which counts nowhere', async () => {
    const player = new Player({ game: 'tens', seed: dailySeed(day), out: 7, score: 7 });
    const { out } = await player.run(['daily', 'tens', '--again'], 'deal\nresign\nquit\n');
    expect(out).toContain('· 1 move');
    expect((await player.run(['daily', 'tens', '--share'])).out).toBe(
      `Tens ${day}: 7/104, 1 pass\n`,
    );
    const { games } = JSON.parse((await player.run(['stats', 'tens', '--json'])).out);
    expect(games[0]).toMatchObject({ played: 1, repeats: { played: 1 } });
  });

  it('leaves a game of the same kind waiting until a move is made', async () => {
    const player = new Player();
    await player.run(['tens', '--seed', '3'], 'deal\n');
    await player.run(['daily', 'tens']);
    expect((await player.run(['tens'])).out).toContain('seed 3 · 1 move');
  });

  it('is handed to programs, is of some game every day, and has nothing to share at first', async () => {
    const player = new Player();
    const { out } = await player.run(['daily', '--json']);
    expect(JSON.parse(out)).toMatchObject({ seed: dailySeed(day), moves: 0 });
    const shared = await player.run(['daily', '--share']);
    expect(shared.status).toBe(1);
    expect(shared.err).toContain('has not been played to its end');
    for (const flags of [['--seed', '4'], ['--new'], ['--deal', 'x']]) {
      expect((await player.run(['daily', ...flags])).status).toBe(2);
    }
  });
});

it.each(['stats', 'history', 'wish', 'daily'])(
  '%s: what is not a file is told of in one line',
  async (command) => {
    const home = join(mkdtempSync(join(tmpdir(), 'patience-home-')), 'file');
    mkdirSync(join(home, 'history.jsonl'), { recursive: true });
    const { err, status } = await run([command], { env: { PATIENCE_HOME: home } });
    expect(status).toBe(1);
    expect(err).toMatch(/^patience: [^\n]*EISDIR[^\n]*\n$/u);
  },
);
