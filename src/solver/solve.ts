import type { Machine } from '../rules/machine.ts';
import { MOST_MOVES, type Move } from '../rules/move.ts';
import { beam } from './beam.ts';
import { bestFirst } from './best-first.ts';
import type { Manner } from './manner.ts';
import { type Outcome, search } from './search.ts';
import { type Stage, stagesFor } from './stages.ts';
import { BYTES_A_NODE } from './tree.ts';
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
      const found = this.#run(stage, machine, most, halt);
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

  #run({ costs, width, ...manner }: Stage, machine: Machine, most: number, stop: () => boolean) {
    const visited = this.#visited;
    if (!costs) return search(machine, visited, manner, most, stop);
    const nodes = Math.min(most, this.#mostNodes);
    return width
      ? beam(machine, visited, { ...manner, costs, width }, nodes, stop)
      : bestFirst(machine, visited, { ...manner, costs }, nodes, stop);
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
