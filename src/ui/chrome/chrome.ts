import { verdictOn } from '../../app/insight.ts';
import { keyFor, keyLine } from '../../app/key-table.ts';
import { lessonText, type TableLesson } from '../../app/lesson/lesson-text.ts';
import type { Message, Model } from '../../app/model.ts';
import { orderTyped } from '../../app/order-typed.ts';
import { shownStatus } from '../../app/shown-status.ts';
import { type Spot, targetsOf } from '../../app/spot.ts';
import { textWidth } from '../../notation/width.ts';
import { machineAt, statusOf } from '../../session/session.ts';
import type { View } from '../../session/view.ts';
import { lessonKeys, lessonLines } from './lesson.ts';
import {
  cut,
  cutBefore,
  foldedLines,
  joined,
  type Line,
  LONGEST_MESSAGE,
  lineWidth,
  scrolled,
  span,
} from './line.ts';
import type { Rows } from './rows.ts';
import type { ChromeTheme } from './theme.ts';

/** Everything around the board, ready to be drawn, by Ink or straight into cells: the two look the same. */
export interface Chrome {
  readonly rows: Rows;
  readonly status: Line;
  /** What a lesson says, over the board; empty in a game. */
  readonly lesson: readonly Line[];
  readonly message: Line;
  /** The lines of a longer message before that one, which lie over the last rows of the board. */
  readonly above: readonly Line[];
  readonly prompt: Line;
  /** Where the caret stands on the prompt's row. */
  readonly caret: number;
  /** The line of keys, or null where it has no row: then the prompt's row tells some of them while nothing is typed. */
  readonly keys: Line | null;
}

/** No part of the first line is cut shorter than this. */
const LEAST_PART = 9;

/** What stands around the board of a model. */
export function chromeOf(
  model: Model,
  view: View,
  columns: number,
  rows: Rows,
  theme: ChromeTheme,
): Chrome {
  const { prompt, message, lesson, page } = model;
  const before = '> ';
  const shown = scrolled(prompt.text, prompt.caret, columns - before.length - 1);
  const lines = message
    ? messageLines(message, columns, rows, page ? 1 : LONGEST_MESSAGE, theme)
    : [];
  return {
    rows,
    status: lesson
      ? headingLine(model, lesson, columns, theme)
      : statusLine(model, view, columns, theme),
    lesson: lesson
      ? lessonLines(model, lesson, columns, rows.lesson).map((line) => [span(` ${line}`)])
      : [],
    message: lines.at(-1) ?? [],
    above: lines.slice(0, -1),
    prompt: [
      span(before, theme.title),
      ...(rows.keys < 0 && prompt.text === '' && !page
        ? keysAside(model, columns - before.length, theme)
        : [span(shown.text)]),
    ],
    caret: before.length + shown.caret,
    // A page tells its own keys.
    keys: rows.keys < 0 ? null : page ? [] : [span(keysOf(model, columns), theme.pale)],
  };
}

/** Cells kept free between the caret and keys on the same row. */
const BESIDE = 2;

/** The keys that a player with a mouse cannot do without, at the end of so many cells. */
function keysAside(model: Model, columns: number, theme: ChromeTheme): Line {
  const keys = keysOf(model, columns - BESIDE, true);
  return [span(' '.repeat(columns - textWidth(keys))), span(keys, theme.pale)];
}

/** The lines of a message. The cards of a pile never lie over a small board, where columns end in its last rows. */
function messageLines(
  { text, tone, isPile = false }: Message,
  columns: number,
  rows: Rows,
  most: number,
  theme: ChromeTheme,
): Line[] {
  const style = theme.tones[tone];
  return isPile && rows.keys < 0
    ? [[span(cutBefore(text, columns), style)]]
    : foldedLines(text, style, columns, most);
}

