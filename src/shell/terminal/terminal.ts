import type { Input } from '../../app/input.ts';
import { UNKNOWN } from '../../ui/canvas/brush.ts';
import type { Depth } from '../../ui/canvas/depth.ts';
import { diff } from '../../ui/canvas/diff.ts';
import { Grid } from '../../ui/canvas/grid.ts';
import { InputDecoder } from '../../ui/input/decode.ts';
import type { Stop, TerminalPort } from './port.ts';

/**
 * Which mouse events are asked for: none, clicks and the wheel, or moves with a button held too.
 */
export type MouseMode = 'off' | 'clicks' | 'drags';

export interface TerminalOptions {
  readonly depth: Depth;
  /** `off` unless given: a mouse that reports to the program no longer selects text. */
  readonly mouse?: MouseMode;
  /** Sees each event before the handlers; true keeps it from them. */
  readonly claim?: (input: Input) => boolean;
  /** What was typed before, and is for the first handler: the `unread` of a terminal that was left for this one. */
  readonly early?: readonly Input[];
}

/**
 * Milliseconds: a window dragged by its edge reports sizes in quick succession, and only the last
 * is painted.
 */
const RESIZE_REST = 20;

/**
 * A frame from this length on may be seen half drawn; it is wrapped in the marks of a synchronized
 * update (mode 2026), which terminals that do not know them ignore. Shorter ones arrive in one
 * piece anyway.
 */
const SYNCHRONIZE_FROM = 1024;

/** Milliseconds: a terminal that has not said by then where its cursor is will not say it. */
const ANSWER_WAIT = 200;

const ESC = '\x1b';
/** A cursor report for the second row: one for the first is spelled as F3 with a key held (xterm, `CSI 1 ; 2 R`). */
const ON_SECOND_ROW = new RegExp(`${ESC}\\[2;(\\d{1,4})R`, 'u');

/** More events than these are not kept for a handler to come. */
const EARLY_MAX = 200;

/**
 * The owner of a terminal: takes it over and gives it back as it was, shows grids by sending the
 * difference, and reads its input. What it believes to be on the screen is right as long as nobody
 * else writes there.
 */
export class Terminal {
  readonly #port: TerminalPort;
  readonly #options: TerminalOptions;
  readonly #inputHandlers = new Set<(input: Input) => void>();
  readonly #resizeHandlers = new Set<(columns: number, rows: number) => void>();
  /** What came before anybody listened: a player may type while the program still loads. */
  #early: Input[];
  /** What came in one piece with the key that ended it all. */
  #unread: readonly Input[] = [];
  #mouseMode: MouseMode;
  #active = false;
  #stops: Stop[] = [];
  #decoder = new InputDecoder();
  #silence: NodeJS.Timeout | undefined;
  #resizing: NodeJS.Timeout | undefined;
  /** What the terminal shows; null if that is not known. */
  #shown: Grid | null = null;
  /** How it goes on writing, while what it shows is known. */
  #tip = UNKNOWN;
  /** What it should show. */
  #wanted: Grid | null = null;
  #isFull = false;
  /** Hears what comes while an answer of the terminal is waited for. */
  #answered: ((text: string) => void) | null = null;

  constructor(port: TerminalPort, options: TerminalOptions) {
    this.#port = port;
    this.#options = options;
    this.#early = [...(options.early ?? [])];
    this.#mouseMode = options.mouse ?? 'off';
  }

  get columns(): number {
    return this.#port.columns;
  }

  get rows(): number {
    return this.#port.rows;
  }

  /** Whether the terminal is taken over. */
  get active(): boolean {
    return this.#active;
  }

  /** What was typed after the key that ended it all, for whoever shows something on this terminal next. */
  get unread(): readonly Input[] {
    return this.#unread;
  }

