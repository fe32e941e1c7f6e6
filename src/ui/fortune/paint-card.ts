import { type Card, isReversed, suitOf } from '../../card/card.ts';
import { textWidth } from '../../notation/width.ts';
import { ASCII, faceText, type Glyphs, gapEdges } from '../board/glyphs.ts';
import type { Theme } from '../board/theme.ts';
import type { Grid } from '../canvas/grid.ts';

/** What a card is painted with, and where. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** 1, or 3 and more. */
  readonly height: number;
  readonly isPointedAt: boolean;
  /** Whether it stands for the person. */
  readonly isMarked: boolean;
}

/**
 * A single-headed card as it lies: upright its rank and suit are at the top left; on its head they are at the bottom
 * right, and an arrowhead points down, so that nobody needs colors to see it.
 */
export function paintCard(
  grid: Grid,
  card: Card,
  place: CardPlace,
  theme: Theme,
  glyphs: Glyphs,
): void {
  const { x, y, width, height, isPointedAt, isMarked } = place;
  const onItsHead = isReversed(card);
  const text = faceText(card, glyphs);
  const down = glyphs === ASCII ? 'v' : '▼';
  const suit = isPointedAt ? theme.cursor : theme.suits[suitOf(card)]!;
  if (height < 3) {
    grid.put(x, y, ' '.repeat(width), isPointedAt ? theme.cursor : theme.paper);
    grid.put(x, y, onItsHead ? text + down : text, suit);
    return;
  }
  const frame = isMarked ? theme.target : theme.frame;
  const [topLeft, topRight, bottomLeft, bottomRight] = glyphs.corners;
  const across = glyphs.across.repeat(width - 2);
  grid.fill(x, y, width, height, theme.paper);
  grid.put(x, y, topLeft + across + topRight, frame);
  if (theme.isFramed) {
    for (let row = 1; row < height - 1; row++) {
      grid.put(x, y + row, glyphs.down, frame);
      grid.put(x + width - 1, y + row, glyphs.down, frame);
    }
    grid.put(x, y + height - 1, bottomLeft + across + bottomRight, frame);
  }
  const marked = isPointedAt ? `[${text}]` : text;
  const left = isPointedAt ? x : x + 1;
  const right = x + width - textWidth(marked) - (isPointedAt ? 0 : 1);
  if (onItsHead) grid.put(right, y + height - 1, marked, suit);
  else grid.put(left, y, marked, suit);
  const middle = onItsHead ? down : glyphs.suit(suitOf(card));
  const center = x + Math.floor((width - 1) / 2);
  grid.put(center, y + Math.floor((height - 1) / 2), middle, theme.suits[suitOf(card)]!);
}

/** The back of a card. */
export function paintBack(
  grid: Grid,
  { x, y, width, height }: CardPlace,
  theme: Theme,
  glyphs: Glyphs,
): void {
  for (let row = 0; row < height; row++)
    grid.put(x, y + row, glyphs.back.repeat(width), theme.back);
}

/** A place for a card. */
export function paintPlace(
  grid: Grid,
  { x, y, width, height }: CardPlace,
  theme: Theme,
  glyphs: Glyphs,
): void {
  if (height < 3) {
    grid.put(x, y, glyphs.gapAcross.repeat(width), theme.empty);
    return;
  }
  const [top, bottom] = gapEdges(glyphs, width);
  grid.put(x, y, top, theme.empty);
  for (let row = 1; row < height - 1; row++) grid.put(x, y + row, ' '.repeat(width), theme.empty);
  grid.put(x, y + height - 1, bottom, theme.empty);
}
