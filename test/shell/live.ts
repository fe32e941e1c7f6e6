import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import xt from '@xterm/headless';
import { catalogue } from '../../src/games/index.ts';
import { english } from '../../src/notation/language/en/english.ts';
import type { Session } from '../../src/session/session.ts';
import { DEFAULT_FLAGS, type PlayFlags } from '../../src/shell/flags.ts';
import { openStage } from '../../src/shell/stage.ts';
import { systemClock } from '../../src/shell/store/clock.ts';
import { type Keeper, NO_KEEPER } from '../../src/shell/store/no-keeper.ts';
import { playProgram } from '../../src/shell/table.ts';
import type { Stop, TerminalPort } from '../../src/shell/terminal/port.ts';
import { Terminal } from '../../src/shell/terminal/terminal.ts';
import type { Grid } from '../../src/ui/canvas/grid.ts';
import { PLAIN_PAINTER } from '../../src/ui/screen.ts';
import { keyBytes } from '../terminal/keys.ts';
import { readScreen } from '../terminal/screen.ts';

export interface LiveOptions {
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly flags?: Partial<PlayFlags>;
  readonly keeper?: Keeper;
}

/** The program in this process, on a terminal emulator: what it is sent is on the screen when it is asked for. */
export class Live implements TerminalPort {
  readonly columns: number;
  readonly rows: number;
  /** What was sent since the last key, in pieces as it was sent. */
  sent: string[] = [];
  readonly #emulator: xt.Terminal;
  #hear: (bytes: Uint8Array) => void = () => {};

  constructor(session: Session | null, options: LiveOptions = {}) {
    const { columns = 80, rows = 24, env = {}, flags = {}, keeper = NO_KEEPER } = options;
    this.columns = columns;
    this.rows = rows;
    this.#emulator = new xt.Terminal({ cols: columns, rows, allowProposedApi: true });
    // What the terminal answers, where it is asked anything.
    this.#emulator.onData((answer) => this.#hear(Buffer.from(answer)));
    const setting = {
      begin: session,
      keeper,
      language: english,
      flags: { ...DEFAULT_FLAGS, ...flags },
      env: {
        TERM: 'xterm-256color',
        LANG: 'C.UTF-8',
        // Settings that one player chooses are not the next one's.
        PATIENCE_HOME: join(process.env['PATIENCE_HOME']!, randomUUID()),
        ...env,
      },
    };
    const stage = openStage({
      ...setting,
      openTerminal: (asked) => {
        const terminal = new Terminal(this, asked);
        return { terminal, close: () => terminal.leave(), suspend: () => {} };
      },
    });
    void playProgram({
      ...setting,
      stage,
      catalogue,
      clock: systemClock,
      loadPainter: async () => ({ ...PLAIN_PAINTER, close: () => {} }),
    });
  }

  /** Resolves when the program has begun. */
  async begin(): Promise<void> {
    while (this.sent.length === 0) await new Promise((done) => setImmediate(done));
  }

  /** Sends bytes as they are. */
  send(bytes: string): void {
    this.sent = [];
    this.#hear(Buffer.from(bytes));
  }

  /** Presses keys by name, as `keyBytes` has them; text goes letter by letter. */
  press(...names: string[]): void {
    this.sent = [];
    for (const name of names) this.#hear(Buffer.from(keyBytes(name)));
  }

  /** What the terminal shows. */
  async screen(): Promise<Grid> {
    await new Promise<void>((done) => this.#emulator.write('', done));
    return readScreen(this.#emulator);
  }

  /** What it shows when everything is drawn anew. */
  async redrawn(): Promise<Grid> {
    this.press('ctrl-l');
    return this.screen();
  }

  setRawMode(): void {}

  write(text: string): boolean {
    this.sent.push(text);
    this.#emulator.write(text);
    return true;
  }

  onData(handler: (bytes: Uint8Array) => void): Stop {
    this.#hear = handler;
    return () => {
      this.#hear = () => {};
    };
  }

  onDrain(): Stop {
    return () => {};
  }

  onResize(): Stop {
    return () => {};
  }
}
