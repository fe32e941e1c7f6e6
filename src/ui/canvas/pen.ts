import {
  BACKGROUND_BITS,
  BOLD,
  backgroundOf,
  type Color,
  DIM,
  FOREGROUND_BITS,
  foregroundOf,
  INVERSE,
  ITALIC,
  PLAIN,
  type Style,
  UNDERLINE,
} from './style.ts';

const ATTRIBUTES = [
  [BOLD, 1],
  [DIM, 2],
  [ITALIC, 3],
  [UNDERLINE, 4],
  [INVERSE, 7],
] as const;

/**
 * The shortest SGR sequence (ECMA-48 8.3.117) that turns one style into another; empty if they are
 * equal.
 */
export function penChange(from: Style, to: Style): string {
  if (from === to) return '';
  if (to === PLAIN) return '\x1b[m';
  const afresh = `0;${codes(PLAIN, to)}`;
  const onward = codes(from, to);
  return `\x1b[${onward.length <= afresh.length ? onward : afresh}m`;
}

function codes(from: Style, to: Style): string {
  const list: (number | string)[] = [];
  const gone = from & ~to;
  let lit = to & ~from;
  if (gone & (BOLD | DIM)) {
    // One code ends both, so what stays must be said again.
    list.push(22);
    lit |= to & (BOLD | DIM);
  }
  if (gone & ITALIC) list.push(23);
  if (gone & UNDERLINE) list.push(24);
  if (gone & INVERSE) list.push(27);
  for (const [bit, code] of ATTRIBUTES) if (lit & bit) list.push(code);
  if ((from ^ to) & FOREGROUND_BITS) list.push(colorCode(foregroundOf(to), 30));
  if ((from ^ to) & BACKGROUND_BITS) list.push(colorCode(backgroundOf(to), 40));
  return list.join(';');
}

function colorCode(color: Color, base: 30 | 40): number | string {
  if (color < 0) return base + 9;
  if (color < 8) return base + color;
  if (color < 16) return base + 60 + color - 8;
  return `${base + 8};5;${color}`;
}
