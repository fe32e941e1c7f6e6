import type { Proven } from '../rules/proven.ts';

/** How hard a deal is to win, by the work that the proof took; `any` is whatever can be won. */
export const DIFFICULTIES = ['any', 'easy', 'medium', 'hard'] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];

/** Where easy ends and hard begins, in moves tried, where nothing is known of other deals of the game. */
const USUAL = [1000, 10_000] as const;

/** The deals of a list that are as hard as is wanted: each of easy, medium and hard is a third of them. */
export function provenOf(proven: readonly Proven[], difficulty: Difficulty): readonly Proven[] {
  if (difficulty === 'any') return proven;
  const sorted = [...proven].sort(([, a], [, b]) => a - b);
  const third = (part: number) => Math.round((part * sorted.length) / 3);
  const from = { easy: 0, medium: 1, hard: 2 }[difficulty];
  return sorted.slice(third(from), third(from + 1));
}

/** Whether a deal whose proof tried so many moves is as hard as is wanted. */
export function isAsHard(nodes: number, difficulty: Difficulty): boolean {
  if (difficulty === 'any') return true;
  const [easy, medium] = USUAL;
  const is = nodes <= easy ? 'easy' : nodes <= medium ? 'medium' : 'hard';
  return is === difficulty;
}
