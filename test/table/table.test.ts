import { beforeEach, describe, expect, it } from 'vitest';
import { FACE_DOWN, NO_CARD } from '../../src/card/card.ts';
import { MARK_LIMIT, Table } from '../../src/table/table.ts';
import { pick, testDice } from '../play/dice.ts';

/** Five piles, the last two alike, room for twelve cards; two marks, the second of which the key minds. */
const SHAPE = { piles: 5, cards: 12, marks: 2, places: [0, 1, 2, 3, 3], keyed: [false, true] };

let table: Table;

const pile = (index: number, on = table): number[] =>
  Array.from({ length: on.height(index) }, (_, height) => on.at(index, height));
const piles = (on = table): number[][] => SHAPE.places.map((_, index) => pile(index, on));
const key = (on = table): string => `${on.keyA} ${on.keyB}`;

function lay(...cards: readonly (readonly number[])[]): Table {
  const fresh = new Table(SHAPE);
  cards.forEach((list, index) => {
    for (const card of list) fresh.lay(index, card);
  });
  return fresh;
}

/** The same cards and marks, on a table that saw nothing else. */
function afresh(): Table {
  const fresh = lay(...piles());
  for (const mark of [0, 1]) fresh.set(mark, table.mark(mark));
  return fresh;
}

beforeEach(() => {
  table = lay([1, 2, 3 | FACE_DOWN], [17, 18], [], [33], [34]);
});

describe('looking', () => {
  it('tells height, top and every card', () => {
    expect([table.height(0), table.height(2)]).toEqual([3, 0]);
    expect([table.top(0), table.top(1)]).toEqual([3 | FACE_DOWN, 18]);
    expect(pile(0)).toEqual([1, 2, 3 | FACE_DOWN]);
  });

  it('finds no card in a space, nor beside a pile', () => {
    expect(table.top(2)).toBe(NO_CARD);
    expect([table.at(2, 0), table.at(0, 3), table.at(0, -1)]).toEqual([NO_CARD, NO_CARD, NO_CARD]);
  });
});

describe('the primitives', () => {
  it('carry cards as they lie, in order', () => {
    table.carry(0, 1, 2);
    expect(piles().slice(0, 2)).toEqual([[1], [17, 18, 2, 3 | FACE_DOWN]]);
  });

  it('turn cards over one after another', () => {
    table.turn(0, 2, 3);
    expect([pile(0), pile(2)]).toEqual([[], [3, 2 | FACE_DOWN, 1 | FACE_DOWN]]);
  });

  it('flip the uppermost where it lies', () => {
    table.flip(0);
    expect(pile(0)).toEqual([1, 2, 3]);
    table.flip(0);
    expect(pile(0)).toEqual([1, 2, 3 | FACE_DOWN]);
  });

  it('swap two cards, in one pile or two', () => {
    table.swap(0, 0, 1, 1);
    expect(piles().slice(0, 2)).toEqual([
      [18, 2, 3 | FACE_DOWN],
      [17, 1],
    ]);
    table.swap(0, 0, 0, 1);
    expect(pile(0)).toEqual([2, 18, 3 | FACE_DOWN]);
  });

  it('set a mark, as far as marks go', () => {
    table.set(1, MARK_LIMIT);
    expect([table.mark(0), table.mark(1)]).toEqual([0, MARK_LIMIT]);
  });

  it('clear everything', () => {
    table.set(1, 7);
    table.clear();
    expect(table.bytes.every((byte) => byte === 0)).toBe(true);
    expect([key(), table.now]).toEqual([key(new Table(SHAPE)), 0]);
  });
});

describe('the journal', () => {
  it.each<[string, () => void]>([
    ['carry', () => table.carry(1, 0, 2)],
    ['a turn', () => table.turn(0, 1, 3)],
    ['a flip', () => table.flip(4)],
    ['a swap', () => table.swap(0, 2, 3, 0)],
    ['a swap within a pile', () => table.swap(0, 2, 0, 0)],
    ['a mark', () => table.set(1, 0x1234)],
    ['a mark the key does not mind', () => table.set(0, 5)],
  ])('takes back %s', (_, act) => {
    table.set(0, 300);
    const before = [...table.bytes];
    const keyBefore = key();
    const mark = table.now;
    act();
    expect(table.bytes).not.toEqual(Uint8Array.from(before));
    expect(table.now).toBe(mark + 1);
    table.rewind(mark);
    expect([[...table.bytes], key(), table.now]).toEqual([before, keyBefore, mark]);
  });

  it('writes nothing where a mark has its value already', () => {
    table.set(1, 9);
    const mark = table.now;
    table.set(1, 9);
    expect(table.now).toBe(mark);
  });

  it('takes back to any point, and no further', () => {
    table.carry(0, 2, 1);
    const middle = table.now;
    const cards = piles();
    table.flip(2);
    table.turn(1, 0, 2);
    table.rewind(middle);
    expect(piles()).toEqual(cards);
    table.rewind(0);
    expect(piles()[0]).toEqual([1, 2, 3 | FACE_DOWN]);
  });

  it('grows as long as it must', () => {
    const before = [...table.bytes];
    for (let i = 0; i < 5000; i++) table.flip(0);
    expect(table.now).toBe(5000);
    table.rewind(0);
    expect([...table.bytes]).toEqual(before);
  });

  it('holds the highest piles and heights', () => {
    const wide = new Table({
      piles: 63,
      cards: 127,
      marks: 15,
      places: Array.from({ length: 63 }, (_, i) => i),
      keyed: new Array<boolean>(15).fill(true),
    });
    for (let i = 0; i < 127; i++) wide.lay(61, (i % 13) + 1);
    wide.lay(62, 20);
    const before = [...wide.bytes];
    const keyBefore = key(wide);
    wide.set(14, 0xffff);
    wide.set(14, 0xabcd);
    wide.swap(62, 0, 61, 126);
    wide.swap(61, 126, 61, 0);
    wide.carry(61, 60, 127);
    wide.turn(60, 61, 126);
    wide.rewind(0);
    expect([[...wide.bytes], key(wide)]).toEqual([before, keyBefore]);
  });
});

