import type { Grid } from './grid.ts';
import { penChange } from './pen.ts';
import { blankLook, PLAIN, type Style } from './style.ts';

const BLANK = 32;

/**
 * Longer stretches of unchanged cells are always jumped over: no move is longer than `ESC [ yyy ;
 * xxx H`.
 */
const LONGEST_BRIDGE = 10;

/** How a terminal goes on writing: in what style, and where, as far as that is known. */
export interface Tip {
  readonly pen: Style;
  /** Less than 0 is unknown. */
  readonly x: number;
  readonly y: number;
}

/** Of a terminal that nothing is known of but its style. */
export const UNKNOWN: Tip = { pen: PLAIN, x: -1, y: -1 };

/**
 * Writes cells of a grid to a terminal wherever asked, by the shortest moves and changes of style,
 * and collects the bytes.
 */
export class Brush {
  out = '';
  readonly #grid: Grid;
  /** The cells that are still to be written: passing over them, anything may be left there. */
  readonly #due: Uint16Array;
  #pen: Style;
  #x: number;
  #y: number;
  /**
   * False after a character that some terminals draw wider than others: then only moves to an
   * absolute column are used, so that a misjudged width shifts one run of cells and not the rest of
   * the row.
   */
  #sure = true;

  /**
   * @param grid what the cells hold, with styles as the terminal can show them.
   * @param tip how the terminal writes when the brush is taken up.
   * @param due where it is not 0 for a cell, that is written later, or erased.
   */
  constructor(grid: Grid, { pen, x, y }: Tip, due: Uint16Array) {
    this.#grid = grid;
    this.#pen = pen;
    this.#x = x;
    this.#y = y;
    this.#due = due.slice();
  }

  /** How the terminal is left: where, only if there is no doubt of it, so that no mistake lasts longer than a frame. */
  get tip(): Tip {
    const isKnown = this.#sure && this.#x >= 0;
    return isKnown ? { pen: this.#pen, x: this.#x, y: this.#y } : { ...UNKNOWN, pen: this.#pen };
  }

  /** Clears a screen of which nothing is known. */
  clear(): void {
    this.out += '\x1b[m\x1b[H\x1b[2J';
    this.#pen = PLAIN;
    this.#x = 0;
    this.#y = 0;
  }

  /** Writes the cell at this index of the grid, which is not the right half of a wide character. */
  write(at: number): void {
    this.#reach(at);
    this.#due[at] = 0;
    this.#stroke(at);
  }

  /** Erases from a cell to the end of its row. */
  erase(at: number): void {
    this.#eraseBy('\x1b[K', at);
  }

  /** Erases so many cells from one on, all in its row. */
  eraseSome(at: number, count: number): void {
    this.#eraseBy(`\x1b[${count}X`, at);
  }

  /** Makes the pen plain. */
  lift(): void {
    this.#setPen(PLAIN);
  }

  move(x: number, y: number): void {
    if (this.#y !== y || this.#x !== x || !this.#sure) this.#land(this.#moveTo(x, y), x, y);
  }

  #eraseBy(sequence: string, at: number): void {
    this.#reach(at);
    this.#due[at] = 0;
    // What is erased takes the ground of the pen, on some terminals.
    if (blankLook(this.#pen) !== PLAIN) this.lift();
    this.out += sequence;
  }

  #stroke(at: number): void {
    const code = this.#grid.codes[at] ?? BLANK;
    this.#setPen(this.#penFor(at, this.#pen));
    this.out += String.fromCodePoint(code);
    this.#x += this.#widthAt(at);
    if (code > 0x7e) this.#sure = false;
    // After the last column terminals disagree on where the cursor is, but not on the row.
    if (this.#x >= this.#grid.columns) this.#x = -1;
  }

  #widthAt(at: number): 1 | 2 {
    return this.#grid.codes[at + 1] === 0 ? 2 : 1;
  }

  #setPen(style: Style): void {
    this.out += penChange(this.#pen, style);
    this.#pen = style;
  }

  /**
   * The pen a cell is written with when this one is at hand: a blank takes any that looks the same
   * on it.
   */
  #penFor(at: number, pen: Style): Style {
    const style = this.#grid.styles[at] ?? PLAIN;
    return this.#grid.codes[at] === BLANK && blankLook(pen) === blankLook(style) ? pen : style;
  }

  #changeLength(at: number, pen: Style): number {
    return penChange(pen, this.#penFor(at, pen)).length;
  }

  /** Brings the cursor to a cell, by a move or by writing the cells before it again. */
  #reach(at: number): void {
    const x = at % this.#grid.columns;
    const y = Math.floor(at / this.#grid.columns);
    if (this.#y === y && this.#x === x) return;
    const move = this.#moveTo(x, y);
    const gap = x - this.#x;
    // The terminal's cursor may have been left on the right half of a wide character.
    const isWhole = this.#grid.codes[at - gap] !== 0;
    if (this.#y === y && this.#x >= 0 && gap > 0 && gap <= LONGEST_BRIDGE && isWhole) {
      if (this.#bridgeLength(at, gap) <= move.length + this.#changeLength(at, this.#pen)) {
        for (let i = at - gap; i < at; i++) this.#pass(i);
        return;
      }
    }
    this.#land(move, x, y);
  }

  /** Goes over a cell without changing it, unless it is to change later anyway. */
  #pass(at: number): void {
    if (this.#due[at] !== 0) {
      const width = this.#widthAt(at);
      this.out += ' '.repeat(width);
      this.#x += width;
    } else if (this.#grid.codes[at] !== 0) this.#stroke(at);
  }

  #bridgeLength(at: number, gap: number): number {
    let length = 0;
    let pen = this.#pen;
    for (let i = at - gap; i < at; i++) {
      if (this.#due[i] !== 0) {
        length += this.#widthAt(i);
        continue;
      }
      const code = this.#grid.codes[i] ?? BLANK;
      if (code === 0) continue;
      length += this.#changeLength(i, pen) + byteLength(code);
      pen = this.#penFor(i, pen);
    }
    return length + this.#changeLength(at, pen);
  }

  #land(move: string, x: number, y: number): void {
    this.out += move;
    this.#x = x;
    this.#y = y;
    this.#sure = true;
  }

  #moveTo(x: number, y: number): string {
    const column = x === 0 ? '' : `;${x + 1}`;
    let best = `\x1b[${y === 0 ? '' : y + 1}${column}H`;
    const offer = (move: string) => {
      if (move.length < best.length) best = move;
    };
    if (this.#y < 0) return best;
    const down = y - this.#y;
    const level = down === 0 ? '' : step(Math.abs(down), down > 0 ? 'B' : 'A');
    if (this.#x >= 0 && this.#sure) {
      const right = x - this.#x;
      if (right === 0) offer(level);
      else if (right > 0) offer(level + step(right, 'C'));
      else offer(level + (right > -4 ? '\b'.repeat(-right) : step(-right, 'D')));
    }
    // A return before the line feed, since whether the feed returns too is the terminal's setting.
    const feed = down > 0 && down < 4 ? `\r${'\n'.repeat(down)}` : `\r${level}`;
    offer(feed + (x === 0 ? '' : step(x, 'C')));
    if (down === 0) offer(`\x1b[${x + 1}G`);
    return best;
  }
}

function step(count: number, letter: string): string {
  return count === 1 ? `\x1b[${letter}` : `\x1b[${count}${letter}`;
}

function byteLength(code: number): number {
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
