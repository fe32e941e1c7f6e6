import { keyLine, keyTable } from '../../app/key-table.ts';
import type { Bindings, Place } from '../../app/keys.ts';
import { chosenFortune, chosenGame, type List, optionsFor } from '../../app/list.ts';
import type { Model, Page } from '../../app/model.ts';
import { statsPage } from '../../app/stats-page.ts';
import { fortunePage } from '../../notation/fortune-page.ts';
import { helpPage } from '../../notation/help-page.ts';
import type { Language } from '../../notation/language/language.ts';
import { rulesPage } from '../../notation/rules-page.ts';
import { wrap } from '../../notation/wrap.ts';
import type { Game, Options } from '../../rules/game.ts';
import { machineAt } from '../../session/session.ts';
import { ASCII } from '../board/glyphs.ts';
import type { Look } from '../look.ts';
import { lineOf } from '../pieces.ts';
import { type Line, span } from './line.ts';

/** A page of text to lie over the screen. */
export interface PageText {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly top: number;
  readonly footer: string;
}

const GAP = 2;
/** What keys do to a page, for its last line. */
export const PAGE_KEYS = ['arrows', 'page-down', 'page-up', 'let-go'] as const;

/** The page that lies over the table, or null; its lines are `width` columns wide at most. */
export function tablePage(model: Model, width: number, look: Look): PageText | null {
  const { page, session, language, bindings } = model;
  if (!page) return null;
  if (page.name === 'stats') return statsText(page, language, bindings, width, look);
  if (page.name === 'rules')
    return rulesText(page, session.game, session.options, language, bindings, width);
  if (page.name === 'told') {
    if (page.isSet) return paged(page, page.title, page.lines, language, bindings);
    const lines = page.lines.flatMap((line, i) => [...(i > 0 ? [''] : []), ...wrap(line, width)]);
    return paged(page, page.title, lines, language, bindings);
  }
  const commands = helpPage(machineAt(session).program.rules, language, width);
  const keys = keyLines(['table', 'anywhere'], bindings, language, width);
  const title = language.say.helpTitle();
  return paged(page, title, [...commands, ...keys], language, bindings);
}

/** The page that lies over the list of games, or null. */
export function listPage(
  list: List,
  bindings: Bindings,
  width: number,
  look: Look,
): PageText | null {
  const { page, language } = list;
  const game = chosenGame(list);
  if (!page) return null;
  if (page.name === 'stats') return statsText(page, language, bindings, width, look);
  if (page.name === 'told') return paged(page, page.title, page.lines, language, bindings);
  const fortune = chosenFortune(list);
  if (page.name === 'rules' && fortune) {
    const [title = '', ...lines] = fortunePage(fortune, language, width);
    return paged(page, title, lines, language, bindings);
  }
  if (page.name === 'rules' && game) {
    return rulesText(page, game, optionsFor(list, game), language, bindings, width);
  }
  const words = language.list;
  const help = [...words.help()];
  // The last paragraph of the help leads to the keys.
  if (list.orders.length > 0) help.splice(-1, 0, ...words.orders());
  const told = help.flatMap((paragraph) => [...wrap(paragraph, width), '']);
  const keys = keyLines(['list', 'anywhere'], bindings, language, width).slice(1);
  return paged(page, words.helpTitle(), [...told, ...keys], language, bindings);
}

function rulesText(
  page: Page,
  game: Game,
  options: Options,
  language: Language,
  bindings: Bindings,
  width: number,
): PageText {
  const lines = rulesPage(game, options, language, width).slice(1);
  return paged(page, game.title, lines, language, bindings);
}

function statsText(
  page: Extract<Page, { readonly name: 'stats' }>,
  language: Language,
  bindings: Bindings,
  width: number,
  { glyphs, depth }: Look,
): PageText {
  const words = language.figures;
  const ascii = glyphs === ASCII;
  const lines = statsPage(page.subject, { words, ascii, width });
  const title = page.subject.game?.title ?? words.statsTitle();
  return paged(
    page,
    title,
    lines.map((line) => lineOf(line, depth)),
    language,
    bindings,
  );
}

function paged(
  { top }: Page,
  title: string,
  lines: readonly (string | Line)[],
  { keys: words }: Language,
  bindings: Bindings,
): PageText {
  const spans = lines.map((line) => (typeof line === 'string' ? [span(line)] : line));
  const footer = keyLine(PAGE_KEYS, 'page', bindings, words).join(' · ');
  return { title, lines: spans, top, footer };
}

/** What keys do in these places, as lines; each part begins with an empty one and its heading. */
function keyLines(
  places: readonly Place[],
  bindings: Bindings,
  { keys }: Language,
  width: number,
): string[] {
  const sections = keyTable(bindings, keys).filter(({ place }) => places.includes(place));
  const column = Math.max(...sections.flatMap(({ rows }) => rows.map((row) => row.keys.length)));
  return sections.flatMap(({ title, rows }) => [
    '',
    title,
    ...rows.flatMap((row) => {
      const [first = '', ...more] = wrap(row.meaning, width - column - 2 * GAP);
      const indent = ' '.repeat(GAP);
      return [
        `${indent}${row.keys.padEnd(column + GAP)}${first}`,
        ...more.map((line) => ' '.repeat(column + 2 * GAP) + line),
      ];
    }),
  ]);
}
