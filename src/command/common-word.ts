import { TYPED_WORDS, type TypedWords } from '../notation/language/typed-words.ts';
import { asOnLatinKeys } from './translate.ts';

/** Kinds of words that have one meaning wherever they are typed. */
export type WordKind = 'settings' | 'values' | 'options' | 'choices' | 'house' | 'program';

/**
 * The common word for one of another language, or for one typed with its keyboard left on: «сукно» and «ифшяу» are
 * `baize`. Any other word stays as it is, so that it can be quoted. `among` are the common words that may be meant; left out, all of the kind.
 */
export function commonWord(word: string, kind: WordKind, among?: readonly string[]): string {
  const typed = TYPED_WORDS.find((one) => one.isWritten(word));
  if (!typed) return word;
  const known = among ?? Object.keys(typed[kind]);
  const small = word.normalize('NFC').toLowerCase();
  const own = known.find((common) => ownWords(typed, kind, common).includes(small));
  if (own !== undefined) return own;
  const keys = asOnLatinKeys(small);
  return known.includes(keys) ? keys : word;
}

function ownWords(typed: TypedWords, kind: WordKind, common: string): readonly string[] {
  return typed[kind][common] ?? [];
}
