import type { CommandLine } from './pages.ts';

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
  readonly study: StudyWords;
  readonly table: TableJudgeWords;
  readonly review: ReviewWords;
}

/** Two shares of a whole, the lower first. */
type Range = readonly [low: number, high: number];

/** What is said of many deals that were looked at. */
export interface StudyWords {
  counts(deals: number, winnable: number, unwinnable: number, unknown: number): string;
  /** The share winnable, between counting the undecided as lost and as won, and where the true one lies. */
  share(share: Range, interval: Range): string;
  /** Of one deal both verdicts were found. */
  contradiction(seed: string): string;
  /** Over how many deals took how many moves. */
  nodesHeading(): string;
  /** From ten to the power of `power` moves tried to ten times as many. */
  nodesFrom(power: number): string;
  /** How far it has come: deals done of all, deals a second or null, and seconds left or null. */
  progress(done: number, all: number, rate: number | null, left: number | null): string;
  /** So many of the deals had been looked at before. */
  resumed(deals: number): string;
  /** So many lines of a file are none of a study. */
  damaged(file: string, lines: number): string;
  /** No file has a deal in it. */
  empty(): string;
}

/** What is said at a table of what a solver found. */
export interface TableJudgeWords {
  /** The commands, for the page of help. */
  readonly commands: readonly CommandLine[];
  /** The light in the status line: whether the game can still be won; null while that is looked into. */
  light(verdict: 'winnable' | 'unwinnable' | 'unknown' | null): string;
  looking(): string;
  lookingBack(): string;
  /** The move with which a line goes on that wins. */
  peek(move: string): string;
  weighing(done: number, all: number): string;
  /** What good sense would play, and in how many ways the hidden cards may lie it can then be won. */
  odds(
    move: string,
    found: { readonly ways: number; readonly won: number; readonly lost: number },
  ): string;
  lost(): string;
  unknown(): string;
  hopeHere(): string;
  noHope(): string;
  backToHope(moves: number): string;
  /** Where others are hosts, nothing thinks for the player. */
  noSolver(): string;
}

/** What is said of a game that a solver went through. */
export interface ReviewWords {
  /** The title of its page. */
  readonly title: string;
  looking(): string;
  /** The move that lost the game, by its number. */
  blunder(number: number, move: string): string;
  /** What should have been played instead. */
  better(move: string): string;
  neverLost(): string;
  lostFromDeal(): string;
  /** After how many moves the game could last be won (-1 never), and from when on it is lost, or null. */
  undecided(won: number, lost: number | null): string;
  /** What the line shows. */
  chart(): string;
  /** What the signs below it mean. */
  legend(): readonly string[];
  /** For ears: what was possible after the moves from one number to another; nothing is said of the blunder here. */
  span(mark: 'kept' | 'lost' | 'unknown', first: number, last: number): string;
  /** What is known of a position, after what else is said of it. */
  standing(verdict: 'winnable' | 'unwinnable' | 'unknown'): string;
  /** What the keys do, each a few words. */
  readonly keys: readonly string[];
}
