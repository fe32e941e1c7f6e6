import type { Day } from './calendar.ts';
import { openLine, sealLine } from './sealed-line.ts';

const VERSION = 1;

/** Longer wishes are not reasonable. */
const LONGEST = 500;

/** A wish that was made on a day; without a text the player kept it to themselves. */
export interface MadeWish {
  readonly day: Day;
  readonly text: string;
}

/** A text as it can be kept: on one line, and no longer than is reasonable. */
export function framed(text: string): string {
  const line = text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toWellFormed();
  return [...line].slice(0, LONGEST).join('');
}

/** A wish as one line, its end included. */
export function wishLine({ day, text }: MadeWish): string {
  return `${sealLine({ v: VERSION, day, text })}\n`;
}

/** What a file of wishes was found to hold. */
export interface ReadWishes {
  /** One a day: the first counts. */
  readonly wishes: readonly MadeWish[];
  /** How many lines are damaged, or of a later version. */
  readonly unread: number;
}

/** The wishes that were made. Lines that cannot be read are left out. */
export function readWishes(text: string): ReadWishes {
  let unread = 0;
  const wishes = new Map<Day, MadeWish>();
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const { v, day, text: said } = openLine(line) ?? {};
    if (v !== VERSION || typeof day !== 'string' || typeof said !== 'string') unread++;
    else if (!wishes.has(day)) wishes.set(day, { day, text: said });
  }
  return { wishes: [...wishes.values()], unread };
}
