import type { Card } from '../../card/card.ts';
import type {
  AnswerName,
  FollowingName,
  GroupName,
  MeaningName,
  PacketName,
  QuestionName,
  SignificatorName,
  Stage,
} from '../../rules/fortune.ts';
import type { CommandLine } from './pages.ts';

/** What may be typed while a fortune is told. */
export type TellingVerb =
  | 'significator'
  | 'cut'
  | 'turn'
  | 'lay'
  | 'gather'
  | 'undo'
  | 'redo'
  | 'restart'
  | 'new'
  | 'gentle'
  | 'reading'
  | 'help'
  | 'rules'
  | 'list'
  | 'theme'
  | 'set'
  | 'quit';

/** What the cards say, and what the person who asks them is told and asked. */
export interface FortuneWords {
  readonly title: string;
  readonly gist: string;
  /** The first line: what it is, and of which seed; null for a pack of one's own. */
  heading(seed: string | null): string;
  /** That nobody should take it in earnest, and which book it is after. */
  label(source: string): string;
  /** Whole sentences. */
  readonly meanings: Readonly<Record<MeaningName, string>>;
  /** What a card comes to mean by the one that follows it: a sentence after its own. */
  readonly followed: Readonly<Record<FollowingName, (next: Card) => string>>;
  /** A few words each, in the middle of a sentence. */
  readonly groups: Readonly<Record<GroupName, string>>;
  /** Instead of those that tell of death and of illness, for who would rather not hear of them. */
  readonly softened: Readonly<Partial<Record<GroupName, string>>>;
  /** `four aces`. */
  groupName(group: GroupName): string;
  readonly packets: Readonly<Record<PacketName, string>>;
  readonly significators: Readonly<Record<SignificatorName, string>>;
  readonly questions: Readonly<Record<QuestionName, string>>;
  readonly answers: Readonly<Record<AnswerName, string>>;
  /** The answer of who gives none. */
  readonly decline: string;
  /** Asks for any of the cards that may stand for a person. */
  readonly whichCard: string;
  /** Which card stands for the person, and its place from 1; 0 where it does not lie there yet. */
  you(card: string, place: number): string;
  /** Beside the card that stands for the person. */
  readonly yourCard: string;
  /** How a card lies that lies on its head. */
  reversed(card: Card): string;
  /** A card that was laid out, or turned up, by its place from 1. */
  laid(card: string, place: number): string;
  /** What is to be done now; `most` cards can be lifted. */
  readonly due: Readonly<Record<Stage, (most: number) => string>>;
  /** What keys do at a stage, most needed first. */
  readonly keys: Readonly<Record<Stage, readonly string[]>>;
  /** What keys do wherever one is, behind those of the stage. */
  readonly otherKeys: readonly string[];
  /** What keys do while a telling is seen again. */
  readonly replayKeys: readonly string[];
  /** So many cards lie in hand, and the pack was shuffled so often. */
  status(inHand: number, shuffles: number): string;
  readonly isGentle: Readonly<Record<'on' | 'off', string>>;
  /** How many cards would be lifted off. */
  marker(lifted: number, of: number): string;
  badCut(word: string, most: number): string;
  badSignificator(word: string, cards: readonly string[]): string;
  /** What was asked for belongs elsewhere: what is due comes after it. */
  /** A command as it is typed. */
  command(verb: TellingVerb): string;
  notNow(verb: string): string;
  badAnswer(word: string, most: number): string;
  undone(steps: number): string;
  redone(steps: number): string;
  restarted(): string;
  /** Before a telling that is seen again line by line. */
  seenAgain(): string;
  /** No telling is kept yet. */
  noneTold(): string;
  /** A telling that is seen again: how many of its steps. */
  at(step: number, of: number): string;
  readonly commands: readonly CommandLine[];
  /** The words that mean a verb, beside its English name, whole. */
  readonly typed: Readonly<Record<TellingVerb, readonly string[]>>;
  readonly page: FortunePageWords;
}

/** What the page of rules of a fortune says. */
export interface FortunePageWords {
  readonly heading: Readonly<
    Record<'procedure' | 'significators' | 'meanings' | 'groups' | 'notes', string>
  >;
  /** The procedure, a sentence each. */
  procedure(cards: number, count: number, lay: number, packetSize: number): readonly string[];
  /** What follows from what follows a card, a sentence each. */
  readonly followed: readonly string[];
  readonly notes: readonly string[];
  also(names: readonly string[]): string;
}
