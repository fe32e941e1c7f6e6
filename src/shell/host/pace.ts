/** Keys that may come at once before any must wait, in seconds' worth: a paste, or a line that was stuck. */
const BURST = 4;

/** Forty keys in a packet act at once, however few are allowed a second. */
const LEAST_BURST = 64;

const ESC = '\u001B';

/** One key: an escape sequence, a character of UTF-8, or any other byte. */
const KEY = new RegExp(
  `${ESC}(?:\\[[\\x20-\\x3f]*[\\x40-\\x7e]|O[\\x40-\\x7e])|[\\xc0-\\xff][\\x80-\\xbf]+|.`,
  'gsu',
);

/** How fast keys are taken: so many a second, and some more at once after a rest. */
export class Pace {
  readonly #rate: number;
  readonly #most: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  /** @param now milliseconds that never run backward. */
  constructor(keysPerSecond: number, now: () => number) {
    this.#rate = keysPerSecond;
    this.#most = Math.max(LEAST_BURST, keysPerSecond * BURST);
    this.#left = this.#most;
    this.#now = now;
    this.#at = now();
  }

  /**
   * Takes as many keys from the beginning of these bytes as may act now: gives how many bytes that is, how many
   * keys, and how many milliseconds the rest must wait.
   */
  take(bytes: Buffer): { readonly length: number; readonly keys: number; readonly wait: number } {
    const now = this.#now();
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#rate);
    this.#at = now;
    let length = 0;
    let keys = 0;
    for (const [key] of bytes.toString('latin1').matchAll(KEY)) {
      if (this.#left < 1) {
        return { length, keys, wait: Math.ceil(((1 - this.#left) / this.#rate) * 1000) };
      }
      this.#left--;
      length += key.length;
      keys++;
    }
    return { length, keys, wait: 0 };
  }
}
