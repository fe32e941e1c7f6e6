import { type Card, FACE_DOWN } from '../card/card.ts';
import { readCard } from './card-text.ts';

/**
 * Reads a table written as a diagram: `3: 7d QH | stock: 4c`, piles parted by bars or line ends, the bottom card
 * first, lower case face down. Gives the cards of each pile in the order of `piles`; those not named are empty.
 * Throws at a pile or a card that is none: such a diagram is a fault of whoever wrote it.
 */
export function readDiagram(text: string, piles: readonly { readonly id: string }[]): Card[][] {
  const cards: Card[][] = piles.map(() => []);
  for (const part of text.split(/[|\n]/u)) {
    if (part.trim() === '') continue;
    const [, name = '', row = ''] = /^\s*(\w+):(.*)$/u.exec(part) ?? [];
    const at = piles.findIndex(({ id }) => id === name);
    if (at < 0) throw new Error(`a diagram names a pile that is not in the game: ${part.trim()}`);
    cards[at] = row
      .split(/\s+/u)
      .filter((word) => word !== '')
      .map(readLyingCard);
  }
  return cards;
}

function readLyingCard(word: string): Card {
  const card = readCard(word);
  if (card === null) throw new Error(`a diagram has a card that is none: ${word}`);
  return word === word.toLowerCase() ? card | FACE_DOWN : card;
}
