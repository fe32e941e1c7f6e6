import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { type Run, run } from './run.ts';

/** A player with a folder of their own. */
class Player {
  readonly home = mkdtempSync(join(tmpdir(), 'patience-home-'));

  run(argv: readonly string[], input = ''): Promise<Run> {
    return run(argv, { input, env: { PATIENCE_HOME: this.home } });
  }

  files(): string[] {
    return readdirSync(this.home, { recursive: true, encoding: 'utf8' }).sort();
  }
}

/** The first line of what is told: game, seed, moves. */
function standing({ out }: Run): string | undefined {
  return /^\S.* · seed \S+ · \d+ moves?/mu.exec(out)?.[0];
}

describe('a game that was left', () => {
  it('goes on, undo and all', async () => {
    const player = new Player();
    await player.run(['tens', '--seed', '3'], 'deal\ndeal\nundo\n');
    const again = await player.run(['tens'], 'redo\nundo 2\n');
    expect(again.status).toBe(0);
    expect(again.out).toContain('The game you left goes on, after one move; new deals another.');
    expect(again.out.match(/\d+ moves?(?= ·)/gu)).toEqual(['1 move', '2 moves', '0 moves']);
    expect(standing(again)).toBe('Tens · seed 3 · 1 move');
    expect(again.err).toBe('');
  });

  it.each([[['tens', '--new']], [['tens', '--seed', '4']], [['--new', 'tens']]])(
    'waits while %j is only looked at, and is lost with the first move there',
    async (argv) => {
      const player = new Player();
      await player.run(['tens', '--seed', '3'], 'deal\n');
      expect(standing(await player.run(argv))).not.toContain('seed 3 ');
      expect(standing(await player.run(['tens']))).toBe('Tens · seed 3 · 1 move');
      await player.run(argv, 'deal\n');
      const now = standing(await player.run(['tens']));
      expect(now).not.toContain('seed 3 ');
      expect(now).toMatch(/ 1 move$/u);
    },
  );

  it('is meant where its options are asked for, and not where others are', async () => {
    const player = new Player();
    await player.run(['klondike', '--seed', '3', '--option', 'turn=1'], 'turn\n');
    const turn = (value: string) => player.run(['klondike', '--option', `turn=${value}`]);
    expect(standing(await turn('1'))).toBe('Klondike · seed 3 · 1 move');
    expect(standing(await turn('3'))).toMatch(/ 0 moves$/u);
    expect(standing(await player.run(['klondike']))).toBe('Klondike · seed 3 · 1 move');
  });

  it('is the same for a player who listens, with the same result', async () => {
    const player = new Player();
    await player.run(['tens', '--seed', '3', '--screen-reader'], 'deal\ndeal\nundo\n');
    expect(standing(await player.run(['tens']))).toBe('Tens · seed 3 · 1 move');
    const { out } = await player.run(['tens', '--screen-reader'], 'redo\nresign\nquit\n');
    expect(out).toContain('The game you left goes on, after one move');
    const { games } = JSON.parse((await player.run(['history', '--json'])).out);
    expect(games).toMatchObject([{ seed: '3', outcome: 'lost', moves: 2, undos: 1 }]);
  });

  it('of another kind is left alone', async () => {
    const player = new Player();
    await player.run(['tens', '--seed', '3'], 'deal\n');
    await player.run(['klondike', '--seed', '5'], 'turn\n');
    expect(standing(await player.run(['tens']))).toBe('Tens · seed 3 · 1 move');
    expect(standing(await player.run(['klondike']))).toBe('Klondike · seed 5 · 1 move');
  });

  it('is handed to a program that asks for it, and stays', async () => {
    const player = new Player();
    await player.run(['klondike', '--seed', '3', '--option', 'turn=1'], 'turn\nturn\n');
    const { out, status } = await player.run(['klondike', '--json', '--resume'], 'undo 2\nundo\n');
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(status).toBe(0);
    expect(lines[0]).toMatchObject({ seed: '3', options: { turn: '1' }, moves: 2 });
    expect(lines[1]).toMatchObject({ moves: 0 });
    expect(lines[2].error.code).toBe('nothing-to-undo');
    expect(standing(await player.run(['klondike']))).toBe('Klondike · seed 3 · 2 moves');
  });

  it('is not handed to a program that does not ask, nor to one for which there is none', async () => {
    const player = new Player();
    await player.run(['tens', '--seed', '3'], 'deal\n');
    const { out } = await player.run(['tens', '--json', '--seed', '3'], 'deal\ndeal\n');
    expect(JSON.parse(out.split('\n')[0]!).moves).toBe(0);
    expect(standing(await player.run(['tens']))).toBe('Tens · seed 3 · 1 move');
    expect(await player.run(['demon', '--json', '--resume'])).toEqual({
      status: 1,
      out: '',
      err: 'patience: no game of Demon waits to be gone on with\n',
    });
  });

  it.each([
    [['--resume']],
    [['--json', '--resume', '--seed', '4']],
    [['--json', '--resume', '--new']],
    [['--json', '--resume', '--no-record']],
  ])('cannot be asked for with %j', async (flags) => {
    const { status, err } = await new Player().run(['tens', ...flags]);
    expect(status).toBe(2);
    expect(err).toMatch(/^patience: --resume [^\n]*\n$/u);
  });
});

