import type { Streams } from '../streams.ts';
import type { CommandSetting } from './setting.ts';
import { inLetters } from './tell.ts';

const BAR = 24;
/** Milliseconds between two states that are shown. */
const PACE = 200;
const SECOND = 1000;

/** A bar on the last line of a terminal that says how far a long task has come; nothing where there is no terminal. */
export class ProgressLine {
  readonly #stream: Streams['stderr'];
  readonly #setting: CommandSetting;
  readonly #all: number;
  readonly #before: number;
  readonly #begun = performance.now();
  #done: number;
  #shown = 0;

  /** `all` things are to be done, of which `done` were done before. */
  constructor(stream: Streams['stderr'], setting: CommandSetting, all: number, done: number) {
    this.#stream = stream;
    this.#setting = setting;
    this.#all = all;
    this.#before = done;
    this.#done = done;
    this.#show();
  }

  /** One thing more is done. */
  done(): void {
    this.#done++;
    if (performance.now() - this.#shown >= PACE) this.#show();
  }

  /** Leaves the line empty. */
  clear(): void {
    if (this.#stream.isTTY) this.#stream.write('\r\u001b[K');
  }

  #show(): void {
    if (!this.#stream.isTTY) return;
    const { language, ascii, width } = this.#setting;
    this.#shown = performance.now();
    const seconds = (this.#shown - this.#begun) / SECOND;
    const done = this.#done - this.#before;
    const rate = done === 0 ? null : done / seconds;
    const left = rate === null ? null : Math.ceil((this.#all - this.#done) / rate);
    const filled = Math.floor((BAR * this.#done) / Math.max(1, this.#all));
    const bar = (ascii ? '#' : '█').repeat(filled) + (ascii ? '.' : '░').repeat(BAR - filled);
    const told = language.solver.study.progress(this.#done, this.#all, rate, left);
    const line = `${bar} ${told}`.slice(0, width);
    this.#stream.write(`\r${inLetters(line, this.#setting)}\u001b[K`);
  }
}
