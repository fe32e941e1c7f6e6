import type { Fan } from '../../rules/layout.ts';

/** Where a pile is drawn, in cells of the board. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The height of one card. */
  readonly height: number;
  /** The cells a fan may take along its way; the card's own where the pile does not fan. */
  readonly room: number;
  readonly fan: Fan;
  /** How many cards from the top show in the fan. */
  readonly show: number;
  readonly note: string;
  /** Where its name stands, unless that is in the lower edge of its cards or over its column. */
  readonly name: { readonly x: number; readonly y: number } | null;
}

/** A board measured out: how far its cards are apart, and a box for every pile by index. */
export interface Measure {
  /** How many cells lie from card to card across, and how many rows down. */
  readonly pitchX: number;
  readonly pitchY: number;
  /** How many cells the layout's corner lies from the board's, so that the layout stands in the middle. */
  readonly left: number;
  readonly top: number;
  /** Whether the game is laid out as it lays itself out, with frames around its cards and names in their edges. */
  readonly isFramed: boolean;
  readonly boxes: readonly Box[];
}
