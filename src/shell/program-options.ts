import type { FortuneStart } from '../app/fortune/table.ts';
import type { Records } from '../app/records.ts';
import type { Language } from '../notation/language/language.ts';
import type { Game } from '../rules/game.ts';
import type { Session } from '../session/session.ts';
import type { Summary } from '../session/summary.ts';
import type { ChromePainter } from '../ui/screen.ts';
import type { PlayFlags } from './flags.ts';
import type { Stage } from './stage.ts';
import type { Clock } from './store/clock.ts';
import type { Keeper } from './store/no-keeper.ts';
import type { Learning, Orders } from './world.ts';

/** The program full screen: where it is shown, what it begins with, and what remembers games. */
export interface ProgramOptions {
  readonly catalogue: readonly Game[];
  readonly language: Language;
  readonly flags: PlayFlags;
  /** The game on the table, or the fortune that is told; without either the list of games is shown. */
  readonly begin: Session | FortuneStart | null;
  /** A game to be learned first. */
  readonly learn?: Learning | undefined;
  /** Keeps games; without it a game that is left is given up, and that is asked about. */
  readonly keeper?: Keeper;
  /** What is known of the player's games; asked again whenever the list is come back to. */
  readonly records?: () => Records;
  /** What all games that were finished come to. */
  readonly summary?: () => Summary;
  readonly stage: Stage;
  readonly clock: Clock;
  /** Whether a solver may think for the player, in a thread with memory of its own. */
  readonly hasSolver?: boolean;
  /** Orders that are given in the list of games and carried out elsewhere. */
  readonly orders?: Orders | undefined;
  /** What draws the text of the screen, once it is there; until then it is put into the cells directly. */
  loadPainter(): Promise<ClosingPainter>;
}

/** A painter that is told when it is needed no longer. */
export interface ClosingPainter extends ChromePainter {
  close(): void;
}
