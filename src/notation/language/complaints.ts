/** Why a file could not be read. */
export type FileTrouble = 'missing' | 'folder' | 'forbidden' | 'too-long';

/**
 * One line for a player whose call of the program cannot be carried out: what is wrong, and what to do. Words are
 * given as they were typed, flags with their dashes.
 */
export interface Complaints {
  /** Two flags of which only one can be. */
  exclude(one: string, other: string): string;
  /** A flag that does nothing without another. */
  onlyWith(flag: string, other: string): string;
  /** The same, where the other is the form of an export. */
  onlyWithForm(flag: string, form: string, not: string): string;
  resumeIsForPrograms(): string;
  notForDaily(flag: string): string;
  notForLesson(flag: string): string;
  /** A flag of a game where no game is played. */
  wantsGame(flag: string): string;
  /** A flag followed by another flag instead of its value. */
  wantsValueBefore(flag: string, next: string): string;
  wantsValue(flag: string): string;
  unknownFlag(flag: string, nearest: string | null): string;
  /** A value of a flag that it does not take, and what it should be. */
  badValue(flag: string, value: string, should: string): string;
  gameMissing(): string;
  tooMany(most: number, given: number): string;
  /** Something else about the arguments, as their reader tells it. */
  otherwise(told: string): string;
  /** No deal that can be won was found, or as hard a one as was wanted. */
  noWinnable(title: string): string;
  /** A range of seeds that ends before it begins. */
  emptyRange(first: number, last: number): string;
  /** A study without the deals to be looked at. */
  wantsDeals(): string;
  wantsForm(forms: readonly string[]): string;
  severalGames(word: string, names: readonly string[]): string;
  noGame(word: string, nearest: string | null): string;
  /** What is listed with the games and is none: there is nothing to win, to solve or to be taught. */
  isNoGame(name: string): string;
  /** A telling of fortunes where a replay of a game is wanted. */
  replayIsNoGame(): string;
  /** A flag of fortunes alone. */
  onlyForFortunes(flag: string): string;
  /** A flag that makes no sense where a fortune is told. */
  notForFortunes(flag: string): string;
  optionForm(text: string): string;
  noOption(game: string, name: string, names: readonly string[], nearest: string | null): string;
  optionValue(name: string, value: string, values: readonly string[]): string;
  noneWaits(title: string): string;
  dailyNotPlayed(day: string): string;
  /** A deal that was to be read from standard input, which is for commands. */
  dealFromInput(): string;
  dealUnnamed(): string;
  /** A deal file that cannot be read; `trouble` in the system's own words where it is none of these. */
  dealFile(path: string, trouble: FileTrouble | { readonly reason: string }): string;
  /** A file or standard input (null) that is no replay for its length. */
  replayTooLong(path: string | null): string;
  cannotRead(path: string, reason: string): string;
  cannotWrite(path: string, reason: string): string;
  inputFailed(reason: string): string;
  outputFailed(reason: string): string;
  /** Anything that is wrong with something typed or named: `--seed: …`. */
  about(what: string, fault: string): string;
  /** A host that cannot begin: no key in its file, no key on a line, another host, an address that is taken. */
  badHostKey(path: string): string;
  badKeyLine(path: string, line: number): string;
  houseIsOpen(folder: string, by: string): string;
  /** A database that cannot be reached or does not let the house in; or what is needed for it is not installed. */
  noDatabase(reason: string): string;
  noPg(): string;
  /** To a player: where everything is kept cannot be reached at the moment. */
  storeIsAway(): string;
  cannotListen(where: string, reason: string): string;
  /** To a player far away: their command line, what the house does not do, and files, which are the host's. */
  commandTooLong(): string;
  openQuote(): string;
  notServed(command: string): string;
  noFilesHere(flag: string): string;
  unknownLanguage(code: string, codes: readonly string[]): string;
  /** The terminal is too small for the full screen: no complaint, but what is done instead. */
  tooSmall(columns: number, rows: number, leastColumns: number, leastRows: number): string;
}
