import { catalogue } from '../games/index.ts';
import type { Game } from '../rules/game.ts';
import type { Session } from '../session/session.ts';
import { Complaint } from './complaint.ts';
import { meantBy } from './prepare.ts';
import type { PlayRequest } from './request.ts';
import { placeOf } from './store/place.ts';
import { waitingGame } from './store/waiting.ts';
import type { Environment } from './terminal/caps.ts';

/** The status where there is nothing to go on with. */
const NOTHING_WAITS = 1;

/** The game that waits, for a program to look at and play with: it stays where it is. Throws a complaint without one. */
export function sessionToResume({ options }: PlayRequest, game: Game, env: Environment): Session {
  const fits = meantBy(game, options);
  const session = waitingGame(placeOf(env), game, catalogue)?.session ?? null;
  if (session && fits(session)) return session;
  throw new Complaint((say) => say.noneWaits(game.title), NOTHING_WAITS);
}
