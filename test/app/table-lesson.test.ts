import { describe, expect, it } from 'vitest';
import type { Input } from '../../src/app/input.ts';
import { courseOf } from '../../src/app/lesson/course.ts';
import { lessonText } from '../../src/app/lesson/lesson-text.ts';
import { startLesson, updateLesson } from '../../src/app/lesson/table-lesson.ts';
import { type Effect, type Model, startModel } from '../../src/app/model.ts';
import { type Program, startProgram } from '../../src/app/program.ts';
import { DEFAULT_SETTINGS } from '../../src/app/settings.ts';
import { updateProgram } from '../../src/app/update-program.ts';
import { catalogue } from '../../src/games/index.ts';
import { lessons } from '../../src/games/lessons/index.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { viewOf } from '../../src/session/view.ts';
import { lookFor } from '../../src/ui/look.ts';
import { paintScreen } from '../../src/ui/screen.ts';
import { measureBoard } from '../../src/ui/table-screen.ts';
import { fresh } from '../play/diagram.ts';
import { defaults } from '../play/variants.ts';

function begin(name: string, back: Model | null = null): Model {
  const { game, options } = defaults.find(({ label }) => label === name)!;
  const course = courseOf(game, options, lessons[name] ?? null, english);
  return startLesson(course, back, english, DEFAULT_SETTINGS);
}

/** Keys by their names in angle brackets, anything else as it is typed. */
function inputs(typed: string): Input[] {
  return [...typed.matchAll(/<(?<key>[a-z-]+)>|(?<text>.)/gu)].map(({ groups }) => {
    const { key, text } = groups as { key?: string; text?: string };
    if (key === undefined) return { type: 'text', text: text! };
    return { type: 'key', key, ctrl: false, alt: false, shift: false };
  });
}

interface Took {
  readonly model: Model;
  readonly effects: readonly Effect[];
  readonly left: 'play' | 'leave' | null;
}

function took(model: Model, typed: string): Took {
  let now: Took = { model, effects: [], left: null };
  for (const input of inputs(typed)) {
    const event = { type: 'input', input } as const;
    now = updateLesson(now.model, now.model.lesson!, event);
  }
  return now;
}

const step = ({ model }: Took) => model.lesson!.at + 1;

describe('a lesson at the table', () => {
  it('goes on with what it asks for, by the command or by the pointer', () => {
    expect(step(took(begin('klondike'), '21'))).toBe(2);
    expect(step(took(begin('klondike'), 'move 2 to 1<enter>'))).toBe(2);
    const point = (model: Model, pile: number) =>
      updateLesson(model, model.lesson!, {
        type: 'point',
        action: 'press',
        spot: { pile, depth: 1 },
      }).model;
    const pressed = point(point(begin('klondike'), 1), 0);
    expect(pressed.lesson?.at).toBe(1);
  });

  it('takes another legal move back, and says so', () => {
    const before = begin('klondike');
    const { model } = took(before, ' ');
    expect(model.message?.text).toBe('That is allowed too, but here try “2 1”.');
    expect(viewOf(model.session)).toEqual(viewOf(before.session));
    expect(step(took(model, '21'))).toBe(2);
  });

  it('refuses an illegal one as a game does', () => {
    const { model, effects } = took(begin('klondike'), '31');
    expect(model.message?.text).toContain('6♦ does not go on 8♥');
    expect(effects).toEqual([{ type: 'bell' }]);
    expect(model.lesson?.at).toBe(0);
  });

  it('is left by Esc or quit, after a question', () => {
    for (const leave of ['<escape>', 'quit<enter>', 'q<enter>', 'list<enter>']) {
      const asked = took(begin('klondike'), leave);
      expect(asked.left).toBeNull();
      expect(asked.model.message?.text).toBe('Leave the lesson? y or n');
      expect(took(asked.model, 'n').left).toBeNull();
      expect(took(asked.model, 'n').model.message?.text).toBe('The lesson goes on.');
      expect(took(asked.model, 'y').left).toBe('leave');
    }
  });

  it('lets Esc first put down what is held and forget what is typed', () => {
    expect(took(begin('klondike'), 'tur<escape>').model.message).toBeNull();
    const held: Model = { ...begin('klondike'), held: { pile: 1, depth: 1 } };
    expect(took(held, '<escape>').model).toMatchObject({ held: null, message: null });
  });

  it('skips, begins anew, helps, and asks nothing of the world that a game may keep', () => {
    expect(step(took(begin('klondike'), 'skip<enter>skip<enter>'))).toBe(3);
    expect(step(took(begin('klondike'), 'skip<enter>skip<enter>again<enter>'))).toBe(1);
    expect(took(begin('klondike'), 'hint<enter>').model.message?.text).toBe('Try “2 1”.');
    for (const typed of ['new<enter>', 'new 4<enter>', '21new<enter>', '21restart<enter>']) {
      const { effects, model } = took(begin('klondike'), typed);
      expect(effects.filter(({ type }) => type === 'seed' || type === 'quit')).toEqual([]);
      expect(model.session.game.name).toBe('klondike');
      expect(model.session.deal.seed).toBeUndefined();
    }
  });

  it.each(defaults.map(({ label }) => [label]))('comes to an end, and then plays: %s', (name) => {
    const { course } = begin(name).lesson!;
    const typed = course.map(({ play }) => `${play[0]}<enter>`);
    let model = begin(name);
    for (const line of typed) model = took(model, line).model;
    expect(model.lesson?.at).toBe(course.length);
    expect(lessonText(model, model.lesson!).say).toContain('every kind of move');
    expect(took(model, '<enter>').left).toBe('play');
    expect(took(model, 'q<enter>').left).toBe('leave');
    expect(step(took(model, 'again<enter>'))).toBe(1);
  });
});

