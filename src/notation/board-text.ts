import { type Card, isFaceDown } from '../card/card.ts';
import type { Kind } from '../rules/game.ts';
import { cardSign, HIDDEN } from './card-text.ts';
import type { Language } from './language/language.ts';
import type { BoardStatus } from './language/pages.ts';
import { wrap } from './wrap.ts';

/** A pile as it is to be told: its cards bottom first, hidden ones face down. */
export interface ToldPile {
  readonly id: string;
  readonly kind: Kind;
  readonly cards: readonly Card[];
}

const EMPTY = '-';
const GAP = 2;
/** Foundations higher than this are told by their first and last card. */
const LOW_FOUNDATION = 2;

/**
 * The table as plain text: a line of figures if they are given, then a line for each pile, longer ones wrapped at
 * `width` columns. Of the stock and of what has left the game only the number of cards is told.
 */
export function boardText(
  piles: readonly ToldPile[],
  status: BoardStatus | null,
  { pages, pile: nameOf }: Language,
  width = 78,
): string[] {
  const column = Math.max(...piles.map(({ id }) => nameOf(id).length)) + GAP;
  return [
    ...(status ? wrap(pages.status(status).join(' · '), width) : []),
    ...piles.flatMap(({ id, kind, cards }) => {
      const text = cards.length === 0 ? EMPTY : pileText(kind, cards, pages.cards(cards.length));
      const [first = '', ...more] = wrap(text, width - column);
      return [nameOf(id).padEnd(column) + first, ...more.map((line) => ' '.repeat(column) + line)];
    }),
  ];
}

function pileText(kind: Kind, cards: readonly Card[], count: string): string {
  if (kind === 'stock' || kind === 'discard') return count;
  const signs = cards.map((card) => (isFaceDown(card) ? HIDDEN : cardSign(card)));
  return kind === 'foundation' && signs.length > LOW_FOUNDATION
    ? `${signs[0]} … ${signs.at(-1)}`
    : signs.join(' ');
}
