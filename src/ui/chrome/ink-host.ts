import chalk from 'chalk';
import { render } from 'ink';
import type { ReactNode } from 'react';

/**
 * Lets Ink lay out a screen and hands the frame back as text, instead of letting it write to a terminal: in its
 * debug mode Ink writes every commit whole, with no cursor moves, throttle or clearing.
 */
export class InkHost {
  readonly #instance: ReturnType<typeof render>;
  readonly #stdout: FrameSink;

  constructor(element: ReactNode, columns: number, rows: number) {
    // The canvas takes colors down to what the terminal can show; here all of them are kept.
    chalk.level = 2;
    this.#stdout = new FrameSink(columns, rows);
    this.#instance = render(element, {
      stdout: this.#stdout as unknown as NodeJS.WriteStream,
      stdin: SILENT as unknown as NodeJS.ReadStream,
      debug: true,
      patchConsole: false,
      exitOnCtrlC: false,
    });
  }

  /** Renders the screen anew and gives its frame. */
  frame(element: ReactNode, columns: number, rows: number): string {
    this.#stdout.columns = columns;
    this.#stdout.rows = rows;
    this.#instance.rerender(element);
    return this.#stdout.frame;
  }

  close(): void {
    this.#instance.unmount();
  }
}

/** As much of a terminal's output as Ink asks of one. */
class FrameSink {
  columns: number;
  rows: number;
  readonly isTTY = true;
  /** The last frame written. */
  frame = '';

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
  }

  write(text: string, done?: () => void): boolean {
    const isCursorSwitch = text.startsWith('\u001B[?25');
    if (text !== '' && !isCursorSwitch) this.frame = text;
    done?.();
    return true;
  }

  on(): this {
    return this;
  }

  off(): this {
    return this;
  }

  removeListener(): this {
    return this;
  }
}

/** An input from which nothing comes: keys are read elsewhere. */
const SILENT = {
  isTTY: false,
  on: () => SILENT,
  off: () => SILENT,
  removeListener: () => SILENT,
  addListener: () => SILENT,
  setEncoding: () => SILENT,
  setRawMode: () => SILENT,
  ref: () => SILENT,
  unref: () => SILENT,
  resume: () => SILENT,
  pause: () => SILENT,
  read: () => null,
};