describe('no trace', () => {
  it('is left with --no-record, of what is played or was', async () => {
    const player = new Player();
    await player.run(['tens', '--seed', '3'], 'deal\n');
    const before = player.files();
    const { out } = await player.run(['tens', '--no-record'], 'deal\ndeal\n');
    expect(out).not.toContain('seed 3 ');
    expect(player.files()).toEqual(before);
    expect(standing(await player.run(['tens']))).toBe('Tens · seed 3 · 1 move');
  });

  it('is left where there was none: no file, no folder', async () => {
    const player = new Player();
    const home = join(player.home, 'none');
    for (const mode of [[], ['--line'], ['--screen-reader']]) {
      const input = 'deal\nundo\ndeal\nresign\nnew\ndeal\nquit\n';
      await run(['tens', '--no-record', ...mode], { input, env: { PATIENCE_HOME: home } });
    }
    expect(player.files()).toEqual([]);
  });

  it('is left by programs, lists and rules, nor by a deal that is looked at', async () => {
    const player = new Player();
    await player.run(['tens', '--json'], 'deal\n');
    await player.run(['list']);
    await player.run(['rules', 'tens']);
    await player.run(['tens'], 'help\nquit\n');
    expect(player.files()).toEqual([]);
  });
});

describe('a file that cannot be used', () => {
  it('is told of in one line, kept, and play goes on', async () => {
    const player = new Player();
    mkdirSync(join(player.home, 'saves'));
    writeFileSync(join(player.home, 'saves/tens.txt'), 'garbage\n');
    const { out, status, err } = await player.run(['tens'], 'deal\n');
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^A saved game is damaged at line 1: .*tens\.txt\.damaged-1\.$/mu);
    expect(readFileSync(join(player.home, 'saves/tens.txt.damaged-1'), 'utf8')).toBe('garbage\n');
    expect((await player.run(['tens'])).out).not.toContain('damaged');
  });
});

it('the full screen is given the game that waits, and what remembers it', async () => {
  const player = new Player();
  await player.run(['tens', '--seed', '3'], 'deal\n');
  const table = vi.fn(async () => 0);
  const on = { tty: { stdin: true, stdout: true }, env: { PATIENCE_HOME: player.home }, table };
  await run(['tens'], on);
  expect(table).toHaveBeenLastCalledWith(
    expect.objectContaining({ deal: { seed: '3' }, at: 1 }),
    expect.anything(),
    expect.anything(),
    expect.anything(),
  );
  await run([], on);
  const load = (
    table.mock.lastCall as unknown as [null, unknown, unknown, () => Promise<{ records(): object }>]
  )[3];
  expect((await load()).records()).toMatchObject({
    tens: { played: 0, won: 0, unfinished: { seed: '3', moves: 1 } },
    demon: { played: 0, lastPlayed: 0, unfinished: null },
  });
});
