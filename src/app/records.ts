import type { Options } from '../rules/game.ts';

/** What is known of a player's games, by the game's name. */
export type Records = Readonly<Record<string, GameRecord>>;

/** What is known of a player's games of one kind. */
export interface GameRecord {
  readonly played: number;
  readonly won: number;
  /** When it was last played: any number that grows with time, 0 for never. */
  readonly lastPlayed: number;
  /** The game that waits to be gone on with. */
  readonly unfinished: Unfinished | null;
}

export interface Unfinished {
  /** Null for a deal of one's own. */
  readonly seed: string | null;
  readonly options: Options;
  readonly moves: number;
}

const NONE: GameRecord = { played: 0, won: 0, lastPlayed: 0, unfinished: null };

/** What is known of a game, by its name; of one never played that it was not. */
export function recordOf(records: Records, game: string): GameRecord {
  return Object.hasOwn(records, game) ? records[game]! : NONE;
}
