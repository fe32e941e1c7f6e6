import type { SolverWords, Undecided } from './solver-words.ts';

const REASONS: Readonly<Record<Undecided, string>> = {
  nodes: 'all the moves it may try were tried; --nodes allows more',
  memory: 'its memory is full; --memory allows more',
  time: 'its time is up; --timeout allows more',
  stopped: 'it was called off',
};

function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/gu, ' ');
}

/** What is said in English of what a solver found. */
export const englishSolver: SolverWords = {
  heading: (title, seed, options) =>
    [title, seed === null ? 'own deal' : `seed ${seed}`, ...options].join(' · '),
  winnable: (moves) =>
    `Winnable, for a player who knows where every card lies (“thoughtful”): ${moves === 1 ? 'this move wins' : `these ${moves} moves win`}.`,
  wonAtOnce: () => 'Won as it is dealt.',
  unwinnable: () =>
    'Unwinnable: whatever is played, even knowing where every card lies. All of it was looked at.',
  unknown: (reason) =>
    `Unknown, even knowing where every card lies: no win was found, and ${REASONS[reason]}.`,
  effort: (nodes, ms) =>
    `${grouped(nodes)} ${nodes === 1 ? 'move' : 'moves'} tried in ${(ms / 1000).toFixed(ms < 10_000 ? 2 : 0)} s.`,
};
