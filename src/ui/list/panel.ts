import { type List, optionsFor, waitingGame } from '../../app/list.ts';
import { recordOf } from '../../app/records.ts';
import type { Language } from '../../notation/language/language.ts';
import { wrap } from '../../notation/wrap.ts';
import type { Fortune } from '../../rules/fortune.ts';
import type { Game, Option } from '../../rules/game.ts';
import { PLAIN } from '../canvas/style.ts';
import { cut, type Line, lineWidth, span } from '../chrome/line.ts';
import type { ListLayout } from './layout.ts';
import { type Area, pictureSize } from './picture.ts';
import type { ListTheme } from './theme.ts';

/** What is told of the chosen game, line by line. */
export interface Panel {
  readonly lines: readonly Line[];
  /** Where its picture is, on the screen. */
  readonly picture: Area | null;
  /** Which option stands in each line. */
  readonly optionAt: readonly (number | null)[];
}

/** A few lines that are shown together or not at all; a higher number goes first where room is short. */
interface Part {
  readonly goes: number;
  readonly lines: readonly Line[];
  /** Which option each line sets, for the part in which options are set. */
  readonly options?: readonly (number | null)[];
}

/** The largest picture, in rows. */
const TALLEST = 11;
/** For a picture of so many rows the options are told in short. */
const GOOD_PICTURE = 7;
/** With fewer rows than these a picture in the panel shows nothing. */
const LEAST_PICTURE = 5;

/** What is told of a game in as many rows as there are: what matters least is left out first. */
export function panelOf(list: List, game: Game, layout: ListLayout, theme: ListTheme): Panel {
  const { panel, corner, top } = layout;
  const options = optionsFor(list, game);
  const wanted = corner ? 0 : GOOD_PICTURE + 1;
  const full = partsOf(list, game, panel.columns, theme, false);
  const isRoomy = heightOf(full) + wanted <= panel.rows;
  const parts = fitted(
    isRoomy ? full : partsOf(list, game, panel.columns, theme, true),
    panel.rows,
  );
  const [title, ...rest] = parts as [Part, ...Part[]];
  const free = Math.min(TALLEST, panel.rows - heightOf(parts) - 1);
  const size = pictureSize(game, options, panel.columns, Math.max(free, 1));
  const isInside = !corner && free >= LEAST_PICTURE;
  const all = isInside ? [title, blank(size.rows), blank(1), ...rest] : parts;
  const inCorner = corner && {
    x: corner.x,
    y: top,
    ...pictureSize(game, options, corner.columns, corner.rows),
  };
  return {
    lines: all.flatMap(({ lines }) => lines).slice(0, panel.rows),
    optionAt: all.flatMap(({ lines, options: at }) => at ?? lines.map(() => null)),
    picture: isInside ? { x: panel.x, y: panel.y + title.lines.length, ...size } : inCorner,
  };
}

/** What is told of a fortune in as many rows as there are. */
export function fortunePanel(
  { source }: Fortune,
  { fortune: words }: Language,
  { panel: { columns, rows } }: ListLayout,
  theme: ListTheme,
): Panel {
  const lines = [
    [span(words.title, theme.title)],
    ...wrap(words.gist, columns).map((line) => [span(line)]),
    ...wrap(words.label(source), columns).map((line) => [span(line, theme.pale)]),
  ].slice(0, rows);
  return { lines, picture: null, optionAt: lines.map(() => null) };
}

function fitted(parts: readonly Part[], rows: number): readonly Part[] {
  const kept = [...parts];
  while (heightOf(kept) > rows && kept.length > 1) {
    const least = kept.reduce((a, b) => (b.goes > a.goes ? b : a));
    kept.splice(kept.indexOf(least), 1);
  }
  return kept;
}

function heightOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { lines }) => sum + lines.length, 0);
}

function blank(rows: number): Part {
  return { goes: 0, lines: Array.from({ length: rows }, () => []) };
}

