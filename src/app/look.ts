import { isFaceDown } from '../card/card.ts';
import { machineAt } from '../session/session.ts';
import { viewOf } from '../session/view.ts';
import { tellPile } from './aid.ts';
import type { Model } from './model.ts';
import type { Spot } from './spot.ts';

/**
 * The model with the cursor on another spot. Where the pile there has open cards that its place on the table does
 * not show, a line tells them; it goes when the cursor goes on.
 */
export function lookAt(model: Model, cursor: Spot | null): Model {
  const { message } = model;
  const seen = coveredCards(model, cursor);
  if (seen !== null)
    return { ...model, cursor, message: { text: seen, tone: 'plain', isPile: true } };
  const wasSeen = message !== null && message.text === coveredCards(model, model.cursor);
  return { ...model, cursor, message: wasSeen ? null : message };
}

function coveredCards({ session, language }: Model, spot: Spot | null): string | null {
  if (!spot) return null;
  const { rules } = machineAt(session).program;
  const pile = viewOf(session).piles[spot.pile]!;
  const place = rules.layout.find(({ group, at }) => group === pile.group && at === pile.at);
  const shown = place?.fan === 'none' ? 1 : (place?.show ?? Number.POSITIVE_INFINITY);
  const open = pile.cards.filter((card) => !isFaceDown(card)).length;
  return open > shown ? tellPile(pile, language) : null;
}
