import {
  type Card,
  CLUBS,
  card,
  DIAMONDS,
  HEARTS,
  isFaceDown,
  isReversed,
  REVERSED,
  rankOf,
  SPADES,
  suitOf,
} from '../card/card.ts';

const RANK_LETTERS = '?A23456789TJQK';
const SUIT_LETTERS: Readonly<Record<number, string>> = {
  [CLUBS]: 'C',
  [DIAMONDS]: 'D',
  [SPADES]: 'S',
  [HEARTS]: 'H',
};
const SUIT_SIGNS: Readonly<Record<number, string>> = {
  [CLUBS]: '♣',
  [DIAMONDS]: '♦',
  [SPADES]: '♠',
  [HEARTS]: '♥',
};
const SUIT_OF: Readonly<Record<string, number>> = {
  C: CLUBS,
  D: DIAMONDS,
  S: SPADES,
  H: HEARTS,
  '♣': CLUBS,
  '♦': DIAMONDS,
  '♠': SPADES,
  '♥': HEARTS,
  '♧': CLUBS,
  '♢': DIAMONDS,
  '♤': SPADES,
  '♡': HEARTS,
};

/** How a hidden card is written. */
export const HIDDEN = '??';

/** Two characters: `7H`, `TS`. What it lies on, and how, is not said: see `lyingText`. */
export function cardText(of: Card): string {
  return RANK_LETTERS[rankOf(of)]! + SUIT_LETTERS[suitOf(of)]!;
}

/** A card as it lies: `??` face down, or in lower case where hidden cards are revealed. */
export function lyingText(of: Card, revealed: boolean): string {
  if (!isFaceDown(of)) return cardText(of);
  return revealed ? cardText(of).toLowerCase() : HIDDEN;
}

/** A card and how it lies, where that matters: `7H`, or on its head `7HR`. */
export function lyingCardText(of: Card): string {
  return cardText(of) + (isReversed(of) ? 'R' : '');
}

/** Reads one card that may lie on its head, as `readCard` does; else null. */
export function readLyingCard(text: string): Card | null {
  const [, upright = '', reversed = ''] = /^(.*?)(r?)$/isu.exec(text) ?? [];
  const read = readCard(upright);
  return read === null ? null : read | (reversed === '' ? 0 : REVERSED);
}

/** A card for a reader: `10♥`. */
export function cardSign(of: Card): string {
  return rankText(rankOf(of)) + suitSign(suitOf(of));
}

/** `A`, `2` … `10`, `J`, `Q`, `K`. */
export function rankText(rank: number): string {
  return rank === 10 ? '10' : RANK_LETTERS[rank]!;
}

/** A suit (0 to 3) as its sign: `♣`. */
export function suitSign(suit: number): string {
  return SUIT_SIGNS[suit]!;
}

/** A suit (0 to 3) as its letter: `C`. */
export function suitLetter(suit: number): string {
  return SUIT_LETTERS[suit]!;
}

/** Reads one card, case-blind: `7H`, `10h`, `♥10`, `10♥`, with or without a variation selector; else null. */
export function readCard(text: string): Card | null {
  const match =
    /^(?<rank>10|[A2-9TJQK])(?<suit>[CDHS♣♦♥♠♧♢♡♤])$|^(?<suit2>[♣♦♥♠♧♢♡♤])(?<rank2>10|[A2-9TJQK])$/u.exec(
      text.toUpperCase().replace(/[\uFE0E\uFE0F]/g, ''),
    );
  if (!match?.groups) return null;
  const rank = (match.groups['rank'] ?? match.groups['rank2'])!;
  const suit = (match.groups['suit'] ?? match.groups['suit2'])!;
  return card(rank === '10' ? 10 : RANK_LETTERS.indexOf(rank), SUIT_OF[suit]!);
}
