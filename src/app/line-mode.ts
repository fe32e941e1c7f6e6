import { readCommand } from '../command/read.ts';
import { asciiText } from '../notation/ascii.ts';
import { boardText } from '../notation/board-text.ts';
import { rankText } from '../notation/card-text.ts';
import { helpPage } from '../notation/help-page.ts';
import type { Language } from '../notation/language/language.ts';
import { rulesPage } from '../notation/rules-page.ts';
import { wrap } from '../notation/wrap.ts';
import { isHopeless } from '../session/outlook.ts';
import { machineAt, play, type Session } from '../session/session.ts';
import { viewOf } from '../session/view.ts';
import { followOrder, type OrderSetting } from './order.ts';

/** What playing line by line needs from outside. */
export interface LineSetting extends OrderSetting {
  /** Write suits as letters, and everything else in ASCII where it has a spelling. */
  readonly ascii: boolean;
  /** The width of a line in columns. */
  readonly width: number;
  /** What is said before anything else, or null. */
  readonly preface: string | null;
}

/** What follows of one line of input: the session now, and lines for the player. */
export interface LineAnswer {
  readonly session: Session;
  readonly lines: readonly string[];
  readonly isOver: boolean;
}

/** What the player sees first: the table, and how to go on. */
export function lineGreeting(session: Session, setting: LineSetting): readonly string[] {
  const { pages } = setting.language;
  const preface = setting.preface === null ? [] : [...wrap(setting.preface, setting.width), ''];
  return spelled([...preface, ...boardLines(session, setting), pages.hint()], setting);
}

/**
 * Carries out one typed line. The table is told after each change; a refusal or a question is one line; an empty
 * line is passed over. Never throws, whatever the text.
 */
export function lineAnswer(session: Session, text: string, setting: LineSetting): LineAnswer {
  const going = (now: Session, lines: readonly string[]): LineAnswer => ({
    session: now,
    lines: spelled(lines, setting),
    isOver: false,
  });
  if (text.trim() === '') return going(session, []);
  const reading = readCommand(text, session, setting.language);
  switch (reading.kind) {
    case 'refused':
    case 'ask':
      return going(session, [reading.message]);
    case 'move': {
      const next = play(session, reading.move);
      return going(next, boardLines(next, setting));
    }
    case 'order':
      break;
  }
  switch (reading.order) {
    case 'quit':
      return { session, lines: [], isOver: true };
    case 'help':
      return going(session, [...help(session, setting), '']);
    case 'rules':
      return going(session, [...rules(session, setting), '']);
  }
  const next = followOrder(session, reading, setting);
  return 'kind' in next ? going(session, [next.message]) : going(next, boardLines(next, setting));
}

function help(session: Session, { language, width }: LineSetting): string[] {
  return helpPage(machineAt(session).program.rules, language, width);
}

function rules({ game, options }: Session, { language, width }: LineSetting): string[] {
  return rulesPage(game, options, language, width);
}

/** The table, an empty line, and a word on how the game stands where there is one. */
function boardLines(session: Session, { language, width }: LineSetting): string[] {
  const view = viewOf(session);
  const hasStock = view.piles.some(({ kind }) => kind === 'stock');
  const status = {
    title: session.game.title,
    seed: session.deal.seed ?? null,
    base: view.base === 0 ? null : rankText(view.base),
    moves: view.moves,
    score: view.score,
    passes: hasStock ? view.passes : null,
  };
  return [...boardText(view.piles, status, language, width), '', ...standing(session, language)];
}

function standing(session: Session, { say }: Language): string[] {
  const status = machineAt(session).status();
  if (status === 'won') return [say.won(session.at)];
  if (status === 'lost') return [say.lost(session.at)];
  return isHopeless(session) ? [say.hopeless()] : [];
}

function spelled(lines: readonly string[], { ascii }: LineSetting): readonly string[] {
  return ascii ? lines.map(asciiText) : lines;
}
