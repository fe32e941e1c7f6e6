/**
 * Puts code points together from bytes of UTF-8 that come one at a time. Bytes that make no sense
 * are dropped.
 */
export class Utf8Reader {
  #code = 0;
  #missing = 0;
  /**
   * The least code its number of bytes may stand for; anything less is an overlong form, and not
   * valid.
   */
  #least = 0;

  /** Whether this byte continues the character begun before. */
  continues(byte: number): boolean {
    return this.#missing > 0 && (byte & 0xc0) === 0x80;
  }

  /**
   * Takes a byte; gives the code point it completes, or -1. A byte that does not continue begins
   * anew.
   */
  take(byte: number): number {
    if (this.continues(byte)) {
      this.#code = (this.#code << 6) | (byte & 0x3f);
      this.#missing--;
      return this.#missing === 0 && this.#isCharacter() ? this.#code : -1;
    }
    this.#missing = 0;
    if (byte < 0x80) return byte;
    if (byte >= 0xc2 && byte < 0xe0) this.#begin(byte & 0x1f, 1, 0x80);
    else if (byte >= 0xe0 && byte < 0xf0) this.#begin(byte & 0x0f, 2, 0x800);
    else if (byte >= 0xf0 && byte < 0xf5) this.#begin(byte & 0x07, 3, 0x10000);
    return -1;
  }

  #begin(bits: number, missing: number, least: number): void {
    this.#code = bits;
    this.#missing = missing;
    this.#least = least;
  }

  #isCharacter(): boolean {
    const isControl = this.#code < 0xa0;
    const isSurrogate = this.#code >= 0xd800 && this.#code < 0xe000;
    return this.#code >= this.#least && this.#code <= 0x10ffff && !isControl && !isSurrogate;
  }
}
