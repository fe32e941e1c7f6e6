/** What is said of results: statistics, the history, the wish, the daily deal. */
export interface Figures {
  /** Milliseconds as a time: `4:05`, `1:02:03`. */
  time(ms: number): string;
  /** A share of a whole, `12.5 %`; of nothing, a dash. */
  share(part: number, whole: number): string;
  readonly columns: Readonly<Record<FigureColumn, string>>;
  noGames(): string;
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
  readonly wish: WishWords;
  readonly daily: DailyWords;
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
