import { moveEntries } from '../../src/notation/move-text.ts';
import type { Machine } from '../../src/rules/machine.ts';
import { MOST_MOVES } from '../../src/rules/move.ts';
import { choices, machineAt, open, play } from '../../src/session/session.ts';
import { pick, testDice } from '../play/dice.ts';
import { variants } from '../play/variants.ts';

/**
 * One line of a perft file: `klondike turn=3 … seed=1 moves=40: 9 61 …`. From the position after so many moves
 * of a random game, how many lines of 1, 2, 3 … moves there are.
 */
export interface Perft {
  readonly label: string;
  readonly seed: number;
  readonly moves: number;
  readonly counts: readonly number[];
}

export function perftText({ label, seed, moves, counts }: Perft): string {
  return `${label} seed=${seed} moves=${moves}: ${counts.join(' ')}`;
}

export function readPerfts(text: string): Perft[] {
  return [...text.matchAll(/^(.+) seed=(\d+) moves=(\d+): (.+)$/gmu)].map(
    ([, label, seed, moves, counts]) => ({
      label: label!,
      seed: Number(seed),
      moves: Number(moves),
      counts: counts!.split(' ').map(Number),
    }),
  );
}

/**
 * The machine in the position from which lines are counted: so many moves from the deal, picked at random among
 * the commands in the order of the alphabet, so that the order in which moves are listed is of no account. Null
 * where the game ends before it.
 */
export function positionOf({ label, seed, moves }: Omit<Perft, 'counts'>): Machine | null {
  const variant = variants.find((one) => one.label === label);
  if (!variant) throw new Error(`no such variant: ${label}`);
  const dice = testDice(seed);
  let session = open(variant.game, variant.options, { seed: String(seed) });
  while (session.at < moves) {
    const legal = choices(session);
    if (legal.length === 0) return null;
    const commands = moveEntries(machineAt(session), legal).map(({ command }) => command);
    session = play(session, legal[commands.indexOf(pick([...commands].sort(), dice))]!);
  }
  return machineAt(session);
}

const listed = new Int32Array(16 * MOST_MOVES);

/** How many lines of `depth` moves there are, whatever the game's status on the way. */
export function countLines(machine: Machine, depth: number, from = 0): number {
  const end = machine.legal(listed, from);
  if (depth === 1) return end - from;
  let lines = 0;
  for (let i = from; i < end; i++) {
    machine.make(listed[i]!);
    lines += countLines(machine, depth - 1, end);
    machine.unmake();
  }
  return lines;
}
