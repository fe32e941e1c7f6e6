import type { Language } from '../../notation/language/language.ts';
import type { Session } from '../../session/session.ts';
import { settleCursor } from '../cursor.ts';
import { actionIn } from '../keys.ts';
import { type Effect, type Event, type Model, startModel } from '../model.ts';
import { letGo, told } from '../perform.ts';
import { enter } from '../prompt.ts';
import type { Settings } from '../settings.ts';
import { update } from '../update.ts';
import type { Course } from './course.ts';
import { stepDue, type TableLesson } from './lesson-text.ts';
import { firstTable, following, isDone, tableFor } from './progress.ts';
import { type LessonWord, readLessonWord } from './word.ts';

/** What follows of something that happened during a lesson, and how it was left, if it was. */
export interface LessonTurn {
  readonly model: Model;
  readonly effects: readonly Effect[];
  readonly left: 'play' | 'leave' | null;
}

/** The table on which a lesson begins. */
export function startLesson(
  course: Course,
  back: Model | null,
  language: Language,
  settings: Settings,
): Model {
  const lesson: TableLesson = { course, at: 0, back, isLeaving: false };
  return { ...startModel(firstTable(course), language, settings), lesson };
}

/**
 * A lesson at the table. Whatever happens is left to the game itself, and then looked at: a move that the step asks
 * for leads on, another is taken back with a word to the player, and what leaves the game asks first.
 */
export function updateLesson(model: Model, lesson: TableLesson, event: Event): LessonTurn {
  if (event.type !== 'input' && event.type !== 'point') return going(model);
  if (event.type === 'input' && !model.page && !model.question) {
    const action = actionIn('table', event.input, model.bindings);
    if (lesson.isLeaving) return answered(model, lesson, event);
    const { text } = model.prompt;
    if (action === 'let-go' && text === '' && !model.held) return asking(model, lesson);
    if (action === 'pick' && text === '' && !stepDue(lesson)) return left(model, 'play');
    const word = action === 'pick' ? readLessonWord(text) : null;
    if (word) return obeyed({ ...model, prompt: enter(model.prompt), message: null }, lesson, word);
  }
  const step = update(model, event);
  return looked(model, lesson, step.model, step.effects);
}

function going(model: Model, effects: readonly Effect[] = []): LessonTurn {
  return { model, effects, left: null };
}

function left(model: Model, how: 'play' | 'leave'): LessonTurn {
  return { model, effects: [], left: how };
}

function asking(model: Model, lesson: TableLesson): LessonTurn {
  const { teaching } = model.language;
  return going({
    ...told(letGo(model), teaching.leave(), 'question'),
    lesson: { ...lesson, isLeaving: true },
  });
}

function answered(model: Model, lesson: TableLesson, event: Event & { type: 'input' }): LessonTurn {
  if (event.input.type !== 'key' && event.input.type !== 'text') return going(model);
  if (actionIn('question', event.input, model.bindings) === 'yes') return left(model, 'leave');
  const stayed = told(model, model.language.teaching.stayed(), 'plain');
  return going({ ...stayed, lesson: { ...lesson, isLeaving: false } });
}

function obeyed(model: Model, lesson: TableLesson, word: LessonWord): LessonTurn {
  const { language, session } = model;
  const step = stepDue(lesson);
  switch (word) {
    case 'leave':
      return step ? asking(model, lesson) : left(model, 'leave');
    case 'play':
      return left(model, 'play');
    case 'again':
      return going(atStep(model, { ...lesson, at: 0 }, firstTable(lesson.course)));
    case 'hint':
      return going(step ? told(model, language.teaching.suggestion(step.play[0]), 'plain') : model);
    case 'skip': {
      const next = step && following(step.play[0], session, language);
      return going(next ? atStep(model, { ...lesson, at: lesson.at + 1 }, next) : model);
    }
  }
}

/** Looks at what the game made of it: whether it was what the step asks for, and whether it may happen at all. */
function looked(
  before: Model,
  lesson: TableLesson,
  after: Model,
  effects: readonly Effect[],
): LessonTurn {
  const { language } = before;
  const leaves = effects.some(({ type }) => type === 'quit' || type === 'list');
  if (leaves || after.question?.kind === 'leave-game') return asking(before, lesson);
  const kept = effects.filter(({ type }) => KEPT.includes(type));
  if (after.session.seat === before.session.seat && after.session.at === before.session.at) {
    return going({ ...after, session: before.session }, kept);
  }
  const step = stepDue(lesson);
  if (step && isDone(step, before.session, after.session, language)) {
    const next = atStep(after, { ...lesson, at: lesson.at + 1 }, after.session);
    const done = after.message?.tone === 'plain' ? after.message : null;
    return going({ ...next, message: done }, kept);
  }
  const back = { ...letGo(after), session: before.session, cursor: before.cursor };
  const { teaching } = language;
  return going(
    step ? told(back, teaching.alsoAllowed(step.play[0]), 'refusal') : { ...back, message: null },
    kept,
  );
}

/** What a game may ask of the world during a lesson: nothing that concerns a game to be kept. */
const KEPT: readonly Effect['type'][] = ['bell', 'redraw', 'suspend', 'set'];

function atStep(model: Model, lesson: TableLesson, done: Session): Model {
  const session = tableFor(lesson, done);
  const cursor = session === done ? settleCursor(model.cursor, session) : null;
  return { ...letGo(model), session, cursor, message: null, lesson };
}
