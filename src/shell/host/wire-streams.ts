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
  return {
    stdin: new WireInput(wire, isTTY) as Streams['stdin'],
    stdout: new WireOutput(wire, isTTY, false) as Streams['stdout'],
    stderr: new WireOutput(wire, isTTY, true),
  };
}

class WireInput extends Readable {
  readonly isTTY: boolean;
  readonly #wire: Wire;
  readonly #cooked = new Cooked();
  #isRaw = false;
  #stop: Stop | null = null;
  #isWatching = false;

  constructor(wire: Wire, isTTY: boolean) {
    super();
    this.#wire = wire;
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
    this.#stop ??= this.#wire.onData((bytes) => this.#take(bytes));
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
    if (echo !== '') this.#wire.write(echo);
    if (lines !== '') this.#pass(Buffer.from(lines));
    if (isOver) this.push(null);
  }

  #pass(bytes: Uint8Array): void {
    if (this.push(bytes)) return;
    this.#stop?.();
    this.#stop = null;
  }
}

class WireOutput extends Writable {
  readonly isTTY: boolean;
  readonly #wire: Wire;
  readonly #isError: boolean;

  constructor(wire: Wire, isTTY: boolean, isError: boolean) {
    super({ decodeStrings: false });
    this.#wire = wire;
    this.isTTY = isTTY;
    // With a terminal there is one stream for both.
    this.#isError = isError && !isTTY;
    if (isTTY && !isError) wire.onResize(() => this.emit('resize'));
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
      if (!this.#wire.isClosed) this.#wire.channel.stderr.write(text);
      done();
      return;
    }
    const hasRoom = this.#wire.write(this.isTTY ? text.replace(/\r?\n/gu, '\r\n') : text);
    if (hasRoom) {
      done();
      return;
    }
    const goOn = () => {
      for (const stop of stops) stop();
      done();
    };
    const stops = [this.#wire.onDrain(goOn), this.#wire.onClose(goOn)];
  }
}
