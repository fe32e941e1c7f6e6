/** The lines of a record that say something, one at a time. */
export class RecordLines {
  readonly #lines: readonly string[];
  #index = -1;
  /** The line without the white space around it, a byte order mark included; null at the end. */
  words: string | null = null;

  constructor(text: string) {
    this.#lines = text.split(/\r\n|\r|\n/u);
    this.next();
  }

  next(): void {
    do this.#index++;
    while (/^\s*(?:#|$)/u.test(this.#lines[this.#index] ?? '!'));
    this.words = this.#lines[this.#index]?.trim() ?? null;
  }

  /** What comes after the line's first words where these are the name, else null. */
  field(name: string): string | null {
    if (this.words !== name && !this.words?.startsWith(`${name} `)) return null;
    return this.words.slice(name.length).trim();
  }

  /** A fault of this line; of the last where there are no more. */
  fault<Fault>(what: Fault): Fault & { readonly line: number } {
    return { ...what, line: Math.min(this.#index + 1, this.#lines.length) };
  }
}
