import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Where texts for a player would be out of place: they belong into a language. */
const FOLDERS = ['notation', 'command', 'app', 'ui', 'shell', 'session', 'rules'];

/** Texts that no player reads as a sentence, and why. */
const ALLOWED: readonly (readonly [text: RegExp, reason: string])[] = [
  [
    /^patience (?:record|save|telling)\b|^ 1\\n-rules/u,
    'the first words of a file, the same for everyone',
  ],
  [
    /^patience: stopped by a fault/u,
    'a fault of the program, told where no language may be loaded',
  ],
  [/^(?:several at once|turn over)$|^\$\{from\} to empty \$\{to\}$/u, 'the key of a kind of move'],
  [/<|@keyframes/u, 'a picture'],
  [/^\s*(?:insert into|select|update|delete from) |create table/u, 'asked of a database'],
  [/^# TYPE /u, 'a figure for a program'],
];

/** A fault of whoever wrote the program, which no player meets. */
const THROWN = /(?:Error|throw)\b[^;]*$/u;

/** Two words side by side, or one before a full stop: more than a name. */
const SENTENCE = /[A-Za-z]{2,} [a-z]{2,}|^[A-Z][a-z]+[.!?]/u;

const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gu;

function sentencesIn(source: string): string[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//gu, '')
    .replace(/(^|[\s;{])\/\/.*$/gmu, '$1')
    .replace(/^(?:import|export)\b[^;]*?from '[^']*';/gmu, '');
  return [...code.matchAll(LITERAL)].flatMap((match) => {
    const text = match[0].slice(1, -1);
    const before = code
      .slice(0, match.index)
      .split(/[;{}]\s*\n/u)
      .at(-1)!;
    const isAllowed = ALLOWED.some(([allowed]) => allowed.test(text)) || THROWN.test(before);
    return SENTENCE.test(text.replace(/\$\{[^}]*\}/gu, '§')) && !isAllowed ? [text] : [];
  });
}

function filesOf(folder: string): string[] {
  return readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join('src', folder, path).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/u.test(path) && !path.startsWith('src/notation/language/'));
}

it.each(FOLDERS)('%s says nothing of its own: what is read stands in the languages', (folder) => {
  const said = filesOf(folder).flatMap((path) =>
    sentencesIn(readFileSync(path, 'utf8')).map((text) => `${path}: ${text}`),
  );
  expect(said).toEqual([]);
});

it('finds a sentence, and lets a fault of the program be', () => {
  expect(sentencesIn("tell('There is nothing here.');")).toHaveLength(1);
  expect(sentencesIn('tell(`You won all games`);')).toHaveLength(1);
  expect(sentencesIn("throw new Error('there is nothing here');")).toEqual([]);
  expect(sentencesIn("/* it's so */ const a = 'move'; // not a word of it")).toEqual([]);
});
