import { describe, expect, it } from 'vitest';
import { outcomeBar, timeBars, yearFigures, yearMap } from '../../src/app/charts.ts';
import { foldedTable, tableLines } from '../../src/app/columns.ts';
import { lineText, type PieceLine } from '../../src/app/piece.ts';
import { statsPage } from '../../src/app/stats-page.ts';
import { statsReport } from '../../src/app/stats-report.ts';
import { catalogue } from '../../src/games/index.ts';
import { wishGames } from '../../src/games/wish.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { summarize } from '../../src/session/summary.ts';
import { coloredText } from '../../src/ui/pieces.ts';
import { results } from '../session/results.ts';

/** Lines without their tones. */
const plainLines = (lines: readonly PieceLine[]) => lines.map(lineText);

const SETTING = { words: english.figures, ascii: false, width: 60 };

describe('a table', () => {
  const columns = [
    { title: 'Name', align: 'left' },
    { title: 'N', align: 'right' },
    { title: 'Last', align: 'right' },
  ] as const;
  const rows = [
    { cells: ['long name', '1', 'x'], tone: 'plain' as const },
    { cells: ['short', '100', ''], tone: 'plain' as const },
  ];

  it('sets its columns, and leaves out those for which there is no room', () => {
    expect(plainLines(tableLines(columns, rows, 80))).toEqual([
      'Name         N  Last',
      'long name    1     x',
      'short      100',
    ]);
    expect(plainLines(tableLines(columns, rows, 19))[0]).toBe('Name         N');
    expect(plainLines(tableLines(columns, rows, 3))[0]).toBe('Name');
  });

  it('may be folded instead, its first column in every part', () => {
    expect(plainLines(foldedTable(columns, rows, 80))).toHaveLength(3);
    expect(plainLines(foldedTable(columns, rows, 16))).toEqual([
      'Name         N',
      'long name    1',
      'short      100',
      '',
      'Name       Last',
      'long name     x',
      'short',
    ]);
    expect(plainLines(foldedTable(columns, rows, 3))).toHaveLength(3);
  });
});

