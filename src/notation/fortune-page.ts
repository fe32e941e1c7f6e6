import type { Fortune, GroupName, MeaningName } from '../rules/fortune.ts';
import { cardSign } from './card-text.ts';
import type { Language } from './language/language.ts';
import { meaningSign } from './reading-text.ts';
import { wrap } from './wrap.ts';

const INDENT = '  ';
const COLUMN = 7;

/** How a fortune is told and what its cards mean, as lines of at most `width` columns. */
export function fortunePage(
  fortune: Fortune,
  { fortune: words }: Language,
  width = 78,
  isGentle = false,
): string[] {
  const { page } = words;
  const { pack, count, lay, packetSize, significators, source, aliases } = fortune;
  const row = (name: string, text: string) =>
    wrap(text, width - COLUMN - INDENT.length).map(
      (line, i) => INDENT + (i === 0 ? name : '').padEnd(COLUMN) + line,
    );
  const item = (text: string) => wrap(text, width, INDENT, INDENT);
  const meanings = Object.entries(words.meanings) as [MeaningName, string][];
  const groups = Object.entries(words.groups) as [GroupName, string][];
  const names = aliases.filter((name) => name !== words.title);
  return [
    words.title,
    ...wrap(words.gist, width),
    ...wrap(words.label(source), width),
    ...wrap(page.also(names), width),
    '',
    ...wrap(page.heading.procedure, width),
    ...page.procedure(pack.packs * pack.ranks.length * 4, count, lay, packetSize).flatMap(item),
    '',
    ...wrap(page.heading.significators, width),
    ...significators.flatMap(({ card, of }) => row(cardSign(card), words.significators[of])),
    '',
    ...wrap(page.heading.meanings, width),
    ...meanings.flatMap(([name, text]) => row(meaningSign(name), text)),
    '',
    ...wrap(page.heading.groups, width),
    ...groups.flatMap(([name, text]) =>
      item(`${words.groupName(name)}: ${(isGentle && words.softened[name]) || text}`),
    ),
    '',
    ...wrap(page.heading.notes, width),
    ...[...page.followed, ...page.notes].flatMap(item),
  ];
}
