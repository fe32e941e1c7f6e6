import type { Rules } from '../rules/game.ts';
import type { Language } from './language/language.ts';
import type { CommandLine } from './language/pages.ts';
import { pileRange } from './pile-range.ts';
import { wrap } from './wrap.ts';

const GAP = 2;

/** What may be typed in a game and what it means, as lines of at most `width` columns. */
export function helpPage(rules: Rules, { pages }: Language, width = 78): string[] {
  const commands = pages.commands(rules.actions.map(({ verb }) => verb));
  const piles = Object.keys(rules.piles).map((group) => pileRange(rules, group));
  return [...commandLines(commands, width), '', ...wrap(pages.names(piles), width)];
}

/** Commands with their meanings in a column of their own, as lines of at most `width` columns. */
export function commandLines(commands: readonly CommandLine[], width: number): string[] {
  const column = Math.max(...commands.map(({ command }) => command.length)) + GAP;
  return commands.flatMap(({ command, meaning }) => {
    const [first = '', ...more] = wrap(meaning, width - column);
    return [command.padEnd(column) + first, ...more.map((line) => ' '.repeat(column) + line)];
  });
}
