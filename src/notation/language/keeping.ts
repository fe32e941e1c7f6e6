/** Why a saved game cannot be gone on with. */
export type SpoiledSave =
  | { readonly fault: 'newer'; readonly version: number }
  | { readonly fault: 'other-rules'; readonly game: string; readonly version: number }
  | { readonly fault: 'unknown-game'; readonly game: string }
  | { readonly fault: 'damaged'; readonly line: number };

/** What is said of games that are kept: one line each. */
export interface Keeping {
  /** A game that was left goes on. */
  goesOn(moves: number): string;
  /** A saved game that cannot be used, and what its file is called now. */
  putAside(fault: SpoiledSave, kept: string): string;
  /** A saved game that cannot be used, by the name of its file. */
  spoiled(fault: SpoiledSave, file: string): string;
  /** A saved game that is damaged from a line on, and what the file as it was is called now. */
  goesOnBefore(line: number, kept: string): string;
  /** Games cannot be kept, and the system's reason. */
  cannotKeep(folder: string, reason: string): string;
  /** So many lines of the history cannot be read. */
  damagedHistory(lines: number, path: string): string;
  /** A game of the wish came out, and these did not yet today; none are left where the wish is granted. */
  wishAfter(missing: readonly string[]): string;
  /** A telling of fortunes came to its end, and the name by which it can be seen again. */
  tellingKept(name: string): string;
  /** A telling that was left goes on. */
  tellingGoesOn(): string;
}
