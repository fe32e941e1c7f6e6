import { keyLine } from '../../app/key-table.ts';
import type { Bindings } from '../../app/keys.ts';
import {
  chosenFortune,
  chosenGame,
  type List,
  shownFortunes,
  shownGames,
  waitingGame,
} from '../../app/list.ts';
import { type GameRecord, recordOf } from '../../app/records.ts';
import type { ListSpot } from '../../app/update-list.ts';
import { readWish } from '../../app/wish.ts';
import type { Game } from '../../rules/game.ts';
import { PLAIN } from '../canvas/style.ts';
import {
  cut,
  foldedLines,
  joined,
  type Line,
  LONGEST_MESSAGE,
  scrolled,
  span,
} from '../chrome/line.ts';
import { type ListLayout, layOutList } from './layout.ts';
import { fortunePanel, type Panel, panelOf } from './panel.ts';
import type { Area } from './picture.ts';
import type { ListTheme } from './theme.ts';

/** The screen of the list of games, ready to be drawn, by Ink or straight into cells: the two look the same. */
export interface ListScreen {
  readonly layout: ListLayout;
  readonly heading: Line;
  readonly games: readonly Line[];
  readonly panel: readonly Line[];
  readonly message: Line;
  /** The lines of a longer message before that one, which lie over what is above it. */
  readonly above: readonly Line[];
  readonly prompt: Line;
  readonly keys: Line;
  /** Where the caret stands on the prompt's row. */
  readonly caret: number;
  readonly picture: { readonly area: Area; readonly game: Game } | null;
  /** What is at which row: of the games, and of the panel. */
  readonly gameAt: readonly string[];
  readonly optionAt: readonly (number | null)[];
}

/** What stands on the screen of a list. */
export function listScreen(
  list: List,
  columns: number,
  rows: number,
  theme: ListTheme,
  bindings: Bindings,
): ListScreen {
  const layout = layOutList(
    columns,
    rows,
    list.catalogue.length + list.fortunes.length,
    list.message !== null,
  );
  const shown = [...shownGames(list), ...shownFortunes(list)];
  const chosen = chosenGame(list);
  const fortune = chosenFortune(list);
  const from = firstShown(shown.indexOf((fortune ?? chosen)!), shown.length, layout.games.rows);
  const visible = shown.slice(from, from + layout.games.rows);
  const width = layout.games.columns;
  const panel = fortune
    ? fortunePanel(fortune, list.language, layout, theme)
    : chosen
      ? panelOf(list, chosen, layout, theme)
      : NO_PANEL;
  const before = '> ';
  const typed = scrolled(list.search.text, list.search.caret, columns - before.length - 1);
  const isEmpty = list.search.text === '';
  const words = list.language.list;
  const cutTo = (most: number) => (line: Line) => cut(line, Math.max(1, most));
  const rowsOfGames =
    visible.length === 0
      ? [[span(` ${words.nothingFits()}`, theme.pale)]]
      : visible.map((one) =>
          'read' in one
            ? fortuneRow(list, one === fortune, theme)
            : gameRow(one, list, one === chosen, width, theme),
        );
  const whole = cutTo(columns);
  const { message } = list;
  const told = message
    ? foldedLines(message.text, theme.tones[message.tone], columns, LONGEST_MESSAGE)
    : [];
  return {
    layout,
    heading: whole(headingOf(list, columns, theme)),
    games: rowsOfGames.map(cutTo(width)),
    panel: panel.lines.map(cutTo(layout.panel.columns)),
    message: told.at(-1) ?? [],
    above: told.slice(0, -1),
    prompt: [
      span(before, theme.title),
      isEmpty ? span(` ${words.searchHint(list.orders.length > 0)}`, theme.pale) : span(typed.text),
    ],
    // A page tells its own keys.
    keys: list.page ? [] : [span(keysOf(list, chosen, columns, bindings), theme.pale)],
    caret: before.length + typed.caret,
    picture: chosen && panel.picture ? { area: panel.picture, game: chosen } : null,
    gameAt: visible.map(({ name }) => name),
    optionAt: panel.optionAt,
  };
}

/** What is at a cell of the screen; null where there is nothing to be pointed at. */
export function hitList(
  { layout, gameAt, optionAt }: ListScreen,
  x: number,
  y: number,
): ListSpot | null {
  const name = x < layout.games.columns ? gameAt[y - layout.top] : undefined;
  if (name !== undefined) return { type: 'game', name };
  const at = x >= layout.panel.x - 1 ? optionAt[y - layout.panel.y] : undefined;
  return at === undefined || at === null ? null : { type: 'option', at };
}

