import { type OrderReading, readCommand } from '../command/read.ts';
import { spelled } from '../notation/ascii.ts';
import { boardText } from '../notation/board-text.ts';
import { helpPage } from '../notation/help-page.ts';
import { rulesPage } from '../notation/rules-page.ts';
import { wrap } from '../notation/wrap.ts';
import type { Move } from '../rules/move.ts';
import { playSafe } from '../session/auto.ts';
import { machineAt, play, type Session } from '../session/session.ts';
import { viewOf } from '../session/view.ts';
import { answerAid } from './aid.ts';
import { type Aid, NO_AID } from './aid-given.ts';
import { wishOf } from './consult.ts';
import { type Asked, type Counsel, counselWith, seekCounsel } from './counsel.ts';
import { type Insight, type Judgement, NO_INSIGHT } from './insight.ts';
import { followOrder, type OrderSetting } from './order.ts';
import { reviewLines } from './review.ts';
import { DEFAULT_SETTINGS, nextValue, SETTINGS, type Settings, withSetting } from './settings.ts';
import { shownStatus } from './shown-status.ts';
import { verdict } from './standing.ts';

/** What playing line by line needs from outside. */
export interface LineSetting extends OrderSetting {
  /** Write suits as letters, and everything else in ASCII where it has a spelling. */
  readonly ascii: boolean;
  /** The width of a line in columns. */
  readonly width: number;
  /** What is said before anything else, or null. */
  readonly preface: string | null;
  /** Whether there is a solver to be asked; left out, there is none. */
  readonly hasSolver?: boolean;
}

/** What is remembered from line to line beside the game. */
export interface LineMemory extends Aid, Pick<Settings, 'auto' | 'score'> {
  /** What a solver has said of this deal, and what it is waited for. */
  readonly insight: Insight;
}

export const NO_MEMORY: LineMemory = {
  ...NO_AID,
  insight: NO_INSIGHT,
  auto: DEFAULT_SETTINGS.auto,
  score: DEFAULT_SETTINGS.score,
};

/** What follows of one line of input: the session and the memory now, and lines for the player. */
export interface LineAnswer {
  readonly session: Session;
  readonly memory: LineMemory;
  readonly lines: readonly string[];
  readonly isOver: boolean;
}

/** What the player sees first: the table, and how to go on. */
export function lineGreeting(
  session: Session,
  setting: LineSetting,
  memory = NO_MEMORY,
): readonly string[] {
  const { pages } = setting.language;
  const preface = setting.preface === null ? [] : [...wrap(setting.preface, setting.width), ''];
  return spelled([...preface, ...boardLines(session, setting, memory), pages.hint()], setting);
}

/**
 * Carries out one typed line. The table is told after each change; a refusal or a question is one line; an empty
 * line is passed over. Never throws, whatever the text.
 */
export function lineAnswer(
  session: Session,
  text: string,
  setting: LineSetting,
  memory = NO_MEMORY,
): LineAnswer {
  const going = (now: Session, lines: readonly string[], kept = memory): LineAnswer => ({
    session: now,
    memory: now === session ? kept : { ...kept, hint: null, refused: null },
    lines: spelled(lines, setting),
    isOver: false,
  });
  if (text.trim() === '') return going(session, []);
  const reading = readCommand(text, session, setting.language);
  switch (reading.kind) {
    case 'refused':
      return going(session, [reading.message], {
        ...memory,
        refused: reading.code === 'illegal-move' ? text : memory.refused,
      });
    case 'ask':
      return going(session, [reading.message]);
    case 'move': {
      const next = playMove(session, reading.move, memory);
      return going(next, boardLines(next, setting, memory));
    }
    case 'order':
      break;
  }
  switch (reading.order) {
    case 'quit':
      return { session, memory, lines: [], isOver: true };
    case 'help':
      return going(session, [...help(session, setting), '']);
    case 'rules':
      return going(session, [...rules(session, setting), '']);
  }
  const { hasSolver: solves = false } = setting;
  const wish = wishOf(reading, { session, hint: memory.hint, solves });
  if (wish) return counselled(session, seekCounsel(session, wish, memory, setting), setting);
  const chosen = choose(reading, memory);
  if (chosen) {
    const { settings } = setting.language;
    const { order, rest } = reading;
    return 'bad' in chosen
      ? going(session, [settings.badValue(order, rest, chosen.bad)])
      : going(session, [settings.changed(order, chosen[order as 'auto' | 'score'])], chosen);
  }
  const answered = answerAid(reading, session, memory, setting.language);
  if (answered) {
    const lines = answered.lines.flatMap((line) => wrap(line, setting.width));
    return going(session, lines, { ...memory, ...answered.aid });
  }
  const next = followOrder(session, reading, setting);
  return 'kind' in next
    ? going(session, [next.message])
    : going(next, boardLines(next, setting, memory), counted(reading, session, next, memory));
}

