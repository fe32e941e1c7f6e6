import type { Game } from '../../../rules/game.ts';
import { type Day, utcDay } from '../../../session/calendar.ts';
import { dailyDay } from '../../../session/daily.ts';
import { finishedGames } from '../../../session/finished.ts';
import type { WishGame } from '../../../session/wish.ts';
import { wishOn } from '../../../session/wish.ts';
import { readResults } from '../../store/history-file.ts';
import type { Place } from '../../store/place.ts';
import { summaryOf } from '../../store/summary-file.ts';

/** How many days a wish or a daily deal is shown for: today, and those who are a day ahead or behind. */
const DAYS = 3;
const DAY = 86_400_000;

/** What a player has to show others: how their games went, and never the games themselves. Plain data. */
export interface Showing {
  readonly name: string;
  readonly games: Readonly<Record<string, GameShowing>>;
  /** The daily deals of the last days, as they went the first time. */
  readonly daily: readonly DailyShowing[];
  /** The local days of late on which a wish was granted. */
  readonly wishes: readonly Day[];
}

export interface GameShowing {
  readonly played: number;
  readonly won: number;
  /** The most wins one after another. */
  readonly longest: number;
  /** The fastest win in milliseconds; null where there is none. */
  readonly best: number | null;
}

export interface DailyShowing {
  readonly day: Day;
  readonly game: string;
  readonly isWon: boolean;
  /** Cards out of play, of so many. */
  readonly out: number;
  readonly of: number;
  readonly moves: number;
  readonly ms: number;
  readonly undos: number;
  readonly hints: number;
}

/** What a player has to show of what is in their folder at this time, in milliseconds since 1970. */
export function showingOf(
  name: string,
  place: Place,
  catalogue: readonly Game[],
  wishGames: readonly WishGame[],
  now: number,
): Showing {
  const summary = summaryOf(place, wishGames);
  const days = Array.from({ length: DAYS }, (_, i) =>
    utcDay({ ms: now + (1 - i) * DAY, offset: 0 }),
  );
  const isDaily = days.some((day) => day in summary.daily);
  return {
    name,
    games: Object.fromEntries(
      catalogue
        .map((game) => [game.name, summary.games[game.name]] as const)
        .filter(([, statistics]) => (statistics?.played ?? 0) > 0)
        .map(([game, statistics]) => {
          const { played, won, streak, time } = statistics!;
          return [game, { played, won, longest: streak.longest, best: time.best }];
        }),
    ),
    daily: isDaily ? dailyShowings(place, days) : [],
    wishes: days.filter((day) => wishOn(summary.wish, day, wishGames).isGranted),
  };
}

function dailyShowings(place: Place, days: readonly Day[]): DailyShowing[] {
  return finishedGames(readResults(place).results)
    .filter(({ seed, isRepeat }) => !isRepeat && days.includes(dailyDay(seed) ?? ''))
    .map(({ seed, game, outcome, out, of, moves, ms, undos, hints }) => ({
      day: dailyDay(seed)!,
      game,
      isWon: outcome === 'won',
      out,
      of,
      moves,
      ms,
      undos,
      hints,
    }));
}
