import { keyLine } from '../../app/key-table.ts';
import { lessonText, stepDue, type TableLesson } from '../../app/lesson/lesson-text.ts';
import type { Model } from '../../app/model.ts';
import { wrap } from '../../notation/wrap.ts';

/** A lesson takes no more lines than this, and on a low screen no more than a third of it. */
const MOST_LINES = 5;

/** How many lines a lesson takes: at every step as many as at its longest, so that the board stays where it is. */
export function lessonHeight(
  { session, language }: Model,
  { course }: TableLesson,
  columns: number,
  rows: number,
): number {
  const end = language.teaching.finished(session.game.title);
  const heights = [...course.map(({ say }) => say), end].map((say) => linesOf(say, columns).length);
  return Math.min(MOST_LINES, Math.floor(rows / 3), Math.max(...heights));
}

/** What a lesson says at its step in so many lines, the last of them cut off where that is too few. */
export function lessonLines(
  model: Model,
  lesson: TableLesson,
  columns: number,
  height: number,
): string[] {
  const lines = linesOf(lessonText(model, lesson).say, columns);
  return Array.from({ length: height }, (_, i) =>
    i === height - 1 && lines.length > height ? `${lines[i]}…` : (lines[i] ?? ''),
  );
}

/** What keys and words do in a lesson, for the line of keys. */
export function lessonKeys({ language, bindings }: Model, lesson: TableLesson): string[] {
  const isOver = stepDue(lesson) === null;
  const items = (actions: Parameters<typeof keyLine>[0], place: string) =>
    keyLine(actions, place, bindings, language.keys);
  return [
    ...(isOver ? items(['pick'], 'taught') : items(['arrows', 'pick'], 'table')),
    ...language.teaching.words(isOver),
    ...items(['let-go'], 'lesson'),
  ];
}

/** A cell is left free on either side. */
function linesOf(say: string, columns: number): string[] {
  return wrap(say, columns - 2);
}
