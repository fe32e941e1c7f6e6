import { readSeed } from '../card/seed.ts';
import { describeMove } from '../command/describe.ts';
import { type OrderReading, type Reading, readCommand } from '../command/read.ts';
import type { Move } from '../rules/move.ts';
import { playSafe } from '../session/auto.ts';
import {
  machineAt,
  open,
  openAgain,
  play,
  redo,
  resign,
  restart,
  type Session,
  statusOf,
  undo,
} from '../session/session.ts';
import { answerAid } from './aid.ts';
import { NO_AID } from './aid-given.ts';
import { consult, wishOf } from './consult.ts';
import { settleCursor } from './cursor.ts';
import { NO_INSIGHT } from './insight.ts';
import type { Message, Model, Step, Tone } from './model.ts';
import { followOrder } from './order.ts';
import { hopeless, quickVerdict, type Verdict } from './standing.ts';

/** A model alone, with nothing to be done outside. */
export function still(model: Model): Step {
  return { model, effects: [] };
}

/** What a typed line does. */
export function obey(model: Model, line: string): Step {
  const reading = readCommand(line, model.session, model.language);
  const isMove = reading.kind === 'refused' && reading.code === 'illegal-move';
  return perform(isMove ? { ...model, refused: line } : model, reading);
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

/**
 * Makes a legal move and says what was done, or how the game has ended. What no card needs any more goes up with
 * it, where the player likes that; not in a lesson, which waits for one move.
 */
export function makeMove(model: Model, move: Move): Step {
  const { session, language, settings, lesson } = model;
  const done = describeMove(machineAt(session), move, language);
  const next = play(session, move);
  if (settings.auto === 'off' || lesson) return arrived(model, next, done);
  const all = playSafe(next, true);
  const also = all.at === next.at ? '' : `, ${language.aid.wentUp(all.at - next.at)}`;
  return arrived(model, all, done + also);
}

/** Whether moves would be lost if the game were given up: those taken back can be made again. */
export function isUnderWay(session: Session): boolean {
  return session.moves.length > 0 && statusOf(session) === 'playing';
}

/** An order of the player that leaves the game at hand behind asks first, if moves would be lost. */
export function leaveGame(model: Model, order: OrderReading['order'], rest: string): Step {
  const { session, language } = model;
  const isKept = model.keeps && (order === 'quit' || order === 'list');
  if (isKept || !isUnderWay(session)) return leaveNow(model, order, rest);
  const question = order === 'resign' ? language.aid.resign() : language.say.leaveGame(order);
  return still({
    ...told(model, question, 'question'),
    question: { kind: 'leave-game', order, rest },
  });
}

/** Leaves the game at hand without asking. */
export function leaveNow(model: Model, order: OrderReading['order'], rest: string): Step {
  if (order === 'quit' || order === 'list') return { model, effects: [{ type: order }] };
  if (order === 'resign') return still(arrive(model, resign(model.session), ''));
  if (order === 'again') {
    const again = withSession(model, openAgain(model.session));
    return still(told(again, model.language.aid.again(), 'plain'));
  }
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
  return withSession(model, open(game, options, { seed }));
}

/** Another game on the table. */
function withSession(model: Model, session: Session): Model {
  const ended = { seconds: 0, cursor: null, message: null, coming: [] };
  const fresh = { ...NO_AID, insight: NO_INSIGHT, ...ended };
  return { ...letGo(model), ...fresh, session };
}

/** The model with a line for the player. */
export function told(model: Model, text: string, tone: Tone): Model {
  return { ...model, message: { text, tone } };
}

/** The model with nothing held and nothing asked. */
export function letGo(model: Model): Model {
  return { ...model, held: null, question: null };
}

function carryOut(model: Model, reading: OrderReading): Step {
  const { order, rest } = reading;
  const { session, language } = model;
  const times = rest === '' ? 1 : Number(rest);
  const wish = wishOf(reading, model.lesson ? null : model);
  if (wish) {
    return model.lesson
      ? still(told(model, language.teaching.notInLesson(order), 'refusal'))
      : consult(letGo(model), wish);
  }
  switch (order) {
    case 'undo':
      return takeBack(model, times);
    case 'redo': {
      const on = redo(session, times);
      return arrived(model, on, language.say.redone(on.at - session.at));
    }
    case 'restart':
      return still(arrive(model, restart(session), language.say.restarted()));
    case 'help':
    case 'rules':
      return still({ ...letGo(model), message: null, page: { name: order, top: 0 } });
    case 'resign':
      return isUnderWay(session) ? leaveGame(model, order, rest) : playOn(model, reading);
    case 'new':
    case 'list':
    case 'again':
    case 'quit':
      return leaveGame(model, order, rest);
    case 'learn':
      return { model, effects: [{ type: 'learn', game: session.game, options: session.options }] };
    case 'stats':
      return model.lesson
        ? still(told(model, language.teaching.notInLesson(order), 'refusal'))
        : { model, effects: [{ type: 'stats', game: session.game }] };
    case 'auto':
      if (rest === '') return playOn(model, reading);
      return { model, effects: [{ type: 'set', name: order, value: rest }] };
    case 'finish':
      return finish(model, reading);
    case 'score':
    case 'theme':
      return { model, effects: [{ type: 'set', name: order, value: rest }] };
    case 'set': {
      const [name = '', value = ''] = rest.split(/[\s=]+/u);
      return { model, effects: [{ type: 'set', name, value }] };
    }
    default:
      return answer(model, reading);
  }
}

/** Takes steps back, and counts them. */
function takeBack(model: Model, times: number): Step {
  const { session, language, tally } = model;
  let back = session;
  let undos = 0;
  while (undos < times && (back.at > 0 || back.isResigned)) {
    back = undo(back);
    undos++;
  }
  const done =
    back.at === session.at ? language.aid.goesOn() : language.say.undone(session.at - back.at);
  const counted = { ...tally, undos: tally.undos + undos };
  return arrived({ ...model, tally: counted }, back, done);
}

/** Goes on with the game by an order that is more than a move. */
function playOn(model: Model, reading: OrderReading): Step {
  const { session, language } = model;
  const next = followOrder(session, reading, { language, freshSeed: () => '' });
  if ('kind' in next) return perform(model, next);
  return arrived(model, next, language.say.redone(next.at - session.at));
}

/** Begins to play the game out; in a lesson, which waits for one step, it is done at once. */
function finish(model: Model, reading: OrderReading): Step {
  const { session, language, lesson } = model;
  const end = followOrder(session, reading, { language, freshSeed: () => '' });
  if ('kind' in end) return perform(model, end);
  const [first, ...coming] = end.moves.slice(session.at, end.at);
  if (first === undefined) return still(model);
  const begun = { ...letGo(model), session: play(session, first), coming };
  return lesson ? goOn(begun, true) : paced(begun);
}

/** Makes the next move of a game that is being played out, or all that are left, as one step with the last. */
export function goOn(model: Model, isAll: boolean): Step {
  const { session, coming } = model;
  const moves = isAll ? coming : coming.slice(0, 1);
  if (moves.length === 0) return still(model);
  const next = moves.reduce((now, move) => play(now, move, true), session);
  return paced({ ...model, session: next, coming: coming.slice(moves.length) });
}

/** A game that is being played out stays where it is, as one that was played to there. */
export function halted(model: Model): Model {
  if (model.coming.length === 0) return model;
  return told({ ...model, coming: [] }, model.language.aid.halted(), 'plain');
}

function paced(model: Model): Step {
  const { session, coming, language } = model;
  if (coming.length === 0) return arrived(model, session, '');
  const onTheWay = { ...arrive(model, session, ''), coming };
  return {
    model: told(onTheWay, language.aid.playsOut(), 'plain'),
    effects: [{ type: 'pace' }],
  };
}

/** Answers a question about the table: in the line for messages, or on a page where it is more. */
function answer(model: Model, reading: OrderReading): Step {
  const answered = answerAid(reading, model.session, model, model.language);
  if (!answered) return still(model);
  const { lines, title, isRefusal, aid, spot } = answered;
  const { hint, refused, tally } = aid;
  const next: Model = { ...letGo(model), hint, refused, tally, cursor: spot ?? model.cursor };
  const [line = ''] = lines;
  const isHint = tally.hints > model.tally.hints;
  return {
    model:
      lines.length === 1
        ? told(next, line, isRefusal ? 'refusal' : 'plain')
        : { ...next, message: null, page: { name: 'told', title, lines, top: 0 } },
    effects: isHint ? [{ type: 'hint' }] : [],
  };
}

/** Another position of the game, and where nothing can be said of it at a glance, the wish to know more. */
function arrived(model: Model, session: Session, done: string): Step {
  const given = quickVerdict(session, model.language);
  const isOpen = given === null || given.kind === 'doubtful';
  return {
    model: arrive(model, session, done),
    effects: isOpen ? [{ type: 'ponder', session }] : [],
  };
}

/** The model with the news that its game is past hope; news of an earlier position come too late. */
export function despaired(model: Model, session: Session): Model {
  if (session !== model.session || model.hint || model.question || model.page) return model;
  const { text, kind } = hopeless(model.language);
  return told(model, text, TONES[kind]);
}

/** The model in another position of the game, the cursor and the message following it. */
function arrive(model: Model, session: Session, done: string): Model {
  return {
    ...letGo(model),
    session,
    insight: { ...model.insight, wish: null },
    hint: null,
    refused: null,
    cursor: settleCursor(model.cursor, session),
    message: messageOf(quickVerdict(session, model.language), done),
  };
}

const TONES = {
  won: 'good',
  lost: 'refusal',
  forced: 'question',
  doubtful: 'question',
  decided: 'plain',
} as const;

/** The verdict on a game, where there is one; else what was done. */
function messageOf(given: Verdict | null, done: string): Message {
  if (!given) return { text: done, tone: 'plain' };
  const { kind, text } = given;
  const goesOn = kind === 'decided' || kind === 'forced';
  return { text: goesOn ? `${done} · ${text}` : text, tone: TONES[kind] };
}
