import type { Odds } from '../../rules/game.ts';

/** What the list of games says, and what is said of settings and keys. */
export interface ListWords {
  /** The first line: how many games there are. */
  heading(games: number): string;
  /** Played and won, all games together; '' where none was played. */
  total(played: number, won: number): string;
  /** Where a search is typed, while nothing is. */
  searchHint(hasOrders: boolean): string;
  /** What the search leaves, where it leaves no game. */
  nothingFits(): string;
  /** A game's family and its packs, in a line. */
  kind(family: string, packs: number): string;
  luck(): string;
  thought(): string;
  /** How long a game takes, in a word or two. */
  minutes(minutes: number): string;
  /** How often it comes out; null where that is not known. */
  odds(odds: Odds | null): string;
  /** One's own games; null where none was played. */
  record(played: number, won: number): string;
  source(source: string): string;
  /** A game that waits to be gone on with; the seed is null for a deal of one's own. */
  waiting(moves: number, seed: string | null): string;
  /** The same in a row of the list, where there is little room. */
  waits(): string;
  /** What opening a game would do, in a word or two: go on, deal, or deal a certain deal. */
  enter(does: 'continue' | 'deal' | 'seed', seed: string): string;
  options(): string;
  /** The values of all options, each after its name, in a sentence. */
  optionsAre(values: readonly string[]): string;
  noOptions(title: string): string;
  giveUp(): string;
  stillWaits(title: string): string;
  noGame(word: string, nearest: string | null): string;
  helpTitle(): string;
  /** How the list is used, in paragraphs. */
  help(): readonly string[];
  /** The same of the orders of a house, where the program is played in one. */
  orders(): readonly string[];
}

/** What is said of settings. */
export interface SettingWords {
  changed(name: string, value: string): string;
  unknown(name: string, names: readonly string[]): string;
  badValue(name: string, value: string, values: readonly string[]): string;
  /** The terminal draws lines and suits two columns wide, or one. */
  probed(isWide: boolean): string;
  /** It did not say how wide. */
  notProbed(): string;
  /** An entry of the settings file that cannot be used; `values` may be empty. */
  badEntry(name: string, value: string, values: readonly string[]): string;
  /** A settings file that cannot be used at all; `kept` is its name now. */
  badFile(fault: 'damaged' | 'newer', kept: string): string;
  /** A settings file that cannot be read or written, and the system's reason. */
  noFile(does: 'read' | 'write', path: string, reason: string): string;
}

/** What is said of keys. */
export interface KeyWords {
  /** A place in which keys act, as the heading of their table. */
  place(place: string): string;
  /** What an action does there, for the table; '' where it has no business there. */
  meaning(action: string, place: string): string;
  /** What it does, in a word or two, for the line of keys. */
  short(action: string, place: string): string;
  /** A word that is typed, with what it does, for the line of keys. */
  typed(order: string): string;
  /** Letters that answer a question here, beside y: a key of another layout does not count as them. */
  readonly answers: { readonly yes: readonly string[]; readonly no: readonly string[] };
  /** A key as it is shown: `Enter`, `Ctrl-Z`. */
  name(key: string): string;
  /** All four arrow keys together. */
  arrows(): string;
  /** Between keys that do the same. */
  or(keys: readonly string[]): string;
  /** Keys that act only while the cursor is shown or nothing is typed. */
  heading(): readonly [key: string, meaning: string];
}
