import type { CapsFlags } from './terminal/caps.ts';

/** How the game is to be shown, as the player asked; what was left open is for the terminal to decide. */
export interface PlayFlags extends CapsFlags {
  /** The name of a set of colors, as it was typed. */
  readonly theme?: string | undefined;
  readonly mouse: boolean;
  readonly animation: boolean;
  /** Everything in words, one thing after another. */
  readonly screenReader: boolean;
  /** Whether games are kept. */
  readonly record: boolean;
}

/** The flags where none is given. */
export const DEFAULT_FLAGS: PlayFlags = {
  mouse: true,
  animation: true,
  screenReader: false,
  record: true,
};
