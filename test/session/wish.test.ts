import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/games/index.ts';
import { wishGames } from '../../src/games/wish.ts';
import { localDay, stampOf } from '../../src/session/calendar.ts';
import { finishedGames } from '../../src/session/finished.ts';
import type { Result } from '../../src/session/history.ts';
import { countForWish, type WishRecord, wishOn } from '../../src/session/wish.ts';
import { result } from './results.ts';

const EN = { rules: 'en' };
const THREE: readonly Partial<Result>[] = [
  { game: 'demon', options: { unit: 'whole', fill: 'any' } },
  { game: 'tens' },
  { game: 'idiots-delight', options: EN },
];

function recordOf(given: readonly Partial<Result>[]): WishRecord {
  const record: WishRecord = {};
  const all = given.map((one, i) =>
    result({ play: `p${i}`, seed: `s${i}`, outcome: 'won', ...one }),
  );
  for (const game of finishedGames(all)) countForWish(record, game, wishGames);
  return record;
}

/** What is still missing on a day. */
function missing(given: readonly Partial<Result>[], day = '2026-11-29', strict = false): string[] {
  return wishOn(recordOf(given), day, wishGames, strict)
    .parts.filter(({ isDone }) => !isDone)
    .map(({ game }) => game);
}

describe('the wish', () => {
  it('is of three games of the catalogue', () => {
    for (const { game, options } of wishGames) {
      const known = catalogue.find(({ name }) => name === game)!;
      for (const [name, value] of Object.entries(options)) {
        expect(known.options.find((one) => one.name === name)!.values).toContain(value);
      }
    }
    expect(wishGames.map(({ game }) => game)).toEqual(['tens', 'demon', 'idiots-delight']);
  });

  it('is granted when all three have come out, in any order', () => {
    const [a, b, c] = THREE as [Partial<Result>, Partial<Result>, Partial<Result>];
    for (const order of [
      [a, b, c],
      [c, b, a],
      [b, a, c],
    ]) {
      expect(missing(order)).toEqual([]);
      expect(wishOn(recordOf(order), '2026-11-29', wishGames).isGranted).toBe(true);
      expect(wishOn(recordOf(order.slice(1)), '2026-11-29', wishGames).isGranted).toBe(false);
    }
  });

  it('does not mind failures, nor a game that comes out twice', () => {
    const failures = THREE.map((one): Partial<Result> => ({ ...one, outcome: 'lost' }));
    expect(missing([...failures, ...THREE, ...THREE, ...failures])).toEqual([]);
    expect(missing([...failures, THREE[0]!, THREE[0]!])).toEqual(['tens', 'idiots-delight']);
  });

  it('is of the English rules', () => {
    const russian = { ...THREE[2]!, options: { rules: 'ru' } };
    expect(missing([THREE[0]!, THREE[1]!, russian])).toEqual(['idiots-delight']);
    expect(missing([{ game: 'canfield' }, { game: 'klondike' }])).toHaveLength(3);
  });

  it('counts the tries of the day and those of other days', () => {
    const yesterday = { ended: '2026-11-28T20:00:00+01:00' };
    const wish = wishOn(
      recordOf([
        { game: 'tens', outcome: 'lost' },
        { game: 'tens', outcome: 'won' },
        { game: 'tens', outcome: 'lost', ...yesterday },
        { game: 'demon', outcome: 'won', ...yesterday },
      ]),
      '2026-11-29',
      wishGames,
    );
    expect(wish.parts[0]).toMatchObject({ tries: 2, won: 1, before: { tries: 1, won: 0 } });
    expect(wish.parts[1]).toMatchObject({ tries: 0, isDone: false, before: { tries: 1, won: 1 } });
  });

  it('marks wins with undo or on a deal played before, and the strict do not count them', () => {
    const undone = THREE.map((one) => ({ ...one, undos: 1 }));
    expect(missing(undone)).toEqual([]);
    expect(missing(undone, '2026-11-29', true)).toHaveLength(3);
    const again = [
      { ...THREE[0]!, seed: 'x', outcome: 'lost' as const },
      { ...THREE[0]!, seed: 'x' },
    ];
    const [, demon] = wishOn(recordOf(again), '2026-11-29', wishGames).parts;
    expect(demon).toMatchObject({ isDone: true, isMarked: true });
    expect(missing(again, '2026-11-29', true)).toContain('demon');
    expect(missing([...undone, ...THREE], '2026-11-29', true)).toEqual([]);
  });
});

