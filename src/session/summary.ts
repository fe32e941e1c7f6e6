import { checksum, checksumText } from './checksum.ts';
import { countDaily, type DailyRecord } from './daily.ts';
import { dealKey, type Finished, finishedGames, variantKey } from './finished.ts';
import type { Result } from './history.ts';
import { countGame, noStatistics, type Statistics } from './statistics.ts';
import { countForWish, type WishGame, type WishRecord } from './wish.ts';

/**
 * Everything that is told of a history, so that it need not be read again from its beginning. Plain data: it can be
 * written as JSON. It is made of the history alone and may be thrown away.
 */
export interface Summary {
  all: Statistics;
  /** By the game's name. */
  games: Record<string, Statistics>;
  /** By game and options. */
  variants: Record<string, Variant>;
  wish: WishRecord;
  daily: DailyRecord;
  /** Checksums of all plays and deals there are, one after another. */
  plays: string;
  deals: string;
}

/** A game under one choice of options. */
export interface Variant {
  readonly game: string;
  readonly options: Result['options'];
  readonly statistics: Statistics;
}

/** The summary of a history from its beginning. */
export function summarize(results: readonly Result[], wishGames: readonly WishGame[]): Summary {
  const summary: Summary = {
    all: noStatistics(),
    games: {},
    variants: {},
    wish: {},
    daily: {},
    plays: '',
    deals: '',
  };
  add(summary, results, finishedGames(results), wishGames);
  return summary;
}

/**
 * Adds the results that were written since; the summary is changed. False, and nothing changed, where one of them is
 * of a play that is in the summary already: then only a new summary from the beginning is right. `wasDealt` is asked
 * of deals that seem to be in the summary, and looks closer.
 */
export function addToSummary(
  summary: Summary,
  results: readonly Result[],
  wishGames: readonly WishGame[],
  wasDealt: (result: Result) => boolean,
): boolean {
  if (results.some(({ play }) => summary.plays.includes(keyOf(play)))) return false;
  const { deals } = summary;
  const games = finishedGames(
    results,
    (result) => deals.includes(keyOf(dealKey(result))) && wasDealt(result),
  );
  add(summary, results, games, wishGames);
  return true;
}

function add(
  summary: Summary,
  results: readonly Result[],
  games: readonly Finished[],
  wishGames: readonly WishGame[],
): void {
  const keys = { plays: new Set<string>(), deals: new Set<string>() };
  for (const result of results) {
    keys.plays.add(keyOf(result.play));
    keys.deals.add(keyOf(dealKey(result)));
  }
  summary.plays += [...keys.plays].join('');
  summary.deals += [...keys.deals].join('');
  for (const game of games) addGame(summary, game, wishGames);
}

function addGame(summary: Summary, game: Finished, wishGames: readonly WishGame[]): void {
  const variant = variantKey(game.game, game.options);
  summary.games[game.game] ??= noStatistics();
  summary.variants[variant] ??= {
    game: game.game,
    options: game.options,
    statistics: noStatistics(),
  };
  countGame(summary.all, game);
  countGame(summary.games[game.game]!, game);
  countGame(summary.variants[variant]!.statistics, game);
  countForWish(summary.wish, game, wishGames);
  countDaily(summary.daily, game);
}

/** Nine characters, the last of which keeps one key from being found across two. */
function keyOf(text: string): string {
  return `${checksumText(checksum(text))} `;
}
