import type { Card } from '../card/card.ts';
import type { Pack } from '../card/pack.ts';

/**
 * A way of telling fortunes by cards, which is no game: it is read, not won. So it has `read` where a game has rules
 * and an end, and nothing that searches, hints or counts wins can be given one.
 */
export interface Fortune {
  /** What is typed: lower-case words joined by `-`. */
  readonly name: string;
  /** Other names it goes by. */
  readonly aliases: readonly string[];
  /** Book, year, page. */
  readonly source: string;
  /** Raised whenever it changes so that an old record would be told differently. */
  readonly version: number;
  readonly pack: Pack;
  /** The ranks that mean something else on their heads. */
  readonly reversible: readonly number[];
  /** Every so many-th card of the pack is laid out, and so many of them in all. */
  readonly count: number;
  readonly lay: number;
  /** The sides of life for which the cards laid out are read again, in packets of so many cards. */
  readonly packets: readonly PacketName[];
  readonly packetSize: number;
  /** The cards that may stand for the person who asks, and whom each stands for. */
  readonly significators: readonly Significator[];
  /** What that person is asked so that one of them can be chosen. Nobody has to answer. */
  readonly question: Question;
  /** What a card comes to mean by the one that lies next to it. */
  readonly followed: readonly Following[];
  /** What the cards of a row say, in the order in which it is told. `significator` is one of the row. */
  read(row: readonly Card[], significator: Card): ReadingLine[];
  /** What the cards of a packet say, one by one. */
  readPacket(packet: readonly Card[]): CardLine[];
}

export interface Significator {
  readonly card: Card;
  readonly of: SignificatorName;
}

/** Something that is asked, with the answers there are. */
export interface Question {
  readonly asks: QuestionName;
  readonly answers: readonly Answer[];
}

/** An answer leads to another question, or to the card that stands for the person. */
export interface Answer {
  readonly says: AnswerName;
  readonly leads: Question | { readonly card: Card };
}

export type QuestionName = 'who' | 'married' | 'hair';

export type AnswerName = 'man' | 'woman' | 'married' | 'single' | 'fair' | 'dark';

/** A card that is followed by a certain card, or by any of a suit. */
export interface Following {
  readonly card: Card;
  readonly next: { readonly card: Card } | { readonly suit: number };
  readonly says: FollowingName;
}

/**
 * How far a telling has come: the significator is to be chosen; the pack to be cut; its cards to be laid out; they
 * lie, and the significator is not among them; the row can be read; the cards of the row are to be cut; the packets
 * to be turned up; all is told.
 */
export type Stage =
  | 'significator'
  | 'cut'
  | 'lay'
  | 'absent'
  | 'row'
  | 'cut-row'
  | 'packets'
  | 'told';

/** Whom a card may stand for. */
export type SignificatorName =
  | 'man-married-fair'
  | 'man-married-dark'
  | 'man-single'
  | 'woman-fair'
  | 'woman-dark';

export type PacketName = 'person' | 'house' | 'future' | 'surprise';

type Suit = 'C' | 'D' | 'H' | 'S';
type Rank = '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K' | 'A';
type ReversibleRank = '7' | 'J' | 'Q' | 'K';

/** What a card means: by its name, with `R` where it means something else on its head. */
export type MeaningName = `${Rank}${Suit}` | `${ReversibleRank}${Suit}R`;

/** What several cards of a rank mean: how many, and the rank. */
export type GroupName = `${2 | 3 | 4}${Rank}`;

export type FollowingName = 'note-unpaid' | 'debt-lost' | 'quarrels' | 'quarrels-not-lasting';

/** One thing that the cards say. Places count from 0, at the left. */
export type ReadingLine = SignificatorLine | GroupLine | CardLine;

/** Where the card lies that stands for the person who asks. */
export interface SignificatorLine {
  readonly of: 'significator';
  readonly at: number;
}

export interface GroupLine {
  readonly of: 'group';
  readonly says: GroupName;
  readonly at: readonly number[];
}

export interface CardLine {
  readonly of: 'card';
  readonly at: number;
  readonly says: MeaningName;
  /** What the next card makes of it, or null. */
  readonly followed: FollowingName | null;
}
