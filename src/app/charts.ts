import type { Figures } from '../notation/language/figures.ts';
import { type Day, dayOf, numberOf, weekdayOf } from '../session/calendar.ts';
import { type Statistics, TIMES } from '../session/statistics.ts';
import { type HeatTone, type PieceLine, piece } from './piece.ts';

/** Whether lines are made of blocks and shades, or of ASCII alone. */
export interface ChartSetting {
  readonly words: Figures;
  readonly ascii: boolean;
  /** In columns. */
  readonly width: number;
}

const WEEK = 7;
const WEEKS = 53;
/** Columns of the days' names. */
const LABEL = 4;
const LONGEST_BAR = 50;

/** From how many games on a day a shade is taken. */
const HEATS: readonly (readonly [least: number, tone: HeatTone, block: string, letter: string])[] =
  [
    [7, 'heat-4', '█', '@'],
    [4, 'heat-3', '▓', '#'],
    [2, 'heat-2', '▒', '+'],
    [1, 'heat-1', '░', '-'],
    [0, 'heat-0', '·', '.'],
  ];

/** A bar of wins and losses, and how many of each. */
export function outcomeBar(
  { played, won }: Pick<Statistics, 'played' | 'won'>,
  { words, ascii, width }: ChartSetting,
): PieceLine[] {
  if (played === 0) return [];
  const left = `${words.won()} ${won} `;
  const right = ` ${played - won} ${words.lost()}`;
  const room = Math.max(1, Math.min(LONGEST_BAR, width - left.length - right.length));
  const filled = shareOf(won, played, room);
  return [
    [
      piece(left),
      piece((ascii ? '#' : '█').repeat(filled), 'good'),
      piece((ascii ? '.' : '░').repeat(room - filled), 'bad'),
      piece(right),
    ],
  ];
}

/** How long the games that were won took, a bar for each stretch of time from the shortest to the longest that was met. */
export function timeBars(
  { times, won }: Pick<Statistics, 'times' | 'won'>,
  { words, ascii, width }: ChartSetting,
): PieceLine[] {
  if (won === 0) return [];
  const first = times.findIndex((count) => count > 0);
  const last = times.findLastIndex((count) => count > 0);
  const most = Math.max(...times);
  const labels = times.map((_, i) => words.minutes(i === 0 ? 0 : TIMES[i - 1]!, TIMES[i] ?? null));
  const column = Math.max(...labels.slice(first, last + 1).map(({ length }) => length));
  const room = Math.max(1, Math.min(LONGEST_BAR, width - column - 3 - String(most).length));
  return times.slice(first, last + 1).map((count, i): PieceLine => {
    const label = labels[first + i]!.padStart(column);
    const bar = (ascii ? '#' : '█').repeat(shareOf(count, most, room));
    return [piece(`${label}  `), piece(bar, 'good'), piece(count === 0 ? '' : ` ${count}`)];
  });
}

/**
 * The days up to `today` as a picture: a column a week, a row a weekday, the darker the more games were played. Weeks
 * for which there is no room are left out, the oldest first.
 */
export function yearMap(
  days: Statistics['days'],
  today: Day,
  { words, ascii, width }: ChartSetting,
): PieceLine[] {
  const end = numberOf(today) ?? 0;
  const weeks = Math.max(1, Math.min(WEEKS, width - LABEL));
  const start = end - weekdayOf(end) - (weeks - 1) * WEEK;
  const playedOn = (number: number) => days[dayOf(number)]?.[0] ?? 0;
  const rows = Array.from({ length: WEEK }, (_, weekday): PieceLine => {
    const label = weekday % 2 === 0 ? words.weekdays[weekday]! : '';
    const cells = Array.from({ length: weeks }, (_, week) => start + week * WEEK + weekday)
      .filter((number) => number <= end)
      .map((number) => heatPiece(playedOn(number), ascii));
    return [piece(label.padEnd(LABEL), 'dim'), ...cells];
  });
  return [monthsLine(start, weeks, words), ...rows, legend(words, ascii)];
}

/** How many games were played in the days that the picture of the year shows, and on how many of them. */
export function yearFigures(
  days: Statistics['days'],
  today: Day,
): { readonly games: number; readonly days: number } {
  const end = numberOf(today) ?? 0;
  const start = end - weekdayOf(end) - (WEEKS - 1) * WEEK;
  const figures = { games: 0, days: 0 };
  for (let number = start; number <= end; number++) {
    const [played] = days[dayOf(number)] ?? [0];
    figures.games += played;
    if (played > 0) figures.days++;
  }
  return figures;
}

function heatPiece(played: number, ascii: boolean) {
  const [, tone, block, letter] = HEATS.find(([least]) => played >= least)!;
  return piece(ascii ? letter : block, tone);
}

/** The months over the weeks in which they begin. */
function monthsLine(start: number, weeks: number, words: Figures): PieceLine {
  let line = ' '.repeat(LABEL);
  for (let week = 0; week < weeks; week++) {
    const days = Array.from({ length: WEEK }, (_, i) => dayOf(start + week * WEEK + i));
    const first = days.find((day) => day.endsWith('-01'));
    const at = LABEL + week;
    const name = first ? words.months[Number(first.slice(5, 7)) - 1]! : '';
    if (name !== '' && line.length <= at && at + name.length <= LABEL + weeks) {
      line = line.padEnd(at) + name;
    }
  }
  return [piece(line.trimEnd(), 'dim')];
}

function legend(words: Figures, ascii: boolean): PieceLine {
  const shades = HEATS.map(([least]) => heatPiece(least, ascii)).reverse();
  return [
    piece(`${' '.repeat(LABEL)}${words.less()} `, 'dim'),
    ...shades,
    piece(` ${words.more()}`, 'dim'),
  ];
}

/** So many of `room` cells, at least one for anything at all, and never all for a part. */
function shareOf(part: number, whole: number, room: number): number {
  if (part === 0) return 0;
  if (part === whole) return room;
  return Math.min(Math.max(1, Math.round((part / whole) * room)), Math.max(1, room - 1));
}
