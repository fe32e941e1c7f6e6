import { describe, expect, it } from 'vitest';
import { FACES, rankOf, suitOf } from '../../src/card/card.ts';
import { layOut, ONE_PACK, shuffle, shuffledPack, TWO_PACKS } from '../../src/card/pack.ts';
import { cardText } from '../../src/notation/card-text.ts';

const text = (cards: readonly number[]): string => cards.map(cardText).join(' ');

/**
 * What a seed deals, for ever: one pack and two. Worked out apart from this program, in a few lines of Python
 * that follow RC4 as David Bau's seedrandom 3.0.5 keys it, and Fisher and Yates.
 */
const PINNED: readonly (readonly [seed: string, one: string, two: string])[] = [
  [
    '1',
    `3D 4H 8S KS KD QS 5C JS 8C AC QC AH 7D 6S AS JH KH 7S TD 2D 3S 9H 9S 7C 5S 6D
     TS JC 8H 5D TH 6H 2S 4S JD 3H TC QH 4C 4D QD 6C 9C KC 8D 9D 5H 3C 2H 7H AD 2C`,
    `2S JH TC 4D JD TD AS QS 5H 9S QS AD 7H 5D 7H TS 9C 7C QC AC 6H 4S 5C 2H KS 3D
     JC 2C 8D 7D JS AH 8H TH 8C 3H JC 5S 3S JS 4S 2S 4H JD KC 3S 6S TH 3C 7S KS 9D
     5S 7S 9H AD 8H TS QH 5D AC 6C 8C 9H 3D KD 2D QD 4D 3H 9C 2C 7D QH KH 8D AS 4C
     4H 5H QD 9S KD 6H 8S 9D 7C 6D TD JH TC KH 3C KC 6D 2H 6S 8S QC 5C 6C 2D AH 4C`,
  ],
  [
    '42',
    `KD JC TS 3C AC 8C TC 4S 6D KS 7D QC 9H JS TH 8D 4H 7C 5D JD 4D KH 9D QD AD 4C
     QH 3S 9C 6H 2S 2C 2H 9S 7S 3H 2D 5C 8S 6S 7H TD 5S AS 6C AH 3D JH 8H KC 5H QS`,
    `JH TS AD 6D 3C 9H 3D 2S TC 2C 5H 2H 8D 2H AS 5D 9D KD TC QS JH JD QC 9D 3H QS
     6C 7S 4H 4D 6H 8S 8S JS 4H 2S 9S 7C 4C 7S 5H KC 8H 7D 3S 6H AH TS 4S 6S 2D 9C
     3D AC KD 4S 2C 4C 4D KH QD AS 3H 8C TD 9C 8H 6C 8C KS 2D 9S 7C AC 7H 3S 5S QH
     AD 5S QD 5C 8D 3C 7D QH KC 6D KH JC TH 6S TD KS TH 9H QC 5C 7H JD 5D AH JC JS`,
  ],
  [
    'hello',
    `6C QD 2H QS AC 4H 6D 5C KD 3D 6H 4D JS 6S 3S 8S 2D 8C TS TD 7D QC KS 4C JC 7C
     TC 9C AS KC 5S 9D JD 2C 3H 9S 5D 7H 7S 2S AD JH 5H 4S KH 3C 9H TH AH QH 8H 8D`,
    `TH JD 8S 5D JS 9C 2H AC AH TS TC 9D KS 2C KS 8H 9S QS 3D 7H TS 6H AS 2D 7S QH
     8D KC 6D 8C 6D AH 6S 7D AC 6H QC 7C 4S JS 2C TC 3H AD AS JD 5C QC KH JC TD 3C
     8H 7C JH TD 4C 8C QD 9S 4S AD 2S KH 4D KC 4H 4D 6C 5H JH 8S 9H 3H QS JC 7H 8D
     2H KD QH 9H 3S 4C 9C 7S 5D TH 5S KD 6C 5S 4H 6S 2D 2S 5H 5C 7D 9D 3C QD 3D 3S`,
  ],
  [
    'ключ',
    `5C 9S KD 4D KC KS TD 4C 6C 7C 6H 2H JC 3C 4S TS JD 9H 3S AC AH 5H 2D KH JH 5D
     7H 6S 9C 8S QC 2S QD 3H 2C 3D 7S TC AD 8C QH 9D 8H 6D TH AS 5S 7D 8D 4H JS QS`,
    `JS 7C 8D 2H 2C 6H 9H 4D 9S 2D AH TH 3H 4S 9C 7D QC 3D QH KC 7D KC 5C 2H AD 4S
     2D 6C 6D 4D TC 3D JC 2C 6S 8C JS 8H 9D TH 8H 4H 6C AC 7C KD 5D 3C 9H AD JH 3C
     8S QH 6H 9C 5S KH 7S QD JH 2S 5C QS 4H JC 9D 5H 4C 8C JD AC AH AS 3S 5S 3H KS
     8D 6S JD QS 5H QD QC 6D 4C KH 8S TD 7H 5D 7S TS TD KS KD 7H AS 2S 3S TC 9S TS`,
  ],
];

