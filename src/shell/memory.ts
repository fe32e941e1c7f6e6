import type { Records } from '../app/records.ts';
import { catalogue } from '../games/index.ts';
import { wishGames } from '../games/wish.ts';
import { gamesIn } from '../notation/language/game-texts.ts';
import type { Language } from '../notation/language/language.ts';
import { type Summary, summarize } from '../session/summary.ts';
import type { Clock } from './store/clock.ts';
import { FileKeeper } from './store/keeper.ts';
import { type Keeper, NO_KEEPER } from './store/no-keeper.ts';
import { placeOf } from './store/place.ts';
import { recordsOf } from './store/records.ts';
import { readableSummary } from './store/summary-file.ts';
import type { Environment } from './terminal/caps.ts';

/** What the program remembers of its player. */
export interface Memory {
  readonly keeper: Keeper;
  /** What is known of the player's games now. */
  readonly records: () => Records;
  /** What all games that were finished come to. */
  readonly summary: () => Summary;
}

/** Remembers nothing, and knows nothing. */
export const NO_MEMORY: Memory = {
  keeper: NO_KEEPER,
  records: () => ({}),
  summary: () => summarize([], []),
};

/** The memory in the player's folders, told of in a language; `spares` lets games of one kind wait beside each other. */
export function memoryOf(
  env: Environment,
  clock: Clock,
  language: Language,
  spares = false,
): Memory {
  const place = placeOf(env);
  const games = gamesIn(language, catalogue);
  return {
    keeper: new FileKeeper(place, games, wishGames, language.keeping, clock, spares),
    records: () => recordsOf(place, games, wishGames),
    summary: () => readableSummary(place, wishGames),
  };
}
