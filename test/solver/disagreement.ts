import type { Machine } from '../../src/rules/machine.ts';
import { MOST_MOVES } from '../../src/rules/move.ts';
import { beam } from '../../src/solver/beam.ts';
import { bestFirst } from '../../src/solver/best-first.ts';
import type { Manner } from '../../src/solver/manner.ts';
import { type Outcome, search } from '../../src/solver/search.ts';
import { wins } from '../../src/solver/solve.ts';
import { Visited } from '../../src/solver/visited.ts';
import { pick, testDice } from '../play/dice.ts';
import type { Variant } from '../play/variants.ts';
import { endingOf, isWinnable, told } from './endings.ts';

/** Endings with more positions are given up: looking at every one of them would take long. */
const MOST = 6000;
const COSTS = { left: 5, blocks: 4, gap: 3, hidden: 10, space: 5, talon: 0, stride: 1 };

const PLAIN: Manner = {
  safe: false,
  loose: false,
  leaps: false,
  deadEnds: false,
  eager: false,
  chance: 0,
  seed: 1,
  renewal: Number.POSITIVE_INFINITY,
};
const WHOLE: Manner = { ...PLAIN, safe: true, loose: true, leaps: true, deadEnds: true };

/** Ways to search, each leaving out other positions. */
export const MANNERS: Readonly<Record<string, Manner>> = {
  'nothing left out': PLAIN,
  'safe cards at once': { ...PLAIN, safe: true },
  'loose cards alike': { ...PLAIN, loose: true, leaps: true },
  'turns put off': { ...PLAIN, leaps: true },
  'dead ends passed by': { ...PLAIN, leaps: true, deadEnds: true },
  everything: WHOLE,
  'everything, in another order': { ...WHOLE, chance: 300, seed: 5 },
  'everything, begun anew again and again': { ...WHOLE, chance: 10_000, seed: 7, renewal: 10 },
  'safe cards at once, begun anew again and again': {
    ...PLAIN,
    safe: true,
    chance: 10_000,
    seed: 10,
    renewal: 10,
  },
  'turns put off, begun anew again and again': { ...PLAIN, leaps: true, chance: 300, renewal: 25 },
};

const listed = new Int32Array(MOST_MOVES);
const visited = new Visited(2 ** 24);

const never = () => false;

/** How to go on from a position; a beam so narrow leaves much out, and then finds wins only. */
const WAYS: Readonly<Record<string, (machine: Machine, manner: Manner) => Outcome>> = {
  'depth first': (machine, manner) => search(machine, visited, manner, 100_000, never),
  'best first': (machine, manner) =>
    bestFirst(machine, visited, { ...manner, costs: COSTS }, 100_000, never),
  'a few at once': (machine, manner) =>
    beam(machine, visited, { ...manner, costs: COSTS, width: 8 }, 100_000, never),
};

/** What was compared with looking at every position, and where the first difference was. */
export interface Comparison {
  readonly winnable: number;
  readonly unwinnable: number;
  readonly difference: string | null;
}

/** Compares searches of every manner with looking at every position, on random endings of these seeds. */
export function compare(variant: Variant, from: number, to: number): Comparison {
  let winnable = 0;
  let unwinnable = 0;
  for (let seed = from; seed <= to; seed++) {
    const dice = testDice(seed);
    const machine = endingOf(
      variant,
      2 + Math.floor(dice() * 3),
      8 + Math.floor(dice() * 16),
      seed,
    );
    for (let moves = Math.floor(dice() * 4); moves > 0 && machine.status() === 'playing'; moves--) {
      machine.make(pick(Array.from(listed.subarray(0, machine.legal(listed))), dice));
    }
    const truth = isWinnable(machine, MOST);
    if (truth === null) continue;
    if (truth) winnable++;
    else unwinnable++;
    for (const [name, manner] of Object.entries(MANNERS)) {
      for (const [how, run] of Object.entries(WAYS)) {
        const { end, moves } = run(machine, manner);
        if (end === 'nodes' || end === 'memory') continue;
        const isRight =
          end === 'won'
            ? truth && wins(machine, moves)
            : end === 'exhausted'
              ? !truth
              : end === 'tangled';
        if (!isRight) {
          const difference = `seed ${seed}, ${how}, ${name}: ${end} of ${told(machine)}`;
          return { winnable, unwinnable, difference };
        }
      }
    }
  }
  return { winnable, unwinnable, difference: null };
}
