/**
 * Where a pile lies, as data: x in card widths and y in card heights from the board's top left corner; fractions
 * are allowed. The screen decides what a card is in cells.
 */
export interface Spot {
  readonly group: string;
  /** Which pile of the group lies here, from 0. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** How its cards overlap: downward, to the right, or not at all: then only the uppermost shows. */
  readonly fan: Fan;
  /** How many cards from the top show in a fan; all of them unless said. */
  readonly show?: number;
  /** How many card widths are kept free for a fan to the right; 1 unless said. */
  readonly wide?: number;
  /** A few letters to stand on the card: what the pile must reach. */
  readonly note?: string;
}

export type Fan = 'none' | 'down' | 'right';

/** A term written on the table, in a box of so many card widths; its place as a spot's. */
export interface Caption {
  readonly term: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Which part of a group is laid out, how far apart, and how its cards fan out. */
export interface Part {
  /** The first pile laid out, from 0. */
  readonly from?: number;
  /** From one pile to the next, in cards. */
  readonly step?: number;
  readonly fan?: Fan;
  readonly show?: number;
  readonly wide?: number;
}

/** A point on the table, in card widths and heights. */
export type Point = readonly [x: number, y: number];

/** The piles of a group side by side from (x, y). */
export function across(
  group: string,
  count: number,
  x: number,
  y: number,
  part: Part = {},
): Spot[] {
  return place(group, count, part, (i) => [x + i * (part.step ?? 1), y]);
}

/** The piles of a group one below another from (x, y). */
export function downward(
  group: string,
  count: number,
  x: number,
  y: number,
  part: Part = {},
): Spot[] {
  return place(group, count, part, (i) => [x, y + i * (part.step ?? 1)]);
}

/** The piles of a group at points of one's own, each with its note if notes are given. */
export function scattered(
  group: string,
  points: readonly Point[],
  notes: readonly string[] = [],
): Spot[] {
  return place(group, points.length, {}, (i) => points[i]!).map((spot, i) =>
    notes[i] === undefined ? spot : { ...spot, note: notes[i] },
  );
}

function place(group: string, count: number, part: Part, at: (i: number) => Point): Spot[] {
  const { from = 0, step: _step, fan = 'none', ...shown } = part;
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = at(i);
    return { group, at: from + i, x, y, fan, ...shown };
  });
}
