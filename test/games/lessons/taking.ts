import { expect } from 'vitest';
import type { Course } from '../../../src/app/lesson/course.ts';
import { inventCourse } from '../../../src/app/lesson/invent-course.ts';
import { firstTable, following, tableFor } from '../../../src/app/lesson/progress.ts';
import { readCommand } from '../../../src/command/read.ts';
import { english } from '../../../src/notation/language/en/english.ts';
import { wrap } from '../../../src/notation/wrap.ts';
import { kindsInRules, kindsOfMove, type MoveKind } from '../../../src/session/move-kind.ts';
import { machineAt } from '../../../src/session/session.ts';
import type { Variant } from '../../play/variants.ts';

/** What the rules speak of and yet never comes to pass: it happens by itself. */
export const NEVER: Readonly<Record<string, readonly MoveKind[]>> = {
  demon: ['reserve to empty tableau'],
  canfield: ['reserve to empty tableau'],
  klondike: ['tableau to empty foundation'],
  'idiots-delight': ['tableau to empty foundation', 'reserve to empty foundation'],
  null: ['tableau to empty foundation'],
};

/** The lines of text above the board at 80 × 24. */
export const LINES = 4;
export const COLUMNS = 78;

/** Plays a lesson to its end, by the first command of each step; gives the kinds of moves made. */
export function take(course: Course): Set<MoveKind> {
  const made = new Set<MoveKind>();
  let session = firstTable(course);
  course.forEach((step, at) => {
    session = tableFor({ course, at }, session);
    const [command] = step.play;
    const reading = readCommand(command, session, english);
    if (reading.kind === 'move') {
      for (const kind of kindsOfMove(machineAt(session), reading.move)) made.add(kind);
    } else if (reading.kind === 'order') made.add(reading.order);
    const next = following(command, session, english);
    if (!next) throw new Error(`step ${at + 1}: ${command}: ${JSON.stringify(reading)}`);
    session = next;
  });
  return made;
}

export function wanted({ game, options }: Variant): MoveKind[] {
  const kinds = kindsInRules(game.rules(options));
  for (const kind of NEVER[game.name] ?? []) kinds.delete(kind);
  if (options['redeals'] === '0') kinds.delete('redeal');
  return [...kinds, 'undo'];
}

/** Takes the lesson that is made of the rules of a game: it must show each kind of move, in few enough words. */
export function takeInvented(variant: Variant): void {
  const course = inventCourse(variant.game, variant.options, english);
  const made = take(course);
  expect(wanted(variant).filter((kind) => !made.has(kind))).toEqual([]);
  for (const { say, play } of course) {
    expect(say).toContain(`“${play[0]}”`);
    expect(wrap(say, COLUMNS).length, say).toBeLessThanOrEqual(LINES);
  }
}
