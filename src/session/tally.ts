import type { Step } from './step.ts';

/** What is counted beside the position, and what undoing does not bring back. */
export interface Tally {
  /** Hints asked for. */
  readonly hints: number;
  /** Moves taken back. */
  readonly undos: number;
  /** Milliseconds at the table, long pauses not counted in full. */
  readonly ms: number;
}

export const NO_TALLY: Tally = { hints: 0, undos: 0, ms: 0 };

/** Whoever does nothing for longer than these milliseconds has got up from the table. */
export const LONGEST_PAUSE = 5 * 60_000;

/** The tally after a step that came so many milliseconds after the one before. */
export function counted({ hints, undos, ms }: Tally, step: Step | null, pause: number): Tally {
  return {
    hints: hints + (step?.kind === 'hint' ? 1 : 0),
    undos: undos + (step?.kind === 'undo' ? step.times : 0),
    ms: ms + Math.min(Math.max(0, pause), LONGEST_PAUSE),
  };
}
