import type { ThemeName } from '../../app/settings.ts';
import type { Depth } from '../canvas/depth.ts';
import { BOLD, background, type Color, foreground, INVERSE, type Style } from '../canvas/style.ts';
import { type ChromeTheme, chromeTheme } from '../chrome/theme.ts';

/** How the list of games looks. */
export interface ListTheme extends ChromeTheme {
  /** The row under the cursor, and the value an option has. */
  readonly chosen: Style;
  /** The row of the chosen game while the cursor is among its options. */
  readonly waiting: Style;
  /** Null where there are no colors: then the picture is made of signs. */
  readonly picture: PictureColors | null;
}

/** The colors of a small picture. */
export interface PictureColors {
  /** -1 for the terminal's own. */
  readonly table: Color | -1;
  readonly card: Color;
  /** Every other card of a fan, so that they can be told apart. */
  readonly shade: Color;
  readonly back: Color;
  readonly backShade: Color;
  readonly empty: Color;
  readonly red: Color;
  readonly black: Color;
}

const PICTURE: PictureColors = {
  table: -1,
  card: 254,
  shade: 248,
  back: 25,
  backShade: 67,
  empty: 243,
  red: 160,
  black: 16,
};

const PICTURES: Readonly<Record<ThemeName, PictureColors | null>> = {
  terminal: PICTURE,
  'four-color': PICTURE,
  baize: { ...PICTURE, table: 22, empty: 65 },
  contrast: { ...PICTURE, table: 16, card: 231, shade: 245, back: 240, backShade: 236 },
  'color-blind': { ...PICTURE, back: 240, backShade: 244, red: 130, black: 25 },
  ascii: null,
};

/** The list's looks to go with a theme of the table, on a terminal of this depth. */
export function listTheme(name: ThemeName, depth: Depth): ListTheme {
  const hasColors = depth !== 'none' && name !== 'ascii';
  const isRich = hasColors && depth === '256';
  return {
    ...chromeTheme(name, depth),
    chosen: isRich ? foreground(16) | background(220) | BOLD : INVERSE | BOLD,
    waiting: BOLD,
    picture: hasColors ? PICTURES[name] : null,
  };
}
