import { type Card, card, isFaceDown, SUITS, suitOf } from '../../card/card.ts';
import { rankText } from '../../notation/card-text.ts';
import type { Language } from '../../notation/language/language.ts';
import { textWidth } from '../../notation/width.ts';
import type { Group, Rules } from '../../rules/game.ts';
import type { Caption } from '../../rules/layout.ts';
import type { SeenPile, View } from '../../session/view.ts';
import type { Grid } from '../canvas/grid.ts';
import type { Style } from '../canvas/style.ts';
import type { Box, Measure } from './box.ts';
import { type FanRow, SLICE, sliceFan } from './fan.ts';
import { faceText, type Glyphs } from './glyphs.ts';
import { rowsOf } from './rows.ts';
import type { Theme } from './theme.ts';

/** What is pointed out on the board: spots as pile and depth from its top. */
export interface Marks {
  readonly cursor: { readonly pile: number; readonly depth: number } | null;
  readonly held: { readonly pile: number; readonly depth: number } | null;
  readonly targets: readonly number[];
}

/** Everything a board is painted from. */
export interface Scene {
  readonly view: View;
  readonly rules: Rules;
  readonly measure: Measure;
  readonly marks: Marks;
  readonly theme: Theme;
  readonly glyphs: Glyphs;
  readonly language: Language;
}

type Mark = 'cursor' | 'held' | 'target' | null;

/** Brackets that make a mark plain without color. */
const BRACKETS: Readonly<Record<'cursor' | 'held' | 'target', readonly [string, string]>> = {
  cursor: ['[', ']'],
  held: ['<', '>'],
  target: ['(', ')'],
};

/** Paints the board into a grid from row `top` on. */
export function paintBoard(grid: Grid, top: number, rows: number, scene: Scene): void {
  grid.fill(0, top, grid.columns, rows, scene.theme.table);
  new BoardPainter(grid, top, scene).paint();
}

class BoardPainter {
  readonly #grid: Grid;
  readonly #top: number;
  readonly #scene: Scene;

  constructor(grid: Grid, top: number, scene: Scene) {
    this.#grid = grid;
    this.#top = top;
    this.#scene = scene;
  }

  paint(): void {
    const { view, measure, rules } = this.#scene;
    if (measure.labels === 'edge') {
      for (const caption of rules.captions ?? []) this.#caption(caption);
    }
    for (const pile of view.piles) {
      const box = measure.boxes[pile.index]!;
      if (box.fan === 'down') this.#fan(pile, box);
      else this.#single(pile, box);
    }
  }

