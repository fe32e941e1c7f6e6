/** Why a solver came to no verdict. */
export type Undecided = 'nodes' | 'memory' | 'time' | 'stopped';

/** What is said of what a solver found. */
export interface SolverWords {
  /** Which deal it is: the game, its seed or null for a pack of one's own, and the options that were chosen. */
  heading(title: string, seed: string | null, options: readonly string[]): string;
  /** So many moves win, all cards known; the moves come after it. */
  winnable(moves: number): string;
  /** It is won as it lies. */
  wonAtOnce(): string;
  unwinnable(): string;
  unknown(reason: Undecided): string;
  /** How much was looked at: moves tried, and milliseconds. */
  effort(nodes: number, ms: number): string;
}
