import { type PieceLine, type PieceTone, piece } from './piece.ts';

/** A column of a table: its heading, and how it is set. */
export interface Column {
  readonly title: string;
  readonly align: 'left' | 'right';
}

/** A row's cells, one for each column. */
export interface TableRow {
  readonly cells: readonly string[];
  readonly tone: PieceTone;
}

const GAP = 2;

/**
 * A table as lines, the heading first. Columns that have no room in `width` are left out, the last ones first; the
 * first column always stays.
 */
export function tableLines(
  columns: readonly Column[],
  rows: readonly TableRow[],
  width: number,
): PieceLine[] {
  const widths = columns.map(({ title }, i) =>
    Math.max(title.length, ...rows.map(({ cells }) => [...(cells[i] ?? '')].length)),
  );
  let shown = 1;
  let used = widths[0] ?? 0;
  while (shown < columns.length && used + GAP + widths[shown]! <= width) {
    used += GAP + widths[shown]!;
    shown++;
  }
  const line = (cells: readonly string[], tone: PieceTone): PieceLine => [
    piece(
      cells
        .slice(0, shown)
        .map((cell, i) => set(cell, widths[i]!, columns[i]!.align))
        .join(' '.repeat(GAP))
        .trimEnd(),
      tone,
    ),
  ];
  return [
    line(
      columns.map(({ title }) => title),
      'strong',
    ),
    ...rows.map(({ cells, tone }) => line(cells, tone)),
  ];
}

function set(text: string, width: number, align: Column['align']): string {
  const blanks = ' '.repeat(Math.max(0, width - [...text].length));
  return align === 'left' ? text + blanks : blanks + text;
}
