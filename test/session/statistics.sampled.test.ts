import { describe, expect, it } from 'vitest';
import { dealKey, type Finished, finishedGames } from '../../src/session/finished.ts';
import type { Result } from '../../src/session/history.ts';
import {
  countGame,
  meanTime,
  noStatistics,
  type Statistics,
} from '../../src/session/statistics.ts';
import { addToSummary, type Summary, summarize } from '../../src/session/summary.ts';
import { pick, testDice } from '../play/dice.ts';
import { samples } from '../play/samples.ts';
import { result, results } from './results.ts';

function statisticsOf(games: readonly Result[]): Statistics {
  const statistics = noStatistics();
  for (const game of finishedGames(games)) countGame(statistics, game);
  return statistics;
}

describe('statistics', () => {
  it('of no games are empty', () => {
    expect(statisticsOf([])).toEqual(noStatistics());
    expect(meanTime(noStatistics())).toBeNull();
  });

  it('count games, wins, and what was used', () => {
    const statistics = statisticsOf(
      results(
        { outcome: 'won', ms: 90_000, moves: 100, score: 104, hints: 2, undos: 1 },
        { outcome: 'lost', ms: 1000, moves: 10, score: 60, hints: 1, undos: 4 },
        { outcome: 'won', ms: 210_000, moves: 90, score: 104, ended: '2026-11-30T00:00:01+14:00' },
      ),
    );
    expect(statistics).toMatchObject({
      played: 3,
      won: 2,
      time: { best: 90_000, sum: 300_000 },
      fewestMoves: 90,
      bestScore: 104,
      hints: 3,
      undos: 5,
      wonWithoutUndo: 1,
      times: [0, 1, 0, 1, 0, 0, 0, 0, 0, 0],
      days: { '2026-11-29': [2, 1], '2026-11-30': [1, 1] },
    });
    expect(meanTime(statistics)).toBe(150_000);
  });

  it.each([
    ['', 0, 0],
    ['l', 0, 0],
    ['w', 1, 1],
    ['wwl', 0, 2],
    ['wwlw', 1, 2],
    ['lwlwww', 3, 3],
  ])('games won and lost as %j are a streak of %i, the longest %i', (line, now, longest) => {
    const games = [...line].map(
      (one): Partial<Result> => ({ outcome: one === 'w' ? 'won' : 'lost' }),
    );
    expect(statisticsOf(results(...games)).streak).toEqual({ now, longest });
  });

  it('keep plays of a deal played before apart', () => {
    const statistics = statisticsOf([
      result({ play: 'a', outcome: 'lost', score: 5 }),
      result({ play: 'b', outcome: 'won', score: 104 }),
    ]);
    expect(statistics).toMatchObject({
      played: 1,
      won: 0,
      bestScore: 5,
      streak: { now: 0, longest: 0 },
      repeats: { played: 1, won: 1 },
    });
  });

  it('have a score below zero where the game has', () => {
    expect(statisticsOf(results({ score: -32 }, { score: -52 })).bestScore).toBe(-32);
  });
});

/** A history as it might come about: losses taken back, plays told twice, deals played again. */
function anyHistory(dice: () => number, length: number): Result[] {
  return Array.from({ length }, (_, i) => {
    const isAgain = dice() < 0.15;
    return result({
      play: isAgain ? `p${Math.floor(dice() * (i + 1))}` : `p${i}`,
      seed: dice() < 0.1 ? 'again' : `s${i}`,
      game: pick(['tens', 'demon', 'klondike'], dice),
      options: pick([{}, { fill: 'any' }], dice),
      outcome: pick(['won', 'lost', 'lost', 'open'] as const, dice),
      ended: `2026-11-${10 + Math.floor(dice() * 20)}T10:00:00+01:00`,
      ms: Math.floor(dice() * 4_000_000),
      undos: Math.floor(dice() * 2),
    });
  });
}

const WISH = [
  { game: 'tens', options: {} },
  { game: 'demon', options: { fill: 'any' } },
];

describe('whatever the history', () => {
  const dice = testDice(1);
  const histories = Array.from({ length: samples(25, 60) }, (_, i) =>
    anyHistory(dice, (i * 3) % 180),
  );

  it('there are no more wins than games, and no more games than plays', () => {
    for (const history of histories) {
      const { all } = summarize(history, WISH);
      expect(all.won).toBeLessThanOrEqual(all.played);
      const plays = new Set(history.map(({ play }) => play));
      expect(all.played + all.repeats.played).toBeLessThanOrEqual(plays.size);
      expect(all.times.reduce((a, b) => a + b, 0)).toBe(all.won);
    }
  });

  it('the parts come to the whole', () => {
    for (const history of histories) {
      const { all, games, variants } = summarize(history, WISH);
      for (const parts of [
        Object.values(games),
        Object.values(variants).map(({ statistics }) => statistics),
      ]) {
        const sum = (of: (one: Statistics) => number) => parts.reduce((a, one) => a + of(one), 0);
        expect(sum(({ played }) => played)).toBe(all.played);
        expect(sum(({ won }) => won)).toBe(all.won);
        expect(sum(({ repeats }) => repeats.played)).toBe(all.repeats.played);
        expect(sum(({ undos }) => undos)).toBe(all.undos);
      }
    }
  });

  it('streaks are those found by looking at all games at once', () => {
    for (const history of histories) {
      const firsts = finishedGames(history).filter(({ isRepeat }) => !isRepeat);
      const line = firsts.map((game: Finished) => (game.outcome === 'won' ? 'w' : 'l')).join('');
      const runs = line.split('l').map((run) => run.length);
      expect(summarize(history, WISH).all.streak).toEqual({
        now: runs.at(-1)!,
        longest: Math.max(...runs),
      });
    }
  });

  it('a summary made piece by piece is that of the whole', () => {
    let added = 0;
    for (const history of histories) {
      let summary: Summary | null = null;
      for (let at = 0; at < history.length; ) {
        const next = Math.min(history.length, at + 1 + Math.floor(dice() * 6));
        const before: string = JSON.stringify(summary);
        const since = history.slice(at, next);
        const earlier = new Set(history.slice(0, at).map(dealKey));
        const wasDealt = (one: Result) => earlier.has(dealKey(one));
        if (summary && addToSummary(summary, since, WISH, wasDealt)) added++;
        else {
          expect(JSON.stringify(summary)).toBe(before);
          summary = summarize(history.slice(0, next), WISH);
        }
        at = next;
        const whole = summarize(history.slice(0, at), WISH);
        expect({ ...summary, plays: '', deals: '' }).toEqual({ ...whole, plays: '', deals: '' });
        expect(new Set(summary.deals.split(' '))).toEqual(new Set(whole.deals.split(' ')));
      }
    }
    expect(added).toBeGreaterThan(histories.length);
  });
});
