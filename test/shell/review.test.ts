import { describe, expect, it } from 'vitest';
import { complaint, run } from './run.ts';

describe('patience review', () => {
  it('tells of a game that was won that no move lost it', async () => {
    const { status, out, err } = await run(['review', 'test/replays/grandfathers-clock.txt']);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^No move lost the game/u);
    expect(out).toMatch(/^ {5}\+ could still be won/mu);
  });

  it('is one JSON document for programs', async () => {
    const { out } = await run(['review', 'test/replays/grandfathers-clock.txt', '--json']);
    const report = JSON.parse(out);
    expect(report).toMatchObject({ v: 1, game: 'grandfathers-clock', blunder: null });
    expect(new Set(report.marks)).toEqual(new Set(['kept']));
    expect(report.verdicts).toHaveLength(report.marks.length + 1);
  });

  it('has one line for what is no replay', async () => {
    expect(await complaint('review', '/nowhere/replay')).toContain('no file');
  });
});

describe('patience watch', () => {
  it('shows in lines how the solver wins a deal, where there is no screen', async () => {
    const { status, out } = await run(['watch', 'grandfathers-clock', '--seed', '2'], {
      input: 'all\nquit\n',
    });
    expect(status).toBe(0);
    expect(out).toMatch(/Won in \d+ moves/u);
  });

  it('says so where there is nothing to be seen', async () => {
    const { status, out, err } = await run(['watch', 'idiots-delight', '--seed', '7']);
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(/^patience: Unwinnable: [^\n]*\n$/u);
  });
});
