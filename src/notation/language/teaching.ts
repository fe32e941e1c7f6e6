import type { Card } from '../../card/card.ts';

/** What the program says when it teaches. What it is given of a game's rules is in the middle of a sentence. */
export interface Teaching {
  /** Over the board: the game, which step this is and of how many. */
  heading(title: string, step: number, of: number): string;
  /** A move that the rules allow, but not the one asked for. */
  alsoAllowed(suggested: string): string;
  /** What to do, for somebody who asks or is at a loss. */
  suggestion(suggested: string): string;
  /** Something that is no part of a lesson, such as another deal. */
  notInLesson(order: string): string;
  /** The end of the lesson. */
  finished(title: string): string;
  /** Whether to leave the lesson. */
  leave(): string;
  stayed(): string;
  /** Words that may be typed, for the line of keys: during the lesson, and at its end. */
  words(isOver: boolean): readonly string[];
  /** The first words where commands are typed line by line. */
  hint(): string;
  /** The same deal after some moves, and another table than before. */
  later(): string;
  another(): string;
  /** The rule of a group that is built on. */
  built(group: string, build: string): string;
  /** Cards, bottom first, that go onto another or, where that is 0, to an empty place. */
  carry(cards: readonly Card[], onto: Card, to: string, command: string): string;
  /** What is done otherwise than by carrying. */
  act(rule: string, command: string): string;
  takeBack(): string;
}
