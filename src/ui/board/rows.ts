import type { SeenPile } from '../../session/view.ts';
import type { Box } from './box.ts';
import { type FanRow, fanRows } from './fan.ts';

/** How the cards of a fanned pile are divided over the rows of its box. */
export function rowsOf(pile: SeenPile, box: Box): FanRow[] {
  const perRow = Math.max(1, Math.floor(box.width / 2.5));
  return fanRows(pile.cards, box.room, box.height, perRow);
}