describe('the bar of wins and losses', () => {
  const bar = (played: number, won: number, width = 30) =>
    plainLines(outcomeBar({ played, won }, { ...SETTING, width }))[0];

  it('is as long as there is room, and shows the least part of anything', () => {
    expect(bar(4, 1)).toBe('won 1 ████░░░░░░░░░░░░░ 3 lost');
    expect(bar(1000, 1)).toBe('won 1 █░░░░░░░░░░░░░░ 999 lost');
    expect(bar(1000, 999)).toBe('won 999 ██████████████░ 1 lost');
    expect(bar(3, 3)).toBe('won 3 █████████████████ 0 lost');
    expect(bar(3, 0)).toBe('won 0 ░░░░░░░░░░░░░░░░░ 3 lost');
    expect(bar(0, 0)).toBeUndefined();
    expect(bar(2, 1, 5)).toBe('won 1 █ 1 lost');
  });

  it('can be made of ASCII alone', () => {
    const [line] = plainLines(outcomeBar({ played: 4, won: 1 }, { ...SETTING, ascii: true }));
    expect(line).toMatch(/^won 1 #+\.+ 3 lost$/u);
  });
});

describe('the bars of times', () => {
  it('go from the shortest stretch that was met to the longest', () => {
    const times = [0, 0, 2, 0, 1, 0, 0, 0, 0, 0];
    expect(plainLines(timeBars({ times, won: 3 }, { ...SETTING, width: 24 }))).toEqual([
      '2 to 3 min  ██████████ 2',
      '3 to 5 min',
      '5 to 8 min  █████ 1',
    ]);
    expect(timeBars({ times: Array(10).fill(0), won: 0 }, SETTING)).toEqual([]);
  });

  it('have names for both ends', () => {
    const { minutes } = english.figures;
    expect([minutes(0, 1), minutes(55, null)]).toEqual(['under 1 min', '55 min or more']);
  });
});

describe('the picture of the year', () => {
  // A Sunday.
  const today = '2026-11-29';
  const days = {
    '2026-11-29': [1, 0],
    '2026-11-28': [2, 0],
    '2026-11-24': [4, 1],
    '2026-11-23': [7, 7],
    '2025-11-24': [3, 0],
    '2025-11-23': [9, 0],
    '2026-11-30': [9, 0],
  } as const satisfies Record<string, readonly [number, number]>;
  const map = plainLines(yearMap(days as never, today, SETTING));

  it('has a row a weekday and a column a week, the last one that of today', () => {
    expect(map).toHaveLength(9);
    expect(map[1]).toMatch(/^Mon ▒·{51}█$/u);
    expect(map[2]).toMatch(/^ {4}·{52}▓$/u);
    expect(map[6]).toMatch(/^ {4}·{52}▒$/u);
    expect(map[7]).toMatch(/^Sun ·{52}░$/u);
    expect(map[8]).toBe('    less ·░▒▓█ more');
    expect(yearFigures(days as never, today)).toEqual({ games: 17, days: 5 });
  });

  it('stops at today, also in the middle of a week', () => {
    const lines = plainLines(yearMap({}, '2026-11-25', SETTING));
    expect(lines.slice(1, 8).map(({ length }) => length)).toEqual([57, 57, 57, 56, 56, 56, 56]);
  });

  it('names the months over the weeks in which they begin', () => {
    const at = map[0]!.indexOf('Nov');
    // The first of November 2026 is the Sunday of the week before the last four.
    expect(at).toBe(4 + 52 - 4);
    expect(map[0]).toMatch(/^ {5}Dec .*Jun.*Nov$/u);
  });

  it('leaves the oldest weeks out where there is no room', () => {
    const narrow = plainLines(yearMap(days as never, today, { ...SETTING, width: 14 }));
    expect(narrow[1]).toBe('Mon ·········█');
  });
});

describe('the page of statistics', () => {
  const summary = summarize(
    results(
      { outcome: 'won', ms: 61_000 },
      { outcome: 'lost' },
      { game: 'klondike', options: { turn: '1', passes: '1', unit: 'whole', 'worry-back': 'no' } },
      { game: 'klondike', options: { turn: '3', passes: '1', unit: 'whole', 'worry-back': 'no' } },
      { game: 'gone', outcome: 'won' },
    ),
    wishGames,
  );
  const subject = { summary, catalogue, game: null, today: '2026-11-29' };
  const lines = plainLines(statsPage(subject, { ...SETTING, width: 79 }));

  it('has a row a game in the order of the catalogue, and one for each choice of options', () => {
    expect(lines.slice(0, 5).map((line) => line.replace(/ {2,}.*/u, ''))).toEqual([
      'Game',
      'Tens',
      'Klondike',
      '',
      '',
    ]);
    expect(lines[1]).toMatch(/^Tens +2 +1 +50\.0 % +0 +1 +1:01 +1:01 +131 +12$/u);
    expect(lines[3]).toMatch(/^ {2}turn=1 +1 +0/u);
    expect(lines[4]).toMatch(/^ {2}passes=1 +1 +0/u);
  });

  it('of one game is of that alone', () => {
    const [, , klondike] = ['tens', 'demon', 'klondike'].map((name) =>
      catalogue.find((game) => game.name === name),
    );
    const page = plainLines(statsPage({ ...subject, game: klondike! }, SETTING)).join('\n');
    expect(page).toContain('2 games played, 0 won.');
    expect(page).not.toContain('Tens');
    const demon = catalogue.find(({ name }) => name === 'demon')!;
    expect(plainLines(statsPage({ ...subject, game: demon }, SETTING))).toEqual([
      english.figures.noGames(),
    ]);
  });

  it('is told to programs with the same figures', () => {
    const report = JSON.parse(statsReport(summary, catalogue, null));
    expect(report).toMatchObject({ v: 1, all: { played: 5, won: 2, lost: 3 } });
    expect(report.games.map(({ game }: { game: string }) => game)).toEqual(['tens', 'klondike']);
    expect(report.games[0]).toMatchObject({
      played: 2,
      won: 1,
      time: { best: 61_000, mean: 61_000 },
      variants: [{ options: {}, played: 2 }],
      days: { '2026-11-29': { played: 2, won: 1 } },
    });
    expect(report.games[1].variants).toHaveLength(2);
  });

  it('is colored as the terminal can, or not at all', () => {
    const page = statsPage(subject, { ...SETTING, width: 79 });
    expect(coloredText(page, 'none')).toBe(`${lines.join('\n')}\n`);
    expect(coloredText(page, '16')).toContain('\x1b[32m');
    for (const line of coloredText(page, '256').split('\n')) {
      expect(line.lastIndexOf('\x1b[m')).toBe(line.lastIndexOf('\x1b['));
    }
  });
});
