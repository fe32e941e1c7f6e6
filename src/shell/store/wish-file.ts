import { closeSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { type MadeWish, type ReadWishes, readWishes, wishLine } from '../../session/wishes.ts';
import type { Place } from './place.ts';
import { makeFolder, textOf, writeAll } from './whole-file.ts';

/** Where the wishes are. */
export function wishPath({ data }: Place): string {
  return join(data, 'wishes.jsonl');
}

/** The wishes that were made. */
export function madeWishes(place: Place): ReadWishes {
  return readWishes(textOf(wishPath(place)) ?? '');
}

/** Keeps a wish where only the player can read it. */
export function keepWish(place: Place, wish: MadeWish): void {
  makeFolder(place.data);
  const file = openSync(wishPath(place), 'a', 0o600);
  try {
    writeAll(file, wishLine(wish));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