/** Goes on with the line that had to wait until a solver had judged what it was asked. */
export function lineJudged(
  session: Session,
  { session: judged }: Asked,
  judgement: Judgement,
  setting: LineSetting,
  memory: LineMemory,
): LineAnswer {
  return counselled(session, counselWith(session, judged, judgement, memory, setting), setting);
}

function counselled(
  before: Session,
  { session, memory, text, review }: Counsel,
  setting: LineSetting,
): LineAnswer {
  const { language, width, ascii } = setting;
  const told = review ? reviewLines(review, language, width, ascii) : text === null ? [] : [text];
  const lines = told.flatMap((line) => (line.startsWith(' ') ? [line] : wrap(line, width)));
  const board = session === before ? [] : boardLines(session, setting, memory);
  return { session, memory, lines: spelled([...lines, ...board], setting), isOver: false };
}

/** The session after a move, and after what goes up with it where the player likes that. */
export function playMove(session: Session, move: Move, { auto }: LineMemory): Session {
  const next = play(session, move);
  return auto === 'on' ? playSafe(next, true) : next;
}

/** The memory with a setting changed by an order of its name; the values there are, where it is none of them. */
function choose(
  { order, rest }: OrderReading,
  memory: LineMemory,
): LineMemory | { readonly bad: readonly string[] } | null {
  const isSetting = order === 'score' || (order === 'auto' && rest !== '');
  if (!isSetting) return null;
  const settings: Settings = { ...DEFAULT_SETTINGS, ...memory };
  const value = rest === '' ? nextValue(settings, order) : rest.toLowerCase();
  const changed = withSetting(settings, order, value);
  if ('fault' in changed) return { bad: SETTINGS[order] };
  return { ...memory, auto: changed.auto, score: changed.score };
}

/** The memory with what was taken back counted; a new game begins with none. */
function counted(
  { order, rest }: OrderReading,
  before: Session,
  after: Session,
  memory: LineMemory,
): LineMemory {
  if (before.seat !== after.seat) return { ...memory, ...NO_AID, insight: NO_INSIGHT };
  if (order !== 'undo') return memory;
  const { hints, undos } = memory.tally;
  return { ...memory, tally: { hints, undos: undos + (rest === '' ? 1 : Number(rest)) } };
}

function help(session: Session, { language, width }: LineSetting): string[] {
  return helpPage(machineAt(session).program.rules, language, width);
}

function rules({ game, options }: Session, { language, width }: LineSetting): string[] {
  return rulesPage(game, options, language, width);
}

/** The table, an empty line, and a word on how the game stands where there is one. */
function boardLines(
  session: Session,
  { language, width }: LineSetting,
  { score }: LineMemory,
): string[] {
  const view = viewOf(session);
  const told = verdict(session, language);
  return [
    ...boardText(view.piles, shownStatus(session, view, score), language, width),
    '',
    ...(told ? wrap(told.text, width) : []),
  ];
}