describe('the day of the wish', () => {
  /** Three games won at these moments of UTC, by clocks that are so many minutes ahead. */
  const wonAt = (...moments: readonly (readonly [string, number])[]): Partial<Result>[] =>
    moments.map(([text, offset], i) => ({
      ...THREE[i]!,
      begun: '2026-11-28T00:00:00+00:00',
      ended: stampOf({ ms: Date.parse(text), offset }),
    }));

  it('ends at midnight, however late a game was begun', () => {
    const won = wonAt(
      ['2026-11-29T00:00:00Z', 0],
      ['2026-11-29T12:00:00Z', 0],
      ['2026-11-29T23:59:59Z', 0],
    );
    expect(missing(won)).toEqual([]);
    expect(missing(wonAt(['2026-11-29T23:59:59Z', 0], ['2026-11-30T00:00:00Z', 0]))).toEqual([
      'tens',
      'idiots-delight',
    ]);
  });

  it.each([-660, -570, -300, 0, 60, 330, 345, 720, 840])(
    'is that of a clock %i minutes ahead',
    (offset) => {
      const midnight = Date.parse('2026-11-29T00:00:00Z') - offset * 60_000;
      const at = (ms: number) => [new Date(ms).toISOString(), offset] as const;
      const day = 86_400_000;
      expect(missing(wonAt(at(midnight), at(midnight + 1), at(midnight + day - 1)))).toEqual([]);
      expect(missing(wonAt(at(midnight - 1), at(midnight + 1), at(midnight + day)))).toEqual([
        'demon',
        'idiots-delight',
      ]);
      expect(localDay({ ms: midnight, offset })).toBe('2026-11-29');
    },
  );

  it('has 25 hours when summer time ends, and 23 when it begins', () => {
    // Central Europe, 2026-10-25: at 01:00 UTC the clocks go from +2 to +1.
    const autumn = wonAt(
      ['2026-10-24T22:00:00Z', 120],
      ['2026-10-25T00:30:00Z', 120],
      ['2026-10-25T22:59:59Z', 60],
    );
    expect(missing(autumn, '2026-10-25')).toEqual([]);
    // 2026-03-29: from +1 to +2.
    const spring = wonAt(
      ['2026-03-28T23:00:00Z', 60],
      ['2026-03-29T12:00:00Z', 120],
      ['2026-03-29T22:00:00Z', 120],
    );
    expect(missing(spring, '2026-03-29')).toEqual(['idiots-delight']);
  });

  it('is the one on the wall when a game ended, wherever the player flies', () => {
    // From Kiritimati (+14) to Niue (-11): the same date lasts 49 hours.
    const won = wonAt(
      ['2026-11-28T10:00:00Z', 840],
      ['2026-11-29T12:00:00Z', 0],
      ['2026-11-30T10:59:59Z', -660],
    );
    expect(missing(won)).toEqual([]);
  });

  it('is what the clock says, also where it was set back', () => {
    const won = wonAt(
      ['2026-11-29T10:00:00Z', 0],
      ['2026-11-29T09:00:00Z', 0],
      ['2026-11-28T09:00:00Z', 0],
    );
    expect(missing(won)).toEqual(['idiots-delight']);
    expect(missing(won, '2026-11-28')).toEqual(['tens', 'demon']);
    // Put right again, the day goes on.
    expect(missing([...won, { ...THREE[2]! }])).toEqual([]);
  });
});
