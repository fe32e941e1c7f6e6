import type { Day } from './calendar.ts';
import type { Finished } from './finished.ts';

/** What the games of one kind came to. A deal counts the first time it is played; see `repeats`. */
export interface Statistics {
  played: number;
  won: number;
  /** Games won one after another: up to the last one, and the most there ever were. */
  streak: { now: number; longest: number };
  /** Milliseconds of the games that were won. */
  time: { best: number | null; sum: number };
  /** In the games that were won. */
  fewestMoves: number | null;
  bestScore: number | null;
  hints: number;
  undos: number;
  /** Games won without taking anything back. */
  wonWithoutUndo: number;
  /** How many won games took how long, by `TIMES`. */
  times: number[];
  /** By the local day on which a game ended: played and won. */
  days: Record<Day, [played: number, won: number]>;
  /** The last of them; null where there is none. */
  lastDay: Day | null;
  /** Plays of deals that had been played before. They count nowhere else. */
  repeats: { played: number; won: number };
}

/** The upper ends of the stretches of time in which won games are counted, in minutes; one more has no end. */
export const TIMES = [1, 2, 3, 5, 8, 13, 21, 34, 55] as const;

/** The statistics of no games at all. */
export function noStatistics(): Statistics {
  return {
    played: 0,
    won: 0,
    streak: { now: 0, longest: 0 },
    time: { best: null, sum: 0 },
    fewestMoves: null,
    bestScore: null,
    hints: 0,
    undos: 0,
    wonWithoutUndo: 0,
    times: Array(TIMES.length + 1).fill(0),
    days: {},
    lastDay: null,
    repeats: { played: 0, won: 0 },
  };
}

/** Counts one more game in, which ended after those counted before; the statistics are changed. */
export function countGame(into: Statistics, game: Finished): void {
  const isWon = game.outcome === 'won';
  const one = isWon ? 1 : 0;
  if (game.isRepeat) {
    into.repeats.played++;
    into.repeats.won += one;
    return;
  }
  into.played++;
  into.won += one;
  into.hints += game.hints;
  into.undos += game.undos;
  into.bestScore = Math.max(into.bestScore ?? game.score, game.score);
  const day = game.ended.slice(0, 10);
  into.days[day] ??= [0, 0];
  into.days[day][0]++;
  into.days[day][1] += one;
  // A clock may have been set back.
  if (into.lastDay === null || into.lastDay < day) into.lastDay = day;
  into.streak.now = isWon ? into.streak.now + 1 : 0;
  into.streak.longest = Math.max(into.streak.longest, into.streak.now);
  if (isWon) countWin(into, game);
}

function countWin(into: Statistics, game: Finished): void {
  into.time.best = Math.min(into.time.best ?? game.ms, game.ms);
  into.time.sum += game.ms;
  into.fewestMoves = Math.min(into.fewestMoves ?? game.moves, game.moves);
  if (game.undos === 0) into.wonWithoutUndo++;
  const stretch = TIMES.findIndex((minutes) => game.ms < minutes * 60_000);
  into.times[stretch < 0 ? TIMES.length : stretch]!++;
}

/** The mean time of the games that were won, in milliseconds; null where there are none. */
export function meanTime({ time, won }: Statistics): number | null {
  return won === 0 ? null : Math.round(time.sum / won);
}
