import type { Complaints } from '../notation/language/complaints.ts';

/** The status with which a program ends that was called wrongly, as most do. */
const WRONG_USE = 2;

/** Says what is wrong in the words of a language. */
export type Saying = (words: Complaints) => string;

/**
 * Something that keeps the program from doing what it was asked: one line for the user, in whatever language that is
 * to be told, and the status to end with.
 */
export class Complaint extends Error {
  readonly status: number;
  readonly #saying: Saying;

  constructor(saying: Saying | string, status = WRONG_USE) {
    super(typeof saying === 'string' ? saying : 'complaint');
    this.#saying = typeof saying === 'string' ? () => saying : saying;
    this.status = status;
  }

  told(words: Complaints): string {
    return this.#saying(words)
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim();
  }
}
