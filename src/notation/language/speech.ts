import type { Card } from '../../card/card.ts';
import type { CommandLine } from './pages.ts';

/** A pile as it is to be named: its group and what is typed for it. */
export interface NamedPile {
  readonly group: string;
  readonly id: string;
  readonly kind: string;
}

/** What a player is told who listens: whole sentences, cards and piles in words, nothing to be looked at. */
export interface Speech {
  /** `seven of hearts`. */
  card(card: Card): string;
  /** `column 3`, `the stock`: words that may be typed back. */
  pile(pile: NamedPile): string;
  /** A text of the program's own, its card signs put into words. */
  inWords(text: string): string;
  /** Cards, bottom first, that went from one pile to another; `onto` is the card they lie on now, or 0. */
  came(cards: readonly Card[], from: NamedPile, to: NamedPile, onto: Card): string;
  /** Cards that came face up from the stock, each with the pile it went to; how many are left there. */
  dealt(cards: readonly { readonly card: Card; readonly to: NamedPile }[], left: number): string;
  /** Cards that went face down to another pile. */
  hidden(cards: readonly Card[], from: readonly NamedPile[], to: NamedPile): string;
  /** Two cards changed places: each with the pile where it lay before. */
  exchanged(cards: readonly [Card, Card], piles: readonly [NamedPile, NamedPile]): string;
  turnedUp(card: Card, pile: NamedPile): string;
  turnedDown(card: Card, pile: NamedPile): string;
  /** A pile that only lost cards has this one on top. */
  shows(card: Card, pile: NamedPile): string;
  emptied(piles: readonly NamedPile[]): string;
  /** A pile with all its cards, bottom first. */
  whole(pile: NamedPile, cards: readonly Card[]): string;
  /** A pile in brief: of the stock its number of cards, of others at most the last `most`. */
  brief(pile: NamedPile, cards: readonly Card[], most: number): string;
  /** Several piles of a group side by side, and for each the card that shows, if any. */
  row(piles: readonly NamedPile[], tops: readonly (Card | null)[]): string;
  /** The games there are, each with the number that chooses it. */
  choose(titles: readonly string[]): readonly string[];
  /** The first words of a game. */
  opening(title: string, seed: string | null, base: number): string;
  howTold(): string;
  hint(): string;
  /** The figures of a game under way. */
  figures(moves: number, score: number, passes: number | null, base: number): string;
  /** What may be asked for beside the commands of the game. */
  readonly commands: readonly CommandLine[];
  command(command: string, meaning: string): string;
  /** A move that is not carrying, before it is made: its verb, and the piles it names. */
  doing(verb: string, from: NamedPile | null, to: NamedPile | null): string;
  /** Several moves fit: each with the number that chooses it. */
  which(choices: readonly string[]): readonly string[];
  noSuchChoice(most: number): string;
  /** What can be done, or from one pile. */
  possible(moves: readonly string[], pile: NamedPile | null, more: number): readonly string[];
}
