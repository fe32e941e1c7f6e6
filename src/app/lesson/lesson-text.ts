import type { Model } from '../model.ts';
import type { Course, CourseStep } from './course.ts';

/** How far a lesson has come. */
export interface Progress {
  readonly course: Course;
  /** The step that is due, from 0; as many as there are once all are done. */
  readonly at: number;
}

/** The step that is due, or null at the end. */
export function stepDue({ course, at }: Progress): CourseStep | null {
  return course[at] ?? null;
}

/** A lesson that is taken full screen. */
export interface TableLesson extends Progress {
  /** The game that was left for it, to be gone back to. */
  readonly back: Model | null;
  /** Whether the player was asked if the lesson should be left. */
  readonly isLeaving: boolean;
}

/** What the player reads above the board, and which step that is. */
export function lessonText({ language, session }: Model, lesson: TableLesson): LessonText {
  const { teaching } = language;
  const { title } = session.game;
  const { course } = lesson;
  const step = stepDue(lesson);
  return {
    heading: teaching.heading(title, Math.min(lesson.at + 1, course.length), course.length),
    say: step?.say ?? teaching.finished(title),
  };
}

export interface LessonText {
  readonly heading: string;
  readonly say: string;
}
