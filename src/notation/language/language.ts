import type { Card } from '../../card/card.ts';
import type { SeedFault } from '../../card/seed.ts';
import type { Phrase, PhraseArgument } from '../../rules/phrase.ts';
import type { DealFault } from '../deal-text.ts';
import type { AidWords } from './aid-words.ts';
import type { ArgumentWords } from './argument-words.ts';
import type { Complaints } from './complaints.ts';
import type { Figures } from './figures.ts';
import type { FortuneWords } from './fortune-words.ts';
import type { GameTexts } from './game-texts.ts';
import type { HouseWords } from './house.ts';
import type { Keeping } from './keeping.ts';
import type { KeyWords, ListWords, SettingWords } from './list-words.ts';
import type { Pages } from './pages.ts';
import type { SolverWords } from './solver-words.ts';
import type { Speech } from './speech.ts';
import type { Teaching } from './teaching.ts';

/** Everything a player reads, in one language. A new language is one more of these. */
export interface Language {
  /** Two letters, as in a locale. */
  readonly code: string;
  /** What a rule word means. */
  phrase(phrase: Phrase): string;
  /** A term as it is written on the table. */
  caption(term: string): string;
  /** A pile by the name that is read and typed: `7`, `f1`, `stock`. */
  pile(id: string): string;
  /** The same on the table, where there is room for so many letters. */
  pileIn(id: string, letters: number): string;
  /** A command as it is typed: `move 3 to 7`. */
  command(command: string): string;
  /** The name of a rule option, and a value it may have, as they are read and typed: `turn`, `unlimited`. */
  option(name: string): string;
  choice(value: string): string;
  readonly say: Messages;
  readonly pages: Pages;
  readonly list: ListWords;
  readonly settings: SettingWords;
  readonly keys: KeyWords;
  readonly speech: Speech;
  readonly teaching: Teaching;
  readonly aid: AidWords;
  readonly keeping: Keeping;
  readonly figures: Figures;
  readonly solver: SolverWords;
  readonly fortune: FortuneWords;
  readonly arguments: ArgumentWords;
  readonly complaints: Complaints;
  /** What games say of themselves, by their names; the language in which they are written has none. */
  readonly games: GameTexts;
  /** What the lessons of games say, a text for each step; loaded when a lesson is taken. */
  lessons(): Promise<LessonTexts>;
  readonly house: HouseWords;
}

/** The texts of lessons, by the games' names. */
export type LessonTexts = Readonly<Record<string, readonly string[]>>;

/** What the program tells the player in answer to a command. */
export interface Messages {
  unknownCommand(word: string, nearest: string | null): string;
  badCommand(): string;
  nothingTyped(): string;
  notInThisGame(verb: string, game: string): string;
  badCount(word: string): string;
  unknownPile(word: string, piles: string): string;
  incomplete(verb: string): string;
  notHere(order: string): string;
  badSeed(fault: SeedFault): string;
  badDeal(fault: DealFault): string;
  gameOver(won: boolean): string;
  nothingToUndo(): string;
  nothingToRedo(): string;
  /** Between these moves; `isMore` where there are others. */
  ambiguous(moves: readonly string[], isMore: boolean): string;
  /** A move for a reader: from where to where, what is lifted, and the card it goes on or ''. */
  described(route: string, lifted: string, onto: string): string;
  fillFirst(pile: string, from: string): string;
  samePile(pile: string): string;
  emptyPile(pile: string): string;
  noRoute(from: string, to: string, takes: readonly string[]): string;
  notNow(condition: string): string;
  doesNotFit(card: Card, onto: Card, group: string, build: string): string;
  doesNotFill(card: Card, group: string, fill: string): string;
  noSpaces(group: string): string;
  firstSpace(pile: string): string;
  onlySpaces(from: string, to: string): string;
  onlyCards(from: string, to: string): string;
  notPlaced(card: Card, group: string, place: string): string;
  notFrom(card: Card, from: string, to: string, cards: string): string;
  notLifted(group: string, lift: string): string;
  noRun(count: number, pile: string): string;
  noChange(group: string): string;
  cardNotFree(card: Card): string;
  cardNowhere(card: Card): string;
  nowhereToGo(pile: string): string;
  /** Some cards of a pile can move, but not those. */
  notTogether(pile: string): string;
  noSuchMove(): string;
  stockEmpty(): string;
  noPassLeft(): string;
  leaveGame(order: string): string;
  stayed(): string;
  /** Asks whether so many pasted lines are to be played. */
  playPasted(lines: number): string;
  /** Of so many pasted lines some were played, and the next one was refused. */
  pasteStopped(played: number, lines: number, line: string, why: string): string;
  undone(moves: number): string;
  redone(moves: number): string;
  restarted(): string;
  won(moves: number): string;
  lost(moves: number): string;
  hopeless(): string;
  noCompletion(): string;
  helpTitle(): string;
  actionNotNow(verb: string, says: string): string;
}

/** What the phrases of a language are made with. */
export interface Speaker {
  speak(phrase: Phrase): string;
  term(group: string, count?: 'one' | 'many'): string;
  rankName(rank: number): string;
  list(words: readonly string[], last?: 'and' | 'or'): string;
}

export type PhraseMaker = (args: readonly PhraseArgument[], speaker: Speaker) => string;
