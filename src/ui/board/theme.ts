import type { ThemeName } from '../../app/settings.ts';
import type { Depth } from '../canvas/depth.ts';
import {
  BLACK,
  BLUE,
  BOLD,
  BRIGHT,
  background,
  CYAN,
  DIM,
  foreground,
  GREEN,
  INVERSE,
  PLAIN,
  RED,
  type Style,
  WHITE,
  YELLOW,
} from '../canvas/style.ts';

/** How the table looks: a style for each thing on it. Suits are told apart by their signs as well. */
export interface Theme {
  readonly name: ThemeName;
  /** Whether cards need lines on all sides; where their paper shows, the upper edge is enough. */
  readonly isFramed: boolean;
  /** Whether a mark is seen by its color; where it is not, it needs more of a shape. */
  readonly isColored: boolean;
  /** The table itself. */
  readonly table: Style;
  /** A card's frame and paper, and words on it; the suits' styles are laid over it. */
  readonly frame: Style;
  readonly paper: Style;
  readonly words: Style;
  /** Clubs, diamonds, spades, hearts: by the suit's number. */
  readonly suits: readonly [Style, Style, Style, Style];
  readonly back: Style;
  /** An empty place, and the names of piles. */
  readonly empty: Style;
  readonly label: Style;
  readonly cursor: Style;
  readonly held: Style;
  readonly target: Style;
  readonly moved: Style;
}

const onPaper = background(255);
const onWhite = background(231);
const onBaize = background(22);
const onBlack = background(16);

/** The one gray of the palette that is readable on black and on white alike. */
const gray = foreground(243);

/** The sixteen colors every terminal has, each as its owner likes it: also the fewest bytes to send. */
const ink = foreground(BLACK);
const white = background(WHITE + BRIGHT);

/** The terminal's own ground, with cards of paper on it: so they are readable whatever that ground is. */
const terminal: Theme = {
  name: 'terminal',
  isFramed: false,
  isColored: true,
  table: PLAIN,
  frame: foreground(BLACK + BRIGHT) | white,
  paper: ink | white,
  words: ink | white,
  suits: [ink | white, foreground(RED) | white, ink | white, foreground(RED) | white],
  back: foreground(WHITE + BRIGHT) | background(BLUE),
  empty: gray,
  label: gray,
  cursor: ink | background(YELLOW + BRIGHT),
  held: ink | background(YELLOW + BRIGHT),
  target: ink | background(CYAN + BRIGHT),
  moved: ink | background(GREEN + BRIGHT),
};

/**
 * The same with the palette's fixed colors, for themes that bring their own ground. Black is the one color that is
 * the same on every terminal, or nearly; and what the cursor passes over is bold like the cursor: fewer bytes to send.
 */
const paper: Omit<Theme, 'name'> = {
  ...terminal,
  frame: foreground(240) | onPaper,
  paper: onPaper,
  words: foreground(240) | onPaper,
  suits: suits([BLACK, 160, BLACK, 160], onPaper),
  back: foreground(189) | background(25) | BOLD,
  cursor: ink | background(220) | BOLD,
  held: ink | background(214) | BOLD,
  target: ink | background(120) | BOLD,
  moved: ink | background(159),
};

const baize: Theme = {
  ...paper,
  name: 'baize',
  table: onBaize,
  empty: foreground(114) | onBaize,
  label: foreground(150) | onBaize,
};

/** White cards on black, and on them nothing paler than it must be. */
const contrast: Theme = {
  ...paper,
  name: 'contrast',
  table: onBlack,
  frame: ink | onWhite,
  paper: onWhite,
  words: ink | onWhite,
  suits: suits([BLACK, 124, BLACK, 124], onWhite),
  back: foreground(250) | onBlack | BOLD,
  empty: foreground(250) | onBlack,
  label: foreground(231) | onBlack,
  cursor: ink | background(226) | BOLD,
  held: ink | background(214) | BOLD,
  target: ink | background(51) | BOLD,
  moved: ink | background(120) | BOLD,
};

const fourColor: Theme = {
  ...paper,
  name: 'four-color',
  suits: suits([22, 20, BLACK, 160], onPaper),
};

/** Blue and orange, after Okabe and Ito's palette, instead of black and red, and neither green nor red anywhere. */
const colorBlind: Theme = {
  ...paper,
  name: 'color-blind',
  frame: foreground(240) | onWhite,
  paper: onWhite,
  words: foreground(240) | onWhite,
  suits: suits([25, 130, 25, 130], onWhite),
  back: foreground(254) | background(240) | BOLD,
  cursor: ink | background(226) | BOLD,
  held: ink | background(214) | BOLD,
  target: ink | background(117) | BOLD,
  moved: ink | background(153),
};

/** No colors at all: for the eye what `glyphs: ascii` is for the font, and shown with those. */
const ascii: Theme = {
  name: 'ascii',
  isFramed: true,
  isColored: false,
  table: PLAIN,
  frame: DIM,
  paper: PLAIN,
  words: DIM,
  suits: [BOLD, BOLD, BOLD, BOLD],
  back: DIM,
  empty: DIM,
  label: DIM,
  cursor: INVERSE | BOLD,
  held: INVERSE | BOLD,
  target: BOLD,
  moved: PLAIN,
};

/** The themes a player may choose from; the first is the default. */
export const themes: readonly Theme[] = [terminal, baize, contrast, fourColor, colorBlind, ascii];

/**
 * A theme as a terminal of this depth shows it best. Without colors all are the one that has none: what is lifted and
 * where the cursor is are seen by light and dark changing places. Where there are sixteen colors, each as its owner likes
 * them, a gray may be all but the color of the ground: there what is to be pale is written dim.
 */
export function themeFor(name: ThemeName, depth: Depth): Theme {
  const theme = themes.find((one) => one.name === name)!;
  if (depth === 'none') return { ...ascii, name };
  return depth === '256' || theme.label !== gray ? theme : { ...theme, empty: DIM, label: DIM };
}

function suits(
  [clubs, diamonds, spades, hearts]: readonly [number, number, number, number],
  paper: Style,
): Theme['suits'] {
  const on = (color: number) => foreground(color) | paper | BOLD;
  return [on(clubs), on(diamonds), on(spades), on(hearts)];
}
