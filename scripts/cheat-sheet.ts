import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { keyTable } from '../src/app/key-table.ts';
import { BINDINGS } from '../src/app/keys.ts';
import { english } from '../src/notation/language/en/english.ts';

const BEGIN = '<!-- cheat-sheet:begin -->';
const END = '<!-- cheat-sheet:end -->';

/** The text with the keys of today between its two marks. Throws where the marks are missing. */
export function withCheatSheet(text: string): string {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`there is no ${BEGIN} before ${END}`);
  return `${text.slice(0, begin + BEGIN.length)}\n${cheatSheet()}\n${text.slice(end)}`;
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

/** Writes the keys into the README: `npx tsx scripts/cheat-sheet.ts`. */
if (process.argv[1] === import.meta.filename) {
  const readme = resolve(import.meta.dirname, '../README.md');
  writeFileSync(readme, withCheatSheet(readFileSync(readme, 'utf8')));
}
