import { Resvg } from '@resvg/resvg-js';
import type { Grid } from '../../src/ui/canvas/grid.ts';
import { CELL, svgOf } from '../../src/ui/export/svg.ts';

const CURSOR = '#ffaf00';

/** A screen as the bytes of a PNG file; the cursor, if the grid has one, as a frame around its cell. */
export function pngOf(grid: Grid): Uint8Array {
  const picture = svgOf(grid, '').replace('</svg>', `${cursorOf(grid)}</svg>`);
  return new Resvg(picture, { font: { loadSystemFonts: true } }).render().asPng();
}

function cursorOf({ cursor }: Grid): string {
  if (!cursor) return '';
  const { width, height, margin } = CELL;
  const place = `x="${cursor.x * width + margin}" y="${cursor.y * height + margin}"`;
  return `<rect ${place} width="${width}" height="${height}" fill="none" stroke="${CURSOR}"/>`;
}
