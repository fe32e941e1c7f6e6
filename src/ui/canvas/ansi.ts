import { nearestColor } from './depth.ts';
import { Grid } from './grid.ts';
import {
  BACKGROUND_BITS,
  BOLD,
  BRIGHT,
  background,
  DIM,
  FOREGROUND_BITS,
  foreground,
  INVERSE,
  ITALIC,
  PLAIN,
  type Style,
  UNDERLINE,
} from './style.ts';

/** An escape sequence (CSI; OSC up to BEL or ST; two characters), a line end, or text. */
const PIECE = new RegExp(
  [
    String.raw`\x1b\[([0-9:;<=>?]*)[ -/]*([@-~])`,
    String.raw`\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)?`,
    String.raw`\x1b.?`,
    String.raw`\r?\n|\r`,
    String.raw`[^\x1b\n\r]+`,
  ].join('|'),
  'gsu',
);

/**
 * A frame written as lines of text with SGR sequences (as Ink gives it in debug mode), read into a
 * grid. Colors of 24 bits become the nearest of the palette; other escape sequences are dropped;
 * what exceeds the size is cut off.
 */
export function readFrame(text: string, columns: number, rows: number): Grid {
  const grid = new Grid(columns, rows);
  let style = PLAIN;
  let x = 0;
  let y = 0;
  for (const [piece, parameters, final] of text.matchAll(PIECE)) {
    if (final === 'm') style = applySgr(style, parameters ?? '');
    else if (piece.endsWith('\n')) {
      x = 0;
      y++;
    } else if (!piece.startsWith('\x1b')) x = grid.put(x, y, piece, style);
  }
  return grid;
}

/** The style after the parameters of one SGR sequence (what stands between `ESC [` and `m`). */
export function applySgr(style: Style, parameters: string): Style {
  const list = parameters.split(';');
  let next = style;
  for (let i = 0; i < list.length; i++) {
    const parts = (list[i] ?? '').split(':').map(Number);
    const code = parts[0] ?? 0;
    if (code === 38 || code === 48) {
      // The color follows either in this parameter after colons (ITU T.416) or in the next ones, as
      // xterm has it.
      const colons = parts.length > 1;
      const rest = colons ? parts.slice(1) : list.slice(i + 1, i + 5).map(Number);
      const [kind, ...values] = rest;
      if (!colons) i += kind === 5 ? 2 : kind === 2 ? 4 : 1;
      const color = readColor(kind, colons && values.length > 3 ? values.slice(1) : values);
      if (color !== null)
        next =
          code === 38 ? withText(next, foreground(color)) : withGround(next, background(color));
    } else next = applyCode(next, code, parts[1]);
  }
  return next;
}

function readColor(kind: number | undefined, values: readonly number[]): number | null {
  const [first = 0, second = 0, third = 0] = values.map((value) =>
    Math.min(255, Math.max(0, value || 0)),
  );
  if (kind === 5) return first;
  return kind === 2 ? nearestColor(first, second, third) : null;
}

function applyCode(style: Style, code: number, kind: number | undefined): Style {
  if (code >= 30 && code <= 37) return withText(style, foreground(code - 30));
  if (code >= 40 && code <= 47) return withGround(style, background(code - 40));
  if (code >= 90 && code <= 97) return withText(style, foreground(code - 90 + BRIGHT));
  if (code >= 100 && code <= 107) return withGround(style, background(code - 100 + BRIGHT));
  switch (code) {
    case 0:
      return PLAIN;
    case 1:
      return style | BOLD;
    case 2:
      return style | DIM;
    case 3:
      return style | ITALIC;
    case 4:
      return kind === 0 ? style & ~UNDERLINE : style | UNDERLINE;
    case 7:
      return style | INVERSE;
    case 22:
      return style & ~(BOLD | DIM);
    case 23:
      return style & ~ITALIC;
    case 24:
      return style & ~UNDERLINE;
    case 27:
      return style & ~INVERSE;
    case 39:
      return withText(style, PLAIN);
    case 49:
      return withGround(style, PLAIN);
    default:
      return style;
  }
}

function withText(style: Style, color: Style): Style {
  return (style & ~FOREGROUND_BITS) | color;
}

function withGround(style: Style, color: Style): Style {
  return (style & ~BACKGROUND_BITS) | color;
}
