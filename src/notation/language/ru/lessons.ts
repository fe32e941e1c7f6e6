import type { LessonTexts } from '../language.ts';

/** What the lessons of games say, in Russian. */
export const russianLessons: LessonTexts = {};
