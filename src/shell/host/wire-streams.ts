import { Readable, Writable } from 'node:stream';
import type { Streams } from '../streams.ts';
import type { Stop } from '../terminal/port.ts';
import { Cooked } from './cooked.ts';
import type { Wire } from './wire.ts';

/**
 * The three standard streams on a wire. With a terminal on the other side they are like one: line ends are written
 * as it wants them, and until a program asks for single keys, what is typed is echoed and comes line by line.
 */
export function wireStreams(wire: Wire, isTTY: boolean): Streams {
  const output = new WireOutput(wire, isTTY, false);
  return {
    stdin: new WireInput(wire, isTTY, output) as Streams['stdin'],
    stdout: output as Streams['stdout'],
    stderr: new WireOutput(wire, isTTY, true),
  };
}

class WireInput extends Readable {
  readonly isTTY: boolean;
  readonly #wire: Wire;
  readonly #output: WireOutput;
  readonly #cooked = new Cooked();
  #isRaw = false;
  #stop: Stop | null = null;
  #isWatching = false;

  /** @param output what is written there in answer has to be read before more is asked. */
  constructor(wire: Wire, isTTY: boolean, output: WireOutput) {
    super();
    this.#wire = wire;
    this.#output = output;
    this.isTTY = isTTY;
  }

  setRawMode(on: boolean): this {
    this.#isRaw = on;
    return this;
  }

  override _read(): void {
    if (!this.#isWatching) {
      this.#isWatching = true;
      this.#wire.onEnd(() => this.push(null));
    }
    if (this.#output.isStuck) this.#output.whenFree(() => this._read());
    else this.#stop ??= this.#wire.onData((bytes) => this.#take(bytes));
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#stop?.();
    done(error);
  }

  #take(bytes: Uint8Array): void {
    if (this.readableEnded || this.destroyed) return;
    if (this.#isRaw || !this.isTTY) {
      this.#pass(bytes);
      return;
    }
    const { echo, lines, isOver } = this.#cooked.feed(bytes);
    // Who does not read what they type is not shown it later either.
    if (echo !== '' && this.#wire.hasRoom) this.#wire.write(echo);
    if (lines !== '') this.#pass(Buffer.from(lines));
    if (isOver) this.push(null);
  }

  #rest(): void {
    this.#stop?.();
    this.#stop = null;
  }

  #pass(bytes: Uint8Array): void {
    const wantsMore = this.push(bytes);
    if (!wantsMore) this.#rest();
    else if (this.#output.isStuck) {
      this.#rest();
      this._read();
    }
  }
}

class WireOutput extends Writable {
  readonly isTTY: boolean;
  readonly #wire: Wire;
  readonly #isError: boolean;
  #isStuck = false;
  #freed: (() => void) | null = null;

  constructor(wire: Wire, isTTY: boolean, isError: boolean) {
    super({ decodeStrings: false });
    this.#wire = wire;
    this.isTTY = isTTY;
    // With a terminal there is one stream for both.
    this.#isError = isError && !isTTY;
    if (isTTY && !isError) wire.onResize(() => this.emit('resize'));
  }

  /** Whether what was written waits for the other side to read. */
  get isStuck(): boolean {
    return this.#isStuck;
  }

  /** Calls back once, when nothing waits any longer; only the last to ask is called. */
  whenFree(handler: () => void): void {
    this.#freed = handler;
  }

  get columns(): number {
    return this.#wire.columns;
  }

  get rows(): number {
    return this.#wire.rows;
  }

  override _write(chunk: Buffer | string, _encoding: string, done: () => void): void {
    const text = typeof chunk === 'string' ? chunk : chunk.toString('utf8');
    if (this.#isError) {
      this.#wire.writeError(text);
      done();
      return;
    }
    this.#send(this.isTTY ? text.replace(/\r?\n/gu, '\r\n') : text, done);
  }

  /** Piece by piece, so that no more than one of them waits beyond what may. */
  #send(text: string, done: () => void): void {
    let rest = text;
    while (rest !== '') {
      const length = pieceOf(rest);
      const hasRoom = this.#wire.write(rest.slice(0, length));
      rest = rest.slice(length);
      if (!hasRoom) {
        this.#whenDrained(() => this.#send(rest, done));
        return;
      }
    }
    done();
  }

  #whenDrained(goOn: () => void): void {
    this.#isStuck = true;
    const once = () => {
      for (const stop of stops) stop();
      this.#isStuck = false;
      goOn();
      if (this.#isStuck) return;
      const freed = this.#freed;
      this.#freed = null;
      freed?.();
    };
    const stops = [this.#wire.onDrain(once), this.#wire.onClose(once)];
  }
}

/** Characters that are sent in one piece. */
const PIECE = 16_384;

/** How many characters of a text go into its first piece: no character of two halves is cut. */
function pieceOf(text: string): number {
  return /[\uD800-\uDBFF]/.test(text[PIECE - 1] ?? '') ? PIECE - 1 : PIECE;
}
