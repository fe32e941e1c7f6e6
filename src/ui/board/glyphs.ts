import { type Card, rankOf, suitOf } from '../../card/card.ts';
import { rankText, suitLetter, suitSign } from '../../notation/card-text.ts';

/** What the board is drawn with. */
export interface Glyphs {
  readonly corners: readonly [
    topLeft: string,
    topRight: string,
    bottomLeft: string,
    bottomRight: string,
  ];
  readonly across: string;
  readonly down: string;
  /** The frame of an empty place. */
  readonly gapAcross: string;
  readonly gapDown: string;
  readonly back: string;
  readonly suit: (suit: number) => string;
  readonly ellipsis: string;
  readonly arrow: string;
}

export const UNICODE: Glyphs = {
  corners: ['╭', '╮', '╰', '╯'],
  across: '─',
  down: '│',
  gapAcross: '╌',
  gapDown: '╎',
  back: '░',
  suit: suitSign,
  ellipsis: '…',
  arrow: '→',
};

export const ASCII: Glyphs = {
  corners: ['+', '+', '+', '+'],
  across: '-',
  down: '|',
  gapAcross: '.',
  gapDown: '.',
  back: '#',
  suit: suitLetter,
  ellipsis: '~',
  arrow: '>',
};

/** `10♠`, or `10S`. */
export function faceText(card: Card, glyphs: Glyphs): string {
  return rankText(rankOf(card)) + glyphs.suit(suitOf(card));
}
