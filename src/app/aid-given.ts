import type { Tally } from '../session/tally.ts';
import type { Hint } from './hint-marks.ts';

/** What is remembered of the help a player asked for. */
export interface Aid {
  readonly hint: Hint | null;
  /** The command that was refused last, since the last move. */
  readonly refused: string | null;
  readonly tally: Pick<Tally, 'hints' | 'undos'>;
}

export const NO_AID: Aid = { hint: null, refused: null, tally: { hints: 0, undos: 0 } };