describe('a lesson on the screen', () => {
  const look = lookFor(DEFAULT_SETTINGS, '16', true);

  it.each(defaults.map(({ label }) => [label]))('fits on 80 × 24, framed and whole: %s', (name) => {
    let model = begin(name);
    const { course } = model.lesson!;
    const tops = new Set<number>();
    for (const { play, say } of course) {
      expect(measureBoard(model, 80, 24)?.measured.isFramed).toBe(true);
      tops.add(measureBoard(model, 80, 24)!.top);
      const shown = paintScreen(model, 80, 24, look).text().join('\n').replace(/\s+/gu, ' ');
      expect(shown).toContain(say);
      expect(shown).toContain('Esc leave');
      model = took(model, `${play[0]}<enter>`).model;
    }
    expect(tops.size).toBe(1);
    expect(paintScreen(model, 80, 24, look).text().join(' ')).toContain('every kind of move');
  });

  it.each(defaults.map(({ label }) => [label]))('has a board on 40 × 12: %s', (name) => {
    const model = begin(name);
    expect(measureBoard(model, 40, 12)).not.toBeNull();
    const shown = paintScreen(model, 40, 12, look).text();
    expect(shown.join(' ')).toContain(model.lesson!.course[0]!.say.split(' ')[0]);
  });
});

describe('the program', () => {
  const start = (session = fresh('klondike', {}, '1')): Program =>
    startProgram({
      catalogue,
      language: english,
      settings: DEFAULT_SETTINGS,
      keeps: false,
      records: {},
      session,
    });

  const typing = (program: Program, typed: string) =>
    inputs(typed).reduce((step, input) => updateProgram(step.program, { type: 'input', input }), {
      program,
      effects: [],
    } as ReturnType<typeof updateProgram>);

  it('teaches the game on the table, and comes back to it', () => {
    const played = typing(start(), '42').program;
    const asked = typing(played, 'learn<enter>');
    expect(asked.effects).toMatchObject([{ type: 'learn', game: { name: 'klondike' } }]);
    const { game, options } = played.table!.session;
    const written = lessons['klondike']!;
    const taught = updateProgram(asked.program, { type: 'lesson', game, options, written });
    expect(taught.program.table?.lesson?.at).toBe(0);
    const back = typing(taught.program, '21<escape>y').program;
    expect(back.table?.lesson).toBeNull();
    expect(back.table?.session).toBe(asked.program.table?.session);
  });

  it('teaches a game of the list, and plays it then', () => {
    const list = { ...start(), table: null };
    const asked = typing(list, 'learn canf<enter>');
    expect(asked.effects).toMatchObject([{ type: 'learn', game: { name: 'canfield' } }]);
    const { game, options } = defaults.find(({ label }) => label === 'canfield')!;
    const event = { type: 'lesson', game, options, written: null } as const;
    const taught = updateProgram(asked.program, event).program;
    expect(typing(taught, 'play<enter>').effects).toMatchObject([{ type: 'resume' }]);
    const left = typing(taught, '<escape>y').program;
    expect(left.table).toBeNull();
    expect(left.list.chosen).toBe('canfield');
  });
});

describe('without a lesson', () => {
  it('a table is drawn as ever', () => {
    const model = startModel(fresh('klondike', {}, '1'), english);
    expect(measureBoard(model, 80, 24)?.top).toBe(1);
  });
});
