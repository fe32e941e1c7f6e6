/** A moment and how it is told where the player is. */
export interface Instant {
  /** Milliseconds since 1970-01-01 in UTC. */
  readonly ms: number;
  /** How many minutes the local clock is ahead of UTC: from -720 to 840. */
  readonly offset: number;
}

/** A date of the proleptic Gregorian calendar, `2026-11-29`; days compare as texts do. */
export type Day = string;

/** A moment as text, `2026-11-29T22:10:05+01:00`: seconds, on the local clock. It begins with the local day. */
export type Stamp = string;

const DAY = 86_400_000;
const MINUTE = 60_000;

/** The date on the player's own calendar. */
export function localDay({ ms, offset }: Instant): Day {
  return dayOf(Math.floor((ms + offset * MINUTE) / DAY));
}

/** The date in UTC, which is the same for everyone. */
export function utcDay({ ms }: Instant): Day {
  return dayOf(Math.floor(ms / DAY));
}

/** Days are counted from 1970-01-01, day 0, a Thursday. Algorithm: Howard Hinnant, `civil_from_days` (public domain). */
export function dayOf(number: number): Day {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  );
  const ofYear =
    ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const month = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * month + 2) / 5) + 1;
  const year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0);
  return `${pad(year, 4)}-${pad(month < 10 ? month + 3 : month - 9)}-${pad(day)}`;
}

/** The number of a date, or null where the text is none. */
export function numberOf(day: Day): number | null {
  const [, years, months, days] = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(day) ?? [];
  if (years === undefined) return null;
  const month = Number(months);
  const year = Number(years) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + Number(days) - 1;
  const ofEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + ofYear;
  const number = era * 146_097 + ofEra - 719_468;
  return dayOf(number) === day ? number : null;
}

/** 0 for a Monday … 6 for a Sunday. */
export function weekdayOf(number: number): number {
  return (((number + 3) % 7) + 7) % 7;
}

/** The moment as a stamp; what is less than a second is dropped. */
export function stampOf(instant: Instant): Stamp {
  const { ms, offset } = instant;
  const seconds = Math.floor((ms + offset * MINUTE) / 1000);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60), seconds]
    .map((value, i) => pad(modulo(value, i === 0 ? 24 : 60)))
    .join(':');
  const ahead = Math.abs(offset);
  const zone = `${offset < 0 ? '-' : '+'}${pad(Math.floor(ahead / 60))}:${pad(ahead % 60)}`;
  return `${localDay(instant)}T${clock}${zone}`;
}

/** The moment a stamp tells, or null where the text is none. */
export function readStamp(stamp: string): Instant | null {
  const match = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d):(\d\d)([+-])(\d\d):(\d\d)$/u.exec(stamp);
  if (!match) return null;
  const number = numberOf(match[1]!);
  if (number === null) return null;
  const [hour, minute, second, ahead, more] = [2, 3, 4, 6, 7].map((i) => Number(match[i]));
  const offset = (match[5] === '-' ? -1 : 1) * (ahead! * 60 + more!);
  const ms = number * DAY + (hour! * 3600 + minute! * 60 + second!) * 1000 - offset * MINUTE;
  const instant = { ms, offset };
  return stampOf(instant) === stamp ? instant : null;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}