  #put(x: number, y: number, text: string, style: Style): void {
    this.#grid.put(x, this.#top + y, text, style);
  }

  #caption(caption: Caption): void {
    const { measure, language, theme } = this.#scene;
    const x = Math.round(caption.x * measure.pitchX) + 1;
    const y = Math.round(caption.y * measure.pitchY);
    const width = Math.floor(caption.width * measure.pitchX) - 1;
    let line = '';
    let row = y;
    for (const word of language.caption(caption.term).split(' ')) {
      if (line !== '' && textWidth(`${line} ${word}`) > width) {
        this.#put(x, row++, line, theme.label);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    this.#put(x, row, line, theme.label);
  }

  /** A pile of which the uppermost card shows, or some to the left of it as well. */
  #single(pile: SeenPile, place: Box): void {
    const { theme, measure } = this.#scene;
    const count = pile.cards.length;
    const top = pile.cards.at(-1);
    const mark = this.#markOf(pile, Math.min(1, count));
    const box = place.fan === 'right' ? this.#covered(pile, place) : place;
    if (top === undefined) this.#emptyPlace(pile, box, mark);
    else if (isFaceDown(top)) this.#back(box, box.y, box.height, String(count), mark);
    else this.#card(top, box, box.y, box.height, mark, this.#centerOf(pile, box));
    if (measure.labels === 'edge') this.#edgeLabel(pile, box, mark);
    else if (measure.labels === 'above')
      this.#put(box.x, box.y - 1, this.#nameOf(pile, box), theme.label);
  }

  /** Paints the covered cards of a fan to the right, and gives the box that is left for the uppermost. */
  #covered(pile: SeenPile, box: Box): Box {
    const count = pile.cards.length;
    const slices = sliceFan(pile.cards, box);
    for (const { first, last, x } of slices) {
      const mark = this.#markOf(pile, count - last, count - first);
      this.#slice(pile.cards.slice(first, last + 1), { ...box, x: box.x + x }, mark);
    }
    return { ...box, x: box.x + slices.length * SLICE };
  }

  /** The left edge of some cards, one below another where they are several. */
  #slice(cards: readonly Card[], box: Box, mark: Mark): void {
    const { theme, glyphs } = this.#scene;
    const [topLeft, , bottomLeft] = glyphs.corners;
    const frame = this.#styled(theme.frame, mark);
    const edges = [mark ? BRACKETS[mark][0] : topLeft];
    if (box.height > 1) {
      edges.push(...Array<string>(box.height - 2).fill(glyphs.down), bottomLeft);
    }
    edges.forEach((edge, row) => {
      const of = cards[row];
      if (box.height > 1) this.#put(box.x, box.y + row, `${edge}   `.slice(0, SLICE), frame);
      if (of === undefined) return;
      const text = faceText(of, glyphs);
      const style = this.#styled(theme.suits[suitOf(of)]!, mark);
      this.#put(box.x + (cards.length > 1 || box.height === 1 ? 0 : 1), box.y + row, text, style);
    });
  }

  #centerOf(pile: SeenPile, box: Box): string {
    if (box.note !== '') return box.note.replace('→', this.#scene.glyphs.arrow);
    if (box.fan === 'right') return '';
    const isHeap = pile.kind === 'discard' || pile.kind === 'reserve' || pile.kind === 'tableau';
    return isHeap && pile.cards.length > 1 ? `×${pile.cards.length}` : '';
  }

  #fan(pile: SeenPile, box: Box): void {
    const name = this.#scene.language.pile(pile.id);
    this.#put(box.x + center(box.width, name), box.y - 1, name, this.#scene.theme.label);
    const count = pile.cards.length;
    if (count === 0) {
      this.#emptyPlace(pile, box, this.#markOf(pile, 0));
      return;
    }
    for (const row of rowsOf(pile, box)) this.#fanRow(pile, box, row);
  }

  #fanRow(pile: SeenPile, box: Box, { first, last, y, height }: FanRow): void {
    const count = pile.cards.length;
    const isTop = last === count - 1;
    const mark = this.#markOf(pile, count - last, count - first);
    const at = box.y + y;
    const card = pile.cards[first]!;
    if (first === last) {
      if (isFaceDown(card)) this.#back(box, at, isTop ? height : 1, '', mark);
      else this.#card(card, box, at, height, mark, '');
    } else if (isFaceDown(card)) {
      this.#back(box, at, 1, String(last - first + 1), mark);
    } else this.#shared(pile.cards.slice(first, last + 1), box, at, mark);
  }

  /** A card, or as much of it as shows: its upper edge alone carries rank and suit. */
  #card(of: Card, box: Box, y: number, height: number, mark: Mark, note: string): void {
    const { theme, glyphs } = this.#scene;
    const text = faceText(of, glyphs);
    const suit = this.#styled(theme.suits[suitOf(of)]!, mark);
    const [topLeft, topRight, bottomLeft, bottomRight] = glyphs.corners;
    const [left, right] = mark ? BRACKETS[mark] : [topLeft, topRight];
    const { x, width } = box;
    if (box.height < 3) {
      this.#put(x, y, ' '.repeat(width), this.#styled(theme.paper, mark));
      // The second bracket may stand in the gap to the next card, but two of them would not fit there.
      const marked = width > text.length ? text : text.replace('10', 'T');
      this.#put(x, y, mark ? left + marked + right : text, suit);
      return;
    }
    // The cursor marks rank and suit alone: that is enough to see, and little to send at every step.
    const body = mark === 'cursor' ? null : mark;
    const frame = this.#styled(theme.frame, body);
    const corner = mark === 'cursor' ? topRight : right;
    this.#put(x, y, topLeft + glyphs.across.repeat(width - 2) + corner, frame);
    if (mark) this.#put(x, y, left, suit);
    this.#put(x + 1, y, text, suit);
    if (mark === 'cursor') this.#put(x + 1 + textWidth(text), y, right, suit);
    if (height < 2) return;
    const paper = this.#styled(theme.paper, body);
    this.#grid.fill(x, this.#top + y + 1, width, height - 1, paper);
    if (theme.isFramed) {
      for (let row = 1; row < height - 1; row++) {
        this.#put(x, y + row, glyphs.down, frame);
        this.#put(x + width - 1, y + row, glyphs.down, frame);
      }
      const lower = bottomLeft + glyphs.across.repeat(width - 2) + bottomRight;
      this.#put(x, y + height - 1, lower, frame);
    }
    if (height < 3) return;
    const middle = note === '' ? glyphs.suit(suitOf(of)) : note;
    const under = note === '' ? theme.suits[suitOf(of)]! : theme.words;
    const style = this.#styled(under, body);
    this.#put(x + center(width, middle), y + Math.floor((height - 1) / 2), middle, style);
  }

  /** Face-up cards sharing a row, each with rank and suit; if there is no room for that, how many they are. */
  #shared(cards: readonly Card[], box: Box, y: number, mark: Mark): void {
    const { theme, glyphs } = this.#scene;
    this.#put(box.x, y, ' '.repeat(box.width), this.#styled(theme.paper, mark));
    const texts = cards.map((of) => faceText(of, glyphs));
    if (textWidth(texts.join('')) > box.width) {
      const end = mark ? BRACKETS[mark][1] : '';
      this.#put(box.x, y, `+${cards.length}${end}`, this.#styled(theme.words, mark));
      return;
    }
    let x = box.x;
    cards.forEach((of, i) => {
      this.#put(x, y, texts[i]!, this.#styled(theme.suits[suitOf(of)]!, mark));
      x += textWidth(texts[i]!);
    });
    if (mark) this.#put(x, y, BRACKETS[mark][1], theme[mark]);
  }

  #back(box: Box, y: number, height: number, count: string, mark: Mark): void {
    const { theme, glyphs } = this.#scene;
    const style = this.#styled(theme.back, mark);
    const body = this.#styled(theme.back, mark === 'cursor' ? null : mark);
    const [left, right] = mark ? BRACKETS[mark] : [glyphs.back, glyphs.back];
    for (let row = 0; row < height; row++) {
      this.#put(box.x, y + row, glyphs.back.repeat(box.width), row === 0 ? style : body);
    }
    this.#put(box.x, y, left, style);
    this.#put(box.x + box.width - 1, y, right, style);
    if (count === '') return;
    const text = box.width > 4 ? ` ${count} ` : count;
    const middle = Math.floor((height - 1) / 2);
    const under = middle === 0 ? style : body;
    this.#put(box.x + center(box.width, text), y + middle, text, under);
  }

  /** An empty place looks empty, and names the rank it takes if there is just one. */
  #emptyPlace(pile: SeenPile, box: Box, mark: Mark): void {
    const { theme, glyphs, rules, view } = this.#scene;
    const style = this.#styled(theme.empty, mark);
    const body = this.#styled(theme.empty, mark === 'cursor' ? null : mark);
    const wanted = rankWanted(rules.piles[pile.group]!, pile.at, view.base);
    const { x, y, width, height } = box;
    const [left, right] = mark ? BRACKETS[mark] : [glyphs.gapAcross, glyphs.gapAcross];
    if (height < 3) {
      this.#put(x, y, ' '.repeat(width), style);
      this.#put(x, y, mark ? left + (wanted || '_') + right : wanted || glyphs.gapAcross, style);
      return;
    }
    const edge = glyphs.gapAcross.repeat(width - 2);
    this.#put(x, y, left + edge + right, style);
    for (let row = 1; row < height - 1; row++) {
      this.#put(x, y + row, glyphs.gapDown + ' '.repeat(width - 2) + glyphs.gapDown, body);
    }
    this.#put(x, y + height - 1, glyphs.gapAcross + edge + glyphs.gapAcross, body);
    this.#put(x + center(width, wanted), y + Math.floor((height - 1) / 2), wanted, body);
  }

  /** The pile's name in the lower edge of its card or place. */
  #edgeLabel(pile: SeenPile, box: Box, mark: Mark): void {
    const { theme } = this.#scene;
    const name = this.#nameOf(pile, box);
    const top = pile.cards.at(-1);
    const under = top === undefined ? theme.empty : isFaceDown(top) ? theme.back : theme.words;
    const style = this.#styled(under, mark === 'cursor' && box.height > 1 ? null : mark);
    this.#put(box.x + center(box.width, name), box.y + box.height - 1, name, style);
  }

  /** As much of a pile's name as its card is wide. */
  #nameOf({ id }: SeenPile, { width }: Box): string {
    return this.#scene.language.pile(id).slice(0, width);
  }

  /** How the cards of a pile that are `from` to `to` below its top are marked. */
  #markOf(pile: SeenPile, from: number, to = from): Mark {
    const { cursor, held, targets } = this.#scene.marks;
    if (held?.pile === pile.index && held.depth >= from) return 'held';
    if (cursor?.pile === pile.index && cursor.depth >= from && cursor.depth <= to) return 'cursor';
    return targets.includes(pile.index) && from <= 1 ? 'target' : null;
  }

  #styled(style: Style, mark: Mark): Style {
    return mark ? this.#scene.theme[mark] : style;
  }
}

/** The one rank an empty pile of a group takes, or '' where it takes several or none. */
export function rankWanted(group: Group, at: number, base: number): string {
  if (!group.empty) return '';
  const ranks = Array.from({ length: 13 }, (_, i) => i + 1).filter((rank) =>
    SUITS.some((suit) => group.empty!(card(rank, suit), at, base)),
  );
  return ranks.length === 1 ? rankText(ranks[0]!) : '';
}

/** Where a text begins that stands in the middle of so many cells. */
function center(width: number, text: string): number {
  return Math.max(0, Math.floor((width - textWidth(text)) / 2));
}
