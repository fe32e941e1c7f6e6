import { expect, it } from 'vitest';
import { board, entryText, listed } from './board.ts';
import type { Position, Referee } from './referee.ts';

/** The suit from its ace to the card of this rank. */
export const upTo = (last: number, suit: string): string =>
  [...'A23456789TJQK'.slice(0, last)].map((rank) => rank + suit).join(' ');

/** The four foundations full, as `board` reads them. */
export const ALL_UP = `f1: ${upTo(13, 'C')} | f2: ${upTo(13, 'D')} | f3: ${upTo(13, 'H')} | f4: ${upTo(13, 'S')}`;

/** The position after moves written as `entryText` writes them; throws on one that is not listed. */
export function moved(referee: Referee, position: Position, ...moves: string[]): Position {
  return moves.reduce((now, move) => {
    const entry = referee.legal(now).find((e) => entryText(e) === move);
    if (entry === undefined) throw new Error(`${move} is not among ${listed(referee.legal(now))}`);
    return referee.play(now, entry);
  }, position);
}

/** One sentence of a rule page, a tiny board, and all that is legal on it, parted by commas in any order. */
export type LegalRow = [
  rule: string,
  board: string,
  legal: string,
  options?: Readonly<Record<string, string>>,
  passes?: number,
];

/** Declares a test for each row: the list of legal moves is exactly this. */
export function legalTable(
  referee: Referee,
  names: readonly string[],
  rows: readonly LegalRow[],
): void {
  it.each(rows)('%s', (_, text, legal, options = {}, passes = 0) => {
    const expected = legal.split(',').map((entry) => entry.trim());
    const position = board(names, text, options, passes);
    expect(listed(referee.legal(position))).toEqual(expected.filter((e) => e !== '').sort());
  });
}

/** Why a game stands as it does, how, and the board. */
export type StatusRow = [
  why: string,
  status: 'playing' | 'won' | 'lost',
  board: string,
  options?: Readonly<Record<string, string>>,
  passes?: number,
];

/** Declares a test for each row: the game so stands. */
export function statusTable(
  referee: Referee,
  names: readonly string[],
  rows: readonly StatusRow[],
): void {
  it.each(rows)('%s: %s', (_, status, text, options = {}, passes = 0) => {
    expect(referee.status(board(names, text, options, passes))).toBe(status);
  });
}
