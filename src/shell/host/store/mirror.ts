import { mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { makeFolder, replaceFile, unlinkQuietly } from '../../store/whole-file.ts';

/** What can be made again, and what is of this machine only. */
const OWN = /(?:^|\/)(?:summary\.json|\.[^/]*)$/u;

/** The turn at a player's seat that a folder was filled in; whoever had a later one knows better. */
const MARK = '.epoch';

/** One file of a player. */
export interface MirroredFile {
  readonly path: string;
  readonly text: string;
}

/** What changed in a folder since it was looked at last. */
export interface Changes {
  readonly written: readonly MirroredFile[];
  readonly removed: readonly string[];
}

/** A player's folder as it is known elsewhere too, and what of it is not known there yet. */
export class Mirror {
  readonly folder: string;
  /** By path: size and time of what is known elsewhere. */
  #known = new Map<string, string>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The turn in which this folder was filled, or null where that is not known. */
  get epoch(): number | null {
    try {
      return Number(readFileSync(join(this.folder, MARK), 'utf8')) || null;
    } catch {
      return null;
    }
  }

  mark(epoch: number | null): void {
    makeFolder(this.folder);
    replaceFile(join(this.folder, MARK), String(epoch ?? ''));
  }

  /** Makes the folder hold just these files. What it held before is put aside, beside it. */
  fill(files: readonly MirroredFile[]): void {
    if (this.#paths().length > 0) renameSync(this.folder, `${this.folder}.left-${Date.now()}`);
    makeFolder(this.folder);
    for (const { path, text } of files) {
      const whole = join(this.folder, path);
      mkdirSync(dirname(whole), { recursive: true, mode: 0o700 });
      replaceFile(whole, text);
    }
    this.settle(this.changes());
  }

  /** As if nothing were known elsewhere. */
  forget(): void {
    this.#known = new Map();
  }

  /** What has to be told elsewhere. */
  changes(): Changes {
    const paths = this.#paths();
    const written = paths
      .filter((path) => this.#known.get(path) !== this.#stateOf(path))
      .flatMap((path) => this.#read(path));
    const removed = [...this.#known.keys()].filter((path) => !paths.includes(path));
    return { written, removed };
  }

  /** These changes are known elsewhere now. Files written to meanwhile will be told again. */
  settle({ written, removed }: Changes): void {
    for (const { path, text } of written) {
      const state = this.#stateOf(path);
      if (state.startsWith(`${Buffer.byteLength(text)} `)) this.#known.set(path, state);
    }
    for (const path of removed) this.#known.delete(path);
  }

  /** Takes away what was put in the folder, once it is safe elsewhere and is to be read anew. */
  clear(): void {
    for (const path of this.#paths()) unlinkQuietly(join(this.folder, path));
    this.forget();
  }

  #paths(): string[] {
    try {
      return readdirSync(this.folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(this.folder, join(entry.parentPath, entry.name)))
        .filter((path) => !OWN.test(path));
    } catch {
      return [];
    }
  }

  #read(path: string): MirroredFile[] {
    try {
      return [{ path, text: readFileSync(join(this.folder, path), 'utf8') }];
    } catch {
      // Gone since it was listed.
      return [];
    }
  }

  #stateOf(path: string): string {
    try {
      const { size, mtimeMs, ino } = statSync(join(this.folder, path));
      return `${size} ${mtimeMs} ${ino}`;
    } catch {
      return '';
    }
  }
}
