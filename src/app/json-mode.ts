import { readSeed } from '../card/seed.ts';
import { type Reading, type Refusal, readCommand } from '../command/read.ts';
import { lyingText } from '../notation/card-text.ts';
import type { Language } from '../notation/language/language.ts';
import { moveEntries } from '../notation/move-text.ts';
import { choices, machineAt, open, play, redo, type Session, undo } from '../session/session.ts';
import { revealedView, viewOf } from '../session/view.ts';
import { wishOf } from './consult.ts';

/** The version of the machine interface: its promise changes only by a new number. */
const VERSION = 1;

/** What a conversation with another program needs from outside. */
export interface JsonSetting {
  readonly language: Language;
  /** Whether cards lying face down are shown, in lower case. */
  readonly reveal: boolean;
  /** Gives the seed of a new deal for which none was named. */
  readonly freshSeed: () => string;
}

/** What follows of one line of input. `output` is null where nothing is answered. */
export interface JsonAnswer {
  readonly session: Session;
  readonly output: string | null;
  readonly isOver: boolean;
}

/** The state of a game as the machine interface tells it: one JSON object on one line. */
export function jsonReport(session: Session, reveal: boolean): string {
  const view = reveal ? revealedView(session) : viewOf(session);
  return JSON.stringify({
    v: VERSION,
    game: session.game.name,
    seed: session.deal.seed ?? null,
    options: session.options,
    moves: view.moves,
    status: view.status,
    piles: view.piles.map(({ id, kind, cards }) => ({
      id,
      kind,
      cards: cards.map((card) => lyingText(card, reveal)),
    })),
    legal: moveEntries(machineAt(session), choices(session)),
    score: view.score,
    passes: view.passes,
  });
}

/** Carries out one line another program wrote, and answers it. Never throws, whatever the line. */
export function jsonAnswer(session: Session, line: string, setting: JsonSetting): JsonAnswer {
  const reading = readCommand(line, session, setting.language);
  if (reading.kind === 'order' && reading.order === 'quit') {
    return { session, output: null, isOver: true };
  }
  const next = carryOut(session, reading, setting);
  return 'kind' in next
    ? { session, output: refusalText(next), isOver: false }
    : { session: next, output: jsonReport(next, setting.reveal), isOver: false };
}

function carryOut(session: Session, reading: Reading, setting: JsonSetting): Session | Refusal {
  switch (reading.kind) {
    case 'move':
      return play(session, reading.move);
    case 'refused':
      return reading;
    case 'ask':
      return { kind: 'refused', code: 'ambiguous', message: reading.message };
    case 'order':
      break;
  }
  if (wishOf(reading)) return refusedHere(reading.order, setting);
  const times = reading.rest === '' ? 1 : Number(reading.rest);
  switch (reading.order) {
    case 'undo':
      return undo(session, times);
    case 'redo':
      return redo(session, times);
    case 'restart':
      return undo(session, session.at);
    case 'new':
      return newDeal(session, reading.rest, setting);
    default:
      return refusedHere(reading.order, setting);
  }
}

function refusedHere(order: string, { language }: JsonSetting): Refusal {
  return { kind: 'refused', code: 'unknown-command', message: language.say.notHere(order) };
}

function newDeal(session: Session, text: string, setting: JsonSetting): Session | Refusal {
  const read = text === '' ? { seed: setting.freshSeed() } : readSeed(text);
  if ('seed' in read) return open(session.game, session.options, read);
  return {
    kind: 'refused',
    code: 'unknown-command',
    message: setting.language.say.badSeed(read.fault),
  };
}

function refusalText({ code, message }: Refusal): string {
  return JSON.stringify({ v: VERSION, error: { code, message } });
}
