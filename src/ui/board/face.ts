import { type Card, suitOf } from '../../card/card.ts';
import { textWidth } from '../../notation/width.ts';
import type { Grid } from '../canvas/grid.ts';
import type { Style } from '../canvas/style.ts';
import type { Box } from './box.ts';
import { isCounted, SLICE } from './fan.ts';
import { faceText, type Glyphs, gapEdges } from './glyphs.ts';
import type { Theme } from './theme.ts';

/** How something is pointed out. */
export type Mark = 'cursor' | 'held' | 'target' | 'moved' | null;

/** Brackets that make a mark plain without color. */
const BRACKETS: Readonly<Record<NonNullable<Mark>, readonly [string, string]>> = {
  cursor: ['[', ']'],
  held: ['<', '>'],
  target: ['(', ')'],
  moved: ['*', ''],
};

/** Paints cards and places, one at a time, into the rows of a grid that the board has. */
export class FacePainter {
  readonly #grid: Grid;
  readonly #top: number;
  readonly #rows: number;
  readonly #theme: Theme;
  readonly #glyphs: Glyphs;

  constructor(grid: Grid, top: number, rows: number, theme: Theme, glyphs: Glyphs) {
    this.#grid = grid;
    this.#top = top;
    this.#rows = rows;
    this.#theme = theme;
    this.#glyphs = glyphs;
  }

