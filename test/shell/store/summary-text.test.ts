import { expect, it } from 'vitest';
import { addToSummary, summarize } from '../../../src/session/summary.ts';
import { readSummary, writeSummary } from '../../../src/shell/store/summary-text.ts';
import { results } from '../../session/results.ts';

const WISH = [{ game: 'tens', options: {} }];
const HEAD = { v: 2, endByte: 7 };
const PAST = results(
  { outcome: 'won', ended: '1999-01-02T23:59:00-11:00' },
  { game: 'demon', options: { unit: 'any' } },
  { ended: '2026-12-01T00:01:00+14:00' },
  { seed: 'daily-2026-11-29', begun: '2026-11-29T12:00:00+00:00' },
  { outcome: 'won', undos: 2, ended: '2026-11-28T00:01:00+14:00' },
);

function written(...past: typeof PAST): Buffer {
  return Buffer.from(writeSummary(HEAD, summarize(past, WISH)));
}

it('is read as it was written', () => {
  for (const past of [[], PAST]) {
    const read = readSummary<typeof HEAD>(written(...past))!;
    expect(read.head).toEqual(HEAD);
    expect(read.summary).toEqual(summarize(past, WISH));
    expect(writeSummary(HEAD, read.summary)).toBe(written(...past).toString());
  }
});

it('can be added to before it was looked into, and written again', () => {
  const { summary } = readSummary(written(...PAST.slice(0, 3)))!;
  expect(addToSummary(summary, PAST.slice(3), WISH, () => false)).toBe(true);
  expect(summary).toEqual(summarize(PAST, WISH));
  const again = readSummary(Buffer.from(writeSummary(HEAD, summary)))!;
  expect(again.summary).toEqual(summarize(PAST, WISH));
});

it('is damaged wherever a byte is another, or is not there', () => {
  const bytes = written(...PAST);
  for (let at = 0; at < bytes.length; at++) {
    const other = Buffer.from(bytes);
    other[at]! ^= 1;
    expect(readSummary(other), String(at)).toBeNull();
    expect(readSummary(bytes.subarray(0, at)), String(at)).toBeNull();
  }
});
