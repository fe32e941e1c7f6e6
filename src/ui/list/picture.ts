import { type Card, colorOf, isFaceDown, RED } from '../../card/card.ts';
import type { Game, Options } from '../../rules/game.ts';
import type { Spot } from '../../rules/layout.ts';
import { machineAt, open } from '../../session/session.ts';
import { viewOf } from '../../session/view.ts';
import type { Grid } from '../canvas/grid.ts';
import { background, foreground, PLAIN, type Style } from '../canvas/style.ts';
import type { PictureColors } from './theme.ts';

/** A part of the screen, in cells. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

/** Paints how a game lies on the table at its beginning, as small as the area is: two dots to a cell, or a sign. */
export function paintPicture(
  grid: Grid,
  area: Area,
  game: Game,
  options: Options,
  colors: PictureColors | null,
): void {
  const piles = pilesOf(game, options);
  if (colors) paintDots(grid, area, piles, colors);
  else paintSigns(grid, area, piles);
}

/** How many cells the picture of a game takes of so many. */
export function pictureSize(
  game: Game,
  options: Options,
  columns: number,
  rows: number,
): Pick<Area, 'columns' | 'rows'> {
  const { right, bottom } = scaled(pilesOf(game, options), columns, rows * 2);
  return {
    columns: Math.min(columns, right + 2 * MARGIN),
    rows: Math.min(rows, Math.ceil(bottom / 2 + MARGIN)),
  };
}

interface Placed {
  readonly spot: Spot;
  readonly cards: readonly Card[];
}

/** Every deal of a game looks alike from afar, so one will do for its picture. */
const SEED = '1';

const known = new WeakMap<Game, Map<string, readonly Placed[]>>();

function pilesOf(game: Game, options: Options): readonly Placed[] {
  const pictures = known.get(game) ?? new Map<string, readonly Placed[]>();
  known.set(game, pictures);
  const key = JSON.stringify(options);
  const found = pictures.get(key);
  if (found) return found;
  const session = open(game, options, { seed: SEED });
  const { layout } = machineAt(session).program.rules;
  const placed = viewOf(session).piles.map(({ group, at, cards }) => ({
    spot: layout.find((spot) => spot.group === group && spot.at === at)!,
    cards,
  }));
  pictures.set(key, placed);
  return placed;
}

/** What a card is in dots. */
interface Scale {
  readonly width: number;
  readonly height: number;
  /** From card to card. */
  readonly across: number;
  readonly down: number;
  /** From one card of a fan to the next. */
  readonly step: number;
  /** How many covered cards of a fan are shown at most. */
  readonly most: number;
  /** What the whole takes. */
  readonly right: number;
  readonly bottom: number;
}

/** Dots from card to card, largest first: whole numbers, so that gaps are even, while there is room for gaps. */
const SIZES = [6, 5, 4, 3, 2.5, 2, 1.75, 1.5, 1.25, 1, 0.75, 0.5];

/** Dots that are left free all round. */
const MARGIN = 1;

/** How many covered cards of a fan are shown: fewer where otherwise the cards would be too small to be told apart. */
const FANS = [Number.POSITIVE_INFINITY, 5, 3, 2];
const SMALL = 2;

/** The largest scale at which everything fits. */
function scaled(piles: readonly Placed[], columns: number, rows: number): Scale {
  const fits = ({ right, bottom }: Scale) =>
    right <= columns - 2 * MARGIN && bottom <= rows - 2 * MARGIN;
  const large = SIZES.filter((size) => size >= SMALL);
  const all = [
    ...FANS.flatMap((most) => large.map((size) => [size, most] as const)),
    ...SIZES.map((size) => [size, FANS.at(-1)!] as const),
  ].map(([size, most]) => scaleOf(piles, size, most));
  return all.find(fits) ?? all.at(-1)!;
}

function scaleOf(piles: readonly Placed[], across: number, most: number): Scale {
  const width = Math.max(1, Math.floor(across >= 2 ? across - 1 : across));
  const down = across * 1.1;
  const height = Math.max(1, Math.round(down >= 2 ? down - 1 : down));
  const step = down >= 4 ? 2 : 1;
  const right = Math.max(...piles.map(({ spot }) => Math.round(spot.x * across) + width));
  const bottom = Math.max(
    ...piles.map(
      ({ spot, cards }) =>
        Math.round(spot.y * down) + height + Math.min(fanned(spot, cards), most) * step,
    ),
  );
  return { width, height, across, down, step, most, right, bottom };
}

