import { readCommand } from '../../command/read.ts';
import type { Language } from '../../notation/language/language.ts';
import { machineAt, play, redo, type Session, undo } from '../../session/session.ts';
import type { Course, CourseStep } from './course.ts';
import type { Progress } from './lesson-text.ts';

/** The table on which a step is made, when the one before has ended on another. */
export function tableFor({ course, at }: Progress, before: Session): Session {
  return course[at]?.board ?? before;
}

/** The table on which a lesson begins. Throws where its first step has none: a fault of whoever wrote it. */
export function firstTable(course: Course): Session {
  const board = course[0]?.board;
  if (!board) throw new Error('a lesson begins without a table');
  return board;
}

/** Whether what was done is what the step asks for, by whatever command, and whichever of two piles alike it chose. */
export function isDone(
  step: CourseStep,
  before: Session,
  after: Session,
  language: Language,
): boolean {
  return step.play.some((command) => {
    const wanted = following(command, before, language);
    return wanted !== null && wanted.at === after.at && isSamePosition(wanted, after);
  });
}

/** The session after a command that a lesson suggests; null where it is not possible. */
export function following(command: string, session: Session, language: Language): Session | null {
  const reading = readCommand(command, session, language);
  if (reading.kind === 'move') return play(session, reading.move);
  if (reading.kind !== 'order') return null;
  if (reading.order === 'undo') return undo(session);
  return reading.order === 'redo' ? redo(session) : null;
}

function isSamePosition(a: Session, b: Session): boolean {
  if (a.seat !== b.seat) return false;
  const { keyA, keyB } = machineAt(a);
  const machine = machineAt(b);
  return machine.keyA === keyA && machine.keyB === keyB;
}
