import type { Language } from '../notation/language/language.ts';
import type { ClosingPainter } from './program-options.ts';
import { openStage } from './stage.ts';
import type { Clock } from './store/clock.ts';
import type { Environment } from './terminal/caps.ts';
import type { OpenTerminal } from './terminal/owned.ts';
import type { FullScreen, Orders } from './world.ts';

/** What a full screen stands on: a player's terminal, and what is known of the player. */
interface Ground {
  readonly env: Environment;
  readonly language: Language;
  readonly clock: Clock;
  readonly openTerminal: OpenTerminal;
  /** Whether a solver may think for the player. */
  readonly hasSolver: boolean;
  /** Orders that are given in the list of games and carried out elsewhere. */
  readonly orders?: Orders;
  loadPainter(): Promise<ClosingPainter>;
}

/** The program full screen, in a terminal of this machine or of one far away. */
export function fullScreen(ground: Ground): FullScreen {
  const { env, language, openTerminal } = ground;
  return {
    playTable: async (begin, flags, catalogue, memory, learn) => {
      const stage = openStage({ env, language, openTerminal, flags, begin });
      try {
        const [{ playProgram }, known] = await Promise.all([import('./table.ts'), memory()]);
        return await playProgram({ ...ground, ...known, stage, begin, flags, catalogue, learn });
      } catch (error) {
        stage.local.close();
        throw error;
      }
    },
    showReplay: async (replay, flags) => {
      const { showReplay } = await import('./replay-table.ts');
      return showReplay(replay, flags, env, language, openTerminal);
    },
  };
}
