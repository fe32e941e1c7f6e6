import { parentPort, workerData } from 'node:worker_threads';
import { catalogue } from '../../games/index.ts';
import { machineAt, open } from '../../session/session.ts';
import { Solver } from '../../solver/solve.ts';
import type { Answer, Question } from './question.ts';

/** What a solver's thread is started with. */
export interface ThreadData {
  /** How much memory the solver may use, in bytes. */
  readonly memory: number;
  /** One number, shared: which question an answer is wanted to. */
  readonly wanted: Int32Array;
}

/** A question with its number. */
export interface Asked {
  readonly id: number;
  readonly question: Question;
}

export interface Answered {
  readonly id: number;
  readonly answer: Answer;
}

const { memory, wanted } = workerData as ThreadData;
const solver = new Solver(memory);

/** Answers questions one after another; one that is wanted no longer is left as it is. */
parentPort!.on('message', ({ id, question }: Asked) => {
  const answered: Answered = { id, answer: answerTo(id, question) };
  parentPort!.postMessage(answered);
});

function answerTo(id: number, { game, options, deal, moves, nodes, ms }: Question): Answer {
  const begun = performance.now();
  const since = () => performance.now() - begun;
  let isLate = false;
  const stop = (): boolean => {
    if (ms !== null && since() >= ms) isLate = true;
    return isLate || Atomics.load(wanted, 0) !== id;
  };
  const known = catalogue.find(({ name }) => name === game);
  if (!known) throw new Error(`a game that is not known: ${game}`);
  const dealt = open(known, options, deal);
  const session = { ...dealt, moves, at: moves.length };
  const limits = { nodes: nodes ?? Number.POSITIVE_INFINITY, stop };
  const solution = solver.solve(machineAt(session), limits);
  const reason = isLate && solution.reason === 'stopped' ? 'time' : solution.reason;
  return { ...solution, reason, ms: Math.round(since()) };
}
