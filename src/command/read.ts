import type { Language } from '../notation/language/language.ts';
import { commandText } from '../notation/move-text.ts';
import type { Machine } from '../rules/machine.ts';
import { countOf, fromOf, type Move, NOWHERE, toOf } from '../rules/move.ts';
import { choices, machineAt, type Session, statusOf } from '../session/session.ts';
import { choose } from './choose.ts';
import { isSource, isTarget, type Reference, readPair, readReference } from './reference.ts';
import { translate } from './translate.ts';
import type { OrderName } from './vocabulary.ts';
import { nearestWord, ORDERS, readVerb, verbsOf } from './vocabulary.ts';
import { whyNot } from './why-not.ts';

/** What a typed command comes to. */
export type Reading = MoveReading | OrderReading | Refusal | Question;

export interface MoveReading {
  readonly kind: 'move';
  readonly move: Move;
}

export interface OrderReading {
  readonly kind: 'order';
  readonly order: OrderName;
  /** What came after the word: a seed for `new`, a number for `undo` and `redo`, or `hope`, a card for `find`. */
  readonly rest: string;
}

export interface Refusal {
  readonly kind: 'refused';
  readonly code: RefusalCode;
  readonly message: string;
}

/** The command fits several moves. */
export interface Question {
  readonly kind: 'ask';
  readonly message: string;
  readonly moves: readonly Move[];
}

/** Why a command was not carried out, as the machine interface names it. */
export type RefusalCode =
  | 'unknown-command'
  | 'unknown-pile'
  | 'illegal-move'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'game-over'
  | 'ambiguous';

const LONGEST_COMMAND = 200;
const FILLERS = new Set(['to', 'on', 'onto', 'into', 'with', 'from', 'and', 'the', 'for', 'at']);

/** A sentence about a move: which verb, and what it names. */
interface Sentence {
  readonly verb: string;
  readonly pairs: readonly (readonly Reference[])[];
  readonly count: number | null;
}

/**
 * Reads a line typed by a player. It holds no rules: a move is chosen from the legal ones by the words given.
 * None left, and the nearest attempt is explained; one, and it is the move; several, and the player is asked.
 * Never throws, whatever the text.
 */
