import {
  closeSync,
  fstatSync,
  fsync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  codeOf,
  createFile,
  makeFolder,
  renameOnce,
  unlinkQuietly,
  writeAll,
} from './whole-file.ts';

/** More unfinished games of one kind than anybody has. */
const MOST = 1000;

/** A game in hand on the disk: lines are added at its end, and reach the system before the next thing happens. */
export class SaveFile {
  readonly path: string;
  readonly #file: number;
  readonly #inode: number;
  #isSyncing = false;
  #isDirty = true;
  #isClosed = false;
  #whenSynced: (() => void) | null = null;

  private constructor(path: string) {
    this.path = path;
    this.#file = openSync(path, 'a');
    this.#inode = fstatSync(this.#file).ino;
  }

  /** A new file for a game of this name, beside all others there are: `tens.txt`, `tens-2.txt` … */
  static create(folder: string, game: string, text: string): SaveFile {
    makeFolder(folder);
    for (let i = 1; i < MOST; i++) {
      const path = join(folder, i === 1 ? `${game}.txt` : `${game}-${i}.txt`);
      if (createFile(path, text)) return new SaveFile(path);
    }
    throw new Error(`too many games in ${folder}`);
  }

  /**
   * Adds lines. False where another program has taken the game over in the meantime: what was added may then be
   * seen by nobody.
   */
  add(lines: string): boolean {
    writeAll(this.#file, lines);
    this.#isDirty = true;
    this.#syncSoon();
    return this.isOurs;
  }

  /** Whether the file under this name is still the one that is written to. */
  get isOurs(): boolean {
    try {
      return statSync(this.path).ino === this.#inode;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return false;
      throw error;
    }
  }

  /** Calls back once, as soon as a new file has reached the disk. */
  whenSynced(done: () => void): void {
    this.#whenSynced = done;
    this.#syncSoon();
  }

  /** Waits until all lines are on the disk. */
  sync(): void {
    if (this.#isClosed || !(this.#isDirty || this.#isSyncing)) return;
    this.#isDirty = false;
    fsyncSync(this.#file);
    this.#synced();
  }

  #synced(): void {
    this.#whenSynced?.();
    this.#whenSynced = null;
  }

  /** Leaves the file where it is. */
  close(): void {
    if (this.#isClosed) return;
    this.sync();
    this.#isClosed = true;
    if (!this.#isSyncing) closeSync(this.#file);
  }

  /** Takes the file away, its game having come to an end. */
  remove(): void {
    if (this.isOurs) unlinkQuietly(this.path);
    this.#isDirty = false;
    this.close();
  }

  /** Brings the lines to the disk without being waited for; those that come meanwhile go together. */
  #syncSoon(): void {
    if (this.#isSyncing) return;
    this.#isSyncing = true;
    this.#isDirty = false;
    fsync(this.#file, () => {
      this.#isSyncing = false;
      this.#synced();
      if (this.#isClosed) closeSync(this.#file);
      else if (this.#isDirty) this.#syncSoon();
    });
  }
}

/** The files of unfinished games of this name, the one that was played last first. */
export function saveFilesOf(folder: string, game: string): string[] {
  const pattern = new RegExp(`^${game}(?:-\\d+)?(?:\\.taken-\\d+-\\d+)?\\.txt$`, 'u');
  return namesIn(folder)
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name))
    .map((path) => ({ path, at: timeOf(path) }))
    .sort((a, b) => b.at - a.at)
    .map(({ path }) => path);
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

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
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
