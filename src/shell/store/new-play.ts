import { randomInt } from 'node:crypto';

/** A name for a play: it is also that of its replay, so it is short, and has no letters that are easily mistaken. */
export function newPlay(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
}
