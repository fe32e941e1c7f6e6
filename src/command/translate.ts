import { TYPED_WORDS, type TypedWords } from '../notation/language/typed-words.ts';
import { readVerbIn } from './vocabulary.ts';

/** Orders whose rest is the player's own text, or words that are neither cards nor piles. */
const KEEPING_REST: readonly string[] = ['new', 'set', 'theme', 'auto', 'score'];

/** Before the number of a pile of such a group; others go by their number alone. */
const PREFIXES: Readonly<Record<string, string>> = {
  foundation: 'f',
  reserve: 'r',
  hour: 'h',
  barrier: 'b',
  pile: '',
};

/**
 * A line typed in the words of another language, or with its keyboard left on, in the common words: «ход 3 на 7» is
 * `move 3 to 7`, and so is «ьщму 3 ещ 7». A line without its letters stays as it is. Words that are in both are
 * taken as words. `verbs` are those that may be meant.
 */
export function translate(line: string, verbs: readonly string[]): string {
  const typed = TYPED_WORDS.find((one) => one.isWritten(line));
  if (!typed) return line;
  const [, first = '', rest = ''] = /^\s*(\S+)\s*(.*)$/su.exec(line) ?? [];
  const verb = verbIn(first.toLowerCase(), rest === '', verbs, typed);
  if (verb === null) return referencesIn(line, typed).join(' ');
  if (rest === '' || KEEPING_REST.includes(verb)) return `${verb} ${rest}`.trim();
  const references = referencesIn(rest, typed, typed.kinds[verb]);
  // «открыть три» is about cards, not about a pile.
  const isCounted = verb === 'turn' && /^\d+$/u.test(references.join(' '));
  return [verb, ...(isCounted ? ['count'] : []), ...references].join(' ');
}

/** What the keys pressed would have typed on an English keyboard. */
export function asOnLatinKeys(text: string): string {
  const typed = TYPED_WORDS.find((one) => one.isWritten(text));
  return typed ? [...text].map((letter) => typed.layout[letter] ?? letter).join('') : text;
}

function verbIn(
  word: string,
  isAlone: boolean,
  verbs: readonly string[],
  typed: TypedWords,
): string | null {
  const letter = typed.letters[word];
  if (letter !== undefined && isAlone && verbs.includes(letter)) return letter;
  const own = Object.entries(typed.verbs);
  const exact = own.find(([, words]) => words.includes(word));
  if (exact) return exact[0];
  const keys = asOnLatinKeys(word);
  const meant = readVerbIn(keys, verbs);
  const [only] = meant;
  if (only !== undefined && (only === keys || isShort(keys, only))) return only;
  if (typed.card(word, '') !== null) return null;
  if (/^[swrf]$/u.test(keys)) return null;
  const begun = own.filter(
    ([verb, words]) => verbs.includes(verb) && words.some((one) => one.startsWith(word)),
  );
  if (begun.length === 1) return begun[0]![0];
  return begun.length === 0 && meant.length === 1 ? meant[0]! : null;
}

/** Whether a letter stands for the verb, rather than only beginning it. */
function isShort(keys: string, verb: string): boolean {
  return readVerbIn(keys, [])[0] === verb;
}

/** The words after a verb: piles, cards, numbers, or the kind of an order, each in the common words. */
function referencesIn(
  text: string,
  typed: TypedWords,
  kinds: TypedWords['kinds'][string] = {},
): string[] {
  const kindOf = (word: string) =>
    Object.keys(kinds).find((kind) => kinds[kind]!.includes(word)) ?? null;
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter((word) => word !== '');
  const found: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const next = words[i + 1] ?? '';
    const kind = kindOf(word);
    if (kind !== null) {
      found.push(kind);
      continue;
    }
    const card = typed.card(word, next);
    if (card) {
      found.push(card.text);
      i += card.words - 1;
      continue;
    }
    if (typed.fillers.includes(word)) continue;
    if (typed.count.includes(word)) {
      found.push('count');
      continue;
    }
    // Between two names it is the Russian for `to`; elsewhere the key that stands for the reserve.
    if (word === 'к' && next !== '' && (found.length > 0 || kindOf(next) !== null)) continue;
    const number = typed.number(word);
    if (number !== null) {
      found.push(String(number));
      continue;
    }
    const pile = typed.pile(word);
    if (pile === null) {
      found.push(asOnLatinKeys(word));
      continue;
    }
    const [, own] = /(\d+)$/u.exec(word) ?? [];
    const after = /^\d+$/u.test(next) ? next : typed.number(next)?.toString();
    const at = own ?? after;
    const prefix = PREFIXES[pile];
    if (at !== undefined && prefix !== undefined) {
      found.push(prefix + at);
      if (own === undefined) i++;
    } else found.push(pile);
  }
  return found;
}
