import type { FortuneStart } from '../app/fortune/table.ts';
import type { Replay } from '../app/replay.ts';
import type { Language } from '../notation/language/language.ts';
import type { Game, Options } from '../rules/game.ts';
import type { Session } from '../session/session.ts';
import type { PlayFlags } from './flags.ts';
import type { Memory } from './memory.ts';
import type { Request } from './request.ts';
import type { Clock } from './store/clock.ts';
import type { Streams } from './streams.ts';
import type { Environment } from './terminal/caps.ts';

/**
 * Where the program runs and for whom: everything it would otherwise take from its process, so that many players may
 * be served by one.
 */
export interface World {
  readonly streams: Streams;
  readonly env: Environment;
  readonly clock: Clock;
  /** The full screen on these streams in the player's language, loaded when it is needed. */
  loadScreen(language: Language): Promise<FullScreen>;
  /** Whether a solver may think for this player before a game begins. */
  readonly solves?: boolean;
  /** Whether the player is far away: files of this machine are none of theirs. */
  readonly isHosted?: boolean;
  /** Gets ready for what is asked for. Throws a complaint where this player may not ask for that. */
  admit?(request: Request): Promise<void>;
  /** What is remembered of the player, where that is not simply in the folders of the environment. */
  remember?(language: Language): Memory;
}

/** What the place in which the program runs knows besides the program's own words. */
export interface Orders {
  /** The first words of the orders. */
  readonly words: readonly string[];
  /** Carries one out; gives what there is to say of it. What needs the screen takes it meanwhile. */
  obey(words: readonly string[]): Promise<readonly string[]>;
}

/** The terminal of a player, taken over as a whole while something is shown on it. */
export interface FullScreen {
  /** The program, with a game on the table, a fortune, or the list of games; gives the exit status. */
  readonly playTable: PlayTable;
  /** Shows a game again; gives the exit status, or the game to be played on. */
  readonly showReplay: (replay: Replay, flags: PlayFlags) => Promise<number | Session>;
}

/** The full-screen program, with a game on the table, a fortune, or the list: takes the terminal over, gives the exit status. */
export type PlayTable = (
  begin: Session | FortuneStart | null,
  flags: PlayFlags,
  catalogue: readonly Game[],
  memory: LoadMemory,
  learn?: Learning,
) => Promise<number>;

/** What the program remembers of its player, loaded when it is first asked for. */
export type LoadMemory = () => Promise<Memory>;

/** A game to be learned. */
export interface Learning {
  readonly game: Game;
  readonly options: Options;
}
