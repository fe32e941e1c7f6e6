import { describe, expect, it } from 'vitest';
import { english } from '../../../src/notation/language/en/english.ts';
import { textWidth } from '../../../src/notation/width.ts';
import { TRANSLATIONS } from './translations.ts';

/** What a page on a screen of 80 columns has between its frame. */
const ROOM = 76;

describe.each([english, ...TRANSLATIONS])('what is told in a house in $code', ({ house }) => {
  const name = 'x'.repeat(20);

  it('has room on a page', () => {
    const lines = [
      ...house.help(),
      house.board.nobody(),
      house.board.wishes(111),
      house.board.gameLine(20, { name, played: 9999, won: 9999, longest: 99, best: 5_999_000 }),
      house.board.dailyLine(20, {
        ...{ name, isWon: false, out: 104, of: 104, moves: 9999, ms: 5_999_000 },
      }),
    ];
    for (const line of lines) expect(textWidth(line), line).toBeLessThanOrEqual(ROOM);
  });

  it('stands in columns, whatever letters names are of', () => {
    const of = (one: string) =>
      house.board.gameLine(1, { name: one, played: 3, won: 2, longest: 1, best: null });
    expect(textWidth(of('名前'))).toBe(textWidth(of('Ann')));
  });
});
