import { expect, it } from 'vitest';
import type { Card } from '../../../src/card/card.ts';
import { sliceFan } from '../../../src/ui/board/fan.ts';

const ALL = Number.POSITIVE_INFINITY;
const cards = (count: number): Card[] => Array.from({ length: count }, (_, i) => i + 1);

it.each([1, 3])('every card of a fan to the right is in a slice, %i rows high', (height) => {
  for (let count = 1; count < 30; count++) {
    for (let room = 7; room < 40; room++) {
      const slices = sliceFan(cards(count), { room, width: 3, height, show: ALL });
      const covered = slices.flatMap(({ first, last }) =>
        cards(last - first + 1).map((i) => first + i - 1),
      );
      expect(covered).toEqual(cards(count - 1).map((i) => i - 1));
    }
  }
});

it('a fan of so many cards leaves out those below them', () => {
  const slices = sliceFan(cards(10), { room: 20, width: 3, height: 1, show: 3 });
  expect(slices.map(({ first, last }) => [first, last])).toEqual([
    [7, 7],
    [8, 8],
  ]);
});
