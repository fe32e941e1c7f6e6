import { type Day, dayOf, numberOf, readStamp, utcDay } from './calendar.ts';
import type { Finished } from './finished.ts';

/** What seeds of daily deals begin with. */
const DAILY = 'daily-';

/** The seed of a date's deal, which is the same for everyone: `daily-2026-11-29`, the date being that of UTC. */
export function dailySeed(day: Day): string {
  return DAILY + day;
}

/** The date whose daily deal has this seed, or null where the seed is another. */
export function dailyDay(seed: string | null): Day | null {
  if (!seed?.startsWith(DAILY)) return null;
  const day = seed.slice(DAILY.length);
  return numberOf(day) === null ? null : day;
}

/** Which of so many games is played on a date, from 0: each in turn. */
export function gameOfDay(day: Day, games: number): number {
  const number = numberOf(day) ?? 0;
  return ((number % games) + games) % games;
}

/** The dates whose daily deal was brought to an end, and whether one of them was won. */
export type DailyRecord = Record<Day, 'won' | 'lost'>;

/** Counts one more game in; only the daily deal of the date on which it was begun counts. The record is changed. */
export function countDaily(into: DailyRecord, game: Finished): void {
  const day = dailyDay(game.seed);
  const begun = readStamp(game.begun);
  if (day === null || !begun || utcDay(begun) !== day || game.isRepeat) return;
  if (into[day] !== 'won') into[day] = game.outcome;
}

/** How many days running, up to today or yesterday. */
export interface DailyStreak {
  /** On which the daily deal was played to its end. */
  readonly played: number;
  /** On which it was won. */
  readonly won: number;
  readonly longest: number;
}

/** The streaks as they stand on a date. Dates after it, from a clock that went wrong, are not looked at. */
export function dailyStreak(record: DailyRecord, today: Day): DailyStreak {
  const end = numberOf(today) ?? 0;
  const running = (counts: (day: Day) => boolean): number => {
    // Today is not over: not having played yet breaks nothing.
    let at = counts(dayOf(end)) ? end : end - 1;
    let length = 0;
    for (; counts(dayOf(at)); at--) length++;
    return length;
  };
  return {
    played: running((day) => day in record),
    won: running((day) => record[day] === 'won'),
    longest: longest(record, end),
  };
}

function longest(record: DailyRecord, end: number): number {
  let most = 0;
  let length = 0;
  let before = Number.NaN;
  for (const day of Object.keys(record).sort()) {
    const number = numberOf(day)!;
    if (number > end) break;
    length = number === before + 1 ? length + 1 : 1;
    before = number;
    most = Math.max(most, length);
  }
  return most;
}
