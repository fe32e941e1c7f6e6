import { codeWidth, composed } from '../../notation/width.ts';
import { PLAIN, type Style } from './style.ts';

/** A place on the screen; column and row count from 0 at the top left. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const BLANK = 32;

/**
 * A screen of cells. Each cell holds one code point and one style; a wide character fills two
 * cells, of which the right one holds code 0. What falls outside is cut off, and half a wide
 * character is never left standing.
 */
export class Grid {
  readonly columns: number;
  readonly rows: number;
  /** Row by row; 0 is the right half of the wide character before it. */
  readonly codes: Uint32Array;
  readonly styles: Uint32Array;
  /** Where the terminal's cursor stands, or null to hide it. */
  cursor: Place | null = null;

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.codes = new Uint32Array(columns * rows).fill(BLANK);
    this.styles = new Uint32Array(columns * rows);
  }

  /**
   * Writes a text on one row from column x on, and gives the column after it. Characters that take
   * no cell (control characters above all) are dropped, so text from outside can be written safely.
   */
  put(x: number, y: number, text: string, style: Style = PLAIN): number {
    let column = x;
    for (const char of composed(text)) {
      const code = char.codePointAt(0) ?? BLANK;
      const width = codeWidth(code);
      if (width === 0) continue;
      this.#place(column, y, code, width, style);
      column += width;
    }
    return column;
  }

  /** Fills a rectangle with a character one cell wide (a blank unless given). */
  fill(
    x: number,
    y: number,
    width: number,
    height: number,
    style: Style = PLAIN,
    char = ' ',
  ): void {
    const code = char.codePointAt(0) ?? BLANK;
    for (let row = y; row < y + height; row++)
      for (let column = x; column < x + width; column++) this.#place(column, row, code, 1, style);
  }

  /** Blanks everything and hides the cursor. */
  clear(style: Style = PLAIN): void {
    this.codes.fill(BLANK);
    this.styles.fill(style);
    this.cursor = null;
  }

  /**
   * Lays another grid over this one, its top left at (x, y); its blanks cover too, its cursor is
   * not taken over.
   */
  paste(over: Grid, x = 0, y = 0): void {
    for (let row = 0; row < over.rows; row++)
      for (let column = 0; column < over.columns; column++) {
        const at = row * over.columns + column;
        const code = over.codes[at] ?? BLANK;
        const width = column + 1 < over.columns && over.codes[at + 1] === 0 ? 2 : 1;
        if (code !== 0) this.#place(x + column, y + row, code, width, over.styles[at] ?? PLAIN);
      }
  }

  copy(): Grid {
    const twin = new Grid(this.columns, this.rows);
    twin.codes.set(this.codes);
    twin.styles.set(this.styles);
    twin.cursor = this.cursor;
    return twin;
  }

  /** The rows as plain text, blanks at their ends cut off. */
  text(): string[] {
    const rows: string[] = [];
    for (let y = 0; y < this.rows; y++) {
      let row = '';
      for (const code of this.codes.subarray(y * this.columns, (y + 1) * this.columns))
        if (code !== 0) row += String.fromCodePoint(code);
      rows.push(row.replace(/ +$/, ''));
    }
    return rows;
  }

  #place(x: number, y: number, code: number, width: 1 | 2, style: Style): void {
    if (y < 0 || y >= this.rows) return;
    const left = x >= 0 && x < this.columns;
    if (width === 1) {
      if (left) this.#set(y * this.columns + x, code, style);
      return;
    }
    const right = x + 1 >= 0 && x + 1 < this.columns;
    const at = y * this.columns + x;
    const whole = left && right;
    if (left) this.#set(at, whole ? code : BLANK, style);
    if (right) this.#set(at + 1, whole ? 0 : BLANK, style);
  }

  #set(at: number, code: number, style: Style): void {
    // A wide character of which one half is overwritten loses the other half too.
    if (this.codes[at] === 0 && code !== 0) this.codes[at - 1] = BLANK;
    if (this.codes[at + 1] === 0) this.codes[at + 1] = BLANK;
    this.codes[at] = code;
    this.styles[at] = style;
  }
}
