import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type IPty, spawn } from '@lydell/node-pty';
import xt from '@xterm/headless';
import type { Grid } from '../../src/ui/canvas/grid.ts';
import { keyBytes } from './keys.ts';
import { pngOf } from './picture.ts';
import { readScreen } from './screen.ts';

export interface TuiOptions {
  readonly columns?: number;
  readonly rows?: number;
  /** Added to this process's environment; undefined takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
}

/** How a program ended: by itself with a status, or by a signal. */
export interface Exit {
  readonly status: number | null;
  readonly signal: string | null;
}

/** What node-pty's types leave out, as Windows has no such thing. */
interface UnixPty extends IPty {
  readonly ptsName: string;
  destroy(): void;
}

/**
 * What the screen is waited to show: a text, a pattern on its rows joined by line ends, or anything
 * else.
 */
export type Condition = string | RegExp | ((tui: Tui) => boolean);

/**
 * Milliseconds until a condition that has not come is given up; generous, since machines are
 * shared.
 */
const DEADLINE = 15_000;

/** Milliseconds without a byte after which a program is taken to have said all. */
const QUIET = 80;

/** Milliseconds between two looks at a condition that nothing on the screen announces. */
const POLL = 50;

/** What would make programs think that they do not talk to a person at a terminal of known kind. */
const UNSET = [
  'CI',
  'CONTINUOUS_INTEGRATION',
  'NO_COLOR',
  'FORCE_COLOR',
  'COLORTERM',
  'LC_ALL',
  'LC_CTYPE',
];

const LEADER = fileURLToPath(new URL('leader.mjs', import.meta.url));

/** The number of the sequence in which the leader speaks of its program. */
const NEWS = 7770;

/** What the leader says, to be left out of what the program said. */
const NEWS_BYTES = new RegExp(`\\x1b\\]${NEWS};[^\\x07]*\\x07`, 'g');

/** A program in a pseudo-terminal, and an emulator that knows what is on the screen. */
export class Tui {
  /** Resolves when the program has ended and all it wrote is on the screen. */
  readonly exit: Promise<Exit>;
  readonly #pty: UnixPty;
  readonly #terminal: xt.Terminal;
  /** Resolves when the leader has ended. */
  readonly #gone: Promise<Exit>;
  readonly #watchers = new Set<() => void>();
  #output = '';
  #mark = 0;
  /** Chunks the emulator has not worked through yet. */
  #unread = 0;
  #pid: number | null = null;
  #ended: Exit | null = null;

