import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addToSummary, type Summary, summarize } from '../../session/summary.ts';
import type { WishGame } from '../../session/wish.ts';
import { dealtBefore, type HistoryPart, probeBefore, readResults } from './history-file.ts';
import type { Place } from './place.ts';
import { readSummary, writeSummary } from './summary-text.ts';
import { makeFolder, replaceFile } from './whole-file.ts';

/** Raised whenever a summary is made otherwise: older ones are made anew. */
const VERSION = 2;

interface Head {
  readonly v: number;
  readonly endByte: number;
  readonly probe: string;
  /** How many lines that cannot be read the player has been told of. */
  readonly damaged: number;
  readonly wishGames: readonly WishGame[];
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
  const known = kept && probeBefore(place, kept.head.endByte) === kept.head.probe ? kept : null;
  if (known) {
    const { head, summary } = known;
    const more = readResults(place, head.endByte);
    if (more.endByte === head.endByte) return { summary, damaged: 0 };
    const wasDealt = dealtBefore(place, head.endByte);
    if (addToSummary(summary, more.results, wishGames, wasDealt)) {
      const unread = unreadIn(more);
      const probe = probeBefore(place, more.endByte) ?? '';
      const damaged = head.damaged + unread;
      keep(place, { ...head, endByte: more.endByte, probe, damaged }, summary);
      return { summary, damaged: unread };
    }
  }
  const { endByte, probe, ...all } = readResults(place);
  const summary = summarize(all.results, wishGames);
  const damaged = unreadIn(all);
  keep(place, { v: VERSION, endByte, probe, damaged, wishGames }, summary);
  return { summary, damaged: Math.max(0, damaged - (kept?.head.damaged ?? 0)) };
}

/** The same where nobody can be told of damage; games that cannot be read are not known: never throws. */
export function readableSummary(place: Place, wishGames: readonly WishGame[]): Summary {
  try {
    return summaryOf(place, wishGames).summary;
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

function readKept(
  place: Place,
  wishGames: readonly WishGame[],
): ReturnType<typeof readSummary<Head>> {
  try {
    const kept = readSummary<Head>(readFileSync(keptPath(place)));
    if (kept?.head.v !== VERSION) return null;
    return JSON.stringify(kept.head.wishGames) === JSON.stringify(wishGames) ? kept : null;
  } catch {
    return null;
  }
}

/** Where it cannot be kept, it is made anew the next time. */
function keep(place: Place, head: Head, summary: Summary): void {
  try {
    makeFolder(place.cache);
    replaceFile(keptPath(place), writeSummary(head, summary));
  } catch {
    // A full disk or a folder that may not be written: nothing is lost.
  }
}
