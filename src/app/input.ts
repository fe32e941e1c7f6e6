/** What a player did at the terminal, as the decoder reads it from the bytes: never the bytes themselves. */
export type Input = (KeyInput | TextInput | MouseInput | PasteInput | FocusInput) & {
  /** The Escape key just before was none: it was the beginning of this, which came in pieces. */
  readonly isLate?: true;
};

/** A key that is not text, or text with Ctrl or Alt held. */
export interface KeyInput {
  readonly type: 'key';
  readonly key: KeyName;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

/** One printable character (one code point). With Ctrl or Alt it comes as a key whose name is the letter. */
export interface TextInput {
  readonly type: 'text';
  readonly text: string;
}

/** Columns and rows count from 0 at the top left. */
export interface MouseInput {
  readonly type: 'mouse';
  readonly action: 'press' | 'release' | 'drag' | 'move' | 'wheel-up' | 'wheel-down';
  readonly button: 'left' | 'middle' | 'right' | 'none';
  readonly column: number;
  readonly row: number;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

/** Text that arrived between the bracketed-paste marks, control characters other than line ends removed. */
export interface PasteInput {
  readonly type: 'paste';
  readonly text: string;
}

export interface FocusInput {
  readonly type: 'focus';
  readonly focused: boolean;
}

/** A named key, or a single letter or sign for Ctrl/Alt combinations (`c` with ctrl is Ctrl-C). */
export type KeyName =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'home'
  | 'end'
  | 'page-up'
  | 'page-down'
  | 'insert'
  | 'delete'
  | 'backspace'
  | 'enter'
  | 'tab'
  | 'escape'
  | `f${number}`
  | (string & {});
