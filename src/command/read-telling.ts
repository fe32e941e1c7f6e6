import type { Card } from '../card/card.ts';
import { cardText, readCard } from '../notation/card-text.ts';
import type { FortuneWords, TellingVerb } from '../notation/language/fortune-words.ts';
import type { Language } from '../notation/language/language.ts';
import { cutWord } from '../notation/language/quote.ts';
import { TYPED_TELLINGS } from '../notation/language/typed-tellings.ts';
import { type Lie, stepFault, type Telling, type TellingStep } from '../session/telling.ts';
import type { Refusal } from './read.ts';
import { asOnLatinKeys } from './translate.ts';
import { nearestWord } from './vocabulary.ts';

/** What a typed line means while a fortune is told. */
export type TellingReading =
  | { readonly kind: 'step'; readonly step: TellingStep }
  /** An answer to the question that is asked, by its place from 0. */
  | { readonly kind: 'answer'; readonly at: number }
  /** All cards that are to be laid out or turned up now. */
  | { readonly kind: 'lay' }
  | { readonly kind: 'order'; readonly order: TellingOrder; readonly rest: string }
  | Refusal;

export type TellingOrder = Exclude<TellingVerb, 'significator' | 'cut' | 'turn' | 'lay' | 'gather'>;

const LONGEST = 200;

/**
 * Reads a line. `answers` are the words of those that are offered now; none where nothing is asked. What cannot be done
 * as things lie is refused. Never throws, whatever the text.
 */
export function readTelling(
  text: string,
  telling: Telling,
  lie: Lie,
  answers: readonly string[],
  language: Language,
): TellingReading {
  const { fortune: words, say } = language;
  const line = lineOf(text.trim().replace(/\s+/gu, ' ').toLowerCase());
  if (line === '') return refused(say.nothingTyped());
  if ([...text].length > LONGEST || /\p{Cc}/u.test(text.trim())) return refused(say.badCommand());
  const bare = readBare(line, telling, lie, answers, words);
  if (bare) return bare;
  const [typed = '', ...more] = line.split(' ');
  const rest = more.join(' ');
  const verbs = verbsOf(typed);
  if (verbs.length > 1) {
    return {
      kind: 'refused',
      code: 'ambiguous',
      message: say.unknownCommand(cutQuote(typed), verbs.map(words.command).join(', ')),
    };
  }
  const [verb] = verbs;
  if (!verb) {
    if (answers.length > 0) {
      return refused(words.badAnswer(cutQuote(line), answers.length));
    }
    return refused(say.unknownCommand(cutQuote(typed), nearestWord(typed, knownWords())));
  }
  switch (verb) {
    case 'significator':
      return stepOf({ does: verb, card: readCard(rest) ?? 0 }, rest, telling, lie, language);
    case 'cut':
      return stepOf({ does: verb, lifted: numberOf(rest) }, rest, telling, lie, language);
    case 'turn':
    case 'gather':
      return stepOf({ does: verb }, rest, telling, lie, language);
    case 'lay': {
      const fault = stepFault(telling, lie, { does: 'turn' });
      return fault ? notNow(verb, lie, words) : { kind: 'lay' };
    }
    case 'undo':
    case 'redo':
      if (rest !== '' && !(numberOf(rest) >= 1)) return refused(say.badCount(cutQuote(rest)));
  }
  // A seed is as it was typed.
  const typedRest = text.trim().replace(/^\S+\s*/u, '');
  return { kind: 'order', order: verb, rest: verb === 'new' ? typedRest : rest };
}

/** The line, or what its keys would have typed on an English keyboard where that means something and it does not. */
function lineOf(line: string): string {
  const [word = ''] = line.split(' ');
  const other = asOnLatinKeys(line);
  const [otherWord = ''] = other.split(' ');
  const isMeant = readCard(otherWord) !== null || verbsOf(otherWord).length > 0;
  return other !== line && isMeant && verbsOf(word).length === 0 ? other : line;
}

/** A number or a card alone, or an answer in words, says enough where it is asked for. */
function readBare(
  line: string,
  telling: Telling,
  lie: Lie,
  answers: readonly string[],
  words: FortuneWords,
): TellingReading | null {
  const number = /^\d{1,9}$/u.test(line) ? Number(line) : null;
  if (lie.stage === 'significator') {
    const card = readCard(line);
    if (card !== null) return significator(card, line, telling, lie, words);
    const at = number === null ? answers.indexOf(line) : number - 1;
    if (at >= 0 && at < answers.length) return { kind: 'answer', at };
    return number === null ? null : refused(words.badAnswer(line, answers.length), 'illegal-move');
  }
  if (number === null || !(lie.stage === 'cut' || lie.stage === 'cut-row')) return null;
  const step: TellingStep = { does: 'cut', lifted: number };
  if (stepFault(telling, lie, step)) {
    return refused(words.badCut(line, lie.hand.length - 1), 'illegal-move');
  }
  return { kind: 'step', step };
}

function stepOf(
  step: TellingStep,
  rest: string,
  telling: Telling,
  lie: Lie,
  { fortune: words }: Language,
): TellingReading {
  switch (stepFault(telling, lie, step)) {
    case null:
      return { kind: 'step', step };
    case 'not-now':
      return notNow(step.does, lie, words);
    case 'bad-cut':
      return refused(words.badCut(cutQuote(rest), lie.hand.length - 1), 'illegal-move');
    case 'no-significator':
      return significator(0, rest, telling, lie, words);
  }
}

function significator(
  card: Card,
  text: string,
  telling: Telling,
  lie: Lie,
  words: FortuneWords,
): TellingReading {
  const step: TellingStep = { does: 'significator', card };
  if (!stepFault(telling, lie, step)) return { kind: 'step', step };
  const cards = telling.fortune.significators.map((one) => cardText(one.card));
  return refused(words.badSignificator(cutQuote(text.toUpperCase()), cards), 'illegal-move');
}

function notNow(verb: TellingVerb, { stage, hand }: Lie, words: FortuneWords): Refusal {
  return refused(`${words.notNow(verb)} ${words.due[stage](hand.length - 1)}`, 'illegal-move');
}

function refused(message: string, code: Refusal['code'] = 'unknown-command'): Refusal {
  return { kind: 'refused', code, message };
}

/** The verb a word of any language means, or those that it may begin. */
function verbsOf(word: string): TellingVerb[] {
  const all = TYPED_TELLINGS.flatMap((typed) => Object.entries(typed)) as [
    TellingVerb,
    readonly string[],
  ][];
  const whole = all.filter(([verb, others]) => verb === word || others.includes(word));
  const found =
    whole.length > 0
      ? whole
      : all.filter(([verb, others]) => [verb, ...others].some((one) => one.startsWith(word)));
  return [...new Set(found.map(([verb]) => verb))];
}

/** Every whole word that means something. */
export function knownWords(): string[] {
  const words = TYPED_TELLINGS.flatMap((typed) => Object.entries(typed)).flatMap(
    ([verb, others]) => [verb, ...others.filter((word) => /^\p{L}{2,}$/u.test(word))],
  );
  return [...new Set(words)];
}

function numberOf(text: string): number {
  return /^\d{1,9}$/u.test(text) ? Number(text) : Number.NaN;
}

/** The longest that is quoted of what was typed. */
const LONGEST_QUOTE = 40;

function cutQuote(text: string): string {
  return cutWord(text, LONGEST_QUOTE, '…');
}
