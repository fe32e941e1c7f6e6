/**
 * A stream that is written to at the reader's pace, and that may be left by its reader (`| head -1`) without
 * anything being wrong: what is written after that goes nowhere.
 */
export class Output {
  readonly #stream: NodeJS.WritableStream;
  #isGone = false;
  /** Resolves when the reader is found to be gone; never otherwise. */
  readonly gone: Promise<void>;

  constructor(stream: NodeJS.WritableStream) {
    this.#stream = stream;
    this.gone = new Promise((resolve) => {
      // Without a listener the error would end the process; the callback of `write` deals with the others.
      stream.on('error', (error: NodeJS.ErrnoException) => {
        if (!isGone(error)) return;
        this.#isGone = true;
        resolve();
      });
    });
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /** Resolves when the text is handed over, or the reader is gone. Rejects where it cannot be written: a full disk. */
  write(text: string): Promise<void> {
    if (this.#isGone || text === '') return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.#stream.write(text, (error) => {
        if (error && !isGone(error)) reject(error);
        else resolve();
      });
    });
  }
}

function isGone({ code }: NodeJS.ErrnoException): boolean {
  return code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED';
}
