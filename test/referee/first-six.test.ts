import { describe, expect, it } from 'vitest';
import { sortedPack, told } from './board.ts';
import { cardsOf, topOf } from './cards.ts';
import { canfield, demon } from './demon-canfield.ts';
import { GAMES, playRandomly, someCombinations } from './first-six.ts';
import { helpYourNeighbour } from './help-your-neighbour.ts';
import { idiotsDelight } from './idiots-delight.ts';
import { klondike } from './klondike.ts';
import { tens } from './tens.ts';

describe.each(GAMES)('$referee.game', ({ referee, packs, choices }) => {
  const whole = sortedPack(packs);
  const rows = someCombinations(choices).map((options) => ({
    options,
    text: JSON.stringify(options),
  }));

  it.each(rows)('keeps its laws on random play, options $text', ({ options }) => {
    playRandomly(referee, whole, options, 1, 150);
  });

  it('refuses a move that is not listed', () => {
    const opening = referee.deal(whole, {});
    const lift = { action: 'move', from: '1', to: '2', count: 52 } as const;
    expect(() => referee.play(opening, lift)).toThrow(/not legal/);
    for (const entry of referee.legal(opening)) {
      const other = { ...entry, count: (entry.count ?? 0) + 50 };
      expect(() => referee.play(opening, other)).toThrow(/not legal/);
    }
  });

  if (Object.keys(choices).length === 0) return;

  it('takes the first value where none is given', () => {
    const defaults = Object.fromEntries(
      Object.entries(choices).map(([name, [first]]) => [name, first!]),
    );
    const plain = playRandomly(referee, whole, {}, 77, 80);
    const told = playRandomly(referee, whole, defaults, 77, 80);
    expect(told.piles).toEqual(plain.piles);
  });

  it('refuses an option value it does not know', () => {
    for (const name of Object.keys(choices)) {
      expect(() => {
        const opening = referee.deal(whole, { [name]: 'nonsense' });
        referee.legal(opening);
      }).toThrow(/no such value/);
    }
  });
});

describe('the deals, from a pack in its order or against it', () => {
  const pack = sortedPack();
  const against = [...pack].reverse();

  it('Tens: two rows down, one up, 74 in hand; aces go out at once', () => {
    const opening = tens.deal(sortedPack(2), {});
    // The third row is 8D 9D TD JD QD KD AH 2H 3H 4H: its ace lies on file 7.
    expect(told(opening, '1 7 10 aces runs')).toBe(
      '1: ac jc 8D | 7: 7c 4D | 10: tc 7d 4H | aces: AH | runs:',
    );
    expect(cardsOf(opening.piles, 'stock')).toHaveLength(74);
    expect(topOf(opening.piles, 'stock')).toBe('5h');
    expect(tens.score(opening)).toBe(1);
  });

  it('Demon: four files, heap of thirteen with its top up, base card, hand', () => {
    const opening = demon.deal(pack, {});
    expect(told(opening, '1 2 3 4 reserve f1 f2 f3 f4')).toBe(
      '1: AC | 2: 2C | 3: 3C | 4: 4C | reserve: 5c 6c 7c 8c 9c tc jc qc kc ad 2d 3d 4D' +
        ' | f1: 5D | f2: | f3: | f4:',
    );
    expect(cardsOf(opening.piles, 'stock')).toHaveLength(34);
    expect(topOf(opening.piles, 'stock')).toBe('6d');
    expect(demon.score(opening)).toBe(1);
  });

  it('Canfield: heap of thirteen with its top up, base card, four files, hand', () => {
    const opening = canfield.deal(pack, {});
    expect(told(opening, 'reserve f1 f2 f3 f4 1 2 3 4')).toBe(
      'reserve: ac 2c 3c 4c 5c 6c 7c 8c 9c tc jc qc KC | f1: AD | f2: | f3: | f4:' +
        ' | 1: 2D | 2: 3D | 3: 4D | 4: 5D',
    );
    expect(cardsOf(opening.piles, 'stock')).toHaveLength(34);
    expect(topOf(opening.piles, 'stock')).toBe('6d');
    expect(canfield.score(opening)).toBe(5 - 52);
  });

  it('Klondike: round by round, the first card of each round face up', () => {
    const opening = klondike.deal(against, {});
    expect(told(opening, '1 2 3 7')).toBe(
      '1: KS | 2: qs 6S | 3: js 5s KH | 7: 7s as 9h 5h 2h kd QD',
    );
    expect(cardsOf(opening.piles, 'stock')).toHaveLength(24);
    expect(topOf(opening.piles, 'stock')).toBe('jd');
  });

  it("The Idiot's Delight: rows of nine to one, then the reserve", () => {
    const opening = idiotsDelight.deal(pack, {});
    expect(told(opening, '1 2 8 9 r1 r7')).toBe(
      '1: AC TC 5D QD 5H TH AS 4S 6S | 2: 2C JC 6D KD 6H JH 2S 5S | 8: 8C 4D | 9: 9C' +
        ' | r1: 7S | r7: KS',
    );
  });

  it('Help Your Neighbour: aces in the order C D H S, four starters, 44 in hand', () => {
    const opening = helpYourNeighbour.deal(against, {});
    expect(told(opening, 'f1 f2 f3 f4 1 2 3 4 waste')).toBe(
      'f1: AC | f2: AD | f3: AH | f4: AS | 1: KS | 2: QS | 3: JS | 4: TS | waste:',
    );
    expect(cardsOf(opening.piles, 'stock')).toHaveLength(44);
    expect(topOf(opening.piles, 'stock')).toBe('9s');
  });
});
