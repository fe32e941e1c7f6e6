import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Files are the player's own: a wish is nobody else's business. */
const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;

/** Files that were begun so many milliseconds ago and not finished belong to a program that was ended. */
const ABANDONED = 60_000;

let written = 0;

/**
 * Makes a folder and those above it, where they are not there. One by one: Node 20 asked to make them all never comes
 * back where the system, as in /proc, says of a folder that is there that it is not.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: OWN_FOLDER });
  } catch (error) {
    // Another program may have been as quick.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/**
 * Puts a whole file in the place of another, so that whenever this is cut short the old one or the new one is
 * there, and never half of one.
 */
export function replaceFile(path: string, text: string): void {
  const fresh = writeFresh(path, text, true);
  try {
    renameSync(fresh, path);
  } catch (error) {
    unlinkQuietly(fresh);
    throw error;
  }
  syncFolder(dirname(path));
  sweep(dirname(path));
}

/**
 * Puts a whole file where none was. False, and nothing done, where one is. It does not wait for the disk: nothing
 * that was there before is lost with it.
 */
export function createFile(path: string, text: string): boolean {
  const fresh = writeFresh(path, text, false);
  try {
    return nameOnce(fresh, path);
  } finally {
    unlinkQuietly(fresh);
    sweep(dirname(path));
  }
}

/** Gives a file another name, unless that is taken: false, and nothing done. */
export function renameOnce(from: string, to: string): boolean {
  if (!nameOnce(from, to)) return false;
  unlinkQuietly(from);
  return true;
}

/** The text of a file, or null where it is gone. */
export function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** When a file was last written, in milliseconds since 1970; 0 where it is gone. */
export function timeOf(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

/** Takes a file away; it does not matter if it is gone already. */
export function unlinkQuietly(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // Gone, or not ours to take away: what it was for is done either way.
  }
}

function nameOnce(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (codeOf(error) === 'ENOENT') throw error;
  }
  // No links on this file system: the name is taken first, and then filled.
  try {
    closeSync(openSync(to, 'wx', OWN_FILE));
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  renameSync(from, to);
  return true;
}

/** Writes a file beside another, under a name of this process's own. */
function writeFresh(path: string, text: string, waits: boolean): string {
  const fresh = join(dirname(path), `.${basename(path)}.${process.pid}-${++written}.new`);
  const file = openSync(fresh, 'wx', OWN_FILE);
  try {
    writeAll(file, text);
    if (waits) fsyncSync(file);
  } catch (error) {
    unlinkQuietly(fresh);
    throw error;
  } finally {
    closeSync(file);
  }
  return fresh;
}

/** Takes away what programs that were ended in the midst of writing have left behind. */
function sweep(folder: string): void {
  const now = Date.now();
  for (const name of readdirSync(folder)) {
    if (!/^\..*\.\d+-\d+\.new$/u.test(name)) continue;
    const path = join(folder, name);
    if (Math.abs(now - timeOf(path)) > ABANDONED) unlinkQuietly(path);
  }
}

/** Writes all of a text to an open file. */
export function writeAll(file: number, text: string): void {
  let rest = Buffer.from(text);
  while (rest.length > 0) rest = rest.subarray(writeSync(file, rest));
}

/** The new name is on the disk too. Not every system lets a folder be opened; then it must do without. */
function syncFolder(folder: string): void {
  try {
    const file = openSync(folder, 'r');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch {
    // The rename itself was done.
  }
}

/** The code of a system error, '' where it is none. */
export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException | null)?.code ?? '';
}
