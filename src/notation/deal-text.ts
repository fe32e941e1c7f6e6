import { type Card, faceOf } from '../card/card.ts';
import { layOut, type Pack } from '../card/pack.ts';
import { cardText, readCard } from './card-text.ts';

/** What is wrong with a deal file: the first fault, with the place of the card counted from 1. */
export type DealFault =
  | { readonly fault: 'not-a-card'; readonly at: number; readonly text: string }
  | { readonly fault: 'not-in-pack'; readonly at: number; readonly text: string }
  | {
      readonly fault: 'too-often';
      readonly at: number;
      readonly text: string;
      readonly times: number;
    }
  | {
      readonly fault: 'too-few';
      readonly missing: string;
      readonly count: number;
      readonly of: number;
    };

/**
 * Reads a whole pack in dealing order, cards separated by white space. How a card is read may be said: a fortune's may
 * lie on its head.
 */
export function readDeal(
  text: string,
  pack: Pack,
  read: (word: string) => Card | null = readCard,
): { readonly cards: Card[] } | DealFault {
  const whole = layOut(pack);
  const left = new Map<Card, number>();
  for (const card of whole) left.set(card, (left.get(card) ?? 0) + 1);
  const cards: Card[] = [];
  const words = text
    .replace(/^\uFEFF/, '')
    .split(/\s+/u)
    .filter((word) => word !== '');
  for (const [i, word] of words.entries()) {
    const card = read(word);
    if (card === null) return { fault: 'not-a-card', at: i + 1, text: word };
    const face = faceOf(card);
    const more = left.get(face);
    if (more === undefined) return { fault: 'not-in-pack', at: i + 1, text: cardText(card) };
    if (more === 0) {
      return { fault: 'too-often', at: i + 1, text: cardText(card), times: pack.packs };
    }
    left.set(face, more - 1);
    cards.push(card);
  }
  const missing = whole.find((card) => left.get(card)! > 0);
  if (missing !== undefined) {
    return {
      fault: 'too-few',
      missing: cardText(missing),
      count: cards.length,
      of: whole.length,
    };
  }
  return { cards };
}
