import type { Model } from '../../app/model.ts';
import { machineAt } from '../../session/session.ts';
import type { Measure } from '../board/box.ts';
import { measure } from '../board/measure.ts';
import { lessonHeight } from './lesson.ts';

/** How the rows of the screen are shared out: each the first row of its part, or -1 where there is no room for it. */
export interface Rows {
  readonly status: number;
  /** How many lines a lesson has, from the row after the status on; 0 in a game. */
  readonly lesson: number;
  readonly top: number;
  /** How many rows the board has. */
  readonly board: number;
  readonly message: number;
  readonly prompt: number;
  readonly keys: number;
}

/** Fewer rows than this, and the line of keys goes. */
export const ROOMY = 16;

/**
 * The rows of a screen for a table, and the board measured out in its own; null where it does not fit. A lesson gives
 * up its heading for a board with frames, and words of its own for any board at all.
 */
export function shareRows(
  model: Model,
  columns: number,
  rows: number,
): { readonly share: Rows; readonly measured: Measure | null } {
  const { rules, piles } = machineAt(model.session).program;
  const measuredIn = (share: Rows) => ({
    share,
    measured: measure(rules.layout, piles, columns, share.board),
  });
  const hasKeys = rows >= ROOMY;
  if (!model.lesson) return measuredIn(shared(rows, 0, true, hasKeys));
  const most = lessonHeight(model, model.lesson, columns, rows);
  const generous = waysToShare(rows, most, hasKeys).map(measuredIn);
  const framed = generous.find(({ measured }) => measured?.isFramed);
  if (framed) return framed;
  const shorter = Array.from({ length: most - 1 }, (_, i) => most - 1 - i);
  const scant = shorter.flatMap((lines) => waysToShare(rows, lines, hasKeys)).map(measuredIn);
  return [...generous, ...scant].find(({ measured }) => measured) ?? generous[0]!;
}

function waysToShare(rows: number, lesson: number, hasKeys: boolean): Rows[] {
  return [shared(rows, lesson, true, hasKeys), shared(rows, lesson, false, hasKeys)];
}

/** The rows of a screen shared out, with so many for a lesson. */
export function shared(rows: number, lesson: number, hasStatus: boolean, hasKeys: boolean): Rows {
  const keys = hasKeys ? rows - 1 : -1;
  const prompt = hasKeys ? rows - 2 : rows - 1;
  const message = prompt - 1;
  const top = (hasStatus ? 1 : 0) + lesson;
  return { status: hasStatus ? 0 : -1, lesson, top, board: message - top, message, prompt, keys };
}
