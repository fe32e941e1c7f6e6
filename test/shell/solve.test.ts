import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ONE_PACK, shuffledPack } from '../../src/card/pack.ts';
import { cardText } from '../../src/notation/card-text.ts';
import { complaint, run } from './run.ts';

/** What `solve --json` says of a deal. */
async function solved(...argv: string[]) {
  const { status, out, err } = await run(['solve', ...argv, '--json']);
  expect([status, err]).toEqual([0, '']);
  expect(out).toMatch(/^.*\n$/u);
  return JSON.parse(out);
}

/** How a game ends in which these commands are given, one after another, each of which must be a move. */
async function playedTo(argv: readonly string[], moves: readonly string[]) {
  const { out } = await run([...argv, '--json'], { input: moves.join('\n') });
  const states = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(states.map(({ moves }) => moves)).toEqual([...Array(moves.length + 1).keys()]);
  return states.at(-1).status;
}

describe('patience solve', () => {
  it.each([
    ['canfield', '--seed', '3'],
    ['klondike', '--seed', '42', '--option', 'unit=any'],
    ['idiots-delight', '--seed', '5', '--option', 'rules=ru'],
  ])('gives moves that win when they are played: %s', async (...argv) => {
    const report = await solved(...argv, '--nodes', '400000');
    expect(report).toMatchObject({ v: 1, game: argv[0], seed: argv[2], verdict: 'winnable' });
    expect(await playedTo(argv, report.moves)).toBe('won');
  });

  it('tells them to a reader in the words of their language, which can be typed', async () => {
    const argv = ['idiots-delight', '--seed', '5'];
    const { out } = await run(['solve', ...argv, '--lang', 'ru']);
    const moves = [...out.matchAll(/^ *\d+ {2}(\S+(?: \S+)*)/gmu)].map(([, move = '']) => move);
    expect(moves.filter((move) => !/^ход \S+ на \S+/u.test(move))).toEqual([]);
    expect(await playedTo(argv, moves)).toBe('won');
  });

  it('knows a pack of one’s own', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'patience-solve-')), 'deal.txt');
    writeFileSync(file, shuffledPack(ONE_PACK, '2').map(cardText).join(' '));
    const report = await solved('grandfathers-clock', '--deal', file);
    expect(report).toMatchObject({ seed: null, verdict: 'winnable' });
    expect(await playedTo(['grandfathers-clock', '--deal', file], report.moves)).toBe('won');
  });

  it('says so where everything was looked at, and where it was not, with the reason', async () => {
    const lost = await solved('idiots-delight', '--seed', '7');
    expect(lost).toMatchObject({ verdict: 'unwinnable', moves: [] });
    expect(lost).not.toHaveProperty('reason');
    const open = await solved('napoleons-square', '--seed', '3', '--nodes', '500');
    expect(open).toMatchObject({ verdict: 'unknown', moves: [], nodes: 500, reason: 'nodes' });
    const late = await solved('napoleons-square', '--seed', '3', '--timeout', '0.001');
    expect(late).toMatchObject({ verdict: 'unknown', reason: 'time' });
  });

  it('gives the same answer again for the same limit in moves', async () => {
    const argv = ['canfield', '--seed', '5', '--nodes', '30000'];
    const { ms: _, ...once } = await solved(...argv);
    const { ms: __, ...again } = await solved(...argv);
    expect(again).toEqual(once);
  });

  it('tells people that all cards are taken as known', async () => {
    const { out } = await run(['solve', 'grandfathers-clock', '--seed', '2']);
    expect(out).toMatch(
      /^Grandfather's Clock · seed 2 · suits=HCDS\nWinnable, .*where every card/u,
    );
    expect(out).toMatch(/\n 1 {2}move \S+ to \S+ +\S+→\S+ .*\n/u);
    const { out: open } = await run(['solve', 'napoleons-square', '--seed', '3', '--nodes', '9']);
    expect(open).toMatch(
      /\nUnknown, even knowing where every card lies: .*--nodes allows more\.\n/u,
    );
  });

  it('has one line for whoever calls it wrongly', async () => {
    expect(await complaint('solve')).toContain('name a game');
    expect(await complaint('solve', 'chess')).toContain('there is no game "chess"');
    expect(await complaint('solve', 'tens', '--timeout', '0')).toContain('--timeout "0"');
    expect(await complaint('solve', 'tens', '--nodes', '1.5')).toContain('whole number');
    expect(await complaint('solve', 'tens', '--memory', 'all')).toContain('whole number');
    expect(await complaint('solve', 'tens', '--seed', '1', '--deal', 'x')).toContain('exclude');
    expect(await complaint('--new', 'solve', 'tens')).toContain('--new goes with a game');
    expect(await complaint('solve', 'tens', '--deal', '/nowhere/deal')).toContain('no such file');
  });
});
