import { type Card, faceOf } from '../../card/card.ts';
import { readSeed } from '../../card/seed.ts';
import { commonWord } from '../../command/common-word.ts';
import type { Refusal } from '../../command/read.ts';
import { readTelling, type TellingOrder } from '../../command/read-telling.ts';
import { cardSign } from '../../notation/card-text.ts';
import type { FortuneWords } from '../../notation/language/fortune-words.ts';
import type { Language } from '../../notation/language/language.ts';
import { type ToldLine, tellPacket, tellRow } from '../../notation/reading-text.ts';
import type { Answer, Fortune, PacketName, Question } from '../../rules/fortune.ts';
import {
  type Lie,
  lieOf,
  openTelling,
  redoTelling,
  stepDue,
  type Telling,
  type TellingStep,
  takeTellingStep,
  undoTelling,
} from '../../session/telling.ts';

/** A fortune being told, and what is asked of the person meanwhile. It never changes; `answered` gives the next one. */
export interface Oracle {
  readonly telling: Telling;
  /** The cards as they lie. */
  readonly lie: Lie;
  /** What was answered so far to find a card for the person. */
  readonly answers: readonly Answer[];
  /** A question was declined, and any card may be chosen. */
  readonly isDeclined: boolean;
  /** Whether death and illness are told of gently. */
  readonly isGentle: boolean;
}

/** What telling fortunes needs from outside. */
export interface OracleSetting {
  readonly language: Language;
  /** Gives the seed of a new shuffle for which none was named; null where that is asked for otherwise. */
  readonly freshSeed: (() => string) | null;
}

/** A telling as it lies, before anything was answered. */
export function oracleOf(telling: Telling, isGentle: boolean): Oracle {
  return { telling, lie: lieOf(telling), answers: [], isDeclined: false, isGentle };
}

/** Something that may be answered: the answer, a card, or nothing (null). */
export interface Choice {
  readonly text: string;
  readonly answer: Answer | { readonly card: Card } | null;
}

/** What is asked now, and what may be answered; no answers where nothing is asked. */
export function questionOf(
  { telling: { fortune }, lie, answers, isDeclined }: Oracle,
  words: FortuneWords,
): { readonly text: string; readonly choices: readonly Choice[] } {
  if (lie.stage !== 'significator') return { text: '', choices: [] };
  if (isDeclined) {
    const choices = fortune.significators.map(({ card, of }) => ({
      text: `${cardSign(card)} ${words.significators[of]}`,
      answer: { card },
    }));
    return { text: words.whichCard, choices };
  }
  const question = answers.reduce<Question>(
    (asked, { leads }) => ('asks' in leads ? leads : asked),
    fortune.question,
  );
  return {
    text: words.questions[question.asks],
    choices: [
      ...question.answers.map((answer) => ({ text: words.answers[answer.says], answer })),
      { text: words.decline, answer: null },
    ],
  };
}

/** What an answer leads to. */
export function answered(oracle: Oracle, { answer }: Choice): Oracle {
  if (answer === null) return { ...oracle, isDeclined: true };
  if ('card' in answer) return taken(oracle, { does: 'significator', card: answer.card });
  const { leads } = answer;
  return 'card' in leads
    ? taken(oracle, { does: 'significator', card: leads.card })
    : { ...oracle, answers: [...oracle.answers, answer] };
}

/** What a step leads to, one that can be taken. */
export function taken(oracle: Oracle, step: TellingStep): Oracle {
  return withTelling(oracle, takeTellingStep(oracle.telling, step));
}

/** All cards laid out, or turned up, that are to be now. */
export function allLaid(oracle: Oracle): Oracle {
  const { stage } = oracle.lie;
  let now = oracle;
  while (now.lie.stage === stage && stepDue(now.lie)?.does === 'turn') now = taken(now, TURN);
  return now;
}

const TURN: TellingStep = { does: 'turn' };

/** A step or an answer taken back; several of them, where they are steps. */
export function undone(oracle: Oracle, times = 1): Oracle {
  const { telling, answers, isDeclined } = oracle;
  if (telling.at > 0) return withTelling(oracle, undoTelling(telling, times));
  if (isDeclined) return { ...oracle, isDeclined: false };
  return answers.length === 0 ? oracle : { ...oracle, answers: answers.slice(0, -1) };
}

/** Steps made again that were taken back: `times` of them, or all where there are fewer. */
export function redone(oracle: Oracle, times = 1): Oracle {
  return withTelling(oracle, redoTelling(oracle.telling, times));
}

/** The telling from its beginning, the same cards still to be told. */
export function restarted(oracle: Oracle): Oracle {
  return { ...undone(oracle, oracle.telling.at), answers: [], isDeclined: false };
}

function withTelling(oracle: Oracle, telling: Telling): Oracle {
  return { ...oracle, telling, lie: lieOf(telling) };
}

