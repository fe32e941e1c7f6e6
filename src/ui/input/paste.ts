/**
 * More of one paste than this many bytes is dropped: a game asks for a deal or a record, not for a
 * book.
 */
const PASTE_MAX = 256 * 1024;

const END = [...'\x1b[201~'].map((char) => char.charCodeAt(0));

/** Collects the bytes between the marks of a bracketed paste. */
export class PasteBuffer {
  #bytes: number[] = [];
  /** How many bytes of the end mark have just been seen. */
  #matched = 0;

  /** Takes a byte; true if it completed the end mark. */
  add(byte: number): boolean {
    if (byte !== END[this.#matched]) {
      this.#keep(END.slice(0, this.#matched));
      this.#matched = 0;
    }
    if (byte === END[this.#matched]) this.#matched++;
    else this.#keep([byte]);
    return this.#matched === END.length;
  }

  /**
   * The text so far, its line ends as `\n`, other control characters but tabs removed; the buffer
   * is empty again.
   */
  end(): string {
    const text = new TextDecoder().decode(Uint8Array.from(this.#bytes));
    this.#bytes = [];
    this.#matched = 0;
    return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
  }

  #keep(bytes: readonly number[]): void {
    for (const byte of bytes) if (this.#bytes.length < PASTE_MAX) this.#bytes.push(byte);
  }
}
