import { readDiagram } from '../../notation/diagram.ts';
import type { Language } from '../../notation/language/language.ts';
import type { Game, Options } from '../../rules/game.ts';
import type { Lesson } from '../../rules/lesson.ts';
import { arrange } from '../../session/arrange.ts';
import { chooseOptions } from '../../session/options.ts';
import { open, type Session } from '../../session/session.ts';
import { inventCourse } from './invent-course.ts';

/** A lesson made ready to be taken, step by step. */
export type Course = readonly CourseStep[];

export interface CourseStep {
  /** The table on which it is made; null where it goes on from the step before. */
  readonly board: Session | null;
  readonly say: string;
  /** Commands that do what is asked for; the first is the one suggested. */
  readonly play: readonly [string, ...string[]];
}

/**
 * The lesson of a game under these options: the one written for it, where there is one and the options are the
 * defaults; or else one made of its rules.
 */
export function courseOf(
  game: Game,
  options: Options,
  written: Lesson | null,
  language: Language,
): Course {
  return written && isDefault(game, options)
    ? courseFrom(written, game, options)
    : inventCourse(game, options, language);
}

/** A written lesson with its diagrams laid out. Throws where one of them is faulty. */
export function courseFrom(lesson: Lesson, game: Game, options: Options): Course {
  const { piles } = open(game, options, { seed: '1' }).seat.program;
  return lesson.map(({ board, deal, say, play }) => {
    if (deal !== undefined) return { board: open(game, options, { seed: deal }), say, play };
    const table = board === undefined ? null : arrange(game, options, readDiagram(board, piles));
    return { board: table, say, play };
  });
}

function isDefault(game: Game, options: Options): boolean {
  const read = chooseOptions(game, {});
  if ('fault' in read) return false;
  return Object.entries(read.options).every(([name, value]) => options[name] === value);
}