/** How many covered cards of a pile show. */
function fanned({ fan, show = Number.POSITIVE_INFINITY }: Spot, cards: readonly Card[]): number {
  return fan === 'down' ? Math.max(0, Math.min(cards.length, show) - 1) : 0;
}

function paintDots(grid: Grid, area: Area, piles: readonly Placed[], colors: PictureColors): void {
  const columns = area.columns;
  const rows = area.rows * 2;
  const dots = new Int16Array(columns * rows).fill(colors.table);
  const scale = scaled(piles, columns, rows);
  const left = Math.floor((columns - scale.right) / 2);
  const top = Math.floor((rows - scale.bottom) / 2);
  const dot = (x: number, y: number, color: number) => {
    if (x >= 0 && x < columns && y >= 0 && y < rows) dots[y * columns + x] = color;
  };
  const fill = (x: number, y: number, height: number, color: number) => {
    for (let dy = 0; dy < height; dy++)
      for (let dx = 0; dx < scale.width; dx++) dot(x + dx, y + dy, color);
  };
  for (const { spot, cards } of piles) {
    const x = left + Math.round(spot.x * scale.across);
    const y = top + Math.round(spot.y * scale.down);
    const covered = Math.min(fanned(spot, cards), scale.most);
    const shown = cards.slice(cards.length - covered - 1);
    if (cards.length === 0) {
      fill(x, y, scale.height, colors.empty);
      for (let dy = 1; dy < scale.height - 1; dy++)
        for (let dx = 1; dx < scale.width - 1; dx++) dot(x + dx, y + dy, colors.table);
    }
    shown.forEach((card, i) => {
      const isTop = i === covered;
      const at = y + i * scale.step;
      const isShaded = (covered - i) % 2 === 1;
      const paper = isFaceDown(card)
        ? isShaded
          ? colors.backShade
          : colors.back
        : isShaded
          ? colors.shade
          : colors.card;
      fill(x, at, isTop ? scale.height : scale.step, paper);
      if (!isTop || isFaceDown(card) || scale.width < 3 || scale.height < 3) return;
      const pip = colorOf(card) === RED ? colors.red : colors.black;
      dot(x + Math.floor(scale.width / 2), at + Math.floor(scale.height / 2), pip);
    });
  }
  for (let y = 0; y < area.rows; y++)
    for (let x = 0; x < columns; x++) {
      const upper = dots[2 * y * columns + x]!;
      const lower = dots[(2 * y + 1) * columns + x]!;
      const [sign, style] = halves(upper, lower);
      grid.put(area.x + x, area.y + y, sign, style);
    }
}

/** Two dots one above the other, as one cell. */
function halves(upper: number, lower: number): readonly [string, Style] {
  if (upper === lower) return [' ', ground(upper)];
  if (upper < 0) return ['▄', foreground(lower)];
  return ['▀', foreground(upper) | ground(lower)];
}

function ground(color: number): Style {
  return color < 0 ? PLAIN : background(color);
}

/** Rows from card to card, and from one card of a fan to the next. */
const SIGN_DOWN = 2;

function paintSigns(grid: Grid, area: Area, piles: readonly Placed[]): void {
  const right = Math.max(...piles.map(({ spot }) => spot.x));
  const lowest = Math.max(...piles.map(({ spot }) => spot.y));
  const longest = Math.max(...piles.map(({ spot, cards }) => fanned(spot, cards)));
  const across = Math.min(3, (area.columns - 1) / Math.max(1, right));
  const down = Math.min(
    SIGN_DOWN,
    (area.rows - 1 - Math.min(longest, area.rows / 2)) / Math.max(1, lowest),
  );
  const left = Math.floor((area.columns - 1 - right * across) / 2);
  for (const { spot, cards } of piles) {
    const x = area.x + left + Math.round(spot.x * across);
    const y = area.y + Math.round(spot.y * down);
    const covered = Math.min(fanned(spot, cards), area.y + area.rows - 1 - y);
    const shown = cards.slice(Math.max(0, cards.length - covered - 1));
    const signs = cards.length === 0 ? ['.'] : shown.map((card) => (isFaceDown(card) ? '#' : 'O'));
    signs.forEach((sign, i) => {
      if (y + i < area.y + area.rows) grid.put(x, y + i, sign);
    });
  }
}
