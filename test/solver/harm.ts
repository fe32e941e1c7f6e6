import { commandText } from '../../src/notation/move-text.ts';
import { MOST_MOVES, type Move } from '../../src/rules/move.ts';
import { safeMove, upMoves } from '../../src/solver/safe.ts';
import { pick, testDice } from '../play/dice.ts';
import type { Variant } from '../play/variants.ts';
import { endingOf, isWinnable, told } from './endings.ts';

/** Searches larger than this are given up: what they would show is left open. */
const MOST = 1500;

const listed = new Int32Array(MOST_MOVES);

/**
 * Plays a few random moves of a random ending and then brings a card up: one that is said to be safe, or any. Gives
 * the position and the move where it could be won before and can't after, every position having been looked at.
 */
export function harmIn(
  variant: Variant,
  seed: number,
  which: 'safe' | 'any' = 'safe',
): string | null {
  const dice = testDice(seed);
  const columns = 2 + Math.floor(dice() * 3);
  const machine = endingOf(variant, columns, 12 + Math.floor(dice() * 18), seed);
  for (let moves = Math.floor(dice() * 4); moves > 0 && machine.status() === 'playing'; moves--) {
    machine.make(pick(Array.from(listed.subarray(0, machine.legal(listed))), dice));
  }
  if (machine.status() !== 'playing') return null;
  const tried: readonly (Move | null)[] = which === 'safe' ? [safeMove(machine)] : upMoves(machine);
  for (const move of tried) {
    if (move === null) continue;
    machine.make(move);
    const after = isWinnable(machine, MOST);
    machine.unmake();
    if (after === false && isWinnable(machine, 4 * MOST) === true) {
      return `${told(machine)} : ${commandText(machine, move, true)}`;
    }
  }
  return null;
}
