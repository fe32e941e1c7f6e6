import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { isNamedFor, namesIn } from './save-names.ts';
import { codeOf, renameOnce, textOf, timeOf, unlinkQuietly } from './whole-file.ts';
import { isAtTable } from './writer.ts';

/** More files are put aside by nobody. */
const MOST = 1000;

/** A file in the folder of games in hand, as it was when it was looked at. */
export interface SavedFile {
  readonly path: string;
  readonly text: string;
  /** When it was last written, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * The files of unfinished games of this name, the one that was played last first. One that another goes on from is
 * left out: whoever took that game over was ended before the old file was taken away.
 */
export function savedFilesOf(folder: string, game: string): SavedFile[] {
  const files = allFilesOf(folder, game);
  return files
    .filter((one) => !files.some((other) => goesOnFrom(other.text, one.text)))
    .sort((a, b) => b.at - a.at);
}

function allFilesOf(folder: string, game: string): SavedFile[] {
  return namesIn(folder).flatMap((name) => {
    if (!isNamedFor(game, name)) return [];
    const path = join(folder, name);
    const text = textOf(path);
    return text === null ? [] : [{ path, text, at: timeOf(path) }];
  });
}

/** Whether a text begins with all whole lines of another, and has more. */
function goesOnFrom(text: string, before: string): boolean {
  const whole = before.slice(0, before.lastIndexOf('\n') + 1);
  return whole.length > 0 && text.length > before.length && text.startsWith(whole);
}

/**
 * Takes away all files of a play that is settled but this one, unless somebody is still playing it. The one that tells
 * how it ended goes after them: an older one alone would be gone on with.
 */
export function removeRemains(
  folder: string,
  game: string,
  play: string,
  last: string | null,
): void {
  for (const { path, text } of allFilesOf(folder, game)) {
    const isOfPlay = path !== last && text.includes(`\nplay ${play} #`);
    if (isOfPlay && !isAtTable(lastWriter(text))) unlinkQuietly(path);
  }
}

/** Who wrote last, whether or not they have left the table. */
function lastWriter(text: string): string | null {
  const last = text.slice(text.lastIndexOf('\nsat ') + 1);
  return /^sat (.*) #[0-9a-f]{8}$/mu.exec(last)?.[1] ?? null;
}

let taken = 0;

/**
 * Takes a file over from whoever wrote it: from now on it is another's no longer, and they will notice. Gives its
 * new name, or null where somebody else was faster.
 */
export function takeOver(path: string): string | null {
  const name = path.replace(/(?:\.taken-\d+-\d+)?\.txt$/u, `.taken-${process.pid}-${++taken}.txt`);
  try {
    renameSync(path, name);
    return name;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Puts a file aside as it is, under the name it had and a word on what is the matter; gives where it is now. */
export function putAside(path: string, word: string): string {
  const name = path.replace(/\.taken-\d+-\d+\.txt$/u, '.txt');
  for (let i = 1; i < MOST; i++) {
    const aside = `${name}.${word}-${i}`;
    if (renameOnce(path, aside)) return aside;
  }
  throw new Error(`too many files put aside: ${name}`);
}
