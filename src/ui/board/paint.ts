import { type Card, card, isFaceDown, SUITS } from '../../card/card.ts';
import { rankText } from '../../notation/card-text.ts';
import type { Language } from '../../notation/language/language.ts';
import { textWidth } from '../../notation/width.ts';
import type { Group, Rules } from '../../rules/game.ts';
import type { Caption } from '../../rules/layout.ts';
import type { SeenPile, View } from '../../session/view.ts';
import type { Grid } from '../canvas/grid.ts';
import type { Box, Measure } from './box.ts';
import { center, FacePainter, filled, type Mark } from './face.ts';
import { countedIn, type FanRow, SLICE, sliceFan } from './fan.ts';
import type { Glyphs } from './glyphs.ts';
import { rowsOf } from './rows.ts';
import type { Theme } from './theme.ts';

/** What is pointed out on the board: spots as pile and depth from its top. */
export interface Marks {
  readonly cursor: Spot | null;
  readonly held: Spot | null;
  readonly targets: readonly number[];
  /** The card that the last move carried, or the lowest of them. */
  readonly moved: Spot | null;
}

interface Spot {
  readonly pile: number;
  readonly depth: number;
}

/** A card in the air: where its upper left corner is, in cells of the board. */
export interface Flying {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
}

/** Everything a board is painted from. */
export interface Scene {
  readonly view: View;
  readonly rules: Rules;
  readonly measure: Measure;
  readonly marks: Marks;
  /** Cards above all others, the last of them uppermost. */
  readonly flying: readonly Flying[];
  readonly theme: Theme;
  readonly glyphs: Glyphs;
  readonly language: Language;
}

/** Paints the board into so many rows of a grid from row `top` on. */
export function paintBoard(grid: Grid, top: number, rows: number, scene: Scene): void {
  grid.fill(0, top, grid.columns, rows, scene.theme.table);
  new BoardPainter(new FacePainter(grid, top, rows, scene.theme, scene.glyphs), scene).paint();
}

class BoardPainter {
  readonly #face: FacePainter;
  readonly #scene: Scene;

  constructor(face: FacePainter, scene: Scene) {
    this.#face = face;
    this.#scene = scene;
  }

  paint(): void {
    const { view, measure, rules, flying } = this.#scene;
    if (measure.isFramed) {
      for (const caption of rules.captions ?? []) this.#caption(caption);
    }
    for (const pile of view.piles) {
      const box = measure.boxes[pile.index]!;
      if (box.fan === 'down') this.#fan(pile, box);
      else this.#single(pile, box);
    }
    const [box] = measure.boxes;
    if (box) for (const { card: of, x, y } of flying) this.#fly(of, { ...box, x, y });
  }

