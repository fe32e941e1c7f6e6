import type { Options } from '../rules/game.ts';
import type { Day } from './calendar.ts';
import type { Finished } from './finished.ts';

/** One of the games that must come out: by name, and under which options only. */
export interface WishGame {
  readonly game: string;
  readonly options: Options;
}

/** What a game of the wish came to on one day. */
export interface Tries {
  tries: number;
  won: number;
  /** Games won on the first play of the deal and without taking a move back. */
  wonStrictly: number;
}

/** By local day, then by the game's name. */
export type WishRecord = Record<Day, Record<string, Tries>>;

/**
 * Counts one more game in, if it is one of the wish. It counts for the local day on which it ended, whenever it was
 * begun; the day is the one that was written down then, wherever the player is now. The record is changed.
 */
export function countForWish(into: WishRecord, game: Finished, games: readonly WishGame[]): void {
  if (!games.some((one) => isOfWish(one, game))) return;
  const day = game.ended.slice(0, 10);
  into[day] ??= {};
  into[day][game.game] ??= { tries: 0, won: 0, wonStrictly: 0 };
  const tries = into[day][game.game]!;
  tries.tries++;
  if (game.outcome === 'lost') return;
  tries.won++;
  if (game.undos === 0 && !game.isRepeat) tries.wonStrictly++;
}

function isOfWish({ game, options }: WishGame, finished: Finished): boolean {
  return (
    game === finished.game &&
    Object.entries(options).every(([name, value]) => finished.options[name] === value)
  );
}

/** How one of the three stands. */
export interface WishPart extends Tries {
  readonly game: string;
  /** It has come out today. */
  readonly isDone: boolean;
  /** It has, but only with moves taken back or on a deal that had been played before. */
  readonly isMarked: boolean;
  /** Tries and wins of other days. */
  readonly before: { readonly tries: number; readonly won: number };
}

/** How the wish stands on a day. */
export interface Wish {
  readonly day: Day;
  readonly parts: readonly WishPart[];
  /** All of them have come out: a wish may be made. */
  readonly isGranted: boolean;
}

/** The wish on a day; `strict` counts only wins on the first play of a deal without taking a move back. */
export function wishOn(
  record: WishRecord,
  day: Day,
  games: readonly WishGame[],
  strict = false,
): Wish {
  const parts = games.map(({ game }): WishPart => {
    const today = record[day]?.[game] ?? { tries: 0, won: 0, wonStrictly: 0 };
    const before = { tries: 0, won: 0 };
    for (const [other, tries] of Object.entries(record)) {
      if (other === day) continue;
      before.tries += tries[game]?.tries ?? 0;
      before.won += tries[game]?.won ?? 0;
    }
    const isDone = (strict ? today.wonStrictly : today.won) > 0;
    return { game, ...today, isDone, isMarked: isDone && today.wonStrictly === 0, before };
  });
  return { day, parts, isGranted: parts.length > 0 && parts.every(({ isDone }) => isDone) };
}
