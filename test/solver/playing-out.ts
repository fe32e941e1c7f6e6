import { expect } from 'vitest';
import { finishingMoves } from '../../src/solver/finish.ts';
import { hiddenCards } from '../../src/solver/hidden.ts';
import { isSame, snapshot } from '../play/position.ts';
import type { Variant } from '../play/variants.ts';
import { endingOf, isWinnable, told } from './endings.ts';

/**
 * Plays out those of a game's random endings that can be, each of which must be won, until there were enough; gives how
 * many there were.
 */
export function playedOut(variant: Variant, seeds: number, enough = seeds): number {
  let count = 0;
  for (let seed = 1; seed <= seeds && count < enough; seed++) {
    const machine = endingOf(variant, 4, 10, seed);
    const before = snapshot(machine);
    const moves = finishingMoves(machine);
    expect(isSame(snapshot(machine), before)).toBe(true);
    if (moves === null) continue;
    count++;
    expect(hiddenCards(machine), told(machine)).toBe(0);
    expect(isWinnable(machine, 3000), told(machine)).not.toBe(false);
    for (const move of moves) machine.make(move);
    expect(machine.status(), told(machine)).toBe('won');
  }
  return count;
}
