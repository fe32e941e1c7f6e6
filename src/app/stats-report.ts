import type { Game } from '../rules/game.ts';
import { meanTime, type Statistics, TIMES } from '../session/statistics.ts';
import type { Summary } from '../session/summary.ts';

/** The version of the report: what it promises changes only by a new number. */
const VERSION = 1;

/**
 * The statistics of one game or of all for other programs, as one JSON document. Times are milliseconds; what there is
 * nothing of is null.
 */
export function statsReport(
  { all, games, variants }: Summary,
  catalogue: readonly Game[],
  game: Game | null,
): string {
  const shown = catalogue.filter((one) => (game === null || one === game) && games[one.name]);
  return JSON.stringify({
    v: VERSION,
    ...(game === null ? { all: figuresOf(all) } : {}),
    games: shown.map(({ name }) => ({
      game: name,
      ...figuresOf(games[name]!),
      variants: Object.values(variants)
        .filter((variant) => variant.game === name)
        .map(({ options, statistics }) => ({ options, ...figuresOf(statistics) })),
    })),
  });
}

function figuresOf(statistics: Statistics) {
  const { played, won, streak, time, fewestMoves, bestScore, hints, undos } = statistics;
  return {
    played,
    won,
    lost: played - won,
    streak,
    time: { best: time.best, mean: meanTime(statistics) },
    fewestMoves,
    bestScore,
    hints,
    undos,
    wonWithoutUndo: statistics.wonWithoutUndo,
    repeats: statistics.repeats,
    times: statistics.times.map((count, i) => ({ underMinutes: TIMES[i] ?? null, won: count })),
    days: Object.fromEntries(
      Object.entries(statistics.days).map(([day, [of, wonOf]]) => [
        day,
        { played: of, won: wonOf },
      ]),
    ),
  };
}
