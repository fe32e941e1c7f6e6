import type { Program } from '../rules/compile.ts';
import type { Machine } from '../rules/machine.ts';
import { MOST_MOVES, type Move } from '../rules/move.ts';
import { BYTES_A_NODE, bestFirst } from './best-first.ts';
import type { Costs } from './evaluation.ts';
import type { Manner } from './manner.ts';
import { type Outcome, search } from './search.ts';
import { passesOf } from './talon.ts';
import { Visited } from './visited.ts';

/** What is known of a position when all its cards are known. */
export type Verdict = 'winnable' | 'unwinnable' | 'unknown';

/** Why a verdict is unknown: the nodes allowed were used up, the memory was, or somebody called a halt. */
export type Reason = 'nodes' | 'memory' | 'stopped';

/** What a solver found. */
export interface Solution {
  readonly verdict: Verdict;
  /** Moves that win from the position, each legal in its turn; empty unless winnable. */
  readonly moves: readonly Move[];
  /** Moves tried in all. */
  readonly nodes: number;
  /** Null unless unknown. */
  readonly reason: Reason | null;
}

/** How far a solver goes. */
export interface Limits {
  /** The most moves tried, in all. The same limit gives the same answer on every machine. */
  readonly nodes: number;
  /** Asked every thousand moves or so: whether to leave off. */
  readonly stop?: () => boolean;
  /** Told now and then how many moves have been tried. */
  readonly tell?: (nodes: number) => void;
}

/** The memory a solver takes unless told otherwise: 256 MiB. */
export const MEMORY = 256 * 2 ** 20;

/** One search of several: in what manner, with what costs if best first, and how many nodes it may take. */
interface Stage extends Manner {
  readonly costs?: Costs;
  readonly nodes: number;
}

const WHOLE = {
  safe: true,
  loose: true,
  leaps: true,
  deadEnds: true,
  eager: false,
  chance: 0,
  seed: 1,
};
const DIVE = { ...WHOLE, eager: true, nodes: 5_000 };
const ENDLESS = { ...WHOLE, nodes: Number.POSITIVE_INFINITY };

/** Costs that see to order first of all. */
const ORDER = { left: 5, blocks: 4, gap: 3, hidden: 10, space: 5, talon: 0, stride: 1 };
/** Costs that see to getting on: cards that are up count, and those that are out of the talon. */
const HASTE = { left: 5, blocks: 1, gap: 0, hidden: 10, space: 5, talon: 3, stride: 0 };
/** Costs for a talon that is soon over: its cards are to find a place where they are not in the way. */
const ONCE = { left: 5, blocks: 4, gap: 1, hidden: 10, space: 5, talon: 6, stride: 0 };

/**
 * Searches in turn, each with a limit: a quick dive; then from the best position known, which finds most wins and, where
 * there are few positions, proves that there is none; and at last depth first without a limit, which keeps on where
 * memory is short. What is best first depends on the talon: one that can be gone through again and again, one that
 * ends, or none. How far each goes was settled by trials on deals of all the games.
 */
const STAGES: Readonly<Record<'endless' | 'limited' | 'none', readonly Stage[]>> = {
  endless: [
    DIVE,
    { ...WHOLE, costs: HASTE, nodes: 40_000 },
    { ...WHOLE, costs: ORDER, nodes: 60_000 },
    { ...WHOLE, costs: HASTE, nodes: 300_000 },
    { ...WHOLE, costs: ORDER, nodes: 1_000_000 },
    ENDLESS,
  ],
  limited: [
    DIVE,
    { ...WHOLE, costs: ONCE, nodes: 200_000 },
    { ...WHOLE, costs: ORDER, nodes: 100_000 },
    { ...WHOLE, costs: HASTE, nodes: 100_000 },
    { ...WHOLE, costs: ONCE, nodes: 1_000_000 },
    ENDLESS,
  ],
  none: [
    DIVE,
    { ...WHOLE, costs: ORDER, nodes: 150_000 },
    { ...WHOLE, costs: { ...ORDER, gap: 1 }, nodes: 100_000 },
    { ...WHOLE, chance: 200, seed: 17, nodes: 50_000 },
    { ...WHOLE, costs: ORDER, nodes: 1_000_000 },
    ENDLESS,
  ],
};

function stagesFor(program: Program): readonly Stage[] {
  const passes = passesOf(program);
  if (passes === null) return STAGES.none;
  return passes === Number.POSITIVE_INFINITY ? STAGES.endless : STAGES.limited;
}

/**
 * Says of a position whether it can be won, all cards known: searches of several kinds in turn, the last of them
 * complete. It keeps its memory from one position to the next; `bytes` bounds the table of visited positions.
 */
export class Solver {
  readonly #visited: Visited;
  /** How many nodes a search that goes best first may take. */
  readonly #mostNodes: number;

  constructor(bytes: number = MEMORY) {
    this.#visited = new Visited(bytes / 2);
    this.#mostNodes = Math.floor(bytes / 4 / BYTES_A_NODE);
  }

  /** The verdict on the machine's position, which is left as it was. */
  solve(machine: Machine, { nodes, stop, tell }: Limits): Solution {
    let used = 0;
    for (const stage of stagesFor(machine.program)) {
      const most = Math.min(stage.nodes, nodes - used);
      const halt = stop ?? (() => false);
      const found = stage.costs
        ? bestFirst(
            machine,
            this.#visited,
            stage,
            stage.costs,
            Math.min(most, this.#mostNodes),
            halt,
          )
        : search(machine, this.#visited, stage, most, halt);
      used += found.nodes;
      tell?.(used);
      const answer = answerOf(found, stage, machine);
      if (answer) return { ...answer, nodes: used };
      if (used >= nodes) break;
      if (halt()) return { verdict: 'unknown', moves: [], nodes: used, reason: 'stopped' };
    }
    const reason = used >= nodes ? 'nodes' : 'memory';
    return { verdict: 'unknown', moves: [], nodes: used, reason };
  }
}

/** What a search settles, or null: a win counts when the rules agree with it, a failure only if nothing was cut off. */
function answerOf(
  { end, moves }: Outcome,
  { eager }: Manner,
  machine: Machine,
): Omit<Solution, 'nodes'> | null {
  if (end === 'won') {
    if (!wins(machine, moves)) throw new Error('a line that was found does not win');
    return { verdict: 'winnable', moves, reason: null };
  }
  return end === 'exhausted' && !eager ? { verdict: 'unwinnable', moves: [], reason: null } : null;
}

/** Whether these moves, each legal in its turn, win from the machine's position. */
export function wins(machine: Machine, moves: readonly Move[]): boolean {
  const listed = new Int32Array(MOST_MOVES);
  const start = machine.moves;
  const areLegal = moves.every((move) => {
    const isLegal = listed.subarray(0, machine.legal(listed)).includes(move);
    if (isLegal) machine.make(move);
    return isLegal;
  });
  const isWon = areLegal && machine.isWon;
  while (machine.moves > start) machine.unmake();
  return isWon;
}
