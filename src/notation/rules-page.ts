import type { Game, Group, Options, Rules } from '../rules/game.ts';
import { type Way, waysOf } from '../rules/way.ts';
import type { Language } from './language/language.ts';
import type { Part, WayClause } from './language/pages.ts';
import { pileRange } from './pile-range.ts';
import { wrap } from './wrap.ts';

const INDENT = '  ';

/**
 * The rules of a game under a choice of options, as lines of at most `width` columns. Made of what the rule
 * words say of themselves, so it cannot tell other rules than those played.
 */
export function rulesPage(game: Game, options: Options, language: Language, width = 78): string[] {
  const { pages, phrase } = language;
  const rules = game.rules(options);
  const { packs, ranks } = rules.pack;
  const part = (name: Part, items: readonly (readonly string[])[]) =>
    items.length === 0 ? [] : ['', pages.heading[name], ...items.flat()];
  const item = (text: string) => wrap(text, width, INDENT, INDENT);
  const detail = (text: string) => wrap(text, width, INDENT + INDENT, INDENT);
  const groups = Object.keys(rules.piles);
  return [
    game.title,
    ...wrap(game.about.gist, width),
    '',
    ...(game.aliases.length > 0 ? wrap(pages.also(game.aliases), width) : []),
    ...wrap(pages.source(game.source), width),
    ...part('deal', [
      item(pages.pack(packs, packs * ranks.length * 4)),
      ...rules.deal.map((step) => item(pages.sentence(phrase(step.says)))),
    ]),
    ...part(
      'piles',
      groups.map((name) => [
        ...item(pages.group(name, pileRange(rules, name))),
        ...groupSentences(name, rules, language).flatMap(detail),
      ]),
    ),
    ...part(
      'actions',
      rules.actions.map(({ verb, form, says }) => item(pages.action(form ?? verb, phrase(says)))),
    ),
    ...part(
      'after',
      rules.after.map(({ says }) => item(pages.sentence(phrase(says)))),
    ),
    ...part('end', [
      item(pages.won(phrase(rules.won.says))),
      item(pages.lost(rules.idle ?? null)),
      item(pages.score(phrase(rules.score.says))),
      item(pages.odds(game.about.odds)),
    ]),
    ...part(
      'options',
      game.options.map(({ name, values, about }) => [
        ...item(pages.option(name, values, options[name] ?? values[0])),
        ...detail(about),
      ]),
    ),
    ...part('notes', game.about.notes.map(item)),
  ];
}

/** The rules for the piles of a group, a sentence each. */
export function groupSentences(name: string, rules: Rules, language: Language): string[] {
  const { pages, phrase } = language;
  const group = rules.piles[name]!;
  const sources = Object.entries(group.takes ?? {});
  const sentences = [
    sources.length > 0 && group.build
      ? pages.built(phrase(group.build.says))
      : sources.length > 0
        ? ''
        : pages.kind(group.kind),
    group.place ? pages.limited(phrase(group.place.says)) : '',
    ...ways(name, group, language),
    group.empty ? pages.space(name, phrase(group.empty.says)) : '',
    group.must ? pages.mustFill(name) : '',
  ];
  return sentences.filter((sentence) => sentence !== '');
}

/** A sentence for all the groups from which cards come in the same ways. */
function ways(name: string, group: Group, { pages, phrase }: Language): string[] {
  const clauseOf = (way: Way): WayClause => ({
    lift: phrase(way.lift.says),
    where: whereOf(way, group),
    cards: way.cards ? phrase(way.cards.says) : '',
    when: way.when ? phrase(way.when.says) : '',
  });
  const bySameWays = new Map<string, { readonly from: string[]; readonly clauses: WayClause[] }>();
  for (const [source, takes] of Object.entries(group.takes ?? {})) {
    const clauses = waysOf(takes).map(clauseOf);
    const key = JSON.stringify(clauses);
    const same = bySameWays.get(key);
    if (same) same.from.push(source);
    else bySameWays.set(key, { from: [source], clauses });
  }
  return [...bySameWays.values()].map(({ from, clauses }) => pages.comes(name, from, clauses));
}

/** Where a way leads; not said where the group leaves no choice. */
function whereOf(way: Way, group: Group): WayClause['where'] {
  if (!group.build || !group.empty || (way.onCards && way.inSpaces)) return 'anywhere';
  return way.onCards ? 'on-cards' : 'in-spaces';
}
