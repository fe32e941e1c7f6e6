import type { Stop, TerminalPort } from '../../../src/shell/terminal/port.ts';

/** A terminal of which each part can be looked at and set. */
export class FakePort implements TerminalPort {
  columns = 20;
  rows = 4;
  isRaw = false;
  /** Whether what is written fits. */
  hasRoom = true;
  written: string[] = [];
  readonly #data = new Set<(bytes: Uint8Array) => void>();
  readonly #resize = new Set<() => void>();
  readonly #drain = new Set<() => void>();

  get isRead(): boolean {
    return this.#data.size > 0;
  }

  setRawMode(on: boolean): void {
    this.isRaw = on;
  }

  write(text: string): boolean {
    this.written.push(text);
    return this.hasRoom;
  }

  onData(handler: (bytes: Uint8Array) => void): Stop {
    return subscribe(this.#data, handler);
  }

  onResize(handler: () => void): Stop {
    return subscribe(this.#resize, handler);
  }

  onDrain(handler: () => void): Stop {
    return subscribe(this.#drain, handler);
  }

  type(text: string): void {
    for (const handler of [...this.#data]) handler(Buffer.from(text));
  }

  resize(columns: number, rows: number): void {
    this.columns = columns;
    this.rows = rows;
    for (const handler of [...this.#resize]) handler();
  }

  drain(): void {
    this.hasRoom = true;
    for (const handler of [...this.#drain]) handler();
  }

  take(): string[] {
    return this.written.splice(0);
  }
}

function subscribe<Handler>(handlers: Set<Handler>, handler: Handler): Stop {
  handlers.add(handler);
  return () => handlers.delete(handler);
}
