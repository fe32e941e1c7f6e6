import type { PieceLine, PieceTone } from '../app/piece.ts';
import { type Depth, degrade } from './canvas/depth.ts';
import { penChange } from './canvas/pen.ts';
import { BOLD, DIM, foreground, GREEN, PLAIN, RED, type Style } from './canvas/style.ts';
import { type Line, span } from './chrome/line.ts';

/** Four greens of the palette, from faint to full; with fewer colors the letters alone tell them apart. */
const GREENS = { faint: 28, light: 34, strong: 40, full: 46 } as const;

const STYLES: Readonly<Record<PieceTone, Style>> = {
  plain: PLAIN,
  strong: BOLD,
  dim: DIM,
  good: foreground(GREEN),
  bad: foreground(RED),
  'heat-0': DIM,
  'heat-1': foreground(GREENS.faint),
  'heat-2': foreground(GREENS.light),
  'heat-3': foreground(GREENS.strong),
  'heat-4': foreground(GREENS.full),
};

/** Lines of pieces as text for a terminal of this depth; each ends with a plain pen. With `none` there is no escape at all. */
export function coloredText(lines: readonly PieceLine[], depth: Depth): string {
  return lines.map((line) => `${coloredLine(line, depth)}\n`).join('');
}

/** A line of pieces as it is on a screen of this depth. */
export function lineOf(pieces: PieceLine, depth: Depth): Line {
  return pieces.map(({ text, tone }) => span(text, styleFor(tone, depth)));
}

function styleFor(tone: PieceTone, depth: Depth): Style {
  if (depth === 'none') return PLAIN;
  const isShade = tone.startsWith('heat-') && tone !== 'heat-0';
  return isShade && depth === '16' ? foreground(GREEN) : degrade(STYLES[tone], depth);
}

function coloredLine(line: PieceLine, depth: Depth): string {
  let text = '';
  let pen: Style = PLAIN;
  for (const { text: piece, tone } of line) {
    const style = styleFor(tone, depth);
    if (piece === '') continue;
    text += penChange(pen, style) + piece;
    pen = style;
  }
  return text.trimEnd() + penChange(pen, PLAIN);
}
