import type { Language } from '../../notation/language/language.ts';
import { fullScreen } from '../full-screen.ts';
import type { Clock } from '../store/clock.ts';
import type { Environment } from '../terminal/caps.ts';
import type { OpenTerminal, OwnedOptions, OwnedTerminal } from '../terminal/owned.ts';
import { Terminal } from '../terminal/terminal.ts';
import type { FullScreen, Orders } from '../world.ts';
import type { SharedPainter } from './painter.ts';
import type { Wire } from './wire.ts';

/** Something on the screen. */
interface Shown {
  readonly terminal: Terminal;
  readonly onEnd: () => void;
}

/** The screen of a player far away, and how it is taken from them. */
export class HostedScreen {
  readonly #wire: Wire;
  readonly #onGone: () => void;
  /** What is on the screen, and before it what has stepped aside for it. */
  #shown: Shown[] = [];

  /** @param onGone called when nobody can type any more while something is on the screen. */
  constructor(wire: Wire, onGone: () => void) {
    this.#wire = wire;
    this.#onGone = onGone;
  }

  readonly openTerminal: OpenTerminal = (options: OwnedOptions): OwnedTerminal => {
    const terminal = new Terminal(this.#wire, options);
    const shown = { terminal, onEnd: options.onEnd ?? (() => {}) };
    this.#shown.push(shown);
    const forget = this.#wire.onEnd(this.#onGone);
    return {
      terminal,
      close: () => {
        forget();
        terminal.leave();
        this.#shown = this.#shown.filter((one) => one !== shown);
      },
      // The player's own client knows how to step aside.
      suspend: () => {},
    };
  };

  /** Whether something has the whole screen now. */
  get isTaken(): boolean {
    return this.#shown.some(({ terminal }) => terminal.active);
  }

  /** Does something that wants the screen; what is on it now steps aside, and comes back after it. */
  async aside<T>(act: () => Promise<T>): Promise<T> {
    const before = this.#shown.at(-1);
    before?.terminal.leave();
    try {
      return await act();
    } finally {
      if (before && this.#shown.includes(before)) before.terminal.enter();
    }
  }

  /** Lets whatever is on the screen save itself, and gives the screen back. */
  end(): void {
    const shown = this.#shown.pop();
    if (!shown) return;
    try {
      shown.onEnd();
    } finally {
      shown.terminal.leave();
      this.end();
    }
  }

  /** The full-screen program on this screen. */
  program(
    env: Environment,
    language: Language,
    clock: Clock,
    painter: SharedPainter,
    orders: Orders,
  ): FullScreen {
    const { openTerminal } = this;
    const loadPainter = () => painter.load();
    const ground = { env, language, clock, openTerminal, loadPainter, orders };
    return fullScreen({ ...ground, hasSolver: false });
  }
}
