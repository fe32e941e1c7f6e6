import { type Card, FACE_DOWN, isFaceDown } from '../../card/card.ts';
import type { SeenPile, View } from '../../session/view.ts';
import type { Measure } from './box.ts';
import type { Flying } from './paint.ts';
import { rowsOf } from './rows.ts';

/** One picture of a movement: the board as it lies meanwhile, and what is above it. */
export interface Picture {
  readonly view: View;
  readonly flying: readonly Flying[];
}

/** How many steps a card in the air takes, and a deal to many piles. */
const SLIDE = 4;
const SPREAD = 4;
/** A deal to so many piles is not one card's way. */
const MANY = 3;

/**
 * The pictures between two positions of which one move lies between: cards that came to a pile slide there from
 * the one that lost most, also a run that is swept off the table, and what was dealt to many piles lands from
 * the left. Neither position itself is among them; empty where there is nothing to show.
 */
export function picturesBetween(before: View, after: View, measure: Measure): Picture[] {
  const growth = ({ index, cards }: SeenPile) => cards.length - before.piles[index]!.cards.length;
  const byGrowth = after.piles.toSorted((a, b) => growth(b) - growth(a));
  const grown = after.piles.filter((pile) => growth(pile) > 0);
  const [to] = byGrowth;
  const from = byGrowth.at(-1);
  if (!to || !from || growth(to) <= 0 || growth(from) >= 0) return [];
  if (grown.length >= MANY) return landing(before, grown);
  const cards = to.cards.slice(-growth(to)).filter((card) => !isFaceDown(card));
  if (cards.length === 0) return [];
  const start = spotOf(before.piles[from.index]!, from.cards.length, measure);
  const end = spotOf(to, to.cards.length - growth(to), measure);
  const shrunk = after.piles.filter((pile) => growth(pile) < 0);
  const left = shrunk.reduce((view, { index, cards: rest }) => {
    const pile = before.piles[index]!;
    return withPile(view, { ...pile, cards: pile.cards.slice(0, rest.length) });
  }, before);
  return sliding(left, cards, start, end);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function sliding(view: View, cards: readonly Card[], start: Point, end: Point): Picture[] {
  return Array.from({ length: SLIDE - 1 }, (_, i) => {
    const part = (i + 1) / SLIDE;
    const x = Math.round(start.x + (end.x - start.x) * part);
    const y = Math.round(start.y + (end.y - start.y) * part);
    return { view, flying: cards.map((card, row) => ({ card, x, y: y + row })) };
  });
}

function landing(before: View, grown: readonly SeenPile[]): Picture[] {
  return Array.from({ length: SPREAD - 1 }, (_, i) => {
    const landed = grown.slice(0, Math.ceil(((i + 1) * grown.length) / SPREAD));
    return { view: landed.reduce(withPile, before), flying: [] };
  });
}

function withPile(view: View, pile: SeenPile): View {
  return { ...view, piles: view.piles.map((one) => (one.index === pile.index ? pile : one)) };
}

/** Where the card at a height is drawn. */
function spotOf(pile: SeenPile, height: number, measure: Measure): Point {
  const { x, y, fan } = measure.boxes[pile.index]!;
  if (fan !== 'down') return { x, y };
  const rows = rowsOf(pile, measure.boxes[pile.index]!);
  const row = rows.find(({ first, last }) => first <= height && height <= last);
  return { x, y: y + (row?.y ?? 0) };
}

/** How fast a card of the celebration falls, in rows a picture and a picture. */
const GRAVITY = 0.12;
/** How much of its speed a card keeps when it bounces. */
const BOUNCE = 0.6;
/** How many cards are let fall, and how many pictures apart. */
const FALLING = 24;
const APART = 3;
/** How many pictures the last of them has. */
const LAST = 40;

/** The pictures of a win: cards leave their piles one after another, fall and bounce, on a board of so many rows. */
export function* celebration(view: View, measure: Measure, rows: number): Generator<Picture> {
  const sources = view.piles.filter(({ kind, cards }) => kind !== 'stock' && cards.length > 0);
  if (sources.length === 0) return;
  for (let tick = 0; tick < FALLING * APART + LAST; tick++) {
    const count = Math.min(FALLING, Math.floor(tick / APART) + 1);
    const flying = Array.from({ length: count }, (_, n) =>
      fallen(sources, n, tick - n * APART, measure, rows),
    );
    yield { view, flying };
  }
}

/** The card that was let fall as number `n`, so many pictures later. */
function fallen(
  sources: readonly SeenPile[],
  n: number,
  age: number,
  measure: Measure,
  rows: number,
): Flying {
  const { cards, index } = sources[n % sources.length]!;
  const card = cards[cards.length - 1 - (Math.floor(n / sources.length) % cards.length)]!;
  const box = measure.boxes[index]!;
  // No two cards side by side take the same way, and each win looks like the last.
  const drift = ((n * 37) % 13) / 6 - 1;
  return {
    card: card & ~FACE_DOWN,
    x: Math.round(box.x + drift * age * 1.5),
    y: box.y + Math.round(bounced(age, rows - box.height - box.y)),
  };
}

/** How far a bouncing card has fallen after so many pictures, onto a floor so many rows below. */
function bounced(age: number, floor: number): number {
  let height = 0;
  let speed = 0;
  for (let i = 0; i < age; i++) {
    speed += GRAVITY;
    height += speed;
    if (height > floor) {
      height = floor;
      speed = -speed * BOUNCE;
    }
  }
  return height;
}