  /**
   * Takes the terminal over: raw mode, the alternate screen, no cursor, bracketed paste, the mouse.
   * A screen shown before is painted again at the size of now. Called when active already, it sets
   * everything anew, for the case that somebody else changed it while the process was stopped.
   */
  enter(): void {
    if (this.#active) this.#detach();
    this.#active = true;
    this.#port.setRawMode(true);
    this.#port.write(`\x1b[?1049h\x1b[?25l\x1b[?2004h${this.#mouse('h')}`);
    this.#stops = [
      this.#port.onData((bytes) => this.#read(bytes)),
      this.#port.onResize(() => this.#restInResize()),
      this.#port.onDrain(() => this.#drained()),
    ];
    this.#shown = null;
    if (this.#wanted) this.#resized();
  }

  /**
   * Gives the terminal back as it was: main screen, cursor, line by line. Calling it again does
   * nothing.
   */
  leave(): void {
    if (!this.#active) return;
    this.#active = false;
    this.#port.write(`${this.#mouse('l')}\x1b[?2004l\x1b[m\x1b[?25h\x1b[?1049l`);
    this.#detach();
  }

  /**
   * Shows a grid (a copy is kept: the caller may go on painting in it). What exceeds the terminal
   * is cut off. While the line is full only the newest grid is kept, and sent once there is room.
   */
  draw(grid: Grid): void {
    this.#wanted = fitted(grid, this.columns, this.rows);
    this.#paint();
  }

  /** Paints everything again, in case something else wrote to the terminal. */
  redraw(): void {
    this.#shown = null;
    this.#paint();
  }

  /** Asks for other mouse events from now on. */
  setMouse(mode: MouseMode): void {
    if (mode === this.#mouseMode) return;
    if (this.#active) this.#port.write(this.#mouse('l'));
    this.#mouseMode = mode;
    if (this.#active) this.#port.write(this.#mouse('h'));
  }

  /**
   * Asks how many cells a character takes, by writing it and asking where the cursor is then (DSR 6), and paints over
   * it. Null where no answer comes in time, or the terminal is given back meanwhile.
   */
  async measure(char: string): Promise<number | null> {
    if (!this.#active || this.#answered) return null;
    const text = await new Promise<string>((resolve) => {
      let heard = '';
      const end = () => {
        clearTimeout(silence);
        this.#answered = null;
        resolve(heard);
      };
      const silence = setTimeout(end, ANSWER_WAIT);
      this.#answered = (more) => {
        heard += more;
        if (more === '' || ON_SECOND_ROW.test(heard)) end();
      };
      this.#tip = { ...this.#tip, x: -1, y: -1 };
      this.#port.write(`\x1b[2;1H${char}\x1b[6n`);
    });
    this.redraw();
    const column = ON_SECOND_ROW.exec(text)?.[1];
    return column === undefined ? null : Number(column) - 1;
  }

  /** Rings the bell. */
  bell(): void {
    if (this.#active) this.#port.write('\x07');
  }

  /** The first handler is also given, a moment later, what came before it. */
  onInput(handler: (input: Input) => void): Stop {
    this.#inputHandlers.add(handler);
    const early = this.#early.splice(0);
    if (early.length > 0) queueMicrotask(() => this.#dispatch(early));
    return () => this.#inputHandlers.delete(handler);
  }

  /** The handler is told the new size and should draw; the old grid, cut, is shown until then. */
  onResize(handler: (columns: number, rows: number) => void): Stop {
    this.#resizeHandlers.add(handler);
    return () => this.#resizeHandlers.delete(handler);
  }

  #paint(): void {
    if (!this.#active || this.#isFull || !this.#wanted || this.#shown === this.#wanted) return;
    const { bytes, tip } = diff(this.#shown, this.#wanted, this.#options.depth, this.#tip);
    this.#tip = tip;
    this.#shown = this.#wanted;
    if (bytes === '') return;
    const isLong = bytes.length >= SYNCHRONIZE_FROM;
    this.#isFull = !this.#port.write(isLong ? `\x1b[?2026h${bytes}\x1b[?2026l` : bytes);
  }

  #drained(): void {
    this.#isFull = false;
    this.#paint();
  }

  #restInResize(): void {
    clearTimeout(this.#resizing);
    this.#resizing = setTimeout(() => this.#resized(), RESIZE_REST);
  }

  #resized(): void {
    this.#shown = null;
    const before = this.#wanted;
    for (const handler of [...this.#resizeHandlers]) handler(this.columns, this.rows);
    if (before && this.#wanted === before) this.draw(before);
  }

  #read(bytes: Uint8Array): void {
    clearTimeout(this.#silence);
    // The decoder swallows the answer; what is typed meanwhile goes its way.
    this.#answered?.(Buffer.from(bytes).toString('latin1'));
    this.#decoded(this.#decoder.feed(bytes));
  }

  #decoded(inputs: readonly Input[]): void {
    this.#awaitSilence();
    this.#dispatch(inputs);
  }

  #dispatch(inputs: readonly Input[]): void {
    for (const [i, input] of inputs.entries()) {
      // A key may end it all; what was typed after it is for others.
      if (!this.#active) {
        this.#unread = inputs.slice(i, i + EARLY_MAX);
        return;
      }
      if (this.#options.claim?.(input)) continue;
      if (this.#inputHandlers.size === 0 && this.#early.length < EARLY_MAX) this.#early.push(input);
      for (const handler of [...this.#inputHandlers]) handler(input);
    }
  }

  #awaitSilence(): void {
    const decoder = this.#decoder;
    if (!decoder.pending) return;
    this.#silence = setTimeout(() => this.#decoded(decoder.flush()), decoder.wait);
  }

  /** Stops reading; a key half read is forgotten, since its rest goes to whoever reads next. */
  #detach(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#resizing);
    this.#answered?.('');
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#decoder = new InputDecoder();
    this.#isFull = false;
    this.#port.setRawMode(false);
  }

  #mouse(set: 'h' | 'l'): string {
    if (this.#mouseMode === 'off') return '';
    const events = this.#mouseMode === 'clicks' ? 1000 : 1002;
    return set === 'h' ? `\x1b[?${events}h\x1b[?1006h` : `\x1b[?1006l\x1b[?${events}l`;
  }
}

function fitted(grid: Grid, columns: number, rows: number): Grid {
  if (grid.columns <= columns && grid.rows <= rows) return grid.copy();
  const cut = new Grid(Math.min(grid.columns, columns), Math.min(grid.rows, rows));
  cut.paste(grid);
  const { cursor } = grid;
  cut.cursor = cursor && cursor.x < columns && cursor.y < rows ? cursor : null;
  return cut;
}
