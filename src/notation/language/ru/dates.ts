const DAY = 86_400_000;
/** A month on the average. */
const MONTH = 30.436875;
/** Day 4 was a Monday: days are counted from 1970-01-01. */
const MONDAY = 4;

/** The middle of a month, from 1, as a moment; any year will do for its name. */
function middleOf(month: number): number {
  return Math.floor((month - 0.5) * MONTH) * DAY;
}

/** `2026-11-29` as «29 ноября 2026 г.»; what is no date stays as it is. */
export function dayInWords(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(day) ?? [];
  if (year === undefined) return day;
  const format = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const parts = format.formatToParts(middleOf(Number(month)));
  const name = parts.find(({ type }) => type === 'month')?.value ?? month!;
  return `${Number(date)} ${name} ${Number(year)} г.`;
}

/** «янв», «фев» … : three letters each. */
export function monthsInShort(): readonly string[] {
  const format = new Intl.DateTimeFormat('ru', { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, i) => format.format(middleOf(i + 1)).slice(0, 3));
}

/** «пн», «вт» … */
export function weekdaysInShort(): readonly string[] {
  const format = new Intl.DateTimeFormat('ru', { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, i) => format.format((MONDAY + i) * DAY));
}
