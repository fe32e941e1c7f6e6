/** Longer lines are nobody's. */
const LONGEST = 4096;

/** What came of some bytes: what the player is shown, and what the program is given. */
export interface CookedPart {
  readonly echo: string;
  readonly lines: string;
  /** Nothing more is to come: Ctrl-C, or Ctrl-D on an empty line. */
  readonly isOver: boolean;
}

/**
 * What a system's terminal driver does for programs that read whole lines: echo, Backspace, Ctrl-U, Ctrl-C, Ctrl-D.
 * A channel has no driver of its own, and the player's is switched off by their client.
 */
export class Cooked {
  readonly #decoder = new TextDecoder();
  #line: string[] = [];

  feed(bytes: Uint8Array): CookedPart {
    let echo = '';
    let lines = '';
    for (const char of this.#decoder.decode(bytes, { stream: true })) {
      if (char === '\r' || char === '\n') {
        lines += `${this.#line.join('')}\n`;
        this.#line = [];
        echo += '\r\n';
      } else if (char === '\x7f' || char === '\b') {
        if (this.#line.pop() !== undefined) echo += '\b \b';
      } else if (char === '\x15') {
        echo += '\b \b'.repeat(this.#line.length);
        this.#line = [];
      } else if (char === '\x03' || (char === '\x04' && this.#line.length === 0)) {
        return { echo, lines, isOver: true };
      } else if (char >= ' ' && this.#line.length < LONGEST) {
        this.#line.push(char);
        echo += char;
      }
    }
    return { echo, lines, isOver: false };
  }
}
