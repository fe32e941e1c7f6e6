import { describe, expect, it } from 'vitest';
import { shuffledPack, TWO_PACKS } from '../../src/card/pack.ts';
import { cardText } from '../../src/notation/card-text.ts';
import { viewOf } from '../../src/session/view.ts';
import { after, boardOf, fresh, legal, pile, refusal } from '../play/diagram.ts';

const GAME = 'forty-thieves';

describe('Forty Thieves', () => {
  it('deals four rows of ten face up; the rest is the stock', () => {
    const pack = shuffledPack(TWO_PACKS, '7').map(cardText);
    const session = fresh(GAME, {}, '7');
    for (let column = 0; column < 10; column++) {
      const rows = [0, 10, 20, 30].map((row) => pack[row + column]);
      expect(pile(session, String(column + 1))).toBe(rows.join(' '));
    }
    expect(pile(session, 'stock')).toBe(pack.slice(40).reverse().join(' ').toLowerCase());
  });

  it.each([
    ['columns build down in suit', '1: 8H | 2: 7H | 3: 7D', ['move 2 to 1']],
    ['one card moves at a time', '1: 9H | 2: 8H 7H | 3: 8H', ['move 2 to 3', 'move 3 to 1']],
    ['no card follows an ace round the corner', '1: AS | 2: KS', ['move 1 to f1']],
    ['an ace opens the first empty foundation', 'f1: AC | 1: AC', ['move 1 to f2']],
    ['foundations build up in suit', 'f1: AC 2C | 1: 3C | 2: 3S', ['move 1 to f1']],
    ['the waste goes to columns and foundations', '1: 5S | waste: 4S', ['move waste to 1']],
  ])('%s', (_says, diagram, moves) => {
    const session = boardOf(GAME, diagram);
    const carries = legal(session).filter((move) => move !== 'turn' && !isToSpace(session, move));
    expect(carries).toEqual(moves);
  });

  it('takes any card into a space, but for a whole column', () => {
    const session = boardOf(GAME, '1: 8H 2C | 2: 5D | waste: QS');
    expect(legal(session, '3')).toEqual(['move 1 to 3', 'move waste to 3']);
    expect(refusal(session, 'move 2 to 3').message).toMatch(/nothing would be gained/);
  });

  it('turns one card at a time and goes through the stock once', () => {
    const turned = after(boardOf(GAME, '1: 8H | 2: 9C | stock: 3d 4s'), 'turn', 'turn');
    expect(pile(turned, 'waste')).toBe('4S 3D');
    expect(viewOf(turned).passes).toBe(1);
    expect(legal(turned)).not.toContain('turn');
  });

  it('is won with all eight foundations complete, and lost when no move is left', () => {
    const suit = (letter: string) => [...'A23456789TJQK'].map((rank) => rank + letter).join(' ');
    const up = ['C', 'C', 'D', 'D', 'H', 'H', 'S'].map((s, i) => `f${i + 1}: ${suit(s)}`);
    const last = boardOf(GAME, [...up, `f8: ${suit('S').slice(0, -3)}`, '1: KS'].join('|'));
    expect(viewOf(after(last, 'move 1 to f8')).status).toBe('won');
    const full = '1: KC | 2: KC | 3: KD | 4: KD | 5: KH | 6: KH | 7: KS | 8: KS | 9: 9C | 10: 7D';
    expect(viewOf(boardOf(GAME, full)).status).toBe('lost');
  });
});

function isToSpace(session: ReturnType<typeof fresh>, move: string): boolean {
  const target = / to (\d+)$/.exec(move)?.[1];
  return target !== undefined && pile(session, target) === '';
}
