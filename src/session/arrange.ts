import type { Card } from '../card/card.ts';
import { layOut } from '../card/pack.ts';
import type { Game, Options } from '../rules/game.ts';
import { open, type Session } from './session.ts';

/**
 * A game that begins with a table of one's own instead of a deal: the cards of each pile by index, bottom first.
 * They need not be the whole pack. What follows of itself happens at once. It cannot be dealt or recorded.
 */
export function arrange(
  game: Game,
  options: Options,
  piles: readonly (readonly Card[])[],
): Session {
  const session = open(game, options, { pack: layOut(game.rules(options).pack) });
  session.seat.arrange(piles);
  return session;
}