function partsOf(
  list: List,
  game: Game,
  columns: number,
  theme: ListTheme,
  isShort: boolean,
): Part[] {
  const { language, records, option: focused } = list;
  const words = language.list;
  const { played, won } = recordOf(records, game.name);
  const waiting = waitingGame(list, game);
  const options = optionsFor(list, game);
  const packs = game.rules(options).pack.packs;
  const text = (string: string, style = PLAIN): Line[] =>
    string === '' ? [] : wrap(string, columns).map((line) => [span(line, style)]);
  const isSetting = focused !== null;
  return [
    {
      goes: 0,
      lines: [
        cut(
          [
            span(game.title, theme.title),
            span(`  ${words.kind(game.about.family, packs)}`, theme.pale),
          ],
          columns,
        ),
      ],
    },
    { goes: isSetting ? 5 : 1, lines: text(game.about.gist) },
    {
      goes: 4,
      lines: [
        [
          ...measured(words.luck(), game.about.luck, theme),
          span('   '),
          ...measured(words.thought(), game.about.thought, theme),
          span(`   ${words.minutes(game.about.minutes)}`, theme.pale),
        ],
      ],
    },
    ...(waiting
      ? [{ goes: 2, lines: text(words.waiting(waiting.moves, waiting.seed), theme.accent) }]
      : []),
    {
      goes: isSetting ? 8 : 6,
      lines: text(`${words.record(played, won)} ${words.odds(game.about.odds)}`),
    },
    { goes: isSetting ? 9 : 7, lines: text(words.source(game.source), theme.pale) },
    ...(isShort && !isSetting
      ? [{ goes: 3, lines: text(optionsInShort(list, game)) }]
      : optionParts(list, game, columns, theme)),
  ];
}

function optionsInShort(list: List, game: Game): string {
  if (game.options.length === 0) return '';
  const options = optionsFor(list, game);
  const { language } = list;
  const values = game.options.map(
    ({ name }) => `${language.option(name)} ${language.choice(options[name]!)}`,
  );
  return language.list.optionsAre(values);
}

/** `luck ●●○`: how far it decides. */
function measured(name: string, amount: number, theme: ListTheme): Line {
  return [
    span(`${name} `, theme.pale),
    span('●'.repeat(amount), theme.accent),
    span('○'.repeat(3 - amount), theme.pale),
  ];
}

/** The options one below another, each with its values; what the one being set means follows. */
function optionParts(list: List, game: Game, columns: number, theme: ListTheme): Part[] {
  if (game.options.length === 0) return [];
  const options = optionsFor(list, game);
  const { option: focused, language } = list;
  const column = Math.max(...game.options.map(({ name }) => language.option(name).length)) + 2;
  const lines = game.options.map((option, i) =>
    optionLine(option, options[option.name]!, i === focused, column, columns, theme, language),
  );
  const about =
    focused === null
      ? []
      : wrap(game.options[focused]!.about, columns).map((line) => [span(line, theme.pale)]);
  return [
    { goes: 5, lines: [[], [span(language.list.options(), theme.title)]] },
    { goes: focused === null ? 3 : 0, lines, options: game.options.map((_, i) => i) },
    { goes: 3, lines: about },
  ];
}

/** `▸ turn  ‹3› 1`, or the chosen value alone where there is no room for the others. */
function optionLine(
  { name, values }: Option,
  value: string,
  isFocused: boolean,
  column: number,
  columns: number,
  theme: ListTheme,
  language: Language,
): Line {
  const start = [
    span(
      `${isFocused ? '▸' : ' '} ${language.option(name).padEnd(column)}`,
      isFocused ? theme.title : PLAIN,
    ),
  ];
  const shown = (one: string): Line[number] =>
    one === value
      ? span(`[${language.choice(one)}]`, isFocused ? theme.chosen : theme.title)
      : span(` ${language.choice(one)} `, theme.pale);
  const all = [...start, ...values.map(shown)];
  return lineWidth(all) <= columns ? all : cut([...start, shown(value)], columns);
}