const NO_PANEL: Panel = { lines: [], picture: null, optionAt: [] };

function headingOf(
  { catalogue, records, language }: List,
  columns: number,
  theme: ListTheme,
): Line {
  const all = catalogue.map(({ name }) => recordOf(records, name));
  const sum = (of: (record: GameRecord) => number) =>
    all.reduce((total, one) => total + of(one), 0);
  const total = language.list.total(
    sum(({ played }) => played),
    sum(({ won }) => won),
  );
  const title = ` ${language.list.heading(catalogue.length)}`;
  const gap = columns - title.length - total.length - 1;
  return gap < 2
    ? [span(title, theme.title)]
    : [span(title, theme.title), span(' '.repeat(gap)), span(total, theme.pale)];
}

/** Marker and title, the family where there is room for every game's, what is known of one's own games. */
function gameRow(game: Game, list: List, isChosen: boolean, width: number, theme: ListTheme): Line {
  const { catalogue, language, records, option } = list;
  const { played, won, unfinished } = recordOf(records, game.name);
  const isLit = isChosen && option === null;
  const style = isLit ? theme.chosen : isChosen ? theme.waiting : PLAIN;
  const pale = isLit ? style : theme.pale;
  const titles = Math.max(...catalogue.map(({ title }) => title.length)) + 2;
  const families = Math.max(...catalogue.map(({ about }) => about.family.length)) + 2;
  const left = `${isChosen ? '▸' : ' '} ${game.title}`;
  const known = unfinished ? language.list.waits() : played > 0 ? `${won}/${played}` : '';
  // A part of a number would be another one.
  const right = left.length + known.length + 2 <= width ? ` ${known} ` : ' ';
  const hasFamily = width >= 2 + titles + families + RECORD_WIDTH;
  const middle = hasFamily ? `${' '.repeat(titles - game.title.length)}${game.about.family}` : '';
  const gap = Math.max(0, width - left.length - middle.length - right.length);
  return [
    span(left, style),
    span(middle + ' '.repeat(gap), pale),
    span(right, isLit || !unfinished ? pale : theme.accent),
  ];
}

/** Marker and title of what is no game: nothing is won there. */
function fortuneRow({ language }: List, isChosen: boolean, theme: ListTheme): Line {
  const title = `${isChosen ? '▸' : ' '} ${language.fortune.title} `;
  return [span(title, isChosen ? theme.chosen : PLAIN)];
}

/** What is said of one's own games takes at most so many cells: ` 123/4567 `. */
const RECORD_WIDTH = 10;

/** The first row shown, so that the chosen one is among them, with one above it if there is one. */
function firstShown(chosen: number, count: number, rows: number): number {
  return Math.max(0, Math.min(count - rows, chosen - Math.floor(rows / 2)));
}

/** The line of keys: as many of them as there is room for, the most needed first. */
function keysOf(list: List, chosen: Game | null, columns: number, bindings: Bindings): string {
  const { keys: words, list: say } = list.language;
  const of = (actions: Parameters<typeof keyLine>[0], place: string) =>
    keyLine(actions, place, bindings, words);
  if (list.question) return joined(of(['yes', 'let-go'], 'question'), columns);
  if (list.option !== null) {
    return joined(of(['arrows', 'pick', 'let-go', 'help'], 'options'), columns);
  }
  const wish = readWish(list.search.text);
  const does = chosenFortune(list)
    ? say.enter('deal', '')
    : !chosen
      ? ''
      : wish.seed !== null
        ? say.enter('seed', wish.seed)
        : say.enter(waitingGame(list, chosen) ? 'continue' : 'deal', '');
  const [pick = ''] = of(['pick'], 'list');
  const enter = does === '' ? [] : [`${pick.split(' ')[0]} ${does}`];
  const fresh =
    chosen && recordOf(list.records, chosen.name).unfinished ? of(['fresh'], 'list') : [];
  const isEmpty = list.search.text === '';
  return joined(
    isEmpty
      ? [
          ...of(['arrows'], 'list'),
          ...enter,
          ...of(['help'], 'list'),
          ...fresh,
          ...of(['next-value', 'rules', 'theme'], 'list'),
          `${words.name(LEAVE)} ${words.short('leave', 'list')}`,
        ]
      : [...enter, ...of(['let-go', 'arrows', 'help'], 'search'), ...fresh],
    columns,
  );
}

/** Always leaves, so it is no binding. */
const LEAVE = 'ctrl-c';