describe('the pack', () => {
  it('is laid out by suits C D H S, from ace to king', () => {
    expect(text(layOut(ONE_PACK))).toBe(
      ['C', 'D', 'H', 'S']
        .map((suit) => [...'A23456789TJQK'].map((rank) => rank + suit).join(' '))
        .join(' '),
    );
  });

  it('twice over is the first pack, then the second', () => {
    const one = layOut(ONE_PACK);
    expect(layOut(TWO_PACKS)).toEqual([...one, ...one]);
  });

  it('may hold a part of the ranks', () => {
    const piquet = layOut({ packs: 1, ranks: [7, 8, 9, 10, 11, 12, 13, 1] });
    expect(text(piquet.slice(0, 9))).toBe('7C 8C 9C TC JC QC KC AC 7D');
    expect(piquet).toHaveLength(32);
  });

  it('has cards that differ and fit the tables over cards', () => {
    const cards = layOut(ONE_PACK);
    expect(new Set(cards).size).toBe(52);
    expect(cards.every((card) => card > 0 && card < FACES)).toBe(true);
    expect(cards.every((card) => card === ((suitOf(card) << 4) | rankOf(card)))).toBe(true);
  });
});

describe('shuffling', () => {
  it('changes places from the last card down', () => {
    expect(shuffle([1, 2, 3, 4], () => 0)).toEqual([2, 3, 4, 1]);
    expect(shuffle([1, 2, 3, 4], () => 0.999)).toEqual([1, 2, 3, 4]);
    const throws = [0.6, 0, 0.9];
    expect(shuffle([1, 2, 3, 4], () => throws.shift()!)).toEqual([4, 2, 1, 3]);
  });

  it.each(PINNED)('the seed %s deals what it always dealt', (seed, one, two) => {
    const cards = (pinned: string) => pinned.split(/\s+/u).join(' ');
    expect(text(shuffledPack(ONE_PACK, seed))).toBe(cards(one));
    expect(text(shuffledPack(TWO_PACKS, seed))).toBe(cards(two));
  });

  it('brings every card to every place about equally often', () => {
    const deals = 2000;
    const counts = Array.from({ length: 52 }, () => new Array<number>(64).fill(0));
    for (let seed = 0; seed < deals; seed++) {
      shuffledPack(ONE_PACK, String(seed)).forEach((card, place) => {
        counts[place]![card]!++;
      });
    }
    const expected = deals / 52;
    const chi = counts
      .flat()
      .filter((count) => count > 0)
      .reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 51 × 51 degrees of freedom: 2601, with a standard deviation of 72.
    expect(chi).toBeGreaterThan(2601 - 4 * 72);
    expect(chi).toBeLessThan(2601 + 4 * 72);
  });
});