export function readCommand(text: string, session: Session, language: Language): Reading {
  const { say } = language;
  if (text.length > LONGEST_COMMAND || /[^\P{Cc}\t]/u.test(text) || !text.isWellFormed()) {
    return refuse('unknown-command', say.badCommand());
  }
  const machine = machineAt(session);
  const { rules } = machine.program;
  const line = translate(text.replace(/^\s*\//u, '/ '), verbsOf(rules));
  const words = wordsOf(line);
  const [first, ...rest] = words as [string, ...string[]];
  if (first === '') return refuse('unknown-command', say.nothingTyped());

  const verbs = readVerb(first, rules);
  const exact = verbs.length === 1;
  const bare = exact ? null : readSentence('move', words, machine);
  if (bare && 'pairs' in bare) return decide(meantBy(bare, session), session, language);
  if (exact) return obey(verbs[0]!, rest, line, session, language);
  if (verbs.length > 1) {
    const meant = verbs.map((verb) => language.command(verb));
    return refuse('ambiguous', say.unknownCommand(first, meant.join(', ')));
  }
  if (bare?.fault === 'pile' && looksLikePile(first)) {
    return refuse('unknown-pile', say.unknownPile(bare.word, pileNames(machine, language)));
  }
  const [typed = first] = wordsOf(text);
  const known = verbsOf(rules);
  const nearest = nearestWord(typed, [...known, ...known.map((verb) => language.command(verb))]);
  return refuse('unknown-command', say.unknownCommand(typed, nearest));
}

/** What a line says of a move, whether the rules allow it or not; null where it is about none. */
export function readMoveSentence(text: string, session: Session): Sentence | null {
  const machine = machineAt(session);
  const words = wordsOf(translate(text, verbsOf(machine.program.rules)));
  const [verb] = readVerb(words[0]!, machine.program.rules);
  const isMove = verb !== undefined && !(ORDERS as readonly string[]).includes(verb);
  const sentence = isMove
    ? readSentence(verb, words.slice(1), machine)
    : readSentence('move', words, machine);
  return 'pairs' in sentence ? sentence : null;
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .split(/(?:[\s,→]|->)+/u);
}

function obey(
  verb: string,
  rest: readonly string[],
  text: string,
  session: Session,
  language: Language,
): Reading {
  const { say } = language;
  const machine = machineAt(session);
  if (verb === 'repeat') return readRepeated(session, language);
  if ((ORDERS as readonly string[]).includes(verb)) {
    return readOrder(verb as OrderName, text.trim().replace(/^\S+\s*/u, ''), session, language);
  }
  if (!verbsOf(machine.program.rules).includes(verb)) {
    return refuse('illegal-move', say.notInThisGame(verb, session.game.title));
  }
  const sentence = readSentence(verb, rest, machine);
  if ('pairs' in sentence) return decide(sentence, session, language);
  if (sentence.fault === 'count') {
    return refuse('unknown-command', say.badCount(sentence.word));
  }
  if (sentence.fault === 'pile') {
    return refuse('unknown-pile', say.unknownPile(sentence.word, pileNames(machine, language)));
  }
  return refuse('unknown-command', say.incomplete(verb));
}

function readOrder(
  order: OrderName,
  rest: string,
  session: Session,
  { say }: Language,
): OrderReading | Refusal {
  if (order === 'undo' && /^(?:to )?hope$/u.test(rest))
    return { kind: 'order', order, rest: 'hope' };
  if ((order === 'undo' || order === 'redo') && rest !== '' && !/^[1-9]\d{0,5}$/.test(rest)) {
    return refuse('unknown-command', say.badCount(rest));
  }
  if (order === 'undo' && session.at === 0 && !session.isResigned) {
    return refuse('nothing-to-undo', say.nothingToUndo());
  }
  if (order === 'redo' && (session.isResigned || session.at === session.moves.length)) {
    return refuse('nothing-to-redo', say.nothingToRedo());
  }
  return { kind: 'order', order, rest };
}

/** The player's last move, as it would be typed once more. */
function readRepeated(session: Session, language: Language): Reading {
  let at = session.at - 1;
  while (session.joined.includes(at)) at--;
  if (at < 0) return refuse('illegal-move', language.aid.nothingToRepeat());
  const machine = machineAt({ ...session, at });
  return readCommand(commandText(machine, session.moves[at]!, false), session, language);
}

/** What keeps words from being a sentence. */
interface SentenceFault {
  readonly fault: 'pile' | 'count' | 'incomplete';
  readonly word: string;
}

function readSentence(
  verb: string,
  words: readonly string[],
  machine: Machine,
): Sentence | SentenceFault {
  const at = words.lastIndexOf('count');
  let count: number | null = null;
  let named = words;
  if (at >= 0) {
    const number = words[at + 1] ?? '';
    if (!/^[1-9]\d{0,2}$/.test(number) || words.length > at + 2) {
      return { fault: 'count', word: number };
    }
    count = Number(number);
    named = words.slice(0, at);
  }
  const references: (readonly Reference[])[] = [];
  const names = joinNames(
    named.filter((word) => !FILLERS.has(word)),
    machine,
  );
  if (names.length === 1 && verb === 'move') {
    const pairs = readPair(names[0]!, machine);
    const single = readReference(names[0]!, machine).map((reference) => [reference]);
    if (pairs.length + single.length === 0) return { fault: 'pile', word: names[0]! };
    return { verb, pairs: [...pairs, ...single], count };
  }
  for (const name of names) {
    const found = readReference(name, machine);
    if (found.length === 0) return { fault: 'pile', word: name };
    references.push(found);
  }
  const wanted = verb === 'move' ? [2] : [0, 1, 2];
  if (!wanted.includes(references.length)) return { fault: 'incomplete', word: verb };
  return { verb, pairs: combine(references), count };
}

/** `foundation 2` is `f2`, `file 3` is `3`: a group's name before a number belongs to it. */
function joinNames(words: readonly string[], machine: Machine): string[] {
  const names: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const next = words[i + 1];
    const pile =
      next &&
      /^\d+$/.test(next) &&
      machine.program.piles.find(
        ({ id, group }) =>
          (group === word || `${group}s` === word) && id.replace(/^\D+/, '') === next,
      );
    if (pile) i++;
    names.push(pile ? pile.id : word);
  }
  return names;
}

function combine(references: readonly (readonly Reference[])[]): Reference[][] {
  return references.reduce<Reference[][]>(
    (pairs, found) => pairs.flatMap((pair) => found.map((reference) => [...pair, reference])),
    [[]],
  );
}

function decide(sentence: Sentence, session: Session, language: Language): Reading {
  const machine = machineAt(session);
  const status = statusOf(session);
  if (status !== 'playing') return refuse('game-over', language.say.gameOver(status === 'won'));
  const fitting = choices(session).filter((move) => fits(sentence, move, machine));
  if (fitting.length === 0) {
    return refuse('illegal-move', whyNot(sentence, session, language));
  }
  return choose(fitting, session, language);
}

/** Two piles named without a verb: where no card is to be carried, the action between them that is possible. */
function meantBy(bare: Sentence, session: Session): Sentence {
  const machine = machineAt(session);
  const { actions } = machine.program.rules;
  const joining = actions.filter(({ form }) => form?.includes('TO'));
  const isNamed = bare.pairs.some(({ length }) => length === 2);
  if (!isNamed || bare.count !== null || joining.length === 0) return bare;
  const sentences = [bare, ...joining.map(({ verb }) => ({ ...bare, verb }))];
  const legal = choices(session);
  return sentences.find((one) => legal.some((move) => fits(one, move, machine))) ?? bare;
}

function fits({ verb, pairs, count }: Sentence, move: Move, machine: Machine): boolean {
  if (machine.verbOf(move) !== verb) return false;
  if (count !== null && countOf(move) !== count) return false;
  const from = fromOf(move);
  const to = toOf(move);
  return pairs.some(([first, second]) => {
    if (!first) return true;
    const lifted = Math.max(1, countOf(move));
    if (!second) return isSource(first, from, lifted, machine);
    if (to === NOWHERE) return false;
    if (isSource(first, from, lifted, machine) && isTarget(second, to, machine)) return true;
    return verb === 'exchange' && isTarget(first, to, machine) && isTarget(second, from, machine);
  });
}

function refuse(code: RefusalCode, message: string): Refusal {
  return { kind: 'refused', code, message };
}

/** Whether a word that names nothing was meant for a pile: `11`, `f9`, `77`. */
function looksLikePile(word: string): boolean {
  return /^[a-z]?\d+$/.test(word);
}

function pileNames(machine: Machine, { pile: nameOf }: Language): string {
  const names: string[] = [];
  for (const pile of machine.program.piles) {
    const last = machine.program.piles[pile.index + 1];
    if (pile.at > 0 && last?.group === pile.group) continue;
    if (pile.at > 0) names[names.length - 1] += `–${pile.id}`;
    else names.push(nameOf(pile.id));
  }
  return names.join(', ');
}

export type { Sentence };
