import type { CommandLine } from './pages.ts';

/** What is said of results: statistics, the history, the wish, the daily deal. */
export interface Figures {
  /** Milliseconds as a time: `4:05`, `1:02:03`. */
  time(ms: number): string;
  /** A share of a whole, `12.5 %`; of nothing, a dash. */
  share(part: number, whole: number): string;
  readonly columns: Readonly<Record<FigureColumn, string>>;
  noGames(): string;
  /** The heading of a page of statistics. */
  statsTitle(): string;
  /** All games in a sentence or two. */
  all(played: number, won: number, streak: number, longest: number): string;
  /** Hints and moves taken back, games won without, and games of deals played before. */
  habits(figures: {
    readonly hints: number;
    readonly undos: number;
    readonly won: number;
    readonly wonWithoutUndo: number;
    readonly repeats: number;
    readonly repeatsWon: number;
  }): readonly string[];
  won(): string;
  lost(): string;
  yearHeading(days: number, games: number): string;
  less(): string;
  more(): string;
  /** Three letters each: Monday first, January first. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  timesHeading(): string;
  /** A stretch of minutes: from a number of them up to another, or without end. */
  minutes(from: number, to: number | null): string;
  /** How a game ended, in a word or two; `isRepeat` where the deal had been played before. */
  outcome(outcome: 'won' | 'lost', isRepeat: boolean): string;
  ownDeal(): string;
  /** A rule option with its value, in short: `turn=1`. */
  option(name: string, value: string): string;
  /** A day and the time on it, from `2026-11-29T20:10:05+01:00`. */
  moment(stamp: string): string;
  readonly wish: WishWords;
  readonly daily: DailyWords;
  readonly replay: ReplayWords;
}

export type FigureColumn =
  | 'game'
  | 'played'
  | 'won'
  | 'share'
  | 'streak'
  | 'longest'
  | 'best'
  | 'mean'
  | 'moves'
  | 'score'
  | 'ended'
  | 'deal'
  | 'result'
  | 'time'
  | 'replay';

/** What is said of the wish. */
export interface WishWords {
  heading(day: string): string;
  /** What must be done for it. */
  rule(isStrict: boolean): string;
  /** One of the games: whether it came out today, and how often it was tried. */
  part(title: string, figures: WishFigures): string;
  granted(): string;
  /** The wish of the day was framed already. */
  framed(): string;
  frame(): string;
  kept(): string;
  notKept(): string;
  notGranted(): string;
  /** A wish that was kept. */
  past(day: string, text: string): string;
  noPast(): string;
}

export interface WishFigures {
  readonly isDone: boolean;
  /** Done with moves taken back, or on a deal that had been played before. */
  readonly isMarked: boolean;
  readonly tries: number;
  readonly won: number;
  readonly before: { readonly tries: number; readonly won: number };
}

/** What is said of the daily deal. */
export interface DailyWords {
  heading(title: string, day: string): string;
  /** How many days running it was played and won, and the longest there were. */
  streak(played: number, won: number, longest: number): string;
  /** The result to be pasted, without what gives the deal away. */
  share(title: string, day: string, figures: ShareFigures): string;
  done(): string;
}

export interface ShareFigures {
  readonly isWon: boolean;
  readonly out: number;
  readonly of: number;
  readonly passes: number;
  readonly undos: number;
  readonly hints: number;
}

/** A word that is typed where a replay is seen line by line. */
export type ReplayWord =
  | 'next'
  | 'back'
  | 'to'
  | 'start'
  | 'end'
  | 'all'
  | 'play'
  | 'help'
  | 'quit';

/** What is said of replays. */
export interface ReplayWords {
  /** Where a replay stands: so many moves of so many, and the last one; '' at the deal. */
  at(moves: number, of: number, last: string): string;
  /** The same while it plays by itself, so many tenths of a second a move. */
  playing(moves: number, of: number, last: string, tenths: number): string;
  /** A move to go to, being typed. */
  typed(digits: string): string;
  /** What the keys do, each a few words. */
  readonly keys: readonly string[];
  /** What can be typed, line by line. */
  readonly commands: readonly CommandLine[];
  /** The words that are typed. */
  readonly words: Readonly<Record<ReplayWord, string>>;
  unknown(word: string): string;
  playOn(): string;
  won(moves: number): string;
  lost(moves: number, isResigned: boolean): string;
  unfinished(moves: number): string;
  /** Why a text is no replay that can be seen; the line counts from 1. */
  notARecord(line: number): string;
  otherForm(line: number, version: string): string;
  unknownGame(line: number, game: string): string;
  otherRules(line: number, game: string, version: string): string;
  badOption(line: number, name: string): string;
  noDeal(line: number): string;
  /** Anything else that is wrong on a line, in a sentence. */
  wrong(line: number, why: string): string;
  illegal(line: number, text: string, why: string): string;
  /** A word that is neither a file, the name of a replay, nor a code. */
  noSource(word: string): string;
  damagedCode(): string;
}
