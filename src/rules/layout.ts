/**
 * Where a group of piles lies, as data: x in card widths and y in card heights from the board's top left
 * corner; fractions are allowed. The screen decides what a card is in cells.
 */
export interface Spot {
  readonly group: string;
  /** The first pile of the group that lies here (from 0), where a group is laid out in parts. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** How its cards overlap: downward in a fan, or only the uppermost shows. */
  readonly fan: boolean;
}

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

/** The piles of a group at points of one's own. */
export function scattered(
  group: string,
  points: readonly (readonly [x: number, y: number])[],
): Spot[] {
  return place(group, points.length, {}, (i) => points[i]!);
}

/** Which part of a group is laid out, how far apart, and whether its cards fan out downward. */
export interface Part {
  readonly from?: number;
  readonly step?: number;
  readonly fan?: boolean;
}

function place(
  group: string,
  count: number,
  part: Part,
  at: (i: number) => readonly [number, number],
): Spot[] {
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = at(i);
    return { group, at: (part.from ?? 0) + i, x, y, fan: part.fan ?? false };
  });
}
