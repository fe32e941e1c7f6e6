import { open, type Session } from '../session/session.ts';
import { courseOf } from './lesson/course.ts';
import { startLesson } from './lesson/table-lesson.ts';
import { type Play, startList, withMessage } from './list.ts';
import { type Model, startModel } from './model.ts';
import type { Program, ProgramEvent, ProgramStep } from './program.ts';
import type { StatsSubject } from './stats-page.ts';

/** The table is cleared; what lay on it waits where games are kept. */
export function toList(program: Program): ProgramStep {
  const { table, fortune, catalogue, fortunes, language, settings, list, orders } = program;
  const { records } = list;
  const fresh = startList(catalogue, language, records, settings.options, fortunes, orders);
  const chosen = fortune?.oracle.telling.fortune.name ?? table?.session.game.name ?? list.chosen;
  return {
    program: { ...program, table: null, fortune: null, opening: null, list: { ...fresh, chosen } },
    effects: [{ type: 'left' }],
  };
}

/** A new deal of a game on the table. */
export function dealt(program: Program, { game, options }: Play, seed: string): Program {
  return withTable(program, open(game, options, { seed }));
}

/** A game on the table, as it stands. */
export function withTable(program: Program, session: Session): Program {
  const { language, settings, keeps, solves } = program;
  const table = startModel(session, language, settings, keeps, solves);
  return { ...program, opening: null, table };
}

/** The table of a lesson, from which the game that lay there is come back to. */
export function withLesson(
  program: Program,
  { game, options, written }: ProgramEvent & { type: 'lesson' },
): Program {
  const { language, settings, table } = program;
  const course = courseOf(game, options, written, language);
  return { ...program, table: startLesson(course, table, language, settings) };
}

/** The page of statistics over what is shown. */
export function withStats(program: Program, subject: StatsSubject): Program {
  const { table, list } = program;
  const page = { name: 'stats', subject, top: 0 } as const;
  if (table) return { ...program, table: { ...table, page, message: null } };
  return { ...program, list: { ...list, page, letters: '', message: null } };
}

/** What the place has to say to an order that was given in the list: a line, or a page. */
export function withAnswer(program: Program, title: string, lines: readonly string[]): Program {
  const { list } = program;
  const [line = ''] = lines;
  if (lines.length <= 1) return { ...program, list: withMessage(list, line, 'plain') };
  const page = { name: 'told', title, lines, top: 0, isSet: true } as const;
  return { ...program, list: { ...list, page, letters: '', message: null } };
}

/** A table that was left for another, under the settings as they are now. */
export function withModel(program: Program, table: Model): Program {
  const { settings, bindings } = program;
  return { ...program, table: { ...table, settings, bindings } };
}