/** The keys most needed, and how to leave, in a line; where that is short, those alone that a mouse has no other way for. */
function keysOf(model: Model, columns: number, isShort = false): string {
  const { language, bindings, lesson, session } = model;
  if (lesson) return joined(lessonKeys(model, lesson), columns);
  const { typed } = language.keys;
  const items = (actions: Parameters<typeof keyLine>[0]) =>
    keyLine(actions, 'table', bindings, language.keys);
  if (model.question && model.question.kind !== 'which-move') {
    return joined(keyLine(['yes', 'let-go'], 'question', bindings, language.keys), columns);
  }
  const order = orderTyped(model);
  if (order !== null) {
    const enter = `${keyFor('pick', bindings, language.keys)} ${language.command(order)}`;
    return joined([enter, ...keyLine(['let-go'], 'typed', bindings, language.keys)], columns);
  }
  if (model.held) return joined(heldKeys(model, model.held), columns);
  if (statusOf(session) !== 'playing') {
    const next = [typed('new'), ...items(['games', 'undo', 'help']), typed('quit')];
    return joined(next, columns);
  }
  const verb = verbOfStock(model);
  const stock =
    verb === '' ? [] : [`${keyFor('stock', bindings, language.keys)} ${language.command(verb)}`];
  const lineOf = (aids: Parameters<typeof keyLine>[0]) => [
    ...items(['arrows', 'pick']),
    ...stock,
    ...items([...aids, 'undo', 'help']),
    typed('quit'),
  ];
  if (isShort) {
    return joined([...stock, ...items(['undo']), typed('quit'), ...items(['help'])], columns);
  }
  // Where there is little room, the hint goes before the way out.
  const least = lineOf([]);
  const told = lineOf(['hint']);
  const isRoomy = joined(told, columns) === joined(told, Number.POSITIVE_INFINITY);
  return joined(isRoomy ? [...told, ...items(['games'])] : least, columns);
}

/** What keys do with cards that are held. */
function heldKeys({ session, bindings, language }: Model, held: Spot): string[] {
  const machine = machineAt(session);
  const goesUp = targetsOf(held, session).some((pile) => machine.pile(pile).kind === 'foundation');
  const actions = ['arrows', 'pick', ...(goesUp ? (['put-up'] as const) : []), 'let-go'] as const;
  return keyLine([...actions, 'help'], 'held', bindings, language.keys);
}

function headingLine(model: Model, lesson: TableLesson, columns: number, theme: ChromeTheme): Line {
  return cut([span(` ${lessonText(model, lesson).heading}`, theme.title)], columns);
}

/** The command that pressing on the stock gives, for the line of keys; '' where there is no stock. */
function verbOfStock({ session }: Model): string {
  const { rules, stock } = machineAt(session).program;
  return stock < 0 ? '' : (rules.actions[0]?.verb ?? '');
}

/** What changes is told before what is known: without room the seed is cut or goes, then the passes, then the title's end. */
function statusLine(model: Model, view: View, columns: number, theme: ChromeTheme): Line {
  const { session, language, settings, seconds } = model;
  const light = settings.light === 'on' && model.solves ? lightOf(model, theme) : [];
  const lineOf = (parts: readonly string[]) => [
    span(` ${parts.join(' · ')}`, theme.title),
    ...light,
  ];
  const status = {
    ...shownStatus(session, view, settings.score),
    ...(settings.timer === 'on' ? { seconds } : {}),
  };
  const { pages } = language;
  const [title, seed, ...rest] = pages.status(status);
  const [, , ...least] = pages.status({ ...status, passes: null, passesLeft: null });
  const roomBeside = (...parts: string[]) => columns - lineWidth(lineOf([...parts, '']));
  const cutTo = (text: string, room: number) =>
    cut([span(text)], Math.max(LEAST_PART, room))[0]!.text;
  const ways = [
    [title, seed, ...rest],
    [title, cutTo(seed, roomBeside(title, ...rest)), ...rest],
    [title, ...rest],
    [title, ...least],
    [cutTo(title, roomBeside(...least)), ...least],
  ].map(lineOf);
  return ways.find((line) => lineWidth(line) <= columns) ?? cut(ways.at(-1)!, columns);
}

/** Whether the game can still be won, as far as a solver has found out. */
function lightOf({ session, insight, language }: Model, { tones, pale }: ChromeTheme): Line {
  if (statusOf(session) !== 'playing') return [];
  const verdict = verdictOn(insight, session);
  const style =
    verdict === 'winnable' ? tones.good : verdict === 'unwinnable' ? tones.refusal : pale;
  return [span(' · '), span(language.solver.table.light(verdict), style)];
}
