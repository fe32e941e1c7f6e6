import type { ServerChannel } from 'ssh2';
import type { Stop, TerminalPort } from '../terminal/port.ts';
import type { Metrics } from './metrics.ts';
import type { Limits } from './options.ts';
import { Pace } from './pace.ts';

/** Sizes that a client may say its terminal has; others are brought to the nearest. */
const COLUMNS = [10, 400] as const;
const ROWS = [4, 200] as const;

/** Milliseconds between two sizes that are drawn. */
const RESIZE_PAUSE = 200;

/** The size of a terminal, in cells. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** A size as it can be painted; 0 stands for one that is not known. */
export function soundSize(columns: number, rows: number): Size {
  return {
    columns: clamped(columns || 80, COLUMNS),
    rows: clamped(rows || 24, ROWS),
  };
}

function clamped(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, Math.floor(value)));
}

/** What a wire asks of the session it belongs to. */
export interface WireKeeper {
  /** Runs something on behalf of the session: what it throws ends that alone. */
  guard(act: () => void): void;
  /** Something was typed. */
  touched(): void;
}

/**
 * The line to one player: a channel of SSH, read no faster than keys are allowed and written to no further than may
 * wait. While too much waits, `write` says so; what is drawn then is left out until there is room.
 */
export class Wire implements TerminalPort {
  readonly channel: ServerChannel;
  readonly #socket: NodeJS.WritableStream & { readonly writableLength: number };
  readonly #keeper: WireKeeper;
  readonly #queue: number;
  readonly #pace: Pace;
  readonly #metrics: Metrics;
  readonly #drains = new Set<() => void>();
  readonly #resizes = new Set<() => void>();
  readonly #ends = new Set<() => void>();
  readonly #closes = new Set<() => void>();
  #reader: ((bytes: Uint8Array) => void) | null = null;
  #held: Buffer = Buffer.alloc(0);
  #waiting: NodeJS.Timeout | undefined;
  #size: Size;
  #resizing: NodeJS.Timeout | undefined;
  #resizedAt = 0;
  /** What came is all that comes. */
  #isLast = false;
  #isEnded = false;
  #isClosed = false;
  #isMute = false;

