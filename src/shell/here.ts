import { catalogue } from '../games/index.ts';
import { wishGames } from '../games/wish.ts';
import { gamesIn } from '../notation/language/game-texts.ts';
import type { Language } from '../notation/language/language.ts';
import type { CommandSetting } from './commands/setting.ts';
import { Output } from './output.ts';
import { placeOf } from './store/place.ts';
import type { Streams } from './streams.ts';
import { detectCaps } from './terminal/caps.ts';
import type { World } from './world.ts';

/** Pages of text are no wider than this, however wide the terminal. */
const WIDEST_PAGE = 80;

/** What a command is carried out with: the world, and all that follows from it and from the player's language. */
export interface Here extends World, CommandSetting {
  readonly solves: boolean;
  readonly isHosted: boolean;
}

/** The world as it is for a player of this language. */
export function hereIn(world: World, language: Language): Here {
  const { streams, env, solves = false, isHosted = false } = world;
  const { depth, unicode } = detectCaps(env, { isTTY: streams.stdout.isTTY ?? false });
  return {
    ...world,
    solves,
    isHosted,
    language,
    catalogue: gamesIn(language, catalogue),
    wishGames,
    place: placeOf(env),
    output: new Output(streams.stdout),
    width: Math.min(columnsOf(streams), WIDEST_PAGE) - 1,
    wide: columnsOf(streams) - 1,
    ascii: !unicode,
    depth,
  };
}

function columnsOf({ stdout }: Streams): number {
  return stdout.columns || WIDEST_PAGE;
}
