import { describe, expect, it } from 'vitest';
import { type Course, courseFrom } from '../../../src/app/lesson/course.ts';
import { inventCourse } from '../../../src/app/lesson/invent-course.ts';
import { firstTable, following, tableFor } from '../../../src/app/lesson/progress.ts';
import { lessons } from '../../../src/games/lessons/index.ts';
import { lessonsIn } from '../../../src/notation/language/game-texts.ts';
import type { Language } from '../../../src/notation/language/language.ts';
import { wrap } from '../../../src/notation/wrap.ts';
import { COLUMNS, LINES } from '../../games/lessons/taking.ts';
import { defaults } from '../../play/variants.ts';
import { TRANSLATIONS } from './translations.ts';

/** Takes a lesson by what its texts say is to be typed. */
function takeIn(language: Language, course: Course): void {
  let session = firstTable(course);
  course.forEach((step, at) => {
    const table = tableFor({ course, at }, session);
    const wanted = following(step.play[0], table, language)!;
    const made = [...step.say.matchAll(/[«“„]([^»”“]*)[»”“]/gu)].map(([, line = '']) => {
      const after = following(line, table, language);
      return after && [after.at, after.moves];
    });
    expect(made, step.say).toContainEqual([wanted.at, wanted.moves]);
    expect(wrap(step.say, COLUMNS).length, step.say).toBeLessThanOrEqual(LINES);
    session = wanted;
  });
}

describe.each(TRANSLATIONS)('in $code', (language) => {
  it.each(defaults.filter(({ label }) => lessons[label]))(
    'the lesson of $label asks for what can be typed, in few words',
    async ({ game, options }) => {
      const course = lessonsIn(await language.lessons(), lessons)[game.name]!;
      takeIn(language, courseFrom(course, game, options));
    },
  );

  it.each(defaults)(
    'so does the lesson that is made of the rules of $label',
    ({ game, options }) => {
      takeIn(language, inventCourse(game, options, language));
    },
  );
});
