import { closeSync, fstatSync, fsync, fsyncSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { dealKey, type Finished } from '../../session/finished.ts';
import { historyLine, type ReadHistory, type Result, readHistory } from '../../session/history.ts';
import { lastGames, type Sought } from '../../session/last-games.ts';
import type { Place } from './place.ts';
import { codeOf, makeFolder, writeAll } from './whole-file.ts';

/** Where the results of all games are, a line each; it only ever grows. */
export function historyPath({ data }: Place): string {
  return join(data, 'history.jsonl');
}

/**
 * Adds a result. It is written in one piece at the end of the file, wherever that is by then, so that programs
 * running at once lose nothing of each other's; and it is on its way to the disk when this returns.
 */
export function addResult(place: Place, result: Result): void {
  makeFolder(place.data);
  const file = openSync(historyPath(place), 'a', 0o600);
  try {
    writeAll(file, historyLine(result));
  } catch (error) {
    closeSync(file);
    throw error;
  }
  fsync(file, () => closeSync(file));
}

/** Waits until all results are on the disk. */
export function syncHistory(place: Place): void {
  try {
    const file = openSync(historyPath(place), 'r');
    fsyncSync(file);
    closeSync(file);
  } catch {
    // No history yet, or a system that syncs only what it writes: the results have been handed over.
  }
}

/** A stretch of the history: what it holds, and how far into the file it goes. */
export interface HistoryPart extends ReadHistory {
  /** In bytes from the beginning of the file. */
  readonly endByte: number;
  /** The bytes just before that, to know the file again by. */
  readonly probe: string;
}

/** How many bytes of the history are remembered to know it again by: they hold a checksum. */
const PROBE = 24;

/** The results from a byte of the file on; 0 is its beginning. */
export function readResults(place: Place, from = 0): HistoryPart {
  const bytes = bytesFrom(place, from);
  const read = readHistory(bytes.toString('utf8'));
  const length = bytes.lastIndexOf(0x0a) + 1;
  return { ...read, endByte: from + length, probe: probeOf(bytes.subarray(0, length)) };
}

/** The games that are over, the one that ended last first; only as many are read as are taken. */
export function gamesFromLast(place: Place, sought: Sought = {}): Generator<Finished> {
  return lastGames(bytesFrom(place, 0).toString('utf8'), sought);
}

/** The bytes before a place in the file, as `probe` of what was read up to there; null where it is shorter. */
export function probeBefore(place: Place, endByte: number): string | null {
  const start = Math.max(0, endByte - PROBE);
  const bytes = bytesFrom(place, start, endByte);
  return bytes.length === endByte - start ? probeOf(bytes) : null;
}

/** Tells of a result whether its deal was played in the lines before a place in the file. */
export function dealtBefore(place: Place, endByte: number): (result: Result) => boolean {
  let bytes: Buffer | null = null;
  return (result) => {
    bytes ??= bytesFrom(place, 0, endByte);
    const { seed, pack } = result;
    const sign =
      seed === null ? `"pack":${JSON.stringify(pack)}` : `"seed":${JSON.stringify(seed)}`;
    for (let at = bytes.indexOf(sign); at >= 0; at = bytes.indexOf(sign, at + 1)) {
      const line = bytes.subarray(bytes.lastIndexOf('\n', at) + 1, bytes.indexOf('\n', at) + 1);
      const [found] = readHistory(line.toString('utf8')).results;
      if (found && dealKey(found) === dealKey(result)) return true;
    }
    return false;
  };
}

function probeOf(bytes: Buffer): string {
  return bytes.subarray(Math.max(0, bytes.length - PROBE)).toString('latin1');
}

function bytesFrom(place: Place, from: number, to = Number.POSITIVE_INFINITY): Buffer {
  let file: number;
  try {
    file = openSync(historyPath(place), 'r');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
  try {
    const bytes = Buffer.alloc(Math.max(0, Math.min(fstatSync(file).size, to) - from));
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read) {
      read = readSync(file, bytes, length, bytes.length - length, from + length);
    }
    return bytes.subarray(0, length);
  } finally {
    closeSync(file);
  }
}
