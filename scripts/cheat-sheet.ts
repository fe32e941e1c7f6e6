import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { keyTable } from '../src/app/key-table.ts';
import { BINDINGS } from '../src/app/keys.ts';
import { english } from '../src/notation/language/en/english.ts';
import { russianTyped } from '../src/notation/language/ru/typed.ts';

/** What is written into a text, by the name of its two marks. */
const PARTS = { 'cheat-sheet': cheatSheet, 'russian-words': russianWords };

/** The text with the keys and words of today, each between its two marks. Throws where marks are missing. */
export function withCheatSheet(text: string): string {
  return Object.entries(PARTS).reduce((so, [name, write]) => {
    const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
    const [from, to] = [so.indexOf(begin), so.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`there is no ${begin} before ${end}`);
    return `${so.slice(0, from + begin.length)}\n${write()}\n${so.slice(to)}`;
  }, text);
}

/** The table of keys in Markdown. */
function cheatSheet(): string {
  const rows = keyTable(BINDINGS, english.keys).flatMap(({ title, rows: keys }) =>
    keys.map((row, i) => [i === 0 ? title : '', row.keys, row.meaning]),
  );
  const [key, meaning] = english.keys.heading();
  return [['', key, meaning], ['---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

/** The words that are understood in Russian, each after the one that it stands for. */
function russianWords(): string {
  const { verbs, program, options, choices, settings, values, house } = russianTyped;
  const kinds = {
    'at the table': verbs,
    'after `patience`': program,
    'options of rules': options,
    'what they are set to': choices,
    settings,
    'their values': values,
    'in a house': house,
  };
  return Object.entries(kinds)
    .map(([kind, words]) => {
      const told = Object.entries(words).map(([word, own]) => `\`${word}\` ${own.join(', ')}`);
      return `- ${kind}: ${told.join('; ')}`;
    })
    .join('\n');
}

/** Writes keys and words into the README: `npx tsx scripts/cheat-sheet.ts`. */
if (process.argv[1] === import.meta.filename) {
  const readme = resolve(import.meta.dirname, '../README.md');
  writeFileSync(readme, withCheatSheet(readFileSync(readme, 'utf8')));
}
