/** How the table is to be shown. Whatever the player leaves open is for the terminal to decide. */
export interface PlayFlags {
  /** Letters for suits, and nothing but ASCII for the rest. */
  readonly ascii: boolean;
  /** False: no colors, whatever the terminal can show. */
  readonly color: boolean;
  /** The name of a set of colors, as it was typed. */
  readonly theme: string | null;
  readonly mouse: boolean;
  readonly animation: boolean;
  /** Everything in words, one thing after another. */
  readonly screenReader: boolean;
}

/** The flags where none is given. */
export const DEFAULT_FLAGS: PlayFlags = {
  ascii: false,
  color: true,
  theme: null,
  mouse: true,
  animation: true,
  screenReader: false,
};

/** A game to be played, as named and chosen in the arguments; nothing is looked up yet. */
export interface PlayRequest {
  readonly kind: 'play';
  readonly game: string;
  readonly seed: string | null;
  /** The path of a deal file. */
  readonly deal: string | null;
  /** `NAME=VALUE` each. */
  readonly options: readonly string[];
  /** How the player asked to play; `table` where nothing was said. */
  readonly mode: 'table' | 'line' | 'json';
  readonly reveal: boolean;
  readonly flags: PlayFlags;
}

/** What the program is asked to do by its arguments. */
export type Request =
  | PlayRequest
  | { readonly kind: 'list'; readonly json: boolean }
  | { readonly kind: 'rules'; readonly game: string; readonly options: readonly string[] }
  /** A text to be shown: help, or the version. */
  | { readonly kind: 'text'; readonly text: string };