  /** Puts a text on a row of the board; what lies outside its rows is left out. */
  put(x: number, y: number, text: string, style: Style): void {
    if (y >= 0 && y < this.#rows) this.#grid.put(x, this.#top + y, text, style);
  }

  /** A style as a mark changes it. */
  styled(style: Style, mark: Mark): Style {
    return mark ? this.#theme[mark] : style;
  }

  /** A card, or as much of it as shows: its upper edge alone carries rank and suit. */
  card(of: Card, box: Box, y: number, height: number, mark: Mark, note: string): void {
    const theme = this.#theme;
    const glyphs = this.#glyphs;
    const text = faceText(of, glyphs);
    const suit = this.styled(theme.suits[suitOf(of)]!, mark);
    const [topLeft, topRight] = glyphs.corners;
    const { x, width } = box;
    if (box.height < 3) {
      this.put(x, y, ' '.repeat(width), this.styled(theme.paper, mark));
      this.put(x, y, this.#bare(text, width, mark), suit);
      return;
    }
    const isCorner = mark === 'cursor' || mark === 'moved';
    const body = isCorner ? null : mark;
    const frame = this.styled(theme.frame, body);
    const corner = mark && !isCorner ? BRACKETS[mark][1] : topRight;
    this.put(x, y, topLeft + glyphs.across.repeat(width - 2) + corner, frame);
    // The corner is as bright as what it frames: so a cursor that goes on leaves one style behind it, not two.
    this.put(x, y, topLeft + text, suit);
    if (mark === 'cursor') this.point(x, y, text);
    else if (this.#hasBrackets(mark)) this.put(x, y, BRACKETS[mark][0], suit);
    if (height > 1) this.#body(of, box, y, height, body, note);
  }

  /** The left edge of some cards, one below another where they are several; the lowest may be but counted. */
  slice(cards: readonly Card[], counted: number, box: Box, mark: Mark): void {
    const glyphs = this.#glyphs;
    const theme = this.#theme;
    if (box.height === 1) {
      this.#flatSlice(cards, counted, box, mark);
      return;
    }
    const [topLeft, , bottomLeft] = glyphs.corners;
    const frame = this.styled(theme.frame, mark);
    const edges = [
      this.#hasBrackets(mark) ? BRACKETS[mark][0] : topLeft,
      ...Array<string>(box.height - 2).fill(glyphs.down),
      bottomLeft,
    ];
    edges.forEach((edge, row) => {
      this.put(box.x, box.y + row, `${edge}   `.slice(0, SLICE), frame);
    });
    if (counted > 0) this.put(box.x, box.y, `+${counted}`, this.styled(theme.words, mark));
    const x = cards.length > 1 ? box.x : box.x + 1;
    cards.slice(counted).forEach((of, i) => {
      const style = this.styled(theme.suits[suitOf(of)]!, mark);
      this.put(x, box.y + i + (counted > 0 ? 1 : 0), faceText(of, glyphs), style);
    });
  }

  /** A covered card on a line, or how many they are. */
  #flatSlice(cards: readonly Card[], counted: number, box: Box, mark: Mark): void {
    const [of] = cards;
    const text = counted > 0 ? `+${counted}` : faceText(of!, this.#glyphs);
    const style = counted > 0 ? this.#theme.words : this.#theme.suits[suitOf(of!)]!;
    const bracket = this.#hasBrackets(mark) ? BRACKETS[mark][0] : '';
    this.put(box.x, box.y, bracket + text, this.styled(style, mark));
  }

  /** Face-up cards sharing a row, each with rank and suit; if there is no room for that, how many they are. */
  shared(cards: readonly Card[], box: Box, y: number, mark: Mark): void {
    const theme = this.#theme;
    this.put(box.x, y, ' '.repeat(box.width), this.styled(theme.paper, mark));
    const texts = cards.map((of) => faceText(of, this.#glyphs));
    if (isCounted(cards, box.width)) {
      const end = mark ? BRACKETS[mark][1] : '';
      this.put(box.x, y, `+${cards.length}${end}`, this.styled(theme.words, mark));
      return;
    }
    let x = box.x;
    cards.forEach((of, i) => {
      this.put(x, y, texts[i]!, this.styled(theme.suits[suitOf(of)]!, mark));
      x += textWidth(texts[i]!);
    });
    if (mark) this.put(x, y, BRACKETS[mark][1], theme[mark]);
  }

  /** Cards lying face down, with how many they are, or '' where that is not told. */
  back(box: Box, y: number, height: number, count: string, mark: Mark): void {
    const theme = this.#theme;
    const { back } = this.#glyphs;
    const body = this.styled(theme.back, mark === 'cursor' ? null : mark);
    for (let row = 0; row < height; row++) {
      this.put(box.x, y + row, back.repeat(box.width), body);
    }
    const isFlat = height === 1;
    if (mark === 'cursor') this.point(box.x, y, (isFlat && count) || back.repeat(2));
    else if (mark) {
      const [left, right] = BRACKETS[mark];
      this.put(box.x, y, left, body);
      this.put(box.x + box.width - 1, y, right, body);
    }
    if (count === '' || (isFlat && mark === 'cursor')) return;
    const isTight = box.width <= 4 || (isFlat && mark !== null);
    const text = isTight ? count : filled(box.width, ` ${count} `);
    const middle = Math.floor((height - 1) / 2);
    this.put(box.x + center(box.width, text), y + middle, text, body);
  }

  /** An empty place, which looks empty, and what rank it takes, or '' where that may be several or none. */
  empty({ x, y, width, height }: Box, wanted: string, mark: Mark): void {
    const { gapAcross } = this.#glyphs;
    const theme = this.#theme;
    const [left, right] = mark ? BRACKETS[mark] : ['', ''];
    if (height < 3) {
      const style = this.styled(theme.empty, mark);
      this.put(x, y, ' '.repeat(width), style);
      this.put(x, y, mark ? left + (wanted || '_') + right : wanted || gapAcross, style);
      return;
    }
    const body = this.styled(theme.empty, mark === 'cursor' ? null : mark);
    const [upper, lower] = gapEdges(this.#glyphs, width);
    this.put(x, y, upper, body);
    if (mark === 'cursor') this.point(x, y, upper.slice(1, 3));
    else if (mark) {
      this.put(x, y, left, body);
      this.put(x + width - 1, y, right, body);
    }
    for (let row = 1; row < height - 1; row++) {
      this.put(x, y + row, ' '.repeat(width), body);
    }
    this.put(x, y + height - 1, lower, body);
    this.put(x + center(width, wanted), y + Math.floor((height - 1) / 2), wanted, body);
  }

  /**
   * The cursor on the upper left corner of something: that is enough to see, and little to send at every step. Where
   * there are no colors, it is closed by a second bracket.
   */
  point(x: number, y: number, text: string): void {
    const [left, right] = BRACKETS.cursor;
    this.put(x, y, left + text + (this.#theme.isColored ? '' : right), this.#theme.cursor);
  }

  /** Where the card went that was moved last, its color tells; the star is for those who have none. */
  #hasBrackets(mark: Mark): mark is NonNullable<Mark> {
    return mark !== null && (mark !== 'moved' || !this.#theme.isColored);
  }

  /** What a card without a frame shows. */
  #bare(text: string, width: number, mark: Mark): string {
    if (!this.#hasBrackets(mark)) return text;
    const [left, right] = BRACKETS[mark];
    // The second bracket may stand in the gap to the next card, but two of them would not fit there.
    return left + (width > text.length ? text : text.replace('10', 'T')) + right;
  }

  /** All of a card but its upper edge. */
  #body(of: Card, box: Box, y: number, height: number, mark: Mark, note: string): void {
    const theme = this.#theme;
    const glyphs = this.#glyphs;
    const [, , bottomLeft, bottomRight] = glyphs.corners;
    const { x, width } = box;
    const paper = this.styled(theme.paper, mark);
    const frame = this.styled(theme.frame, mark);
    for (let row = 1; row < height; row++) this.put(x, y + row, ' '.repeat(width), paper);
    if (theme.isFramed) {
      for (let row = 1; row < height - 1; row++) {
        this.put(x, y + row, glyphs.down, frame);
        this.put(x + width - 1, y + row, glyphs.down, frame);
      }
      const lower = bottomLeft + glyphs.across.repeat(width - 2) + bottomRight;
      this.put(x, y + height - 1, lower, frame);
    }
    if (height < 3) return;
    const middle = note === '' ? glyphs.suit(suitOf(of)) : note;
    const under = note === '' ? theme.suits[suitOf(of)]! : theme.words;
    const style = this.styled(under, mark);
    this.put(x + center(width, middle), y + Math.floor((height - 1) / 2), middle, style);
  }
}

/** A text that leaves a single cell of so many takes that one too: nothing stands on one side of it alone. */
export function filled(width: number, text: string): string {
  return textWidth(text) === width - 1 ? `${text} ` : text;
}

/** Where a text begins that stands in the middle of so many cells. */
export function center(width: number, text: string): number {
  return Math.max(0, Math.floor((width - textWidth(text)) / 2));
}
