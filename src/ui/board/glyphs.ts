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
  /** The corners of an empty place, as those of a card, and what goes on from each of them. */
  readonly gapCorners: readonly [string, string, string, string];
  readonly gapAcross: string;
  readonly back: string;
  readonly suit: (suit: number) => string;
  readonly ellipsis: string;
  readonly arrow: string;
}

/** For terminals on which lines and suits come out right. */
export const UNICODE: Glyphs = {
  corners: ['╭', '╮', '╰', '╯'],
  across: '─',
  down: '│',
  gapCorners: ['╭', '╮', '╰', '╯'],
  gapAcross: '╌',
  back: '░',
  suit: suitSign,
  ellipsis: '…',
  arrow: '→',
};

/** For those that have ASCII alone. */
export const ASCII: Glyphs = {
  corners: ['+', '+', '+', '+'],
  across: '-',
  down: '|',
  gapCorners: ['.', '.', "'", "'"],
  gapAcross: '.',
  back: '#',
  suit: suitLetter,
  ellipsis: '~',
  arrow: '>',
};

/**
 * The upper and the lower edge of an empty place: its corners, for a place is no card, and a whole frame takes thrice
 * the bytes.
 */
export function gapEdges({ gapCorners, gapAcross }: Glyphs, width: number): [string, string] {
  const [topLeft, topRight, bottomLeft, bottomRight] = gapCorners;
  const arm = width > 5 ? gapAcross : '';
  const between = ' '.repeat(width - 2 - 2 * arm.length);
  return [topLeft + arm + between + arm + topRight, bottomLeft + arm + between + arm + bottomRight];
}

/** `10♠`, or `10S`. */
export function faceText(card: Card, glyphs: Glyphs): string {
  return rankText(rankOf(card)) + glyphs.suit(suitOf(card));
}
