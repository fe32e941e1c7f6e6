import { readSeed } from '../card/seed.ts';
import { describeMove } from '../command/describe.ts';
import { type OrderReading, type Reading, readCommand } from '../command/read.ts';
import type { Move } from '../rules/move.ts';
import { isHopeless } from '../session/outlook.ts';
import { machineAt, open, play, redo, type Session, undo } from '../session/session.ts';
import { settleCursor } from './cursor.ts';
import type { Message, Model, Step, Tone } from './model.ts';

/** A model alone, with nothing to be done outside. */
export function still(model: Model): Step {
  return { model, effects: [] };
}

/** What a typed line does. */
export function obey(model: Model, line: string): Step {
  return perform(model, readCommand(line, model.session, model.language));
}

/** What a reading does: a move is made, an order carried out, a refusal or question shown. */
export function perform(model: Model, reading: Reading): Step {
  switch (reading.kind) {
    case 'move':
      return makeMove(model, reading.move);
    case 'refused':
      return { model: told(model, reading.message, 'refusal'), effects: [{ type: 'bell' }] };
    case 'ask':
      return still({
        ...told(model, reading.message, 'question'),
        question: { kind: 'which-move', moves: reading.moves },
      });
    case 'order':
      return carryOut(model, reading);
  }
}

/** Makes a legal move and says what was done, or how the game has ended. */
export function makeMove(model: Model, move: Move): Step {
  const { session, language } = model;
  const done = describeMove(machineAt(session), move, language);
  return still(arrive(model, play(session, move), done));
}

/** Whether moves would be lost if the game were given up. */
export function isUnderWay(session: Session): boolean {
  return session.at > 0 && machineAt(session).status() === 'playing';
}

/** An order of the player that leaves the game at hand behind asks first, if moves would be lost. */
export function leaveGame(model: Model, order: OrderReading['order'], rest: string): Step {
  const { session, language } = model;
  const isKept = model.keeps && order !== 'new';
  if (isKept || !isUnderWay(session)) return leaveNow(model, order, rest);
  return still({
    ...told(model, language.say.leaveGame(order), 'question'),
    question: { kind: 'leave-game', order, rest },
  });
}

/** Leaves the game at hand without asking. */
export function leaveNow(model: Model, order: OrderReading['order'], rest: string): Step {
  if (order === 'quit' || order === 'list') return { model, effects: [{ type: order }] };
  if (rest === '') return { model, effects: [{ type: 'seed' }] };
  const read = readSeed(rest);
  if ('fault' in read) {
    return still(told(model, model.language.say.badSeed(read.fault), 'refusal'));
  }
  return still(dealAnew(model, read.seed));
}

/** A new deal of the same game. */
export function dealAnew(model: Model, seed: string): Model {
  const { game, options } = model.session;
  const session = open(game, options, { seed });
  return { ...letGo(model), session, seconds: 0, cursor: null, message: null };
}

/** The model with a line for the player. */
export function told(model: Model, text: string, tone: Tone): Model {
  return { ...model, message: { text, tone } };
}

/** The model with nothing held and nothing asked. */
export function letGo(model: Model): Model {
  return { ...model, held: null, question: null };
}

function carryOut(model: Model, { order, rest }: OrderReading): Step {
  const { session, language } = model;
  const times = rest === '' ? 1 : Number(rest);
  switch (order) {
    case 'undo': {
      const back = undo(session, times);
      return still(arrive(model, back, language.say.undone(session.at - back.at)));
    }
    case 'redo': {
      const on = redo(session, times);
      return still(arrive(model, on, language.say.redone(on.at - session.at)));
    }
    case 'restart':
      return still(arrive(model, undo(session, session.at), language.say.restarted()));
    case 'help':
    case 'rules':
      return still({ ...letGo(model), message: null, page: { name: order, top: 0 } });
    case 'new':
    case 'list':
    case 'quit':
      return leaveGame(model, order, rest);
    case 'learn':
      return { model, effects: [{ type: 'learn', game: session.game, options: session.options }] };
    case 'theme':
      return { model, effects: [{ type: 'set', name: 'theme', value: rest }] };
    case 'set': {
      const [name = '', value = ''] = rest.split(/[\s=]+/u);
      return { model, effects: [{ type: 'set', name, value }] };
    }
  }
}

/** The model in another position of the game, the cursor and the message following it. */
function arrive(model: Model, session: Session, done: string): Model {
  const message: Message = outcome(model, session) ?? { text: done, tone: 'plain' };
  return {
    ...letGo(model),
    session,
    cursor: settleCursor(model.cursor, session),
    message,
  };
}

function outcome({ language }: Model, session: Session): Message | null {
  const status = machineAt(session).status();
  if (status === 'won') return { text: language.say.won(session.at), tone: 'good' };
  if (status === 'lost') return { text: language.say.lost(session.at), tone: 'refusal' };
  return isHopeless(session) ? { text: language.say.hopeless(), tone: 'question' } : null;
}
