import type { Fortune } from '../../rules/fortune.ts';
import type { Game } from '../../rules/game.ts';
import type { Session } from '../../session/session.ts';
import type { Telling } from '../../session/telling.ts';

/**
 * Remembers a player's games while they are played. None of its functions throws: what goes wrong with the disk is
 * told once, as a notice, and the game goes on without being kept.
 */
export interface Keeper {
  /**
   * The unfinished game of this kind, which is gone on with from now on; null where there is none, or none that
   * fits.
   */
  resume(game: Game, fits?: (session: Session) => boolean): Session | null;
  /** Takes down how the game in hand stands; to be called after everything that happened. */
  follow(session: Session): void;
  /** Takes down that a hint was given. */
  hint(): void;
  /** The fortune of this kind that was left before all was told, which is gone on with; null where there is none. */
  resumeTelling(fortune: Fortune): Telling | null;
  /** Takes down how far a fortune is told. It is no game: it is kept to be seen again, and counts nowhere. */
  followTelling(telling: Telling): void;
  /** Waits until all that was taken down is on the disk. */
  sync(): void;
  /** The player goes away, or the process has to end. */
  leave(): void;
  /** Lines for the player that were not given before. */
  notices(): readonly Notice[];
  /** Calls back when there are some of which nothing that is done here is the cause; left out where there never are. */
  onNotice?(handler: () => void): void;
}

/** A line for the player. */
export interface Notice {
  readonly text: string;
  /** `refusal` where something is wrong. */
  readonly tone: 'plain' | 'good' | 'refusal';
}

/** Remembers nothing. */
export const NO_KEEPER: Keeper = {
  resume: () => null,
  follow: () => {},
  hint: () => {},
  resumeTelling: () => null,
  followTelling: () => {},
  sync: () => {},
  leave: () => {},
  notices: () => [],
};
