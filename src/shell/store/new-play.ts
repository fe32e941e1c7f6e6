const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A name for a play: it is also that of its replay, so it is short, and has no letters that are easily mistaken. */
export function newPlay(): string {
  const letter = () => LETTERS[Math.floor(Math.random() * LETTERS.length)]!;
  return Array.from({ length: 8 }, letter).join('');
}
