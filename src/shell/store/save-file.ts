import { closeSync, fstatSync, fsync, fsyncSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, createFile, makeFolder, unlinkQuietly, writeAll } from './whole-file.ts';

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
