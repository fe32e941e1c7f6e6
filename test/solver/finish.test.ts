import { describe, expect, it } from 'vitest';
import { commandText } from '../../src/notation/move-text.ts';
import { machineAt } from '../../src/session/session.ts';
import { finishingMoves } from '../../src/solver/finish.ts';
import { after, boardOf } from '../play/diagram.ts';
import { sampled } from '../play/variants.ts';
import { playedOut } from './playing-out.ts';

function finished(game: string, diagram: string, options = {}, ...commands: string[]) {
  const seat = machineAt(after(boardOf(game, diagram, options), ...commands));
  const moves = finishingMoves(seat);
  return moves?.map((move) => {
    const text = commandText(seat, move, false);
    seat.make(move);
    return text;
  });
}

const up = (suit: string, ranks: string) => [...ranks].map((rank) => rank + suit).join(' ');
const LOW = 'A23456789TJ';
const f = `f1: ${up('C', LOW)} | f2: ${up('D', LOW)} | f3: ${up('H', LOW)} | f4: ${up('S', LOW)}`;

describe('a game plays itself out', () => {
  it('where everything is open and goes up', () => {
    expect(finished('klondike', `${f} | 1: KC QD | 2: KD QC | 3: KS QH | 4: KH QS`)).toHaveLength(
      8,
    );
  });

  it('from waste and reserve, turning the known stock', () => {
    const last = `${f} | 1: KC QD | 2: KD QC | 4: KH QS | stock: ks`;
    const moves = finished('klondike', `${last} | waste: QH`, { turn: '1', passes: '3' });
    expect(moves, 'the stock was not gone through').toBeUndefined();
    const through = finished('klondike', `${last} qh`, {}, 'turn', 'turn');
    expect(through).toHaveLength(9);
    expect(through).toContain('turn');
    expect(
      finished('idiots-delight', `${f} | r1: QC | r7: KC | 1: KD QD | 2: KH QH | 3: KS QS`),
    ).toContain('move r7 to f1');
  });

  it('not while a card is hidden, nor where it would be stuck', () => {
    expect(
      finished('klondike', `${f} | 1: kc QD | 2: KD QC | 3: KS QH | 4: KH QS`),
    ).toBeUndefined();
    expect(
      finished('klondike', `${f} | 1: QC KC | 2: KD QD | 3: KS QH | 4: KH QS`),
    ).toBeUndefined();
  });

  it('not when it has ended', () => {
    expect(finished('klondike', 'f1: AC')).toBeUndefined();
  });
});

describe('endings', () => {
  it.each(sampled)('of $label: to play one out ends, wins, and leaves no trace', (variant) => {
    const count = playedOut(variant, 60, 5);
    if (variant.game.name !== 'tens') expect(count).toBeGreaterThan(0);
  });
});
