import { Resvg } from '@resvg/resvg-js';
import { rgbOf } from '../../src/ui/canvas/depth.ts';
import type { Grid } from '../../src/ui/canvas/grid.ts';
import {
  BOLD,
  backgroundOf,
  DIM,
  foregroundOf,
  INVERSE,
  ITALIC,
  PLAIN,
  type Style,
  UNDERLINE,
} from '../../src/ui/canvas/style.ts';

/** A cell in pixels: DejaVu Sans Mono at 16.6 is 10 wide. */
const WIDTH = 10;
const HEIGHT = 20;
const SIZE = 16.6;
const BASELINE = 15;
const FONT = 'DejaVu Sans Mono';

const PAPER = '#1c1c1c';
const INK = '#d0d0d0';

/** A screen as an SVG picture; the cursor, if the grid has one, as a frame around its cell. */
function svgOf(grid: Grid): string {
  const width = Math.ceil(grid.columns * WIDTH);
  const height = grid.rows * HEIGHT;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${PAPER}"/>`,
  ];
  for (let at = 0; at < grid.codes.length; at++) {
    const code = grid.codes[at] ?? 32;
    if (code === 0) continue;
    const cells = grid.codes[at + 1] === 0 ? 2 : 1;
    const x = (at % grid.columns) * WIDTH;
    const y = Math.floor(at / grid.columns) * HEIGHT;
    parts.push(cellOf(code, grid.styles[at] ?? PLAIN, x, y, cells * WIDTH));
  }
  if (grid.cursor) {
    const place = `x="${grid.cursor.x * WIDTH}" y="${grid.cursor.y * HEIGHT}"`;
    parts.push(`<rect ${place} width="${WIDTH}" height="${HEIGHT}" fill="none" stroke="#ffaf00"/>`);
  }
  return `${parts.join('\n')}\n</svg>\n`;
}

/** A screen as the bytes of a PNG file. */
export function pngOf(grid: Grid): Uint8Array {
  const options = {
    font: { loadSystemFonts: true, defaultFontFamily: FONT, monospaceFamily: FONT },
  };
  return new Resvg(svgOf(grid), options).render().asPng();
}

function cellOf(code: number, style: Style, x: number, y: number, width: number): string {
  const text = css(foregroundOf(style), INK);
  const ground = css(backgroundOf(style), PAPER);
  const [fore, back] = style & INVERSE ? [ground, text] : [text, ground];
  let svg = '';
  if (back !== PAPER)
    svg += `<rect x="${x}" y="${y}" width="${width}" height="${HEIGHT}" fill="${back}"/>`;
  if (style & UNDERLINE)
    svg += `<rect x="${x}" y="${y + BASELINE + 2}" width="${width}" height="1" fill="${fore}"/>`;
  if (code === 32) return svg;
  const bold = style & BOLD ? ' font-weight="bold"' : '';
  const italic = style & ITALIC ? ' font-style="italic"' : '';
  const dim = style & DIM ? ' opacity="0.6"' : '';
  const font = `font-family="${FONT}" font-size="${SIZE}"${bold}${italic}${dim}`;
  return `${svg}<text x="${x}" y="${y + BASELINE}" fill="${fore}" ${font}>&#${code};</text>`;
}

function css(color: number, own: string): string {
  return color < 0 ? own : `#${rgbOf(color).toString(16).padStart(6, '0')}`;
}
