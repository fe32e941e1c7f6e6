/** The status with which a program ends that was called wrongly, as most do. */
const WRONG_USE = 2;

const LONGEST_QUOTE = 40;

/** Something that keeps the program from doing what it was asked: one line for the user, and the status to end with. */
export class Complaint extends Error {
  readonly status: number;

  constructor(message: string, status = WRONG_USE) {
    super(message.replace(/[\p{Cc}\s]+/gu, ' ').trim());
    this.status = status;
  }
}

/** A word of the user's in quotation marks, cut where it is long. */
export function quoted(word: string): string {
  const letters = [...word];
  const more = letters.length > LONGEST_QUOTE ? '...' : '';
  return `"${letters.slice(0, LONGEST_QUOTE).join('')}${more}"`;
}

/** ` Did you mean "tens"?`, or nothing where no known word is near. */
export function suggestion(nearest: string | null): string {
  return nearest === null ? '' : ` Did you mean "${nearest}"?`;
}
