import type { Card } from '../../card/card.ts';
import type { CommandLine } from './pages.ts';

/** Where a card shows: a pile by its name, and how many cards from there to the top, itself included. */
export interface Place {
  readonly pile: string;
  readonly depth: number;
}

/** What a player is told who asks for help at the table: hints, reasons, and what there is to be seen. */
export interface AidWords {
  /** The commands, for the page of help. */
  readonly commands: readonly CommandLine[];
  /** The first word of a hint: only where to look. */
  lookAt(group: string): string;
  /** The second: which card, by its pile. */
  lookAtCard(card: Card, pile: string): string;
  /** The third: the whole move. */
  hint(move: string): string;
  /**
   * Nothing useful is left, or where that is not certain none is seen; `back` is how many undos lead to where
   * there is something, or null.
   */
  noHint(isCertain: boolean, back: number | null): string;
  /** So many cards went up of themselves after a move. */
  wentUp(cards: number): string;
  nothingSafe(): string;
  /** The rest of the game could be played out. */
  mayFinish(): string;
  /** The rest is being played out, card by card. */
  playsOut(): string;
  /** A key has stopped that. */
  halted(): string;
  notDecided(): string;
  passWasted(): string;
  resign(): string;
  resigned(): string;
  notBegun(): string;
  /** A game that was given up goes on. */
  goesOn(): string;
  again(): string;
  /** Asking why without having been refused anything. */
  whyNothing(): string;
  /** The move asked about is possible. */
  whyNot(): string;
  nothingToRepeat(): string;
  notAPile(word: string): string;
  notACard(word: string): string;
  /** A pile with so many hidden cards at its bottom, and the others upward. */
  pileHolds(pile: string, hidden: number, cards: readonly Card[]): string;
  /** Where a card shows; `isMore` where another of its kind is not to be seen. */
  found(card: Card, places: readonly Place[], isMore: boolean): string;
  foundHidden(card: Card): string;
  foundOut(card: Card): string;
  /** Titles of pages. */
  readonly title: Readonly<Record<'say' | 'what' | 'why', string>>;
}