  constructor(
    channel: ServerChannel,
    socket: NodeJS.WritableStream & { readonly writableLength: number },
    size: Size,
    limits: Limits,
    keeper: WireKeeper,
    metrics: Metrics,
  ) {
    this.channel = channel;
    this.#socket = socket;
    this.#size = size;
    this.#queue = limits.outputQueue;
    this.#keeper = keeper;
    this.#metrics = metrics;
    this.#pace = new Pace(limits.keysPerSecond, () => performance.now());
    channel.on('data', (bytes: Buffer) => this.#take(bytes));
    channel.pause();
    // The channel's own ends are told of only to whoever reads; the session hears of them at once.
    channel.on('error', () => this.close());
    socket.on('drain', this.#drained);
  }

  get columns(): number {
    return this.#size.columns;
  }

  get rows(): number {
    return this.#size.rows;
  }

  /** Whether the other side is gone: nothing is written any more. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Bytes that came and have not acted yet. */
  get ahead(): number {
    return this.#held.length + this.channel.readableLength;
  }

  /** Whether what is written now goes on its way, rather than wait for a slow line. */
  get hasRoom(): boolean {
    return this.#waits <= this.#queue;
  }

  /** There is no terminal on this side, and so no mode to set. */
  setRawMode(): void {}

  write(text: string): boolean {
    if (this.#isClosed || this.#isMute || this.channel.writableEnded) return true;
    this.#metrics.bytes += Buffer.byteLength(text);
    this.channel.write(text, () => this.#drained());
    const { hasRoom } = this;
    if (!hasRoom) this.#metrics.stalls++;
    return hasRoom;
  }

  /** Writes to the stream for errors, which there is where there is no terminal. */
  writeError(text: string): void {
    if (!this.#isClosed && !this.#isMute) this.channel.stderr.write(text);
  }

  onDrain(handler: () => void): Stop {
    return added(this.#drains, handler);
  }

  onData(handler: (bytes: Uint8Array) => void): Stop {
    this.#reader = handler;
    // Not before whoever asked has had time to get ready.
    queueMicrotask(() => this.#feed());
    return () => {
      if (this.#reader === handler) this.#reader = null;
      this.channel.pause();
    };
  }

  onResize(handler: () => void): Stop {
    return added(this.#resizes, handler);
  }

  /** Calls back once when nothing more can come from the player. */
  onEnd(handler: () => void): Stop {
    if (this.#isEnded) queueMicrotask(handler);
    return added(this.#ends, handler);
  }

  /** Calls back once when the other side is gone, or the session is over. */
  onClose(handler: () => void): Stop {
    if (this.#isClosed) queueMicrotask(handler);
    return added(this.#closes, handler);
  }

  /** A size that is soon followed by others is passed over: each costs a whole screen. */
  resize(size: Size): void {
    this.#size = size;
    if (this.#resizing || this.#isClosed) return;
    const now = performance.now();
    const wait = Math.max(0, this.#resizedAt + RESIZE_PAUSE - now);
    this.#resizedAt = now + wait;
    this.#resizing = setTimeout(() => {
      this.#resizing = undefined;
      for (const handler of [...this.#resizes]) this.#keeper.guard(handler);
    }, wait);
  }

  /** No more comes from the other side, which may still read. What came before is read first. */
  endInput(): void {
    this.#isLast = true;
    this.#feed();
  }

  /** Nothing that comes from the other side is read from now on, whatever is still on its way. */
  cutInput(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#held = Buffer.alloc(0);
    clearTimeout(this.#waiting);
    for (const handler of [...this.#ends]) this.#keeper.guard(handler);
  }

  /** What was written so far is the last there is to be read on the other side. */
  cutOutput(): void {
    this.#isMute = true;
  }

  /** The other side is gone, or is to be left alone from now on. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#resizing);
    clearTimeout(this.#waiting);
    this.#socket.off('drain', this.#drained);
    this.cutInput();
    for (const handler of [...this.#closes]) this.#keeper.guard(handler);
    this.#drains.clear();
  }

  get #waits(): number {
    return this.channel.writableLength + this.#socket.writableLength;
  }

  readonly #drained = (): void => {
    if (!this.hasRoom || this.#drains.size === 0) return;
    for (const handler of [...this.#drains]) this.#keeper.guard(handler);
  };

  #take(bytes: Buffer): void {
    this.#held = this.#held.length === 0 ? bytes : Buffer.concat([this.#held, bytes]);
    this.#feed();
  }

  /** Gives the reader what may act now. The channel is read on only when nothing is left of what it gave. */
  #feed(): void {
    clearTimeout(this.#waiting);
    if (this.#isEnded) return;
    if (!this.#reader) {
      this.channel.pause();
      return;
    }
    if (this.#held.length > 0) {
      const { length, keys, wait } = this.#pace.take(this.#held);
      const now = this.#held.subarray(0, length);
      this.#held = this.#held.subarray(length);
      if (length > 0) {
        this.#metrics.keys += keys;
        this.#keeper.touched();
        const reader = this.#reader;
        this.#keeper.guard(() => reader(now));
      }
      if (wait > 0) {
        this.channel.pause();
        this.#waiting = setTimeout(() => this.#feed(), wait);
        return;
      }
    }
    if (this.#isLast && this.channel.readableLength === 0) this.cutInput();
    // The reader may have been the last one, and have gone.
    if (this.#reader !== null && !this.#isClosed) this.channel.resume();
  }
}

function added<T>(set: Set<T>, one: T): Stop {
  set.add(one);
  return () => set.delete(one);
}
