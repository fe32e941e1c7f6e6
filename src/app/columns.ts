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
  const widths = widthsOf(columns, rows);
  const shown = shownColumns(columns, rows, width);
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

/**
 * The same, but columns that have no room come in a table of their own below, which has the first column again: nothing
 * is left out that has room at all.
 */
export function foldedTable(
  columns: readonly Column[],
  rows: readonly TableRow[],
  width: number,
): PieceLine[] {
  const lines = tableLines(columns, rows, width);
  const shown = shownColumns(columns, rows, width);
  if (shown === columns.length || shown === 1) return lines;
  const rest = <Cell>(cells: readonly Cell[]) => [...cells.slice(0, 1), ...cells.slice(shown)];
  const below = rows.map(({ cells, tone }) => ({ cells: rest(cells), tone }));
  return [...lines, [], ...foldedTable(rest(columns), below, width)];
}

/** How wide each column is. */
function widthsOf(columns: readonly Column[], rows: readonly TableRow[]): number[] {
  return columns.map(({ title }, i) =>
    Math.max(title.length, ...rows.map(({ cells }) => [...(cells[i] ?? '')].length)),
  );
}

/** How many of the columns have room. */
function shownColumns(
  columns: readonly Column[],
  rows: readonly TableRow[],
  width: number,
): number {
  const widths = widthsOf(columns, rows);
  let shown = 1;
  let used = widths[0] ?? 0;
  while (shown < columns.length && used + GAP + widths[shown]! <= width) {
    used += GAP + widths[shown]!;
    shown++;
  }
  return shown;
}

function set(text: string, width: number, align: Column['align']): string {
  const blanks = ' '.repeat(Math.max(0, width - [...text].length));
  return align === 'left' ? text + blanks : blanks + text;
}