describe('the key', () => {
  it('is that of the position, whatever led to it', () => {
    const dice = testDice(7);
    for (let step = 0; step < 400; step++) {
      const filled = SHAPE.places.map((_, i) => i).filter((i) => table.height(i) > 0);
      const from = pick(filled, dice);
      const to = pick(
        [0, 1, 2, 3, 4].filter((i) => i !== from),
        dice,
      );
      const count = 1 + Math.floor(dice() * table.height(from));
      pick(
        [
          () => table.carry(from, to, count),
          () => table.turn(from, to, count),
          () => table.flip(from),
          () => table.swap(from, count - 1, filled[0]!, 0),
          () => table.set(Math.floor(dice() * 2), Math.floor(dice() * 4)),
        ],
        dice,
      )();
      const fresh = afresh();
      expect([key(), [...table.bytes]]).toEqual([key(fresh), [...fresh.bytes]]);
    }
  });

  it.each<[string, readonly (readonly number[])[]]>([
    ['a card', [[1, 2, 3 | FACE_DOWN], [17, 19], [], [33], [34]]],
    ['its side', [[1, 2, 3], [17, 18], [], [33], [34]]],
    ['the order in a pile', [[2, 1, 3 | FACE_DOWN], [17, 18], [], [33], [34]]],
    ['a card less', [[1, 2, 3 | FACE_DOWN], [17], [], [33], [34]]],
    ['the pile it lies in', [[17, 18], [1, 2, 3 | FACE_DOWN], [], [33], [34]]],
    ['a pile moved to a space', [[1, 2, 3 | FACE_DOWN], [], [17, 18], [33], [34]]],
    ['equal piles where one was', [[1, 2, 3 | FACE_DOWN], [17, 18], [], [33], [33]]],
  ])('minds %s', (_, cards) => {
    const other = lay(...cards);
    expect(other.keyA).not.toBe(table.keyA);
    expect(other.keyB).not.toBe(table.keyB);
  });

  it('does not mind which of two piles that share a place holds what', () => {
    expect(key(lay([1, 2, 3 | FACE_DOWN], [17, 18], [], [34], [33]))).toBe(key());
    expect(key(lay([1, 2, 3 | FACE_DOWN], [17, 18], [], [33, 34], []))).toBe(
      key(lay([1, 2, 3 | FACE_DOWN], [17, 18], [], [], [33, 34])),
    );
  });

  it('tells equal piles of two packs from none', () => {
    const twice = lay([], [], [], [33, 34], [33, 34]);
    const never = lay([], [], [], [], []);
    expect(twice.keyA).not.toBe(never.keyA);
    expect(twice.keyB).not.toBe(never.keyB);
  });

  it('minds the marks it is told to mind', () => {
    const before = key();
    table.set(0, 3);
    expect(key()).toBe(before);
    const lanes = [0, 1, 2, 256, 0xffff].map((value) => {
      table.set(1, value);
      return [table.keyA, table.keyB];
    });
    for (const lane of [0, 1]) expect(new Set(lanes.map((keys) => keys[lane])).size).toBe(5);
    table.set(1, 0);
    expect(key()).toBe(before);
  });
});

describe('the piles that changed', () => {
  const touched = (): number[] => {
    const list: number[] = [];
    for (let next = table.nextTouched(); next >= 0; next = table.nextTouched()) list.push(next);
    return list;
  };

  it('are named once, the lowest first', () => {
    touched();
    table.carry(3, 1, 1);
    table.flip(4);
    table.flip(1);
    expect(touched()).toEqual([1, 3, 4]);
    expect(touched()).toEqual([]);
  });

  it('come again from the first when more change in between', () => {
    touched();
    table.flip(1);
    table.flip(3);
    expect(table.nextTouched()).toBe(1);
    table.flip(0);
    expect(touched()).toEqual([0, 3]);
  });

  it('are forgotten when taken back', () => {
    touched();
    table.carry(3, 1, 1);
    table.rewind(0);
    expect(touched()).toEqual([]);
  });

  it('count beyond the thirty-second', () => {
    const places = Array.from({ length: 63 }, (_, i) => i);
    table = new Table({ piles: 63, cards: 4, marks: 0, places, keyed: [] });
    expect(touched()).toEqual(places);
    for (const at of [62, 32, 31, 0]) table.lay(at, 1);
    expect(touched()).toEqual([0, 31, 32, 62]);
  });
});
