import { type OrderReading, readCommand } from '../command/read.ts';
import type { Language } from '../notation/language/language.ts';
import { rulesPage } from '../notation/rules-page.ts';
import type { Move } from '../rules/move.ts';
import { machineAt, type Session } from '../session/session.ts';
import { viewOf } from '../session/view.ts';
import { announceBetween, announceChoice, distanceBetween } from './announce.ts';
import { wishOf } from './consult.ts';
import { type Asked, type Counsel, counselWith, seekCounsel } from './counsel.ts';
import { readInquiry, tellInquiry } from './inquiry.ts';
import type { Judgement } from './insight.ts';
import { type LineMemory, type LineSetting, lineAnswer, NO_MEMORY, playMove } from './line-mode.ts';
import { reviewInSentences } from './review.ts';
import { standing } from './standing.ts';
import { tellBoard } from './tell-board.ts';

/** A game as it is played by listening. */
export interface ReaderState {
  readonly session: Session;
  /** The moves between which the player was asked to choose by a number; empty where nothing is asked. */
  readonly asked: readonly Move[];
  readonly memory: LineMemory;
}

/** What follows of one line of input: a sentence in each line for the player. */
export interface ReaderAnswer {
  readonly state: ReaderState;
  readonly lines: readonly string[];
  readonly isOver: boolean;
}

/** More moves than this, made or taken back at once, and the table is told anew. */
const MOST_TOLD = 5;

/** A game about to be played by listening. */
export function readerStart(session: Session, memory = NO_MEMORY): ReaderState {
  return { session, asked: [], memory };
}

/** What the player hears first: the game, the table from pile to pile, and how to go on. */
export function readerGreeting({ session }: ReaderState, { language }: LineSetting): string[] {
  const { speech } = language;
  const hint = speech.hint();
  return [opening(session, language), speech.howTold(), ...tellAll(session, language), hint];
}

/**
 * Carries out one typed line and tells in sentences what changed, once. Cards and piles are named in words; the
 * table is told again only where it was asked for. Never throws, whatever the text.
 */
export function readerAnswer(state: ReaderState, text: string, setting: LineSetting): ReaderAnswer {
  const { session, memory } = state;
  const { language } = setting;
  if (text.trim() === '') return told(state, []);
  const chosen = /^\s*\d+\s*$/u.test(text) ? state.asked[Number(text) - 1] : undefined;
  if (chosen !== undefined) return moved(state, chosen, language);
  const inquiry = readInquiry(text, session);
  if (inquiry) return told(state, tellInquiry(inquiry, session, language));
  const reading = readCommand(text, session, language);
  switch (reading.kind) {
    case 'refused':
      return told(readerStart(session, { ...memory, refused: text }), [
        language.speech.inWords(reading.message),
      ]);
    case 'ask': {
      const choices = reading.moves.map((move) => announceChoice(session, move, language));
      return told({ ...state, asked: reading.moves }, language.speech.which(choices));
    }
    case 'move':
      return moved(state, reading.move, language);
    case 'order':
      return ordered(state, reading, text, setting);
  }
}

/** The whole table in sentences, and how the game stands. */
export function tellAll(session: Session, language: Language): string[] {
  return [...tellBoard(viewOf(session), language), ...tellStanding(session, language)];
}

function moved({ session, memory }: ReaderState, move: Move, language: Language): ReaderAnswer {
  const next = playMove(session, move, memory);
  return told(readerStart(next, { ...memory, hint: null, refused: null }), [
    ...announceBetween(session, next, language),
    ...tellStanding(next, language),
  ]);
}

/** An order is carried out as it is for eyes; what has changed by it is told for ears. */
function ordered(
  { session, memory }: ReaderState,
  reading: OrderReading,
  text: string,
  setting: LineSetting,
): ReaderAnswer {
  const { language } = setting;
  const { order } = reading;
  const { speech, say, aid } = language;
  const state = readerStart(session, memory);
  switch (order) {
    case 'quit':
      return { state, lines: [], isOver: true };
    case 'help':
      return told(state, helpInWords(session, language));
    case 'rules':
      return told(state, rulesInWords(session, language));
  }
  const { hasSolver: solves = false } = setting;
  const wish = wishOf(reading, { session, hint: memory.hint, solves });
  if (wish) return counselled(session, seekCounsel(session, wish, memory, setting), language);
  const unwrapped = { ...setting, ascii: false, width: Number.POSITIVE_INFINITY, preface: null };
  const answer = lineAnswer(session, text, unwrapped, memory);
  const { session: next, lines: shown } = answer;
  if (next === session) {
    return told(readerStart(session, answer.memory), shown.map(speech.inWords));
  }
  const distance = distanceBetween(session, next);
  const done =
    order === 'undo'
      ? [distance === 0 ? aid.goesOn() : say.undone(distance)]
      : order === 'redo'
        ? [say.redone(distance)]
        : order === 'restart'
          ? [say.restarted()]
          : [];
  const lines =
    distance === Number.POSITIVE_INFINITY
      ? [opening(next, language), ...tellAll(next, language)]
      : order === 'restart'
        ? [...done, ...tellAll(next, language)]
        : [...done, ...tellChange(session, next, language)];
  return told(readerStart(next, answer.memory), lines);
}

/** Goes on with the line that had to wait until a solver had judged what it was asked. */
export function readerJudged(
  { session, memory }: ReaderState,
  { session: judged }: Asked,
  judgement: Judgement,
  setting: LineSetting,
): ReaderAnswer {
  const counsel = counselWith(session, judged, judgement, memory, setting);
  return counselled(session, counsel, setting.language);
}

function counselled(
  before: Session,
  { session, memory, text, review }: Counsel,
  language: Language,
): ReaderAnswer {
  const said = review ? reviewInSentences(review, language) : text === null ? [] : [text];
  const change = session === before ? [] : tellChange(before, session, language);
  return told(readerStart(session, memory), [...said.map(language.speech.inWords), ...change]);
}

/** What is different a few moves on or back; the whole table, where it is more than a few. */
function tellChange(before: Session, after: Session, language: Language): string[] {
  return distanceBetween(before, after) > MOST_TOLD
    ? tellAll(after, language)
    : [...announceBetween(before, after, language), ...tellStanding(after, language)];
}

function told(state: ReaderState, lines: readonly string[]): ReaderAnswer {
  return { state, lines, isOver: false };
}

function opening(session: Session, { speech }: Language): string {
  return speech.opening(session.game.title, session.deal.seed ?? null, viewOf(session).base);
}

function tellStanding(session: Session, language: Language): string[] {
  const word = standing(session, language);
  return word === null ? [] : [language.speech.inWords(word)];
}

/** What may be typed, a sentence each. */
export function helpInWords(session: Session, { pages, speech }: Language): string[] {
  const { rules } = machineAt(session).program;
  const verbs = rules.actions.map(({ verb }) => verb);
  return [...pages.commands(verbs), ...speech.commands].map(({ command, meaning }) =>
    speech.inWords(speech.command(command, meaning)),
  );
}

/** The rules of the game, a sentence each. */
export function rulesInWords({ game, options }: Session, language: Language): string[] {
  return rulesPage(game, options, language, Number.POSITIVE_INFINITY)
    .map((line) => language.speech.inWords(line.trim()))
    .filter((line) => line !== '');
}
