import type { Model, Tone } from '../../app/model.ts';
import { rankText } from '../../notation/card-text.ts';
import { machineAt } from '../../session/session.ts';
import type { View } from '../../session/view.ts';
import { BOLD, CYAN, DIM, foreground, GREEN, PLAIN, type Style, YELLOW } from '../canvas/style.ts';
import { textWidth } from '../canvas/width.ts';
import { cut, type Line, span } from './line.ts';

/** Everything around the board, ready to be drawn, by Ink or straight into cells: the two look the same. */
export interface Chrome {
  readonly status: Line;
  readonly message: Line;
  readonly prompt: Line;
  /** Where the caret stands on the prompt's row. */
  readonly caret: number;
  /** The line of keys, or null where there is no room for it. */
  readonly keys: Line | null;
}

/** How the rows of the screen are shared out. */
export interface Rows {
  readonly board: number;
  readonly message: number;
  readonly prompt: number;
  /** -1 where there is no room for the line of keys. */
  readonly keys: number;
}

/** Fewer rows than this, and the line of keys goes. */
const ROOMY = 16;

/** The status stands on row 0, the board from row 1 on. */
export function shareRows(rows: number): Rows {
  const keys = rows >= ROOMY ? rows - 1 : -1;
  const prompt = keys < 0 ? rows - 1 : rows - 2;
  return { board: prompt - 2, message: prompt - 1, prompt, keys };
}

const TONES: Readonly<Record<Tone, Style>> = {
  plain: PLAIN,
  refusal: foreground(YELLOW),
  question: foreground(CYAN) | BOLD,
  good: foreground(GREEN) | BOLD,
};

/** What stands around the board of a model. */
export function chromeOf(model: Model, view: View, columns: number, rows: number): Chrome {
  const { prompt, message, language } = model;
  const before = '> ';
  const shown = scrolled(prompt.text, prompt.caret, columns - before.length - 1);
  return {
    status: statusLine(model, view, columns),
    message: message ? cut([span(message.text, TONES[message.tone])], columns) : [],
    prompt: [span(before, BOLD), span(shown.text)],
    caret: before.length + shown.caret,
    keys:
      shareRows(rows).keys < 0
        ? null
        : cut([span(language.say.keyLine(verbOfStock(model)), DIM)], columns),
  };
}

/** The command that pressing on the stock gives, for the line of keys; '' where there is no stock. */
function verbOfStock({ session }: Model): string {
  const { rules, stock } = machineAt(session).program;
  return stock < 0 ? '' : (rules.actions[0]?.verb ?? '');
}

function statusLine({ session, language }: Model, view: View, columns: number): Line {
  const text = language.pages.status({
    title: session.game.title,
    seed: session.deal.seed ?? null,
    base: view.base === 0 ? null : rankText(view.base),
    moves: view.moves,
    score: view.score,
    passes: machineAt(session).program.stock < 0 ? null : view.passes,
  });
  return cut([span(` ${text}`, BOLD)], columns);
}

/** As much of the prompt as fits, with the caret in it. */
function scrolled(text: string, caret: number, room: number): { text: string; caret: number } {
  const letters = [...text];
  let start = 0;
  while (textWidth(letters.slice(start, caret).join('')) > room) start++;
  let shown = '';
  for (const letter of letters.slice(start)) {
    if (textWidth(shown + letter) > room) break;
    shown += letter;
  }
  return { text: shown, caret: textWidth(letters.slice(start, caret).join('')) };
}
