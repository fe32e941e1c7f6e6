import type { Input } from '../../app/input.ts';
import { LocalPort, writeDirect } from './local-port.ts';
import { Terminal, type TerminalOptions } from './terminal.ts';

/**
 * Why the process has to end: a signal, its terminal gone without one, or a fault in the program.
 */
export type EndCause = DeadlySignal | 'gone' | 'crash';

export type DeadlySignal = 'SIGHUP' | 'SIGINT' | 'SIGQUIT' | 'SIGTERM';

export interface LocalOptions extends TerminalOptions {
  /**
   * Called once before the process dies, to save; must not wait for anything. What it throws is
   * dropped.
   */
  readonly onEnd?: (cause: EndCause) => void;
  /** Ctrl-Z stops the process; false where it comes as any other key, and `suspend` is left to the program. */
  readonly stopsByKey?: boolean;
}

/** EX_SOFTWARE of sysexits.h: a fault in the program itself. */
export const CRASH_STATUS = 70;

const DEADLY: readonly DeadlySignal[] = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'];

/** Milliseconds after which a stop asked for and not granted is given up. */
const STOP_REFUSED = 50;

/** POSIX systems stop and continue processes; Windows has nothing of the kind. */
const CAN_STOP = process.platform !== 'win32';

/**
 * The terminal of this process, with the manners of a full-screen program: however it ends (by
 * itself, a signal, a hangup, a crash), and while it is stopped, the terminal is back as it was.
 * Only where both standard input and standard output are terminals. Call `terminal.enter()` to
 * begin and `close()` to end; then the event loop runs out by itself.
 */
export class LocalTerminal {
  readonly terminal: Terminal;
  readonly #port: LocalPort;
  readonly #onEnd: (cause: EndCause) => void;
  #isClosed = false;
  #isEnding = false;
  #isSuspended = false;
  #stopRefused: NodeJS.Timeout | undefined;

  constructor(options: LocalOptions) {
    this.#onEnd = options.onEnd ?? (() => {});
    this.#port = new LocalPort(() => this.#gone());
    const { stopsByKey = true } = options;
    const claim = (input: Input) =>
      (stopsByKey && this.#claim(input)) || (options.claim?.(input) ?? false);
    this.terminal = new Terminal(this.#port, { ...options, claim });
    process.on('exit', this.#restore);
    process.on('uncaughtException', this.#crash);
    process.on('unhandledRejection', this.#crash);
    for (const signal of DEADLY) process.on(signal, this.#die);
    if (!CAN_STOP) return;
    process.on('SIGTSTP', this.#suspend);
    process.on('SIGCONT', this.#continue);
  }

  /**
   * Gives the terminal back and undoes all that was set up. The status to end with is
   * `process.exitCode`.
   */
  close(): void {
    if (this.#isClosed) return;
    this.#restore();
    this.#isClosed = true;
    clearTimeout(this.#stopRefused);
    process.off('exit', this.#restore);
    process.off('uncaughtException', this.#crash);
    process.off('unhandledRejection', this.#crash);
    for (const signal of DEADLY) process.off(signal, this.#die);
    process.off('SIGTSTP', this.#suspend);
    process.off('SIGCONT', this.#continue);
  }

  /**
   * Stops the process as Ctrl-Z does, with the terminal given back; it is taken again on the way
   * on.
   */
  suspend(): void {
    if (CAN_STOP) this.#suspend();
  }

  readonly #restore = (): void => {
    this.#port.isDirect = true;
    this.terminal.leave();
    this.#port.isDirect = false;
  };

  /**
   * True if it was the first end: the others (a hangup noticed while saving for it, say) have
   * nothing left to do. Saves before it touches the terminal, since a terminal that does not answer
   * could hold it up for ever.
   */
  #end(cause: EndCause): boolean {
    if (this.#isClosed || this.#isEnding) return false;
    this.#isEnding = true;
    try {
      this.#onEnd(cause);
    } catch {
      // Nobody is left to tell, and the process must end all the same.
    }
    this.close();
    return true;
  }

  readonly #die = (signal: DeadlySignal): void => {
    if (!this.#end(signal)) return;
    // Death by the signal itself tells the parent the truth; but SIGQUIT's own way would leave a
    // core file behind.
    if (signal === 'SIGQUIT') process.exit(128 + 3);
    killSelf(signal);
  };

  #gone(): void {
    if (this.#end('gone')) killSelf('SIGHUP');
  }

  readonly #crash = (error: unknown): void => {
    if (isTerminalGone(error)) {
      this.#gone();
      return;
    }
    if (!this.#end('crash')) return;
    writeDirect(process.stderr.fd, `${describeCrash(error)}\n`);
    process.exit(CRASH_STATUS);
  };

  #claim(input: Input): boolean {
    if (input.type !== 'key' || input.key !== 'z' || !input.ctrl || input.alt || !CAN_STOP)
      return false;
    this.#suspend();
    return true;
  }

  readonly #suspend = (): void => {
    if (this.#isSuspended || this.#isClosed) return;
    this.#isSuspended = true;
    this.terminal.leave();
    process.off('SIGTSTP', this.#suspend);
    // To the whole job, as the terminal's own Ctrl-Z: a parent that waits for this process stops
    // with it. Where no shell could continue the job, the system drops SIGTSTP (unlike SIGSTOP),
    // and the game goes on.
    process.kill(0, 'SIGTSTP');
    this.#stopRefused = setTimeout(this.#continue, STOP_REFUSED);
  };

  /**
   * Not at once: a deadly signal sent along with the one to continue (as a shell's `kill` does)
   * goes first. A job in the background that touches the terminal is stopped again, and would never
   * hear of it.
   */
  readonly #continue = (): void => {
    setImmediate(() => {
      if (this.#isSuspended) this.#resume();
      else if (this.terminal.active) this.#enterAnew();
    });
  };

  readonly #resume = (): void => {
    clearTimeout(this.#stopRefused);
    if (!this.#isSuspended || this.#isClosed) return;
    this.#isSuspended = false;
    process.on('SIGTSTP', this.#suspend);
    this.#enterAnew();
  };

  #enterAnew(): void {
    this.#port.measure();
    this.terminal.enter();
  }
}

/** The terminal of this process; see LocalTerminal. */
export function localTerminal(options: LocalOptions): LocalTerminal {
  return new LocalTerminal(options);
}

/**
 * Dies by a signal's default action. After a hangup this is the only safe way: Node 20's
 * `process.exit` aborts when the terminal it wants to reset is gone.
 */
function killSelf(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

function isTerminalGone(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  const isLine = syscall === 'read' || syscall === 'write' || syscall === 'setRawMode';
  return isLine && (code === 'EIO' || code === 'ENXIO' || code === 'EPIPE');
}

/** One line for the player; the whole story with PATIENCE_DEBUG set. */
function describeCrash(error: unknown): string {
  if (process.env['PATIENCE_DEBUG'] && error instanceof Error && error.stack) return error.stack;
  const message = error instanceof Error ? error.message : String(error);
  const line = message.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return `patience: stopped by a fault of its own: ${line || 'no message'} (PATIENCE_DEBUG=1 shows where)`;
}
