import type { GameRecord, Records } from '../../app/records.ts';
import type { Game } from '../../rules/game.ts';
import { numberOf } from '../../session/calendar.ts';
import type { Statistics } from '../../session/statistics.ts';
import type { WishGame } from '../../session/wish.ts';
import type { Place } from './place.ts';
import { readableSummary } from './summary-file.ts';
import { waitingGame } from './waiting.ts';

const DAY = 86_400_000;

/** What is known of a player's games, for the list of them. Games that cannot be read are not known: never throws. */
export function recordsOf(
  place: Place,
  catalogue: readonly Game[],
  wishGames: readonly WishGame[],
): Records {
  try {
    const { games } = readableSummary(place, wishGames);
    return Object.fromEntries(
      catalogue.map((game) => [game.name, recordOf(place, game, catalogue, games[game.name])]),
    );
  } catch {
    return {};
  }
}

function recordOf(
  place: Place,
  game: Game,
  catalogue: readonly Game[],
  statistics: Statistics | undefined,
): GameRecord {
  const waiting = waitingGame(place, game, catalogue);
  const ended = (numberOf(statistics?.lastDay ?? '') ?? 0) * DAY;
  return {
    played: statistics?.played ?? 0,
    won: statistics?.won ?? 0,
    lastPlayed: Math.max(ended, waiting?.at ?? 0),
    unfinished: waiting && {
      seed: waiting.session.deal.seed ?? null,
      options: waiting.session.options,
      moves: waiting.session.at,
    },
  };
}
