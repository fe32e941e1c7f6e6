import { type Card, isFaceDown } from '../card/card.ts';
import type { Language } from '../notation/language/language.ts';
import type { SeenPile, View } from '../session/view.ts';

/** How many cards of a long pile are told unless all are asked for. */
const BRIEFLY = 3;

/** The whole table in sentences, a pile or a row of piles in each, from the bottom of each pile to its top. */
export function tellBoard({ piles }: View, { speech }: Language): string[] {
  return groupsOf(piles).flatMap((group) => {
    const isRow = group[0]?.kind === 'foundation' || group.every(({ cards }) => cards.length <= 1);
    return isRow && group.length > 1
      ? [speech.row(group, topsOf(group))]
      : group.map((pile) => tellPile(pile, speech));
  });
}

/** The stock, the waste, the top of every foundation and the like: what a look to the edges of the table tells. */
export function tellEdges({ piles }: View, { speech }: Language): string[] {
  const edges = piles.filter(({ kind }) => kind !== 'tableau' && kind !== 'barrier');
  return groupsOf(edges).flatMap((group) =>
    group.length > 1
      ? [speech.row(group, topsOf(group))]
      : group.map((pile) => speech.brief(pile, pile.cards, 1)),
  );
}

function topsOf(piles: readonly SeenPile[]): (Card | null)[] {
  return piles.map(({ cards }) => cards.at(-1) ?? null);
}

function tellPile(pile: SeenPile, speech: Language['speech']): string {
  const isOpenAllThrough = pile.kind === 'tableau' || pile.kind === 'barrier';
  const isHeap = pile.kind === 'reserve' && pile.cards.some(isFaceDown);
  return isOpenAllThrough || isHeap
    ? speech.whole(pile, pile.cards)
    : speech.brief(pile, pile.cards, BRIEFLY);
}

function groupsOf(piles: readonly SeenPile[]): SeenPile[][] {
  const groups = new Map<string, SeenPile[]>();
  for (const pile of piles) groups.set(pile.group, [...(groups.get(pile.group) ?? []), pile]);
  return [...groups.values()];
}
