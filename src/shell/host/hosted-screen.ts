import type { Language } from '../../notation/language/language.ts';
import { fullScreen } from '../full-screen.ts';
import type { Clock } from '../store/clock.ts';
import type { Environment } from '../terminal/caps.ts';
import type { OpenTerminal, OwnedOptions, OwnedTerminal } from '../terminal/owned.ts';
import { Terminal } from '../terminal/terminal.ts';
import type { FullScreen } from '../world.ts';
import type { SharedPainter } from './painter.ts';
import type { Wire } from './wire.ts';

/** The screen of a player far away, and how it is taken from them. */
export class HostedScreen {
  readonly #wire: Wire;
  readonly #onGone: () => void;
  #open: { readonly terminal: Terminal; readonly onEnd: () => void } | null = null;

  /** @param onGone called when nobody can type any more while something is on the screen. */
  constructor(wire: Wire, onGone: () => void) {
    this.#wire = wire;
    this.#onGone = onGone;
  }

  readonly openTerminal: OpenTerminal = (options: OwnedOptions): OwnedTerminal => {
    const terminal = new Terminal(this.#wire, options);
    const open = { terminal, onEnd: options.onEnd ?? (() => {}) };
    this.#open = open;
    const forget = this.#wire.onEnd(this.#onGone);
    return {
      terminal,
      close: () => {
        forget();
        terminal.leave();
        if (this.#open === open) this.#open = null;
      },
      // The player's own client knows how to step aside.
      suspend: () => {},
    };
  };

  /** Lets whatever is on the screen save itself, and gives the screen back. */
  end(): void {
    const open = this.#open;
    this.#open = null;
    if (!open) return;
    try {
      open.onEnd();
    } finally {
      open.terminal.leave();
    }
  }

  /** The full-screen program on this screen. */
  program(env: Environment, language: Language, clock: Clock, painter: SharedPainter): FullScreen {
    const { openTerminal } = this;
    const loadPainter = () => painter.load();
    return fullScreen({ env, language, clock, openTerminal, hasSolver: false, loadPainter });
  }
}