  private constructor(command: string, args: readonly string[], options: TuiOptions) {
    const { columns = 80, rows = 24, env = {}, cwd = process.cwd() } = options;
    const base: NodeJS.ProcessEnv = { ...process.env, TERM: 'xterm-256color', LANG: 'C.UTF-8' };
    for (const name of UNSET) delete base[name];
    this.#terminal = new xt.Terminal({ cols: columns, rows, allowProposedApi: true });
    const size = { cols: columns, rows };
    this.#pty = spawn(process.execPath, [LEADER, command, ...args], {
      ...size,
      cwd,
      env: { ...base, ...env },
    }) as UnixPty;
    this.#pty.onData((data) => this.#receive(data));
    // Questions to the terminal are answered as a real one would.
    this.#terminal.onData((data) => this.#pty.write(data));
    this.#gone = new Promise((resolve) => {
      this.#pty.onExit(({ exitCode, signal }) => {
        const name = Object.entries(constants.signals).find(([, number]) => number === signal)?.[0];
        resolve({ status: signal ? null : exitCode, signal: name ?? null });
      });
    });
    const told = new Promise<Exit>((resolve) => {
      this.#terminal.parser.registerOscHandler(NEWS, (words) => {
        const [kind, first = '', second = ''] = words.split(';');
        if (kind === 'pid') this.#pid = Number(first);
        else if (second !== '') resolve({ status: null, signal: second });
        else resolve({ status: Number(first), signal: null });
        return true;
      });
    });
    this.exit = Promise.race([told, this.#gone]).then((exit) => {
      this.#ended = exit;
      this.#notify();
      return exit;
    });
  }

  static start(command: string, args: readonly string[] = [], options: TuiOptions = {}): Tui {
    return new Tui(command, args, options);
  }

  /** The program's process; not known before it has written something. */
  get pid(): number {
    if (this.#pid === null) throw new Error('the program has not begun');
    return this.#pid;
  }

  /** Everything the program has written so far. */
  get output(): string {
    return this.#output.replace(NEWS_BYTES, '');
  }

  /** How many bytes it has written since the last `mark`. */
  get bytes(): number {
    return Buffer.byteLength(this.#output.slice(this.#mark).replace(NEWS_BYTES, ''));
  }

  get isAlternate(): boolean {
    return this.#terminal.buffer.active.type === 'alternate';
  }

  get isCursorVisible(): boolean {
    // The emulator keeps this to itself; the last word the program said on it decides.
    return this.#output.lastIndexOf('\x1b[?25h') >= this.#output.lastIndexOf('\x1b[?25l');
  }

  /** Which of the modes a program may leave behind are on: mouse reports, bracketed paste. */
  get leftModes(): string[] {
    const { mouseTrackingMode, bracketedPasteMode } = this.#terminal.modes;
    const modes = mouseTrackingMode === 'none' ? [] : [`mouse ${mouseTrackingMode}`];
    return bracketedPasteMode ? [...modes, 'bracketed paste'] : modes;
  }

  /**
   * Whether lines are edited and echoed by the system and Ctrl-C is a signal, as a shell expects
   * it to be; seen from outside, also after the program's end.
   */
  async isCooked(): Promise<boolean> {
    const { stdout } = await promisify(execFile)('stty', ['-a', '-F', this.#pty.ptsName]);
    const words = stdout.split(/[\s;]+/);
    return ['icanon', 'echo', 'isig', 'icrnl', 'opost'].every((word) => words.includes(word));
  }

  mark(): void {
    this.#mark = this.#output.length;
  }

  /**
   * Presses keys by name: `up`, `enter`, `escape`, `ctrl-c`, `alt-x`, `shift-tab`, `f5`, or a
   * character.
   */
  key(...names: string[]): void {
    for (const name of names) this.#pty.write(keyBytes(name));
  }

  /** Types a text, all in one piece as a fast hand or a slow line would deliver it. */
  type(text: string): void {
    this.#pty.write(text);
  }

  /** Sends bytes as they are. */
  write(bytes: string): void {
    this.#pty.write(bytes);
  }

  kill(signal: NodeJS.Signals, pid = this.pid): void {
    process.kill(pid, signal);
  }

  resize(columns: number, rows: number): void {
    this.#terminal.resize(columns, rows);
    this.#pty.resize(columns, rows);
  }

  /** The rows of the screen as plain text, blanks at their ends cut off. */
  screen(): string[] {
    return this.cells().text();
  }

  /** The screen with its styles; the cursor is null while hidden. */
  cells(): Grid {
    const grid = readScreen(this.#terminal);
    if (!this.isCursorVisible) grid.cursor = null;
    return grid;
  }

  /** Resolves once the condition holds; rejects at the deadline, or if the program ends before. */
  async until(condition: Condition, deadline = DEADLINE): Promise<void> {
    const end = Date.now() + deadline;
    while (!this.#holds(condition)) {
      const left = end - Date.now();
      if (this.#ended) throw new Error(this.#complaint(condition, 'the program ended'));
      if (left <= 0) throw new Error(this.#complaint(condition, `${deadline} ms passed`));
      await this.#change(Math.min(left, POLL));
    }
  }

  /** Resolves once nothing has been written for a while. */
  async idle(quiet = QUIET): Promise<void> {
    while ((await this.#change(quiet)) || this.#unread > 0);
  }

  png(path: string): void {
    writeFileSync(path, pngOf(this.cells()));
  }

  /** Closes the terminal under the program, as when a window is closed or a connection drops. */
  hangUp(): void {
    this.#pty.destroy();
  }

  /**
   * Ends the program if it has not ended, and lets go of everything. To be awaited without fail:
   * news of an ended process that reaches a test thread already gone brings the whole run down.
   */
  async close(): Promise<void> {
    if (this.#pid !== null && !this.#ended) endProcess(this.#pid);
    endProcess(this.#pty.pid);
    await this.#gone;
    this.#terminal.dispose();
  }

  #receive(data: string): void {
    this.#output += data;
    this.#unread++;
    this.#terminal.write(data, () => {
      this.#unread--;
      this.#notify();
    });
  }

  #notify(): void {
    for (const watcher of [...this.#watchers]) watcher();
  }

  /** Whether the screen changed within so many milliseconds; resolves as soon as it does. */
  #change(milliseconds: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isChanged: boolean) => {
        clearTimeout(timer);
        this.#watchers.delete(changed);
        resolve(isChanged);
      };
      const changed = () => end(true);
      const timer = setTimeout(() => end(false), milliseconds);
      this.#watchers.add(changed);
    });
  }

  #holds(condition: Condition): boolean {
    if (typeof condition === 'function') return condition(this);
    const text = this.screen().join('\n');
    return typeof condition === 'string' ? text.includes(condition) : condition.test(text);
  }

  #complaint(condition: Condition, why: string): string {
    const rows = this.screen().map((row) => `  |${row}`);
    while (rows.at(-1) === '  |') rows.pop();
    return `waited for ${String(condition)}, but ${why}; the screen shows\n${rows.join('\n')}`;
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Ended already.
  }
}
