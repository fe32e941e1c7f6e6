import {
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
  YELLOW,
} from '../canvas/style.ts';

/** How the table looks: a style for each thing on it. Suits are told apart by their signs as well. */
export interface Theme {
  readonly name: string;
  /** The table itself. */
  readonly table: Style;
  /** A card's frame and paper; the suits' styles are laid over it. */
  readonly frame: Style;
  readonly paper: Style;
  /** Clubs, diamonds, spades, hearts: by the suit's number. */
  readonly suits: readonly [Style, Style, Style, Style];
  readonly back: Style;
  readonly empty: Style;
  readonly label: Style;
  readonly cursor: Style;
  readonly held: Style;
  readonly target: Style;
  readonly moved: Style;
}

const onWhite = background(255);
const onBaize = background(22);

const terminal: Theme = {
  name: 'terminal',
  table: PLAIN,
  frame: DIM,
  paper: PLAIN,
  suits: [BOLD, foreground(RED) | BOLD, BOLD, foreground(RED) | BOLD],
  back: foreground(BLUE),
  empty: DIM,
  label: DIM,
  cursor: INVERSE | BOLD,
  held: foreground(YELLOW) | BOLD,
  target: foreground(GREEN) | BOLD,
  moved: foreground(CYAN),
};

const fourColor: Theme = {
  ...terminal,
  name: 'four-color',
  suits: [foreground(GREEN) | BOLD, foreground(BLUE + BRIGHT) | BOLD, BOLD, foreground(RED) | BOLD],
};

const baize: Theme = {
  name: 'baize',
  table: onBaize,
  frame: foreground(244) | onWhite,
  paper: onWhite,
  suits: [
    foreground(16) | onWhite | BOLD,
    foreground(160) | onWhite | BOLD,
    foreground(16) | onWhite | BOLD,
    foreground(160) | onWhite | BOLD,
  ],
  back: foreground(153) | background(25),
  empty: foreground(71) | onBaize,
  label: foreground(150) | onBaize,
  cursor: foreground(16) | background(220) | BOLD,
  held: foreground(16) | background(214) | BOLD,
  target: foreground(16) | background(120) | BOLD,
  moved: foreground(16) | background(159),
};

const contrast: Theme = {
  name: 'contrast',
  table: background(16),
  frame: foreground(231) | background(16),
  paper: background(16),
  suits: [
    foreground(231) | background(16) | BOLD,
    foreground(217) | background(16) | BOLD,
    foreground(231) | background(16) | BOLD,
    foreground(217) | background(16) | BOLD,
  ],
  back: foreground(250) | background(16),
  empty: foreground(250) | background(16),
  label: foreground(231) | background(16),
  cursor: foreground(16) | background(226) | BOLD,
  held: foreground(16) | background(214) | BOLD,
  target: foreground(16) | background(51) | BOLD,
  moved: foreground(226) | background(16) | BOLD,
};

/** Okabe and Ito's palette: blue and orange instead of red and green. */
const colorBlind: Theme = {
  ...terminal,
  name: 'color-blind',
  suits: [BOLD, foreground(208) | BOLD, BOLD, foreground(208) | BOLD],
  back: foreground(244),
  held: foreground(220) | BOLD,
  target: foreground(39) | BOLD,
  moved: foreground(175),
};

/** The themes a player may choose from; the first is the default. */
export const themes: readonly Theme[] = [terminal, baize, contrast, fourColor, colorBlind];

export function themeNamed(name: string): Theme | undefined {
  return themes.find((theme) => theme.name === name);
}
