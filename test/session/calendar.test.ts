import { describe, expect, it } from 'vitest';
import {
  dayOf,
  localDay,
  numberOf,
  readStamp,
  stampOf,
  utcDay,
  weekdayOf,
} from '../../src/session/calendar.ts';

const DAY = 86_400_000;

describe('days', () => {
  it('are those of the system calendar, from 1900 to 2200', () => {
    for (let number = -25_567; number < 84_000; number += 13) {
      const day = new Date(number * DAY).toISOString().slice(0, 10);
      expect(dayOf(number)).toBe(day);
      expect(numberOf(day)).toBe(number);
      expect(weekdayOf(number)).toBe((new Date(number * DAY).getUTCDay() + 6) % 7);
    }
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-11-31', '26-1-1', '', 'yesterday'])(
    '%j is none',
    (text) => expect(numberOf(text)).toBeNull(),
  );

  it('knows leap days', () => {
    expect(numberOf('2024-02-29')).toBe(numberOf('2024-03-01')! - 1);
    expect(numberOf('2000-02-29')).not.toBeNull();
    expect(numberOf('1900-02-29')).toBeNull();
  });
});

describe('moments', () => {
  const noon = Date.UTC(2026, 10, 29, 12, 0, 0);

  it.each([
    [-660, '2026-11-29', '2026-11-29T01:00:00-11:00'],
    [-570, '2026-11-29', '2026-11-29T02:30:00-09:30'],
    [0, '2026-11-29', '2026-11-29T12:00:00+00:00'],
    [345, '2026-11-29', '2026-11-29T17:45:00+05:45'],
    [719, '2026-11-29', '2026-11-29T23:59:00+11:59'],
    [720, '2026-11-30', '2026-11-30T00:00:00+12:00'],
    [840, '2026-11-30', '2026-11-30T02:00:00+14:00'],
  ])('are told by the clock that is %i minutes ahead', (offset, day, stamp) => {
    expect(localDay({ ms: noon, offset })).toBe(day);
    expect(utcDay({ ms: noon, offset })).toBe('2026-11-29');
    expect(stampOf({ ms: noon, offset })).toBe(stamp);
    expect(readStamp(stamp)).toEqual({ ms: noon, offset });
  });

  it('lose what is less than a second, also before 1970', () => {
    expect(stampOf({ ms: -1, offset: 0 })).toBe('1969-12-31T23:59:59+00:00');
    expect(stampOf({ ms: 999, offset: 0 })).toBe('1970-01-01T00:00:00+00:00');
  });

  it.each([
    '2026-11-29T25:00:00+00:00',
    '2026-11-29T12:60:00+00:00',
    '2026-02-30T12:00:00+00:00',
    '2026-11-29 12:00:00',
    '',
  ])('%j is none', (text) => expect(readStamp(text)).toBeNull());
});
