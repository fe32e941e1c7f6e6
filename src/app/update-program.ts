import { changeSetting, probed } from './change-setting.ts';
import { type FortuneTable, startFortune } from './fortune/table.ts';
import { shuffledAnew, touchFortune, updateFortune } from './fortune/update-table.ts';
import type { Input } from './input.ts';
import { actionIn } from './keys.ts';
import type { TableLesson } from './lesson/lesson-text.ts';
import { updateLesson } from './lesson/table-lesson.ts';
import type { Play } from './list.ts';
import type { Effect, Event, Model } from './model.ts';
import { halted } from './perform.ts';
import { type Program, type ProgramEvent, type ProgramStep, withNotice } from './program.ts';
import { dealt, toList, withAnswer, withLesson, withModel, withStats, withTable } from './scene.ts';
import type { Settings } from './settings.ts';
import { update } from './update.ts';
import { type ListEffect, touchList, updateList } from './update-list.ts';

/** What the program becomes, and what it asks of the world, when something happens. */
export function updateProgram(before: Program, event: ProgramEvent): ProgramStep {
  if (event.type === 'no-escape') return still(before.beforeEscape ?? before);
  const program: Program = { ...before, beforeEscape: null };
  const step = updated(program, event);
  const isEscape =
    event.type === 'input' && event.input.type === 'key' && event.input.key === 'escape';
  if (!isEscape) return step;
  return { ...step, program: { ...step.program, beforeEscape: program } };
}

function updated(
  program: Program,
  event: Exclude<ProgramEvent, { readonly type: 'no-escape' }>,
): ProgramStep {
  const { table, fortune, opening, list } = program;
  switch (event.type) {
    case 'input':
      return onInput(program, event.input);
    case 'seed':
      if (fortune) return still({ ...program, fortune: shuffledAnew(fortune, event.seed) });
      if (opening) return still(dealt(program, opening, event.seed));
      return table ? atTable(program, table, event) : still(program);
    case 'touch':
      return table || fortune
        ? still(program)
        : inList(program, touchList(list, event.spot, event.isDouble));
    case 'resumed':
      if (event.session) return still(withTable(program, event.session));
      return opening ? { program, effects: [{ type: 'seed' }] } : still(program);
    case 'point-out': {
      const { spot, isDouble } = event;
      return still(
        fortune ? { ...program, fortune: touchFortune(fortune, spot, isDouble) } : program,
      );
    }
    case 'told': {
      const { language, settings } = program;
      const begun = { telling: event.telling, isGentle: false, isReplay: false };
      return still({ ...program, fortune: startFortune(begun, language, settings) });
    }
    case 'lesson':
      return still(withLesson(program, event));
    case 'records':
      return still({ ...program, list: { ...list, records: event.records } });
    case 'probed':
      return probed(program, event.cells);
    case 'stats':
      return still(withStats(program, event.subject));
    case 'ordered':
      return still(withAnswer(program, event.title, event.lines));
    case 'notice':
      return still(withNotice(program, event.text, event.tone));
    default:
      return table ? atTable(program, table, event) : still(program);
  }
}

/** Some keys do the same whatever is on the screen; Ctrl-C is no binding, so that no settings can lose it. */
function onInput(program: Program, input: Input): ProgramStep {
  if (input.type === 'key' && input.ctrl && input.key === 'c') {
    return { program, effects: [{ type: 'quit' }] };
  }
  const action = actionIn('anywhere', input, program.bindings);
  const table = program.table && halted(program.table);
  switch (action) {
    case 'theme':
      return changeSetting({ ...program, table }, 'theme', '');
    case 'redraw':
    case 'suspend':
      return { program: { ...program, table }, effects: [{ type: action }] };
  }
  if (program.fortune) return atFortune(program, program.fortune, input);
  if (program.table) return atTable(program, program.table, { type: 'input', input });
  return inList(program, updateList(program.list, input, program.bindings));
}

function atTable(program: Program, table: Model, event: Event): ProgramStep {
  if (table.lesson) return inLesson(program, table, table.lesson, event);
  const step = update(table, event);
  return follow({ ...program, table: step.model }, step.effects);
}

function atFortune(program: Program, fortune: FortuneTable, input: Input): ProgramStep {
  const step = updateFortune(fortune, input);
  return follow({ ...program, fortune: step.table }, step.effects);
}

function inLesson(program: Program, table: Model, lesson: TableLesson, event: Event): ProgramStep {
  const { model, effects, left } = updateLesson(table, lesson, event);
  const step = follow({ ...program, table: model }, effects);
  if (left === null) return step;
  if (lesson.back) return still(withModel(step.program, lesson.back));
  if (left === 'leave') return toList(step.program);
  const { game, options } = model.session;
  return followOne(step.program, { type: 'resume', game, options });
}

function inList(program: Program, { list, effects }: ReturnType<typeof updateList>): ProgramStep {
  const step = follow({ ...program, list }, effects);
  if (list.choices === program.list.choices) return step;
  const settings: Settings = { ...step.program.settings, options: list.choices };
  return {
    program: { ...step.program, settings },
    effects: [...step.effects, { type: 'settings', settings }],
  };
}

/** Carries out what concerns the program itself, and passes the rest on to the world. */
function follow(program: Program, asked: readonly (Effect | ListEffect)[]): ProgramStep {
  return asked.reduce<ProgramStep>(
    (step, effect) => {
      const next = followOne(step.program, effect);
      return { program: next.program, effects: [...step.effects, ...next.effects] };
    },
    { program, effects: [] },
  );
}

function followOne(program: Program, effect: Effect | ListEffect): ProgramStep {
  switch (effect.type) {
    case 'list':
      return toList(program);
    case 'set':
      return changeSetting(program, effect.name, effect.value);
    case 'play': {
      const { seed } = effect;
      if (seed !== null) return still(dealt(program, effect, seed));
      return { program: { ...program, opening: effect }, effects: [{ type: 'seed' }] };
    }
    case 'resume': {
      const { game, options } = effect;
      const opening: Play = { game, options, seed: null };
      return {
        program: { ...program, opening },
        effects: [{ type: 'resume', game }],
      };
    }
    default:
      return { program, effects: [effect] };
  }
}

function still(program: Program): ProgramStep {
  return { program, effects: [] };
}
