import { dueOf, packetReadings, questionOf, rowReading } from '../../app/fortune/oracle.ts';
import { type FortuneTable, isToBeCut, showsPackets } from '../../app/fortune/table.ts';
import type { Card } from '../../card/card.ts';
import { wrap } from '../../notation/wrap.ts';
import { type Line, span } from '../chrome/line.ts';
import type { ListTheme } from '../list/theme.ts';

/** What the table of a fortune is made of, from top to bottom. */
export type Band =
  | {
      readonly kind: 'line';
      readonly line: Line;
      readonly height: 1;
      readonly isChosen: boolean /** Which of the answers it is; left out where it is none. */;
      readonly answer?: number;
    }
  | { readonly kind: 'strip'; readonly height: number }
  | { readonly kind: 'cells'; readonly cells: readonly Cell[]; readonly height: number };

/** A card with what it says beside it. */
export interface Cell {
  /** Its place among all cards shown, from 0. */
  readonly at: number;
  /** Null where none lies yet. */
  readonly card: Card | 'back' | null;
  readonly lines: readonly Line[];
}

/** How cards are drawn in cells, and how wide the text beside each is. */
export interface CellSize {
  readonly across: number;
  readonly width: number;
  readonly height: number;
  /** Rows left free under it. */
  readonly gap: number;
  /** From one card to the next. */
  readonly pitch: number;
  readonly text: number;
}

const ACROSS = 3;
/** With fewer rows than these none are left free. */
const AIRY = 14;
/** Three cards with text beside each want so many columns. */
const WIDE = 66;
const WIDTHS: Readonly<Record<number, number>> = { 1: 4, 3: 6, 4: 6, 5: 7, 6: 8, 7: 9 };
/** How high cards are, the best first, and how many rows are left free under each. */
const HEIGHTS = [
  [7, 1],
  [6, 1],
  [5, 1],
  [4, 1],
  [3, 1],
  [3, 0],
] as const;
const NARROW_HEIGHTS = [
  [3, 1],
  [1, 0],
] as const;

/** The bands of a table on a screen of this width, the cards as large as so many rows have room for. */
export function bandsOf(
  table: FortuneTable,
  columns: number,
  rows: number,
  theme: ListTheme,
): { readonly bands: readonly Band[]; readonly size: CellSize } {
  const isWide = columns >= WIDE;
  const heights = isWide ? HEIGHTS : NARROW_HEIGHTS;
  const all = heights.map(([height, gap]) => {
    const size = sizeOf(columns, height, gap, isWide ? ACROSS : 1);
    return { bands: bandsIn(table, columns, rows < AIRY, size, theme), size };
  });
  return all.find(({ bands }) => heightOf(bands) <= rows) ?? all.at(-1)!;
}

/** The rows that bands take one below another. */
export function heightOf(bands: readonly Band[]): number {
  return bands.reduce((sum, { height }) => sum + height, 0);
}

function sizeOf(columns: number, height: number, gap: number, across: number): CellSize {
  const width = WIDTHS[height]!;
  const pitch = Math.floor((columns - 1) / across);
  return { across, width, height, gap, pitch, text: pitch - width - 2 };
}

function bandsIn(
  table: FortuneTable,
  columns: number,
  isTight: boolean,
  size: CellSize,
  theme: ListTheme,
): readonly Band[] {
  const { oracle, language } = table;
  const words = language.fortune;
  const label = text(words.label(oracle.telling.fortune.source), columns, theme.pale);
  const gap = isTight ? [] : [blank()];
  if (oracle.lie.stage === 'significator') {
    return [...label, ...gap, ...questionBands(table, columns, theme)];
  }
  if (isToBeCut(oracle)) {
    const due = text(dueOf(oracle, words), columns);
    return [...label, ...gap, ...due, ...gap, { kind: 'strip', height: 4 }];
  }
  if (showsPackets(oracle)) return [...label, ...packetBands(table, columns, size, theme)];
  return [...label, ...rowBands(table, columns, size, theme)];
}

function blank(): Band {
  return { kind: 'line', line: [], height: 1, isChosen: false };
}

function text(words: string, columns: number, style = 0): Band[] {
  return wrap(words, columns - 2).map((line) => ({
    kind: 'line',
    line: [span(` ${line}`, style)],
    height: 1,
    isChosen: false,
  }));
}

function questionBands(table: FortuneTable, columns: number, theme: ListTheme): Band[] {
  const { oracle, language, choice } = table;
  const { text: question, choices } = questionOf(oracle, language.fortune);
  return [
    ...text(question, columns, theme.title),
    ...choices.map(
      (one, i): Band => ({
        kind: 'line',
        line: [
          span(` ${i === choice ? '▸' : ' '} `, theme.accent),
          span(` ${i + 1} ${one.text} `, i === choice ? theme.chosen : 0),
        ],
        height: 1,
        isChosen: i === choice,
        answer: i,
      }),
    ),
  ];
}

/** The person and those of a kind over the cards, four rows of three; places where none lies yet are left open. */
function rowBands(table: FortuneTable, columns: number, size: CellSize, theme: ListTheme): Band[] {
  const { oracle, language } = table;
  const words = language.fortune;
  const { row } = oracle.lie;
  const reading = rowReading(oracle, words);
  const over = reading
    .filter(({ of }) => of !== 'card')
    .map((line) => line.text)
    .join(' ');
  const you = reading.find(({ of }) => of === 'significator')?.at[0] ?? -1;
  const cells = Array.from({ length: oracle.telling.fortune.lay }, (_, at): Cell => {
    const card = row[at];
    const said = reading.find((line) => line.of === 'card' && line.at[0] === at);
    const own = at === you ? [[span(words.yourCard, theme.accent)]] : [];
    const place = said || card === undefined ? [] : [[span(String(at + 1), theme.pale)]];
    return { at, card: card ?? null, lines: [...place, ...own, ...lined(said?.text, size)] };
  });
  return [...(over === '' ? [] : text(over, columns, theme.title)), ...cellBands(cells, size)];
}

function packetBands(
  table: FortuneTable,
  columns: number,
  size: CellSize,
  theme: ListTheme,
): Band[] {
  const { oracle, language } = table;
  const words = language.fortune;
  const { packetSize } = oracle.telling.fortune;
  return packetReadings(oracle, words).flatMap(({ name, cards, lines }, packet) => {
    const cells = Array.from({ length: packetSize }, (_, i): Cell => {
      const at = packet * packetSize + i;
      return { at, card: cards[i] ?? 'back', lines: lined(lines[i]?.text, size) };
    });
    return [...text(words.packets[name], columns, theme.title), ...cellBands(cells, size)];
  });
}

function lined(words: string | undefined, { text: width }: CellSize): Line[] {
  return words === undefined ? [] : wrap(words, width).map((line) => [span(line)]);
}

function cellBands(cells: readonly Cell[], size: CellSize): Band[] {
  const bands: Band[] = [];
  for (let i = 0; i < cells.length; i += size.across) {
    const own = cells.slice(i, i + size.across);
    const height = Math.max(size.height + size.gap, ...own.map(({ lines }) => lines.length));
    bands.push({ kind: 'cells', cells: own, height });
  }
  return bands;
}
