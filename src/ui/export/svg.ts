import { rgbOf } from '../canvas/depth.ts';
import type { Grid } from '../canvas/grid.ts';
import {
  BOLD,
  backgroundOf,
  type Color,
  DIM,
  foregroundOf,
  INVERSE,
  ITALIC,
  PLAIN,
  type Style,
  UNDERLINE,
} from '../canvas/style.ts';

const WIDTH = 10;
const HEIGHT = 20;
const SIZE = 16;
const BASELINE = 15;
const MARGIN = 10;

/** The size of a cell in units of the picture, and how far from its edge the first one lies. */
export const CELL = { width: WIDTH, height: HEIGHT, margin: MARGIN };

const PAPER = '#1c1c1c';
const INK = '#d0d0d0';
const FONTS = "'DejaVu Sans Mono','Liberation Mono',Menlo,Consolas,monospace";

const BLANK = 32;

/** One screen as an SVG picture that needs nothing else. */
export function svgOf(screen: Grid, title: string): string {
  return svgFile([screen], title, '');
}

/**
 * Screens one after another as an SVG picture that moves, each for `pace` seconds, over and over. What is alike in
 * them, rows and pieces of rows, is in it once.
 */
export function animatedSvgOf(screens: readonly Grid[], title: string, pace: number): string {
  const count = screens.length;
  const width = widthOf(screens[0]!);
  const style = `<style>#film{animation:film ${rounded(count * pace)}s steps(${count}) infinite}@keyframes film{to{transform:translateX(-${count * width}px)}}</style>`;
  return svgFile(screens, title, style);
}

function svgFile(screens: readonly Grid[], title: string, style: string): string {
  const [first] = screens;
  if (!first) throw new Error('a picture of no screens');
  const width = widthOf(first);
  const height = first.rows * HEIGHT + 2 * MARGIN;
  const shapes = new Shapes();
  const frames = screens.map((screen, i) => {
    const frame = frameOf(screen, shapes);
    return i === 0 ? frame : `<g transform="translate(${i * width})">${frame}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escaped(title)}</title>`,
    style,
    shapes.defined(),
    `<rect width="100%" height="100%" rx="6" fill="${PAPER}"/>`,
    `<g transform="translate(${MARGIN} ${MARGIN})" font-family="${FONTS}" font-size="${SIZE}" xml:space="preserve"><g id="film">`,
    ...frames,
    '</g></g>',
    '</svg>',
    '',
  ]
    .filter((line, i, lines) => line !== '' || i === lines.length - 1)
    .join('\n');
}

function widthOf(screen: Grid): number {
  return screen.columns * WIDTH + 2 * MARGIN;
}

/** What is drawn more than once, each shape under its name. */
class Shapes {
  readonly #names = new Map<string, string>();

  /** Draws a shape with its left upper corner so far to the right, or down. */
  place(svg: string, direction: 'x' | 'y', at: number): string {
    let name = this.#names.get(svg);
    if (name === undefined) {
      name = `s${this.#names.size.toString(36)}`;
      this.#names.set(svg, name);
    }
    return `<use href="#${name}"${at === 0 ? '' : ` ${direction}="${at}"`}/>`;
  }

  defined(): string {
    return `<defs>${[...this.#names].map(([svg, name]) => `<g id="${name}">${svg}</g>`).join('')}</defs>`;
  }
}

/** A screen as its rows. */
function frameOf(screen: Grid, shapes: Shapes): string {
  let svg = '';
  for (let y = 0; y < screen.rows; y++) {
    const row = rowOf(screen, y, shapes);
    if (row !== '') svg += shapes.place(row, 'y', y * HEIGHT);
  }
  return svg;
}

/** A row as stretches of one style. */
function rowOf(screen: Grid, y: number, shapes: Shapes): string {
  let svg = '';
  for (let x = 0; x < screen.columns; ) {
    const style = screen.styles[y * screen.columns + x] ?? PLAIN;
    const start = x;
    let text = '';
    do {
      const code = screen.codes[y * screen.columns + x] ?? BLANK;
      if (code !== 0) text += String.fromCodePoint(code);
      x++;
    } while (x < screen.columns && isSame(screen, y * screen.columns + x, style));
    const stretch = stretchOf(text, style, x - start);
    if (stretch !== '') svg += shapes.place(stretch, 'x', start * WIDTH);
  }
  return svg;
}

/** The right half of a wide character belongs to its left one. */
function isSame(screen: Grid, at: number, style: Style): boolean {
  return screen.codes[at] === 0 || (screen.styles[at] ?? PLAIN) === style;
}

function stretchOf(text: string, style: Style, cells: number): string {
  const own = css(foregroundOf(style), INK);
  const ground = css(backgroundOf(style), PAPER);
  const [fore, back] = style & INVERSE ? [ground, own] : [own, ground];
  const width = cells * WIDTH;
  let svg = '';
  if (back !== PAPER) {
    svg += `<rect width="${width}" height="${HEIGHT}" fill="${back}"/>`;
  }
  if (style & UNDERLINE) {
    svg += `<rect y="${BASELINE + 2}" width="${width}" height="1" fill="${fore}"/>`;
  }
  if (text.trim() === '') return svg;
  const looks = [
    `fill="${fore}"`,
    ...(style & BOLD ? ['font-weight="bold"'] : []),
    ...(style & ITALIC ? ['font-style="italic"'] : []),
    ...(style & DIM ? ['opacity="0.6"'] : []),
  ].join(' ');
  return `${svg}<text y="${BASELINE}" textLength="${width}" ${looks}>${escaped(text)}</text>`;
}

function css(color: Color | -1, own: string): string {
  return color < 0 ? own : `#${rgbOf(color).toString(16).padStart(6, '0')}`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}

function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
