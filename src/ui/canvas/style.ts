/**
 * How one cell looks, packed in an integer: foreground in bits 0–8, background in bits 9–17 (0 is
 * the terminal's own color, n + 1 is palette color n), attributes above. Styles are put together
 * with `|`: `foreground(RED) | BOLD`.
 */
export type Style = number;

/**
 * A palette color: 0–7 the basic ones, 8–15 their bright sisters, 16–255 the xterm cube and grays.
 */
export type Color = number;

/** The terminal's own colors and no attribute. */
export const PLAIN: Style = 0;

export const BOLD: Style = 1 << 18;
export const DIM: Style = 1 << 19;
export const ITALIC: Style = 1 << 20;
export const UNDERLINE: Style = 1 << 21;
export const INVERSE: Style = 1 << 22;

export const BLACK: Color = 0;
export const RED: Color = 1;
export const GREEN: Color = 2;
export const YELLOW: Color = 3;
export const BLUE: Color = 4;
export const CYAN: Color = 6;
export const WHITE: Color = 7;

/** Added to one of the eight basic colors: its bright sister. */
export const BRIGHT = 8;

/** The bits of a style that hold each color, for masking. */
export const FOREGROUND_BITS = 0x1ff;
export const BACKGROUND_BITS = 0x1ff << 9;

/** A style with this foreground and nothing else. */
export function foreground(color: Color): Style {
  return (color & 0xff) + 1;
}

/** A style with this background and nothing else. */
export function background(color: Color): Style {
  return ((color & 0xff) + 1) << 9;
}

/** The palette color a style writes in, or -1 for the terminal's own. */
export function foregroundOf(style: Style): Color | -1 {
  return (style & FOREGROUND_BITS) - 1;
}

/** The palette color a style writes on, or -1 for the terminal's own. */
export function backgroundOf(style: Style): Color | -1 {
  return ((style & BACKGROUND_BITS) >> 9) - 1;
}

/**
 * The part of a style that shows on a blank cell. The color of the text shows there only when it
 * becomes the background (inverse) or the line under the blank; two blanks with equal results look
 * the same.
 */
export function blankLook(style: Style): Style {
  if (style & INVERSE) return style & ~ITALIC;
  if (style & UNDERLINE) return style & ~(BOLD | DIM | ITALIC);
  return style & BACKGROUND_BITS;
}
