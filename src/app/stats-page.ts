import { wrap } from '../notation/wrap.ts';
import type { Game } from '../rules/game.ts';
import type { Day } from '../session/calendar.ts';
import { meanTime, type Statistics } from '../session/statistics.ts';
import type { Summary, Variant } from '../session/summary.ts';
import { type ChartSetting, outcomeBar, timeBars, yearFigures, yearMap } from './charts.ts';
import { type Column, foldedTable, type TableRow } from './columns.ts';
import { type PieceLine, piece } from './piece.ts';

/** What a page of statistics is about. */
export interface StatsSubject {
  readonly summary: Summary;
  readonly catalogue: readonly Game[];
  /** The game, or null for all of them. */
  readonly game: Game | null;
  /** Where the year that is shown ends. */
  readonly today: Day;
}

/** The statistics of one game or of all: a table, and charts. */
export function statsPage(subject: StatsSubject, setting: ChartSetting): PieceLine[] {
  const { summary, game, today } = subject;
  const { words, width } = setting;
  const statistics = game ? summary.games[game.name] : summary.all;
  if (!statistics || statistics.played + statistics.repeats.played === 0) {
    return [[piece(words.noGames())]];
  }
  const { hints, undos, won, wonWithoutUndo, repeats, played, streak, days } = statistics;
  const repeated = { repeats: repeats.played, repeatsWon: repeats.won };
  const habits = { hints, undos, won, wonWithoutUndo, ...repeated };
  const year = yearFigures(days, today);
  const bars = timeBars(statistics, setting);
  return [
    ...foldedTable(columnsOf(setting), rowsOf(subject, setting), width),
    [],
    ...[words.all(played, won, streak.now, streak.longest), ...words.habits(habits)]
      .flatMap((line) => wrap(line, width))
      .map((line): PieceLine => [piece(line)]),
    [],
    ...outcomeBar(statistics, setting),
    [],
    [piece(words.yearHeading(year.days, year.games), 'strong')],
    ...yearMap(days, today, setting),
    ...(bars.length === 0 ? [] : [[], [piece(words.timesHeading(), 'strong')], ...bars]),
  ];
}

function columnsOf({ words: { columns } }: ChartSetting): Column[] {
  const numbers = [
    'played',
    'won',
    'share',
    'streak',
    'longest',
    'best',
    'mean',
    'moves',
    'score',
  ] as const;
  return [
    { title: columns.game, align: 'left' },
    ...numbers.map((name): Column => ({ title: columns[name], align: 'right' })),
  ];
}

/** A row a game, and where it was played under several options, a row for each choice of them. */
function rowsOf({ summary, catalogue, game }: StatsSubject, setting: ChartSetting): TableRow[] {
  return catalogue
    .filter((one) => (game === null || one === game) && summary.games[one.name])
    .flatMap((one) => {
      const variants = variantsOf(summary, one.name);
      const whole: TableRow = {
        cells: [one.title, ...figuresOf(summary.games[one.name]!, setting)],
        tone: 'plain',
      };
      const isPlain = variants.length === 1 && optionsText(variants[0]!, one, setting) === '';
      if (isPlain) return [whole];
      return [
        whole,
        ...variants.map(
          (variant): TableRow => ({
            cells: [
              `  ${optionsText(variant, one, setting) || '-'}`,
              ...figuresOf(variant.statistics, setting),
            ],
            tone: 'dim',
          }),
        ),
      ];
    });
}

function variantsOf(summary: Summary, game: string): Variant[] {
  return Object.values(summary.variants)
    .filter((variant) => variant.game === game)
    .sort((a, b) => b.statistics.played - a.statistics.played);
}

/** The options that are not the defaults: `turn=1 unit=any`. */
function optionsText({ options }: Variant, game: Game, { words }: ChartSetting): string {
  return game.options
    .filter(({ name, values, unless }) => {
      const value = options[name];
      return value !== undefined && value !== (unless?.(options) ?? values[0]);
    })
    .map(({ name }) => words.option(name, options[name]!))
    .join(' ');
}

function figuresOf(statistics: Statistics, { words }: ChartSetting): string[] {
  const { played, won, streak, time, fewestMoves, bestScore } = statistics;
  const mean = meanTime(statistics);
  const or = (value: number | null, told: (value: number) => string = String) =>
    value === null ? '-' : told(value);
  return [
    String(played),
    String(won),
    words.share(won, played),
    String(streak.now),
    String(streak.longest),
    or(time.best, words.time),
    or(mean, words.time),
    or(fewestMoves),
    or(bestScore),
  ];
}
