import type { Odds } from '../../rules/game.ts';

/** The parts of the page of rules that have a heading. */
export type Part = 'deal' | 'piles' | 'actions' | 'after' | 'end' | 'options' | 'notes';

/** Where cards come onto a group's piles on one way. */
export type Where = 'anywhere' | 'on-cards' | 'in-spaces';

/**
 * The sentences that pages of text are made of. What they are given in words comes from the rule words and is in
 * the middle of a sentence; each of these is a whole sentence, or a heading.
 */
export interface Pages {
  readonly heading: Readonly<Record<Part, string>>;
  also(names: readonly string[]): string;
  source(source: string): string;
  /** How many packs, and how many cards that makes. */
  pack(packs: number, cards: number): string;
  /** A phrase as a sentence of its own. */
  sentence(phrase: string): string;
  /** A group of piles and what its piles are called. */
  group(group: string, ids: string): string;
  /** What a pile of this kind is for, where nothing is built on it. */
  kind(kind: string): string;
  built(build: string): string;
  /** Which cards may lie there at all. */
  limited(place: string): string;
  /** From where cards come, and how: one clause for each way. */
  comes(to: string, from: readonly string[], ways: readonly WayClause[]): string;
  space(group: string, fill: string): string;
  /** A space must be filled before anything else is done. */
  mustFill(group: string): string;
  action(command: string, phrase: string): string;
  won(goal: string): string;
  lost(idle: string | null): string;
  score(score: string): string;
  /** How often the game comes out; null where that is not known. */
  odds(odds: Odds | null): string;
  /** The name of an option with its values, the default first, and the one chosen if it is another. */
  option(name: string, values: readonly string[], chosen: string): string;
  /** The commands of a game that has these actions beside carrying cards. */
  commands(verbs: readonly string[]): readonly CommandLine[];
  /** How piles and cards are called. */
  names(piles: readonly string[]): string;
  /** The first line over the board, thing by thing: the title, the seed, and then what changes. */
  status(status: BoardStatus): readonly [title: string, seed: string, ...rest: string[]];
  /** So many cards, as a pile that is not told card by card. */
  cards(count: number): string;
  /** What the list of games tells of one, a line for each thing. */
  listing(facts: GameFacts): readonly string[];
  /** The last words of the greeting where commands are typed line by line. */
  hint(): string;
}

/** One way on which cards come. */
export interface WayClause {
  readonly lift: string;
  readonly where: Where;
  /** Which cards only, and when only; '' where there is no limit. */
  readonly cards: string;
  readonly when: string;
}

/** A command and what it does. */
export interface CommandLine {
  readonly command: string;
  readonly meaning: string;
}

/** What the list of games tells of one. */
export interface GameFacts {
  readonly title: string;
  readonly family: string;
  readonly packs: number;
  readonly source: string;
  readonly gist: string;
  /** How much they decide: 1 little, 3 much. */
  readonly luck: 1 | 2 | 3;
  readonly thought: 1 | 2 | 3;
  readonly minutes: number;
  readonly odds: Odds | null;
}

/** What the line over the board tells. */
export interface BoardStatus {
  readonly title: string;
  /** Null for a deal of one's own. */
  readonly seed: string | null;
  /** The rank the foundations start from, where the deal made it; else null. */
  readonly base: string | null;
  readonly moves: number;
  /** Null where it is not to be told. */
  readonly score: number | null;
  /** The score is in dollars. */
  readonly isMoney?: boolean;
  /** Seconds at the table; left out where they are not to be told. */
  readonly seconds?: number;
  /** How often the stock was gone through; null where that is not to be told. */
  readonly passes: number | null;
  /** How often it still may be; null where that is not limited. */
  readonly passesLeft: number | null;
}
