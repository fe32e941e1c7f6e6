import type { Showing } from './showing.ts';

/** Somebody with a key. */
export interface Player {
  /** The fingerprint of the key: it owns the games. */
  readonly key: string;
  /** What others call them; null as long as none was chosen. */
  readonly name: string | null;
  /** Whether others may look on. */
  readonly isWatched: boolean;
}

/** A game that is being played in the house. */
export interface Playing {
  readonly name: string | null;
  /** The game's name. */
  readonly game: string;
}

/**
 * A player's place in the house, of which there is one in all hosts at a time: who sits down elsewhere takes it over,
 * and `onLost` is called on the one who sat before, who must leave.
 */
export interface Seat {
  /** Something in the folder has changed: it is kept soon. */
  changed(): void;
  /** What is on the table now, for others to know. */
  plays(game: string | null): void;
  /** Keeps everything, then gives the place up. */
  leave(): Promise<void>;
}

/** What a house remembers of its players. All of it may be shared by several hosts. */
export interface HouseStore {
  /** The player of a key; one who was never here before is made. */
  player(key: string): Promise<Player>;
  /** The player of a name, in whatever case; null where there is none. */
  named(name: string): Promise<Player | null>;
  /** Gives a player a name for good. False where it is another's, or they have one. */
  rename(key: string, name: string): Promise<boolean>;
  /** Whether others may look on. */
  letWatch(key: string, isWatched: boolean): Promise<void>;
  /** Takes the player's seat, wherever they sat before. */
  sit(key: string, onLost: () => void): Promise<Seat>;
  /** The folder of a player's games, as it was when they sat down or it was fetched last. */
  homeOf(key: string): string;
  /** Makes that folder what it should be, to be read. */
  fetch(key: string): Promise<void>;
  /** What all players with a name have to show. */
  showings(): Promise<readonly Showing[]>;
  /** The games being played now, in all hosts. */
  playing(): Promise<readonly Playing[]>;
  close(): Promise<void>;
}
