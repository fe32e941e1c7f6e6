import type { Grid } from '../../../src/ui/canvas/grid.ts';
import {
  BOLD,
  backgroundOf,
  blankLook,
  DIM,
  foregroundOf,
  INVERSE,
  PLAIN,
  type Style,
  UNDERLINE,
} from '../../../src/ui/canvas/style.ts';

const ATTRIBUTES = [
  [BOLD, 'bold'],
  [DIM, 'dim'],
  [INVERSE, 'inverse'],
  [UNDERLINE, 'underline'],
] as const;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BLANK = 32;

/** The styles of a screen as text: a letter for each, then every row as letters and how many cells each goes on. */
export function stylesText(grid: Grid): string[] {
  const letters = new Map<Style, string>([[PLAIN, '.']]);
  const rows = Array.from({ length: grid.rows }, (_, y) => rowText(grid, y, letters));
  const legend = [...letters]
    .filter(([style]) => style !== PLAIN)
    .map(([style, letter]) => `${letter}: ${styleText(style)}`);
  return [legend.join(', '), ...folded(rows)];
}

function rowText(grid: Grid, y: number, letters: Map<Style, string>): string {
  let text = '';
  let before = '';
  let count = 0;
  const end = () => {
    if (count > 0) text += before + (count > 1 ? count : '');
  };
  for (let at = y * grid.columns; at < (y + 1) * grid.columns; at++) {
    const style = grid.styles[at] ?? PLAIN;
    const shown = grid.codes[at] === BLANK ? blankLook(style) : style;
    if (!letters.has(shown)) letters.set(shown, LETTERS[letters.size - 1] ?? '?');
    const letter = letters.get(shown)!;
    if (letter === before) count++;
    else {
      end();
      before = letter;
      count = 1;
    }
  }
  end();
  return text;
}

/** Rows that are alike are written once, with how many they are. */
function folded(rows: readonly string[]): string[] {
  const all: string[] = [];
  for (let i = 0, next = 1; i < rows.length; i = next, next = i + 1) {
    while (rows[next] === rows[i]) next++;
    all.push(next - i > 1 ? `${rows[i]} *${next - i}` : rows[i]!);
  }
  return all;
}

function styleText(style: Style): string {
  const colors = [
    ['ink', foregroundOf(style)],
    ['on', backgroundOf(style)],
  ] as const;
  return [
    ...colors.filter(([, color]) => color >= 0).map(([what, color]) => `${what} ${color}`),
    ...ATTRIBUTES.filter(([bit]) => style & bit).map(([, name]) => name),
  ].join(' ');
}
