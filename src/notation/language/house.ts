/** What a player is called where they have no name yet is said by null. */
export type PlayerName = string | null;

/** How a player's daily deal went, or all their games of one kind. */
export interface DailyLine {
  readonly name: string;
  readonly isWon: boolean;
  readonly out: number;
  readonly of: number;
  readonly moves: number;
  /** In milliseconds. */
  readonly ms: number;
}

export interface GameLine {
  readonly name: string;
  readonly played: number;
  readonly won: number;
  readonly longest: number;
  /** The fastest win in milliseconds; null where there is none. */
  readonly best: number | null;
}

/** A house that has been opened. */
export interface OpenedHouse {
  readonly host: string;
  readonly port: number;
  readonly key: { readonly fingerprint: string; readonly kind: string };
  /** Where everything is kept; or the rest, where players are in a database that others share. */
  readonly folder: string;
  readonly isShared: boolean;
}

/** What is told where the program is host to others. */
export interface HouseWords {
  /** To whoever opened the house. */
  open(house: OpenedHouse): string;
  /** To a player who has to leave, and whose games are kept. */
  leave(cause: 'closing' | 'elsewhere' | 'idle' | 'fault'): string;
  /** To a player whose place is still held by a host that shows no sign of life. */
  waitsForPlace(): string;
  /** What can be asked for in the house besides the program's own words, a line each. */
  help(): readonly string[];
  /** The player's own name, or how to choose one. */
  yourName(name: PlayerName): string;
  badName(): string;
  nameIsTaken(name: string): string;
  /** A game is called so, which `race` would take for the player. */
  nameIsOfGame(name: string): string;
  nameIsForGood(name: string): string;
  /** To a guest who asks for what only players with a key can have. */
  wantsKey(): string;
  wantsName(): string;
  /** Whether others may look on. */
  watching(isOn: boolean): string;
  board: {
    daily(day: string, title: string): string;
    game(title: string): string;
    wishes(count: number): string;
    nobody(): string;
    dailyLine(place: number, line: DailyLine): string;
    gameLine(place: number, line: GameLine): string;
  };
  /** Who plays what; a game's title. */
  plays(name: PlayerName, title: string): string;
  nobodyPlays(): string;
  watch: {
    unknown(name: string): string;
    notAllowed(name: string): string;
    notHere(name: string): string;
    /** Over the board, while somebody is looked at. */
    heading(name: string): string;
    over(name: string): string;
  };
  race: {
    /** To one who waits for another. */
    waiting(title: string, name: string): string;
    unknown(word: string): string;
    /** How far the other one is. */
    other(name: string, out: number, of: number): string;
    otherWon(name: string): string;
    /** To others: somebody waits for one to play the same deal of a game. */
    waits(name: string, title: string): string;
    /** To one who leaves before the other. */
    goesOn(name: string): string;
    /** Both are told at the end: who was first, null where nobody's game came out. */
    won(name: string): string;
    nobodyWon(): string;
    givenUp(): string;
  };
  /** How words that need more after them are typed. */
  readonly forms: Readonly<Record<'watching' | 'watch' | 'race', readonly string[]>>;
  /** The words after a command that it does not know. */
  usage(forms: string): string;
}
