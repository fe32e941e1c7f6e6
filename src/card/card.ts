/**
 * A card is one byte: rank in bits 0–3 (1 ace … 13 king), suit in bits 4–5 with its color as the low bit,
 * `FACE_DOWN` and `REVERSED` above. 0 is no card.
 */
export type Card = number;

/** Where no card lies. */
export const NO_CARD: Card = 0;
/** The bit of a card that lies on its face. */
export const FACE_DOWN = 0x40;
/** Lying on its head; only a fortune-telling minds. */
export const REVERSED = 0x80;

export const ACE = 1;
export const QUEEN = 12;
export const KING = 13;

export const CLUBS = 0;
export const DIAMONDS = 1;
export const SPADES = 2;
export const HEARTS = 3;
/** The order in which packs are laid out and foundations set out. */
export const SUITS = [CLUBS, DIAMONDS, HEARTS, SPADES] as const;

export const BLACK = 0;
export const RED = 1;

/** How many different values the face of a card can have: tables over cards are this long. */
export const FACES = 64;

/** The card of a rank (1–13) and a suit, face up. */
export function card(rank: number, suit: number): Card {
  return (suit << 4) | rank;
}

/** The rank of a card, 1 for an ace to 13 for a king; 0 for no card. */
export function rankOf(of: Card): number {
  return of & 15;
}

/** The suit of a card, 0 to 3. */
export function suitOf(of: Card): number {
  return (of >> 4) & 3;
}

/** The color of a card: `BLACK` or `RED`. */
export function colorOf(of: Card): number {
  return (of >> 4) & 1;
}

/** The card without the bits that say how it lies. */
export function faceOf(of: Card): Card {
  return of & (FACES - 1);
}

/** Whether a card lies on its head. */
export function isReversed(of: Card): boolean {
  return (of & REVERSED) !== 0;
}

/** Whether a card lies on its face. */
export function isFaceDown(of: Card): boolean {
  return (of & FACE_DOWN) !== 0;
}
