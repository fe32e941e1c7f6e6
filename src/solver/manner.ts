/** How a search goes about; the last three change its order, and `eager` what it finds. */
export interface Manner {
  /** Whether a card that can go up without losing anything goes up at once. */
  readonly safe: boolean;
  /** Whether positions that differ only in how loose cards lie count as one; turning must be put off for that. */
  readonly loose: boolean;
  /** Whether turning the talon is put off until a card is carried from the waste. */
  readonly leaps: boolean;
  /** Whether positions are passed by in which some card can never be got at. */
  readonly deadEnds: boolean;
  /** Whether every card that can go up does: quick, but some games are lost by it. */
  readonly eager: boolean;
  /** How far chance changes the order of moves: 0 not at all; and the seed of that chance. */
  readonly chance: number;
  readonly seed: number;
  /** After how many strides, depth first, it begins anew for the first time: Infinity for never. */
  readonly renewal: number;
}
