import { expect, it } from 'vitest';
import { board, cards, listed, sortedPack } from './board.ts';
import { grandfathersClock } from './grandfathers-clock.ts';
import { after, pileNames, sequence } from './playing.ts';
import type { Position } from './referee.ts';

const NAMES = pileNames(grandfathersClock, 1);

/** Hour, first card, last card, cards to add. */
const DIAL: readonly [hour: number, first: string, last: string, added: number][] = [
  [5, '2H', '5H', 3],
  [6, '3C', '6C', 3],
  [7, '4D', '7D', 3],
  [8, '5S', '8S', 3],
  [9, '6H', '9H', 3],
  [10, '7C', 'TC', 3],
  [11, '8D', 'JD', 3],
  [12, '9S', 'QS', 3],
  [1, 'TH', 'AH', 4],
  [2, 'JC', '2C', 4],
  [3, 'QD', '3D', 4],
  [4, 'KS', '4S', 4],
];

function clock(text: string): Position {
  const dial = DIAL.map(([hour, first]) => `h${hour}: ${first}`).join(' | ');
  return board(NAMES, `${dial} | ${text}`);
}

const legal = (text: string): string[] => listed(grandfathersClock.legal(clock(text)));

it('lays the dial by the table, then eight columns of five in rows', () => {
  const pack = sortedPack(1);
  const { piles } = grandfathersClock.deal(pack, {});
  for (const [hour, first] of DIAL) expect(piles[`h${hour}`]).toEqual([first]);
  const rest = pack.filter((card) => !DIAL.some(([, first]) => first === card));
  for (let column = 1; column <= 8; column += 1) {
    const wanted = [0, 8, 16, 24, 32].map((first) => rest[first + column - 1]);
    expect(piles[`${column}`]).toEqual(wanted);
  }
});

it.each([
  ['HCDS', '2H 3C 4D 5S 6H'],
  ['HSDC', '2H 3S 4D 5C 6H'],
  ['SHCD', '2S 3H 4C 5D 6S'],
])('turns the suits of the dial as the option says: %s', (suits, first) => {
  const { piles } = grandfathersClock.deal(sortedPack(1), { suits });
  expect([5, 6, 7, 8, 9].flatMap((hour) => piles[`h${hour}`])).toEqual(cards(first));
});

it.each(DIAL)(
  'builds %i o’clock from %s up in suit to %s and no further',
  (hour, first, last, added) => {
    const all = cards(sequence(first, added + 2));
    expect(all[added]).toBe(last);
    for (let i = 1; i < all.length; i += 1) {
      const lying = all.slice(0, i).join(' ');
      expect(legal(`1: ${all[i]} | h${hour}: ${lying}`).includes(`1>h${hour}*1`)).toBe(i <= added);
    }
  },
);

it('adds forty cards, each of which has one destination', () => {
  const wanted = DIAL.flatMap(([, first, , added]) => cards(sequence(first, added + 1)));
  expect(wanted.sort()).toEqual(sortedPack(1).sort());
});

it('builds columns down regardless of suit and color, single top cards, without a wrap', () => {
  const full = '4: QH | 5: QH | 6: QH | 7: QH | 8: QH';
  expect(legal(`1: 7S | 2: 6D | 3: 6C | ${full}`)).toEqual(['2>1*1', '3>1*1']);
  expect(legal(`1: AC | 2: KH | 3: 9D 8S | ${full}`)).toEqual(
    [4, 5, 6, 7, 8].map((n) => `${n}>2*1`),
  );
  expect(legal(`1: 3D | 2: 2C | 3: 2D | ${full}`)).toEqual(['2>1*1', '3>1*1']);
});

it('takes any single card to each empty column, but not the only card of another', () => {
  const text = '1: 9C KC | 2: KH | 4: 4C 6D | 5: 3D | 6: JH | 7: 9H';
  expect(legal(text)).toEqual(['1>3*1', '1>8*1', '4>3*1', '4>8*1', '6>h1*1']);
  const { piles } = after(grandfathersClock, clock(text), '4>8*1');
  expect([piles['4'], piles['8']]).toEqual([['4C'], ['6D']]);
});

it('brings no card back from the dial', () => {
  expect(legal('1: JC')).toEqual([]);
  expect(legal('1: 3C')).toEqual([]);
});

it('is won with forty cards added, and lost when no card can move', () => {
  const full = DIAL.map(([hour, first, , added]) => `h${hour}: ${sequence(first, added + 1)}`);
  const won = clock(full.join(' | '));
  expect([grandfathersClock.status(won), grandfathersClock.score(won)]).toEqual(['won', 40]);
  const lost = clock('1: KC | 2: KH');
  expect([grandfathersClock.status(lost), grandfathersClock.score(lost)]).toEqual(['lost', 0]);
});
