import { join } from 'node:path';
import { checksum, checksumText } from '../../session/checksum.ts';
import { addToSummary, type Summary, summarize } from '../../session/summary.ts';
import type { WishGame } from '../../session/wish.ts';
import { dealtBefore, type HistoryPart, probeBefore, readResults } from './history-file.ts';
import type { Place } from './place.ts';
import { makeFolder, replaceFile, textOf } from './whole-file.ts';

/** Raised whenever a summary is made otherwise: older ones are made anew. */
const VERSION = 1;

interface Kept {
  readonly v: number;
  readonly endByte: number;
  readonly probe: string;
  /** How many lines that cannot be read the player has been told of. */
  readonly damaged: number;
  readonly wishGames: readonly WishGame[];
  readonly summary: Summary;
}

/** The summary of the whole history, and what the player has not been told yet of damage to it. */
export interface SummaryNow {
  readonly summary: Summary;
  /** How many lines cannot be read, damaged or of a later version, of which the player has not been told. */
  readonly damaged: number;
}

/**
 * What the history comes to. Only what was written since the last time is read; the rest is remembered in a file
 * that may be thrown away.
 */
export function summaryOf(place: Place, wishGames: readonly WishGame[]): SummaryNow {
  const kept = readKept(place, wishGames);
  const known = kept && probeBefore(place, kept.endByte) === kept.probe ? kept : null;
  if (known) {
    const more = readResults(place, known.endByte);
    if (more.endByte === known.endByte) return { summary: known.summary, damaged: 0 };
    if (addToSummary(known.summary, more.results, wishGames, dealtBefore(place, known.endByte))) {
      const unread = unreadIn(more);
      const damaged = known.damaged + unread;
      keep(place, {
        ...known,
        endByte: more.endByte,
        probe: probeAt(place, more.endByte),
        damaged,
      });
      return { summary: known.summary, damaged: unread };
    }
  }
  const all = readResults(place);
  const summary = summarize(all.results, wishGames);
  const damaged = unreadIn(all);
  keep(place, { v: VERSION, endByte: all.endByte, probe: all.probe, damaged, wishGames, summary });
  return { summary, damaged: Math.max(0, damaged - (kept?.damaged ?? 0)) };
}

/** The same where nobody can be told of damage; games that cannot be read are not known: never throws. */
export function readableSummary(place: Place, wishGames: readonly WishGame[]): Summary {
  try {
    return summaryOf(place, wishGames).summary;
  } catch {
    return summarize([], wishGames);
  }
}

function unreadIn({ damaged, newer }: HistoryPart): number {
  return damaged.length + newer;
}

function probeAt(place: Place, endByte: number): string {
  return probeBefore(place, endByte) ?? '';
}

function keptPath({ cache }: Place): string {
  return join(cache, 'summary.json');
}

function readKept(place: Place, wishGames: readonly WishGame[]): Kept | null {
  try {
    const [sum, json = ''] = (textOf(keptPath(place)) ?? '').split('\n');
    if (sum !== checksumText(checksum(json))) return null;
    const kept: Kept = JSON.parse(json);
    const isOurs =
      kept.v === VERSION && JSON.stringify(kept.wishGames) === JSON.stringify(wishGames);
    return isOurs ? kept : null;
  } catch {
    return null;
  }
}

/** Where it cannot be kept, it is made anew the next time. */
function keep(place: Place, kept: Kept): void {
  try {
    makeFolder(place.cache);
    const json = JSON.stringify(kept);
    replaceFile(keptPath(place), `${checksumText(checksum(json))}\n${json}`);
  } catch {
    // A full disk or a folder that may not be written: nothing is lost.
  }
}
