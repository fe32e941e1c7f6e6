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
}

/** A board measured out: what a card is in cells, and a box for every pile by index. */
export interface Measure {
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** How many cells lie from card to card across, and how many rows down. */
  readonly pitchX: number;
  readonly pitchY: number;
  /** Where the piles' names stand: in the lower edge of their cards, above each, or above columns only. */
  readonly labels: 'edge' | 'above' | 'columns';
  readonly boxes: readonly Box[];
}
