import type { Pile } from '../../rules/board.ts';
import type { Spot } from '../../rules/layout.ts';
import type { Box, Measure } from './box.ts';
import { compact } from './compact.ts';

/** A card is never wider than this, nor higher than `TALLEST`, however large the screen. */
const WIDEST = 9;
const TALLEST = 5;
/** The narrowest card with a frame: `╭10♠╮`. */
const FRAMED = 5;
const LOWEST_FRAMED = 3;
/** A column should have room for so many covered cards before cards are made larger. */
const COMFORT = 14;
/** Where a column has fewer rows than this, frames cost more than they are worth. */
const SCANT = 8;
/** Rows between the end of a column and what lies below it, which else would seem to lie on it. */
const GAP = 1;

/**
 * Measures a layout out for a board of so many cells: the largest framed cards with which it fits, or else the
 * compact board. Null where even that does not fit.
 */
export function measure(
  layout: readonly Spot[],
  piles: readonly Pile[],
  columns: number,
  rows: number,
): Measure | null {
  const right = rightOf(layout);
  const bottom = Math.max(...layout.map(({ y }) => y));
  const cardWidth = widthFor(columns / (right + 1));
  const pitchX = pitchAcross(columns, right, cardWidth);
  const cardHeight = heightFor(layout, rows, bottom);
  if (pitchX < cardWidth || cardHeight === null) return compact(layout, piles, columns, rows);
  const pitchY = pitchDown(layout, rows, bottom, cardHeight)!;
  const left = Math.max(0, Math.floor((columns - Math.round(right * pitchX) - cardWidth) / 2));
  const top = topFor(layout, rows, bottom, cardHeight, pitchY);
  const size = { cardWidth, cardHeight, pitchX, pitchY, left, top };
  const framed = boxes(layout, piles, size, columns, rows);
  const areStopped = layout.some((spot) => fansDown(spot) && !growsToTheEnd(spot, layout));
  const scant = areStopped ? SCANT - GAP : SCANT;
  const isScant = framed.some(({ fan, room }) => fan === 'down' && room < scant);
  const measured = { pitchX, pitchY, left, top, isFramed: true, boxes: framed };
  return (isScant && compact(layout, piles, columns, rows)) || measured;
}

interface Size extends Pick<Measure, 'pitchX' | 'pitchY' | 'left' | 'top'> {
  readonly cardWidth: number;
  readonly cardHeight: number;
}

/** Where the rightmost card stands, in cards. */
function rightOf(layout: readonly Spot[]): number {
  return Math.max(...layout.map(({ x, wide = 1 }) => x + wide - 1));
}

/** Cells from card to card: a whole number, so that gaps are even, unless that would cost too much room. */
function pitchAcross(columns: number, right: number, cardWidth: number): number {
  const pitch = Math.min(WIDEST + 2, (columns - cardWidth) / Math.max(right, 1));
  return Math.floor(pitch) >= cardWidth ? Math.floor(pitch) : pitch;
}

function widthFor(pitchX: number): number {
  const wide = Math.floor(pitchX);
  const gap = wide > FRAMED ? 1 : 0;
  return Math.min(WIDEST, Math.max(FRAMED, wide - gap));
}

/** The greatest height of a framed card, or null where not even the lowest fits. */
function heightFor(layout: readonly Spot[], rows: number, bottom: number): number | null {
  const fans = layout.some(fansDown);
  for (let height = TALLEST; height >= LOWEST_FRAMED; height--) {
    const pitch = pitchDown(layout, rows, bottom, height);
    const isComfortable = !fans || comfortDown(layout, height, height) <= rows;
    if (pitch !== null && (height === LOWEST_FRAMED || isComfortable)) return height;
  }
  return null;
}

/** The rows that let columns grow as they should. */
function comfortDown(layout: readonly Spot[], height: number, pitch: number): number {
  return fanTop(layout) * pitch + 1 + COMFORT + height;
}

/** Rows left free above a layout: one where columns may grow to the board's end, else half of what is spare. */
function topFor(
  layout: readonly Spot[],
  rows: number,
  bottom: number,
  height: number,
  pitch: number,
): number {
  const fans = layout.some(fansDown);
  const lowest = Math.round(bottom * pitch) + height + (fans ? 1 : 0);
  const needed = fans ? Math.max(lowest, comfortDown(layout, height, pitch)) : lowest;
  const spare = Math.max(0, Math.floor((rows - needed) / 2));
  return layout.some((spot) => growsToTheEnd(spot, layout)) ? Math.min(1, spare) : spare;
}

/** Whether a spot is a column's with nothing below it. */
function growsToTheEnd(spot: Spot, layout: readonly Spot[]): boolean {
  return fansDown(spot) && !layout.some((other) => isBelow(other, spot));
}

function isBelow(other: Spot, spot: Spot): boolean {
  return other.y > spot.y && Math.abs(other.x - spot.x) < 1;
}

/** Rows from card to card, or null where the layout is too high for the board. */
function pitchDown(
  layout: readonly Spot[],
  rows: number,
  bottom: number,
  height: number,
): number | null {
  if (bottom === 0) return height <= rows ? height : null;
  // A fan wants a row above it for its name, which parts it from what lies above.
  const fans = layout.some(fansDown);
  const pitch = Math.min(fans ? height : height + 1, (rows - height - (fans ? 1 : 0)) / bottom);
  const closest = closestDown(layout);
  return pitch * closest >= height - 0.01 ? pitch : null;
}

/** The least distance down between two piles that lie in each other's columns. */
function closestDown(layout: readonly Spot[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const a of layout) {
    for (const b of layout) {
      if (b.y > a.y && Math.abs(a.x - b.x) < 1) least = Math.min(least, b.y - a.y);
    }
  }
  return least;
}

function fansDown({ fan }: Spot): boolean {
  return fan === 'down';
}

function fanTop(layout: readonly Spot[]): number {
  return Math.min(...layout.filter(fansDown).map(({ y }) => y));
}

/** Whether a fan that begins above a spot may come down beside it. */
function hangsBeside(fan: Spot, { y }: Spot, layout: readonly Spot[]): boolean {
  if (!fansDown(fan) || fan.y >= y) return false;
  const below = layout.filter((other) => isBelow(other, fan));
  return below.every((other) => other.y > y);
}

function boxes(
  layout: readonly Spot[],
  piles: readonly Pile[],
  { cardWidth, cardHeight, pitchX, pitchY, left, top }: Size,
  columns: number,
  rows: number,
): Box[] {
  return piles.map((pile) => {
    const spot = layout.find(({ group, at }) => group === pile.group && at === pile.at)!;
    const x = left + Math.round(spot.x * pitchX);
    const y = top + Math.round(spot.y * pitchY) + (fansDown(spot) ? 1 : 0);
    const isBeside = (other: Spot) =>
      other.x > spot.x && (Math.abs(other.y - spot.y) < 1 || hangsBeside(other, spot, layout));
    const ends =
      spot.fan === 'right'
        ? layout.filter(isBeside).map((other) => left + Math.round(other.x * pitchX) - 1 - x)
        : layout
            .filter((other) => isBelow(other, spot))
            .map((other) => top + Math.round(other.y * pitchY) - y - (fansDown(spot) ? GAP : 0));
    const edge = spot.fan === 'right' ? columns - x : rows - y;
    return {
      x,
      y,
      width: cardWidth,
      height: cardHeight,
      room: Math.min(edge, ...ends),
      fan: spot.fan,
      show: spot.show ?? Number.POSITIVE_INFINITY,
      note: spot.note ?? '',
      name: null,
    };
  });
}
