/**
 * A referee is a second reading of a game's rules, slow and obvious, that shares no line with the program
 * and judges it: whatever the two disagree about is a fault in one of them.
 */
export interface Referee {
  readonly game: string;
  /** The opening after everything automatic; `pack` is the whole pack in dealing order, cards as `7H`. */
  deal(pack: readonly string[], options: Readonly<Record<string, string>>): Position;
  /** Every move the player may make, each once, without regard to `status`. */
  legal(position: Position): Entry[];
  /** The position after the move and all that follows of itself; the argument is left as it was. */
  play(position: Position, entry: Entry): Position;
  status(position: Position): 'playing' | 'won' | 'lost';
  score(position: Position): number;
}

/** One line of the machine interface's `legal`, without `command`. */
export interface Entry {
  readonly action: 'move' | 'turn' | 'deal' | 'redeal' | 'exchange' | 'fill' | 'slip';
  readonly from: string;
  readonly to?: string;
  readonly count?: number;
}

/** Piles by name, bottom first. A card is `7H`, or `7h` while it lies face down. */
export interface Position {
  readonly piles: Readonly<Record<string, readonly string[]>>;
  /** How often the stock has become empty. */
  readonly passes: number;
  readonly options: Readonly<Record<string, string>>;
  /** Anything more that the rules of this game must remember. */
  readonly note?: unknown;
}
