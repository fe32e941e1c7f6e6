import { type Reading, readCommand } from '../../command/read.ts';
import type { Language } from '../../notation/language/language.ts';
import { play, redo, type Session, undo } from '../../session/session.ts';
import type { Course } from './course.ts';
import { type Progress, stepDue } from './lesson-text.ts';
import { firstTable, following, isDone, tableFor } from './progress.ts';
import { readLessonWord } from './word.ts';

/** A lesson that is taken line by line. */
export interface LessonState extends Progress {
  readonly session: Session;
}

/** How a lesson is told to a player: for eyes or for ears. */
export interface LessonFace {
  readonly language: Language;
  /** The whole table. */
  table(session: Session): readonly string[];
  /** What a move has changed; nothing where the table is told after each. */
  change(before: Session, after: Session): readonly string[];
  /** A text of the program's own. */
  text(words: string): readonly string[];
  /** The answer to a question about the table, or null where the line asks none. */
  answer(line: string, session: Session): readonly string[] | null;
  /** Whether the table is told again after every step. */
  readonly repeats: boolean;
}

/** What follows of one line: the lesson now, lines for the player, and how it was left, if it was. */
export interface LessonAnswer {
  readonly state: LessonState;
  readonly lines: readonly string[];
  readonly left: 'play' | 'quit' | null;
}

/** A lesson about to begin. */
export function lessonStart(course: Course): LessonState {
  return { course, at: 0, session: firstTable(course) };
}

/** What the player is told first: how a lesson goes, the first table, and the first thing to do. */
export function lessonGreeting(state: LessonState, face: LessonFace): string[] {
  return [...face.text(face.language.teaching.hint()), ...stepLines(state, face, true)];
}

/**
 * Carries out one typed line of a lesson. What the step asks for goes on to the next; another legal move is not
 * made, but the player is told that it could be; an illegal one is refused as in a game. Never throws.
 */
export function lessonAnswer(state: LessonState, line: string, face: LessonFace): LessonAnswer {
  const { language } = face;
  const { teaching } = language;
  const { session } = state;
  const told = (lines: readonly string[]): LessonAnswer => ({ state, lines, left: null });
  if (line.trim() === '') return told([]);
  const step = stepDue(state);
  switch (readLessonWord(line)) {
    case 'leave':
      return { state, lines: [], left: 'quit' };
    case 'play':
      return { state, lines: [], left: 'play' };
    case 'again': {
      const first = lessonStart(state.course);
      return { state: first, lines: stepLines(first, face, true), left: null };
    }
    case 'hint':
      return told(face.text(step ? teaching.suggestion(step.play[0]) : endText(state, language)));
    case 'skip': {
      const next = step && following(step.play[0], session, language);
      return next ? goOn(state, next, face) : told(face.text(endText(state, language)));
    }
  }
  const answer = face.answer(line, session);
  if (answer) return told(answer);
  if (!step) return told(face.text(endText(state, language)));
  const reading = readCommand(line, session, language);
  const done = outcomeOf(reading, session);
  if (done === null) return told(face.text(messageOf(reading, language)));
  return isDone(step, session, done, language)
    ? goOn(state, done, face)
    : told(face.text(teaching.alsoAllowed(step.play[0])));
}

/** The session after a move, or one taken back or made again; null for anything else. */
function outcomeOf(reading: Reading, session: Session): Session | null {
  if (reading.kind === 'move') return play(session, reading.move);
  if (reading.kind !== 'order') return null;
  if (reading.order === 'undo') return undo(session);
  return reading.order === 'redo' ? redo(session) : null;
}

function messageOf(reading: Reading, { teaching }: Language): string {
  if (reading.kind === 'order') return teaching.notInLesson(reading.order);
  return reading.kind === 'move' ? '' : reading.message;
}

function goOn(state: LessonState, done: Session, face: LessonFace): LessonAnswer {
  const next: Progress = { course: state.course, at: state.at + 1 };
  const session = tableFor(next, done);
  const isOther = session !== done;
  const now: LessonState = { ...next, session };
  return {
    state: now,
    lines: [...face.change(state.session, done), ...stepLines(now, face, isOther)],
    left: null,
  };
}

function stepLines(state: LessonState, face: LessonFace, isOther: boolean): string[] {
  const { language } = face;
  const { course, at, session } = state;
  const step = stepDue(state);
  if (!step) return [...face.text(endText(state, language))];
  const table = isOther || face.repeats ? face.table(session) : [];
  const heading = language.teaching.heading(session.game.title, at + 1, course.length);
  return [...table, ...face.text(heading), ...face.text(step.say)];
}

function endText({ session }: LessonState, { teaching }: Language): string {
  return teaching.finished(session.game.title);
}
