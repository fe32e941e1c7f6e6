import type { Fortune } from '../rules/fortune.ts';
import type { Game } from '../rules/game.ts';
import type { Language } from './language/language.ts';
import { wrap } from './wrap.ts';

const GAP = 2;

/** The games there are, as lines of at most `width` columns: what is typed for each, and what it is. */
export function listPage(
  catalogue: readonly Game[],
  fortunes: readonly Fortune[],
  { pages, fortune: words }: Language,
  width = 78,
): string[] {
  const column = Math.max(...[...catalogue, ...fortunes].map(({ name }) => name.length)) + GAP;
  const games = catalogue.flatMap((game, i) => {
    const lines = pages
      .listing(facts(game))
      .flatMap((line) => wrap(line, width - column, '', '  '));
    return [
      ...(i > 0 ? [''] : []),
      ...lines.map((line, at) => (at === 0 ? game.name : '').padEnd(column) + line),
    ];
  });
  const told = fortunes.flatMap(({ name, source }) => {
    const lines = [words.title, words.gist, words.label(source)];
    const fitted = lines.flatMap((line) => wrap(line, width - column, '', '  '));
    return ['', ...fitted.map((line, at) => (at === 0 ? name : '').padEnd(column) + line)];
  });
  return [...games, ...told];
}

/** The version of the list for other programs: its promise changes only by a new number. */
const VERSION = 1;

/** The games there are, for other programs: one JSON document. */
export function listReport(catalogue: readonly Game[]): string {
  const games = catalogue.map((game) => {
    const { title, family, packs, source, luck, thought, minutes, odds } = facts(game);
    const options = game.options.map(({ name, values, about }) => ({
      name,
      values,
      default: values[0],
      about,
    }));
    const { name, aliases } = game;
    return { name, title, aliases, family, packs, source, luck, thought, minutes, odds, options };
  });
  return JSON.stringify({ v: VERSION, games });
}

function facts(game: Game) {
  const defaults = Object.fromEntries(game.options.map(({ name, values }) => [name, values[0]]));
  const { packs } = game.rules(defaults).pack;
  return { title: game.title, source: game.source, packs, ...game.about };
}
