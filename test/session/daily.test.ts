import { describe, expect, it } from 'vitest';
import {
  countDaily,
  type DailyRecord,
  dailyDay,
  dailySeed,
  dailyStreak,
  gameOfDay,
} from '../../src/session/daily.ts';
import { finishedGames } from '../../src/session/finished.ts';
import type { Result } from '../../src/session/history.ts';
import { result } from './results.ts';

function recordOf(...given: readonly Partial<Result>[]): DailyRecord {
  const record: DailyRecord = {};
  const all = given.map((one, i) => result({ play: `p${i}`, ...one }));
  for (const game of finishedGames(all)) countDaily(record, game);
  return record;
}

/** The daily deal of a date of November, begun then at noon in UTC. */
function daily(date: number, outcome: 'won' | 'lost' = 'lost'): Partial<Result> {
  const day = `2026-11-${String(date).padStart(2, '0')}`;
  return { seed: `daily-${day}`, begun: `${day}T12:00:00+00:00`, outcome };
}

describe('the daily deal', () => {
  it('has a seed that names its date', () => {
    expect(dailySeed('2026-11-29')).toBe('daily-2026-11-29');
    expect(dailyDay('daily-2026-11-29')).toBe('2026-11-29');
    for (const other of ['42', 'daily-', 'daily-2026-02-30', 'daily-2026-11-29x', null]) {
      expect(dailyDay(other)).toBeNull();
    }
  });

  it('is of each game in turn', () => {
    const games = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'].map((day) =>
      gameOfDay(day, 3),
    );
    expect(new Set(games.slice(0, 3))).toEqual(new Set([0, 1, 2]));
    expect(games[3]).toBe(games[0]);
    expect(gameOfDay('1969-12-31', 3)).toBe(2);
  });

  it.each([
    ['2026-11-28T13:00:00-11:00', true],
    ['2026-11-28T12:59:59-11:00', false],
    ['2026-11-29T12:59:59-11:00', true],
    ['2026-11-29T13:00:00-11:00', false],
    ['2026-11-29T13:59:59+14:00', false],
    ['2026-11-29T14:00:00+14:00', true],
    ['2026-11-30T13:59:59+14:00', true],
    ['2026-11-30T14:00:00+14:00', false],
  ])('begun at %s counts for 2026-11-29: %j', (begun, counts) => {
    const record = recordOf({
      seed: 'daily-2026-11-29',
      begun,
      ended: '2026-12-05T00:00:00+00:00',
    });
    expect(Object.keys(record)).toEqual(counts ? ['2026-11-29'] : []);
  });

  it('is won if one game of it was, and a second play of a deal changes nothing', () => {
    expect(recordOf({ ...daily(5), game: 'demon' }, daily(5, 'won'))).toEqual({
      '2026-11-05': 'won',
    });
    expect(recordOf(daily(5), daily(5, 'won'))).toEqual({ '2026-11-05': 'lost' });
  });
});

describe('the streak of days', () => {
  const record = recordOf(
    daily(1, 'won'),
    daily(2, 'won'),
    daily(3, 'won'),
    daily(5),
    daily(6, 'won'),
    daily(7, 'won'),
  );

  it.each([
    ['2026-11-07', 3, 2],
    // Today is not over yet.
    ['2026-11-08', 3, 2],
    ['2026-11-09', 0, 0],
    // The clock was set back.
    ['2026-11-05', 1, 0],
    ['2026-11-03', 3, 3],
    ['2026-10-31', 0, 0],
  ])('on %s is %i, and %i won', (today, played, won) => {
    expect(dailyStreak(record, today)).toMatchObject({ played, won });
  });

  it('remembers the longest, but not one that has not come yet', () => {
    expect(dailyStreak(record, '2026-11-30').longest).toBe(3);
    expect(dailyStreak(record, '2026-11-02').longest).toBe(2);
    expect(dailyStreak({}, '2026-11-02')).toEqual({ played: 0, won: 0, longest: 0 });
  });
});
