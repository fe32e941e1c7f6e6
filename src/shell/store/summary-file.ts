import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addToSummary, type Summary, summarize } from '../../session/summary.ts';
import type { WishGame } from '../../session/wish.ts';
import { dealtBefore, type HistoryPart, probeBefore, readResults } from './history-file.ts';
import type { Place } from './place.ts';
import { readSummary, writeSummary } from './summary-text.ts';
import { makeFolder, replaceFile } from './whole-file.ts';

/** Raised whenever a summary is made otherwise: older ones are made anew. */
const VERSION = 3;

interface Head {
  readonly v: number;
  readonly endByte: number;
  readonly probe: string;
  /** How many lines cannot be read, damaged or of a later version, and of how many the player has been told. */
  readonly unread: number;
  readonly told: number;
  readonly wishGames: readonly WishGame[];
}

/**
 * What the history comes to. Only what was written since the last time is read; the rest is remembered in a file
 * that may be thrown away.
 */
export function summaryOf(place: Place, wishGames: readonly WishGame[]): Summary {
  return upToDate(place, wishGames).summary;
}

/**
 * The same for one who tells the player of damage: also gives how many lines cannot be read of which they have not been
 * told, and takes them as told from now on.
 */
export function summaryToTell(
  place: Place,
  wishGames: readonly WishGame[],
): { readonly summary: Summary; readonly damaged: number } {
  const { head, summary } = upToDate(place, wishGames);
  const damaged = Math.max(0, head.unread - head.told);
  if (damaged > 0) keep(place, { ...head, told: head.unread }, summary);
  return { summary, damaged };
}

function upToDate(place: Place, wishGames: readonly WishGame[]): Known {
  const kept = readKept(place, wishGames);
  const known = kept && probeBefore(place, kept.head.endByte) === kept.head.probe ? kept : null;
  if (known) {
    const { head, summary } = known;
    const more = readResults(place, head.endByte);
    if (more.endByte === head.endByte) return known;
    const wasDealt = dealtBefore(place, head.endByte);
    if (addToSummary(summary, more.results, wishGames, wasDealt)) {
      const { endByte } = more;
      const probe = probeBefore(place, endByte) ?? '';
      const unread = head.unread + unreadIn(more);
      return keep(place, { ...head, endByte, probe, unread }, summary);
    }
  }
  const { endByte, probe, ...all } = readResults(place);
  const told = kept?.head.told ?? 0;
  const head: Head = { v: VERSION, endByte, probe, unread: unreadIn(all), told, wishGames };
  return keep(place, head, summarize(all.results, wishGames));
}

/** The same where nobody can be told what goes wrong; games that cannot be read are not known: never throws. */
export function readableSummary(place: Place, wishGames: readonly WishGame[]): Summary {
  try {
    return summaryOf(place, wishGames);
  } catch {
    return summarize([], wishGames);
  }
}

function unreadIn({ damaged, newer }: Pick<HistoryPart, 'damaged' | 'newer'>): number {
  return damaged.length + newer;
}

function keptPath({ cache }: Place): string {
  return join(cache, 'summary.json');
}

/** A summary with what is known of it. */
interface Known {
  readonly head: Head;
  readonly summary: Summary;
}

function readKept(place: Place, wishGames: readonly WishGame[]): Known | null {
  try {
    const kept = readSummary<Head>(readFileSync(keptPath(place)));
    if (kept?.head.v !== VERSION) return null;
    return JSON.stringify(kept.head.wishGames) === JSON.stringify(wishGames) ? kept : null;
  } catch {
    return null;
  }
}

/** Gives them back; where they cannot be kept, they are made anew the next time. */
function keep(place: Place, head: Head, summary: Summary): Known {
  try {
    makeFolder(place.cache);
    replaceFile(keptPath(place), writeSummary(head, summary));
  } catch {
    // A full disk or a folder that may not be written: nothing is lost.
  }
  return { head, summary };
}
