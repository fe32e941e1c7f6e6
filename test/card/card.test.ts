import { describe, expect, it } from 'vitest';
import {
  BLACK,
  CLUBS,
  card,
  colorOf,
  DIAMONDS,
  FACE_DOWN,
  faceOf,
  HEARTS,
  isFaceDown,
  KING,
  RED,
  REVERSED,
  rankOf,
  SPADES,
  suitOf,
} from '../../src/card/card.ts';

describe('a card', () => {
  it.each([
    ['clubs', CLUBS, BLACK],
    ['diamonds', DIAMONDS, RED],
    ['hearts', HEARTS, RED],
    ['spades', SPADES, BLACK],
  ])('of %s knows rank, suit and color, however it lies', (_, suit, color) => {
    for (let rank = 1; rank <= KING; rank++) {
      const face = card(rank, suit);
      for (const lying of [face, face | FACE_DOWN, face | REVERSED, face | FACE_DOWN | REVERSED]) {
        expect([rankOf(lying), suitOf(lying), colorOf(lying)]).toEqual([rank, suit, color]);
        expect(faceOf(lying)).toBe(face);
        expect(isFaceDown(lying)).toBe((lying & FACE_DOWN) !== 0);
        expect(lying).toBeLessThan(256);
      }
    }
  });
});
