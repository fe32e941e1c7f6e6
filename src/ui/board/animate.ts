import { type Card, FACE_DOWN, isFaceDown } from '../../card/card.ts';
import type { SeenPile, View } from '../../session/view.ts';
import type { Measure } from './box.ts';
import { rowsOf } from './rows.ts';

/** A card in the air: where its upper left corner is, in cells of the board. */
export interface Flying {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
}

/** One picture of a movement: the board as it lies meanwhile, and what is above it. */
export interface Picture {
  readonly view: View;
  readonly flying: readonly Flying[];
}

/** How many pictures a card in the air takes, and a deal to many piles. */
const SLIDE = 4;
const SPREAD = 4;

/**
 * The pictures between two positions of which one move lies between: cards that came to a pile slide there from
 * the one that lost most, also a run that is swept off the table, and what was dealt to many piles lands from
 * the left. Empty where there is nothing to show.
 */
export function picturesBetween(before: View, after: View, measure: Measure): Picture[] {
  const growth = (pile: SeenPile) => pile.cards.length - before.piles[pile.index]!.cards.length;
  const byGrowth = after.piles.toSorted((a, b) => growth(b) - growth(a));
  const grown = after.piles.filter((pile) => growth(pile) > 0);
  const [to] = byGrowth;
  const from = byGrowth.at(-1);
  if (!to || !from || growth(to) <= 0 || growth(from) >= 0) return [];
  if (grown.length > 2) return landing(before, grown);
  const cards = to.cards.slice(-growth(to)).filter((card) => !isFaceDown(card));
  const start = spotOf(before.piles[from.index]!, from.cards.length, measure);
  const end = spotOf(to, to.cards.length - growth(to), measure);
  const shrunk = after.piles.filter((pile) => growth(pile) < 0);
  const view = shrunk.reduce((seen, { index, cards: left }) => {
    const old = before.piles[index]!;
    return withPile(seen, { ...old, cards: old.cards.slice(0, left.length) });
  }, before);
  return cards.length === 0 ? [] : sliding(view, cards, start, end);
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
  const box = measure.boxes[pile.index]!;
  if (box.fan !== 'down') return { x: box.x, y: box.y };
  const row = rowsOf(pile, box).find(({ first, last }) => first <= height && height <= last);
  return { x: box.x, y: box.y + (row?.y ?? 0) };
}

/** How fast a card of the celebration falls, in rows a picture and a picture. */
const GRAVITY = 0.12;
/** How many cards are let fall, and how many pictures apart. */
const FALLING = 24;
const APART = 3;

/** How many pictures a celebration has. */
export const CELEBRATION = FALLING * APART + 40;

/**
 * A picture of the celebration of a win: cards leave the foundations one after another, fall and bounce. The
 * same number gives the same picture.
 */
export function celebration(view: View, measure: Measure, rows: number, tick: number): Picture {
  const sources = view.piles.filter(({ kind, cards }) => kind !== 'stock' && cards.length > 0);
  const flying: Flying[] = [];
  for (let n = 0; n < FALLING && sources.length > 0; n++) {
    const age = tick - n * APART;
    if (age < 0) continue;
    const pile = sources[n % sources.length]!;
    const box = measure.boxes[pile.index]!;
    const card =
      pile.cards[pile.cards.length - 1 - (Math.floor(n / sources.length) % pile.cards.length)]!;
    const drift = ((n * 37) % 13) / 6 - 1;
    const floor = rows - box.height - box.y;
    flying.push({
      card: card & ~FACE_DOWN,
      x: Math.round(box.x + drift * age * 1.5),
      y: box.y + Math.round(bounced(age, floor)),
    });
  }
  return { view, flying };
}

/** How far a bouncing card has fallen after so many pictures, each bounce half as high as the last. */
function bounced(age: number, floor: number): number {
  let height = 0;
  let speed = 0;
  for (let i = 0; i < age; i++) {
    speed += GRAVITY;
    height += speed;
    if (height > floor) {
      height = floor;
      speed = -speed * 0.6;
    }
  }
  return height;
}
