import { expect, it } from 'vitest';
import { moveEntries } from '../../src/notation/move-text.ts';
import { MOST_MOVES } from '../../src/rules/move.ts';
import { positionOf } from './perft.ts';

/**
 * The order in which moves are listed: carries by the pile they leave, then by the groups that take them as the
 * game names these, then by the target and the count; after these the other actions. Hints and searches that
 * break ties by it would otherwise change unseen.
 */
it.each<[label: string, seed: number, moves: number, listed: string]>([
  [
    'tens',
    2,
    12,
    'move 2 to 7, move 3 to 8, move 7 to 5, move 9 to 10, move 10 to 3, move 10 to 8, deal',
  ],
  [
    'constitution',
    2,
    12,
    'move b7 to a8, move b8 to a4, move c2 to b1, move c2 to b6, move d1 to c5, move d3 to c8, turn',
  ],
  [
    'hemispheres fill=talon-first',
    1,
    0,
    'move 6 to 5, move 7 to f7, move 7 to f8, move 10 to f7, move 10 to f8, turn, exchange 1 with 8, ' +
      'exchange 1 with 11, exchange 1 with 12, exchange 3 with 8, exchange 3 with 11, exchange 3 with 12',
  ],
  [
    'grandfathers-clock suits=HCDS',
    7,
    50,
    'move 3 to 8, move 4 to 6, move 4 to h1, move 5 to 2, move 5 to h8, move 6 to h2, move 7 to 4',
  ],
  [
    'napoleons-square layout=singles unit=run fill=any',
    2,
    30,
    'move 1 to 2 count 1, move 1 to 2 count 2, move 10 to 2 count 1, move 10 to 2 count 2, ' +
      'move 11 to 2, move waste to 2, turn',
  ],
])('%s, seed %i, after %i moves', (label, seed, moves, listed) => {
  const machine = positionOf({ label, seed, moves })!;
  const list = new Int32Array(MOST_MOVES);
  const legal = [...list.subarray(0, machine.legal(list))];
  expect(
    moveEntries(machine, legal)
      .map(({ command }) => command)
      .join(', '),
  ).toBe(listed);
});