  /** A card in the air, over whatever lies below it. */
  #fly(of: Card, box: Box): void {
    this.#face.card(of, box, box.y, box.height, null, '');
  }

  #caption(caption: Caption): void {
    const { measure, language, theme } = this.#scene;
    const x = measure.left + Math.round(caption.x * measure.pitchX) + 1;
    const y = measure.top + Math.round(caption.y * measure.pitchY);
    const width = Math.floor(caption.width * measure.pitchX) - 1;
    let line = '';
    let row = y;
    for (const word of language.caption(caption.term).split(' ')) {
      if (line !== '' && textWidth(`${line} ${word}`) > width) {
        this.#face.put(x, row++, line, theme.label);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    this.#face.put(x, row, line, theme.label);
  }

  /** A pile of which the uppermost card shows, or some to the left of it as well. */
  #single(pile: SeenPile, place: Box): void {
    const { theme, measure } = this.#scene;
    const count = pile.cards.length;
    const top = pile.cards.at(-1);
    const mark = this.#markOf(pile, Math.min(1, count));
    const box = place.fan === 'right' ? this.#covered(pile, place) : place;
    if (top === undefined) this.#face.empty(box, this.#wanted(pile), mark);
    else if (isFaceDown(top)) this.#face.back(box, box.y, box.height, String(count), mark);
    else this.#face.card(top, box, box.y, box.height, mark, this.#centerOf(pile, box));
    if (measure.isFramed) this.#edgeLabel(pile, box, mark);
    else if (place.name) {
      this.#face.put(place.name.x, place.name.y, this.#nameOf(pile, place.room), theme.label);
    }
  }

  /** Paints the covered cards of a fan to the right, and gives the box that is left for the uppermost. */
  #covered(pile: SeenPile, box: Box): Box {
    const count = pile.cards.length;
    const slices = sliceFan(pile.cards, box);
    for (const slice of slices) {
      const { first, last, x } = slice;
      const mark = this.#markOf(pile, count - last, count - first);
      const cards = pile.cards.slice(first, last + 1);
      this.#face.slice(cards, countedIn(slice, box.height), { ...box, x: box.x + x }, mark);
    }
    return { ...box, x: box.x + slices.length * SLICE };
  }

  #centerOf(pile: SeenPile, box: Box): string {
    if (box.note !== '') return box.note.replace('→', this.#scene.glyphs.arrow);
    if (box.fan === 'right') return '';
    const isHeap = pile.kind === 'discard' || pile.kind === 'reserve' || pile.kind === 'tableau';
    return isHeap && pile.cards.length > 1 ? `×${pile.cards.length}` : '';
  }

  #fan(pile: SeenPile, box: Box): void {
    const { language, theme, measure } = this.#scene;
    const name = language.pile(pile.id);
    // A card without a frame begins with its rank, and so does its column's name with the column.
    const x = box.x + (measure.isFramed ? center(box.width, name) : 0);
    this.#face.put(x, box.y - 1, name, theme.label);
    const count = pile.cards.length;
    if (count === 0) {
      this.#face.empty(box, this.#wanted(pile), this.#markOf(pile, 0));
      return;
    }
    for (const row of rowsOf(pile, box)) this.#fanRow(pile, box, row);
  }

  #fanRow(pile: SeenPile, box: Box, { first, last, y, height }: FanRow): void {
    const count = pile.cards.length;
    const isTop = last === count - 1;
    const mark = this.#markOf(pile, count - last, count - first);
    const at = box.y + y;
    const of = pile.cards[first]!;
    if (first === last) {
      if (isFaceDown(of)) this.#face.back(box, at, isTop ? height : 1, '', mark);
      else this.#face.card(of, box, at, height, mark, '');
    } else if (isFaceDown(of)) {
      this.#face.back(box, at, 1, String(last - first + 1), mark);
    } else this.#face.shared(pile.cards.slice(first, last + 1), box, at, mark);
  }

  #wanted(pile: SeenPile): string {
    const { rules, view } = this.#scene;
    return rankWanted(rules.piles[pile.group]!, pile.at, view.base);
  }

  /** The pile's name in the lower edge of its card or place. */
  #edgeLabel(pile: SeenPile, box: Box, mark: Mark): void {
    const { theme } = this.#scene;
    const name = filled(box.width, this.#nameOf(pile, box.width));
    const top = pile.cards.at(-1);
    const under = top === undefined ? theme.empty : isFaceDown(top) ? theme.back : theme.words;
    const isCorner = (mark === 'cursor' || mark === 'moved') && box.height > 1;
    const style = this.#face.styled(under, isCorner ? null : mark);
    this.#face.put(box.x + center(box.width, name), box.y + box.height - 1, name, style);
  }

  /** As much of a pile's name as there is room for. */
  #nameOf({ id }: SeenPile, width: number): string {
    return this.#scene.language.pileIn(id, width);
  }

  /** How the cards of a pile that are `from` to `to` below its top are marked. */
  #markOf(pile: SeenPile, from: number, to = from): Mark {
    const { cursor, held, targets, moved } = this.#scene.marks;
    const isAt = (spot: Spot | null) =>
      spot?.pile === pile.index && spot.depth >= from && spot.depth <= to;
    if (held?.pile === pile.index && held.depth >= from) return 'held';
    if (isAt(cursor)) return 'cursor';
    if (targets.includes(pile.index) && from <= 1) return 'target';
    return isAt(moved) ? 'moved' : null;
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
