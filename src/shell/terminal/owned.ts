import type { Terminal, TerminalOptions } from './terminal.ts';

/** A terminal that is taken over while something is shown on it, and given back whatever ends that. */
export interface OwnedTerminal {
  readonly terminal: Terminal;
  /** Gives the terminal back for good. */
  close(): void;
  /** Gives it back for a while, where its system knows such a thing; it is taken again by itself. */
  suspend(): void;
}

/** How a terminal is to be taken over. */
export interface OwnedOptions extends TerminalOptions {
  /** Called once before it is taken away, to save; must not wait for anything. What it throws is dropped. */
  readonly onEnd?: () => void;
}

export type OpenTerminal = (options: OwnedOptions) => OwnedTerminal;
