import { type Card, faceOf } from '../card/card.ts';
import { layOut } from '../card/pack.ts';
import { readCard } from '../notation/card-text.ts';
import type { Language } from '../notation/language/language.ts';
import { machineAt, type Session } from '../session/session.ts';
import { viewOf } from '../session/view.ts';

/** What there is to be said of a card, and where it shows first. */
export interface FoundCard {
  readonly message: string;
  /** The pile by its index, and how many cards from there to the top; null where the card does not show. */
  readonly spot: { readonly pile: number; readonly depth: number } | null;
}

/** Looks for a card on the table, by what the player can see. */
export function findCard(text: string, session: Session, { aid }: Language): FoundCard {
  const { rules, piles } = machineAt(session).program;
  const card = readCard(text.replace(/\s+/gu, ''));
  const pack = layOut(rules.pack);
  if (card === null || !pack.includes(card)) return { message: aid.notACard(text), spot: null };
  const spots = showing(card, session);
  const [spot] = spots;
  const isInPlay = copiesLeft(card, session) > spots.length;
  if (!spot) return { message: isInPlay ? aid.foundHidden(card) : aid.foundOut(card), spot: null };
  const places = spots.map(({ pile, depth }) => ({ pile: piles[pile]!.id, depth }));
  return { message: aid.found(card, places, isInPlay), spot };
}

/** Where a card shows, as pile and depth; those still in play first. */
function showing(card: Card, session: Session): { pile: number; depth: number }[] {
  const spots = viewOf(session).piles.flatMap(({ index, kind, cards }) =>
    cards.flatMap((one, height) =>
      one === card
        ? [{ pile: index, depth: cards.length - height, isUp: kind === 'foundation' }]
        : [],
    ),
  );
  return spots
    .sort((a, b) => Number(a.isUp) - Number(b.isUp))
    .map(({ pile, depth }) => ({ pile, depth }));
}

/** How many of a card the deal left on the table; it is known to all which cards a game leaves out. */
function copiesLeft(card: Card, session: Session): number {
  const { board } = machineAt(session);
  return board.piles.reduce((sum, { index }) => {
    let count = 0;
    for (let h = 0; h < board.height(index); h++) if (faceOf(board.at(index, h)) === card) count++;
    return sum + count;
  }, 0);
}
