import type { Difficulty } from '../session/proven.ts';
import type { DailyRequest } from './commands/daily.ts';
import type { ExportRequest } from './commands/export.ts';
import type { HistoryRequest } from './commands/history.ts';
import type { ReviewRequest } from './commands/review.ts';
import type { SolveRequest } from './commands/solve.ts';
import type { StatsRequest } from './commands/stats.ts';
import type { StudyRequest, SummaryRequest } from './commands/study.ts';
import type { VerifyRequest } from './commands/verify.ts';
import type { WatchRequest } from './commands/watch.ts';
import type { WishRequest } from './commands/wish.ts';
import type { PlayFlags } from './flags.ts';
import type { ServeRequest } from './host/arguments.ts';
import type { DealRequest } from './prepare.ts';

/** A game to be played, as named and chosen in the arguments; nothing is looked up yet. */
export interface PlayRequest extends DealRequest {
  readonly kind: 'play';
  /** How the player asked to play; `table` where nothing was said. */
  readonly mode: 'table' | 'line' | 'json';
  readonly reveal: boolean;
  /** A deal proven winnable, and how hard; null for any deal. */
  readonly winnable: Difficulty | null;
  /** Deal anew even where a game waits. */
  readonly isNew: boolean;
  /** Go on with a game that waits even where a seed is named, if it is of that deal. */
  readonly isDaily: boolean;
  /** With `json`: begin with the game that waits. */
  readonly isResumed: boolean;
  /** For fortunes: the card that stands for the person who asks, as it was typed. */
  readonly significator: string | null;
  /** For fortunes: speak gently of death and illness. */
  readonly isGentle: boolean;
  readonly flags: PlayFlags;
}

/** A lesson of a game. */
export interface LearnRequest {
  readonly kind: 'learn';
  readonly game: string;
  /** `NAME=VALUE` each. */
  readonly options: readonly string[];
  readonly mode: 'table' | 'line';
  readonly flags: PlayFlags;
}

/** A game to be seen again. */
export interface ReplayRequest {
  readonly kind: 'replay';
  /** A file, the name of a replay, or a code. */
  readonly source: string;
  readonly mode: 'table' | 'line';
  readonly flags: PlayFlags;
}

/** What the program is asked to do by its arguments. */
export type Request =
  | PlayRequest
  /** A game is to be chosen from the list of them, where there is a screen for it. */
  | { readonly kind: 'choose'; readonly flags: PlayFlags }
  | LearnRequest
  | DailyRequest
  | StatsRequest
  | HistoryRequest
  | WishRequest
  | ReplayRequest
  | VerifyRequest
  | ExportRequest
  | SolveRequest
  | StudyRequest
  | SummaryRequest
  | ReviewRequest
  | WatchRequest
  | ServeRequest
  | { readonly kind: 'list'; readonly json: boolean }
  | { readonly kind: 'rules'; readonly game: string; readonly options: readonly string[] }
  /** A text to be shown: help, or the version. */
  | { readonly kind: 'text'; readonly text: string };
