import { join, resolve } from 'node:path';
import envPaths from 'env-paths';
import type { Environment } from '../streams.ts';

/** Where a player's things are kept. */
export interface Place {
  /** What must not be lost: the history, games in hand, replays. */
  readonly data: string;
  /** How the player likes to play. */
  readonly config: string;
  /** What can be made again. */
  readonly cache: string;
}

/** The folders of the player: `PATIENCE_HOME` where it is set, else where the platform keeps such things. */
export function placeOf(env: Environment): Place {
  const home = env['PATIENCE_HOME'];
  if (home) return { data: resolve(home), config: resolve(home), cache: resolve(home) };
  return envPaths('patience', { suffix: '' });
}

/** The folder of the games in hand. */
export function savesIn({ data }: Place): string {
  return join(data, 'saves');
}

/** The folder of the games that came to an end. */
export function replaysIn({ data }: Place): string {
  return join(data, 'replays');
}
