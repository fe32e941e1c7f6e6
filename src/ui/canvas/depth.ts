import {
  BACKGROUND_BITS,
  background,
  backgroundOf,
  type Color,
  FOREGROUND_BITS,
  foreground,
  foregroundOf,
  type Style,
} from './style.ts';

/**
 * How many colors a terminal shows. With `none` the attributes (bold, inverse …) stay, the colors
 * go.
 */
export type Depth = 'none' | '16' | '256';

/**
 * The sixteen basic colors as xterm ships them; users change them, so this is a guess to measure
 * distances by.
 */
const BASIC = [
  0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5, 0x7f7f7f,
  0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
];

/** The six steps of each side of the color cube (palette colors 16–231). */
const STEPS = [0, 95, 135, 175, 215, 255];

/** A palette color as 0xRRGGBB. */
export function rgbOf(color: Color): number {
  if (color < 16) return BASIC[color] ?? 0;
  if (color >= 232) return (8 + 10 * (color - 232)) * 0x010101;
  const at = color - 16;
  const step = (i: number) => STEPS[i % 6] ?? 0;
  return (step(Math.floor(at / 36)) << 16) | (step(Math.floor(at / 6)) << 8) | step(at);
}

/**
 * The palette color (16–255: the basic ones vary by terminal) nearest to a red, green and blue of
 * 0–255.
 */
export function nearestColor(red: number, green: number, blue: number): Color {
  const rgb = (red << 16) | (green << 8) | blue;
  const side = (value: number) => nearest(STEPS.length, (i) => Math.abs((STEPS[i] ?? 0) - value));
  const cube = 16 + 36 * side(red) + 6 * side(green) + side(blue);
  const gray = 232 + nearest(24, (i) => distance(rgbOf(232 + i), rgb));
  return distance(rgbOf(gray), rgb) < distance(rgbOf(cube), rgb) ? gray : cube;
}

const degraded = new Map<Style, Style>();

/** The style a terminal of this depth can show that comes nearest. */
export function degrade(style: Style, depth: Depth): Style {
  if (depth === '256' || (style & (FOREGROUND_BITS | BACKGROUND_BITS)) === 0) return style;
  const attributes = style & ~(FOREGROUND_BITS | BACKGROUND_BITS);
  if (depth === 'none') return attributes;
  let result = degraded.get(style);
  if (result === undefined) {
    result = attributes | toBasic(foregroundOf(style), backgroundOf(style));
    degraded.set(style, result);
  }
  return result;
}

/**
 * Text and ground that fall together become black or white text, so that nothing turns invisible.
 */
function toBasic(fore: Color, back: Color): Style {
  let text = basicOf(fore);
  const ground = basicOf(back);
  if (text === ground && fore !== back && text >= 0) text = lightness(rgbOf(ground)) > 127 ? 0 : 15;
  return (text < 0 ? 0 : foreground(text)) | (ground < 0 ? 0 : background(ground));
}

function basicOf(color: Color): Color {
  return color < 16 ? color : nearest(16, (i) => distance(BASIC[i] ?? 0, rgbOf(color)));
}

function nearest(count: number, far: (i: number) => number): number {
  let best = 0;
  for (let i = 1; i < count; i++) if (far(i) < far(best)) best = i;
  return best;
}

function distance(a: number, b: number): number {
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 0xff) - ((b >> 8) & 0xff);
  const blue = (a & 0xff) - (b & 0xff);
  // Weights after the eye's: green counts most, blue least.
  return 3 * red * red + 6 * green * green + blue * blue;
}

function lightness(rgb: number): number {
  return (3 * (rgb >> 16) + 6 * ((rgb >> 8) & 0xff) + (rgb & 0xff)) / 10;
}