/** What follows of a line: another state, an order that changes nothing here, or a refusal. */
export type Answered =
  | { readonly kind: 'changed'; readonly oracle: Oracle; readonly said: string | null }
  | { readonly kind: 'order'; readonly order: TellingOrder; readonly rest: string }
  | Refusal;

/** Carries out a typed line. Never throws, whatever the text. */
export function obeyLine(oracle: Oracle, text: string, setting: OracleSetting): Answered {
  const { language } = setting;
  const { choices } = questionOf(oracle, language.fortune);
  const texts = choices.map((choice) => choice.text.toLowerCase());
  const reading = readTelling(text, oracle.telling, oracle.lie, texts, language);
  switch (reading.kind) {
    case 'refused':
      return reading;
    case 'step':
      return changed(taken(oracle, reading.step));
    case 'answer':
      return changed(answered(oracle, choices[reading.at]!));
    case 'lay':
      return changed(allLaid(oracle));
    case 'order':
      return ordered(oracle, reading.order, reading.rest, setting);
  }
}

function ordered(
  oracle: Oracle,
  order: TellingOrder,
  rest: string,
  { language, freshSeed }: OracleSetting,
): Answered {
  const { fortune: words, say } = language;
  const times = rest === '' ? 1 : Number(rest);
  switch (order) {
    case 'undo': {
      const next = undone(oracle, times);
      const steps = oracle.telling.at - next.telling.at;
      if (next === oracle) return refused(say.nothingToUndo(), 'nothing-to-undo');
      return changed(next, words.undone(Math.max(1, steps)));
    }
    case 'redo': {
      const next = redone(oracle, times);
      const steps = next.telling.at - oracle.telling.at;
      if (steps === 0) return refused(say.nothingToRedo(), 'nothing-to-redo');
      return changed(next, words.redone(steps));
    }
    case 'restart':
      return changed(restarted(oracle), words.restarted());
    case 'new': {
      if (rest === '' && freshSeed === null) return { kind: 'order', order, rest };
      const read = rest === '' && freshSeed ? { seed: freshSeed() } : readSeed(rest);
      if ('fault' in read) return refused(say.badSeed(read.fault), 'unknown-command');
      return changed(oracleOf(openTelling(oracle.telling.fortune, read), oracle.isGentle));
    }
    case 'gentle': {
      const value = commonWord(rest, 'values', SWITCH);
      if (rest !== '' && !SWITCH.includes(value)) {
        const { badValue } = language.settings;
        return refused(badValue(order, rest, SWITCH), 'unknown-command');
      }
      const isGentle = rest === '' ? !oracle.isGentle : value === 'on';
      return changed({ ...oracle, isGentle }, words.isGentle[isGentle ? 'on' : 'off']);
    }
    default:
      return { kind: 'order', order, rest };
  }
}

const SWITCH: readonly string[] = ['on', 'off'];

function changed(oracle: Oracle, said: string | null = null): Answered {
  return { kind: 'changed', oracle, said };
}

function refused(message: string, code: Refusal['code']): Refusal {
  return { kind: 'refused', code, message };
}

/** What is to be done now. */
export function dueOf({ lie: { stage, hand } }: Oracle, { due }: FortuneWords): string {
  return due[stage](hand.length - 1);
}

/** What the row of cards says; nothing while it is not read. */
export function rowReading(
  { telling: { fortune }, lie, isGentle }: Oracle,
  words: FortuneWords,
): readonly ToldLine[] {
  const { row, significator } = lie;
  if (significator === null || row.length < fortune.lay) return [];
  if (!row.some((card) => faceOf(card) === significator)) return [];
  return tellRow(fortune, row, significator, words, isGentle);
}

/** A packet as far as it is turned up, and what its cards say. */
export interface ToldPacket {
  readonly name: PacketName;
  readonly cards: readonly Card[];
  readonly lines: readonly ToldLine[];
}

/** The packets, those of which no card is turned up yet included. */
export function packetReadings(
  { telling: { fortune }, lie }: Oracle,
  words: FortuneWords,
): readonly ToldPacket[] {
  return fortune.packets.map((name, i) => {
    const cards = lie.packets[i] ?? [];
    return { name, cards, lines: tellPacket(fortune, cards, words) };
  });
}

/** The telling under a fortune's own name, for a title. */
export function seedOf({ telling: { deal } }: Oracle): string | null {
  return deal.seed ?? null;
}

/** One step further, where it need not be chosen: what was undone is made again. The same where there is none. */
export function wentOn(oracle: Oracle): Oracle {
  const { telling, lie } = oracle;
  if (telling.at < telling.steps.length) return redone(oracle);
  const step = stepDue(lie);
  return step ? taken(oracle, step) : oracle;
}

/** A fortune of a seed, from its beginning. */
export function freshOracle(fortune: Fortune, seed: string, isGentle: boolean): Oracle {
  return oracleOf(openTelling(fortune, { seed }), isGentle);
}
