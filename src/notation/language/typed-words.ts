import { russianTyped } from './ru/typed.ts';

/**
 * What a player may type in a language, besides the words that every language has in common, which are English. Words
 * are in lower case.
 */
export interface TypedWords {
  /** Whether a text is written in its letters. */
  isWritten(text: string): boolean;
  /** Words for verbs and orders, by their own; the first is the one that is shown. */
  readonly verbs: Readonly<Record<string, readonly string[]>>;
  /** Words after an order that say which of its kinds is meant, by the order and the common word. */
  readonly kinds: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Words for the names of settings, for their values, for what a house knows, and for the program's commands. */
  readonly settings: Readonly<Record<string, readonly string[]>>;
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Words for the names of rule options, and for what may be chosen. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly house: Readonly<Record<string, readonly string[]>>;
  readonly program: Readonly<Record<string, readonly string[]>>;
  /** The verb, alone on the line, that a letter stands for. */
  readonly letters: Readonly<Record<string, string>>;
  /** What stands between the names of piles and means nothing. */
  readonly fillers: readonly string[];
  /** Before a number of cards. */
  readonly count: readonly string[];
  /** A number in words; null where it is none. */
  number(word: string): number | null;
  /** The common name of a pile, or what comes before its number: «сброс» is `waste`, «база» `f`. */
  pile(word: string): string | null;
  /** A card as it is commonly typed, `7h`: written in one word, or in two. */
  card(word: string, next: string): { readonly text: string; readonly words: 1 | 2 } | null;
  /** What a key of this language's layout types on an English one. */
  readonly layout: Readonly<Record<string, string>>;
}

/**
 * What may be typed whatever the language of the texts is: a command means the same for everyone, so it can be written
 * down and passed on.
 */
export const TYPED_WORDS: readonly TypedWords[] = [russianTyped];
