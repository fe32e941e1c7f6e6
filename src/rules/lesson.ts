/**
 * A lesson of a game: what somebody who never played it is shown and asked to do. Every kind of move is made once,
 * and one is taken back.
 */
export type Lesson = readonly LessonStep[];

/** One move to be made. */
export interface LessonStep {
  /**
   * The table on which it is made, as a diagram: `3: 7d QH | stock: 4c`, bottom card first, lower case face down.
   * Without this and `deal` it goes on from the step before.
   */
  readonly board?: string;
  /** The seed of the deal with which it begins. */
  readonly deal?: string;
  /** What the player reads: a sentence or two, and what to type for it. */
  readonly say: string;
  /** Commands that do what is asked for; the first is the one suggested. `undo` takes the move before back. */
  readonly play: readonly [string, ...string[]];
}
