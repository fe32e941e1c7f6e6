import { commonWord } from '../command/common-word.ts';
import type { Language } from '../notation/language/language.ts';
import type { Fortune } from '../rules/fortune.ts';
import type { Game, Options } from '../rules/game.ts';
import type { Lesson } from '../rules/lesson.ts';
import { open, type Session } from '../session/session.ts';
import type { Telling } from '../session/telling.ts';
import {
  type FortuneStart,
  type FortuneTable,
  startFortune,
  withMessage as withFortuneMessage,
} from './fortune/table.ts';
import {
  type FortuneSpot,
  shuffledAnew,
  touchFortune,
  updateFortune,
} from './fortune/update-table.ts';
import type { Input } from './input.ts';
import { actionIn, type Bindings } from './keys.ts';
import { courseOf } from './lesson/course.ts';
import type { TableLesson } from './lesson/lesson-text.ts';
import { startLesson, updateLesson } from './lesson/table-lesson.ts';
import { type List, type Play, startList, withMessage } from './list.ts';
import { type Effect, type Event, type Model, startModel, type Tone } from './model.ts';
import { halted, told } from './perform.ts';
import type { Records } from './records.ts';
import {
  bindingsOf,
  isSettingName,
  nextValue,
  SETTINGS,
  type Settings,
  settingNamed,
  withSetting,
} from './settings.ts';
import type { StatsSubject } from './stats-page.ts';
import { update } from './update.ts';
import { type ListEffect, type ListSpot, touchList, updateList } from './update-list.ts';

/** The whole full-screen program. It never changes; `updateProgram` gives the next one. */
export interface Program {
  readonly catalogue: readonly Game[];
  readonly fortunes: readonly Fortune[];
  readonly language: Language;
  readonly settings: Settings;
  /** The keys that the settings come to. */
  readonly bindings: Bindings;
  /** Whether a game that is left is kept, to be gone on with another time. */
  readonly keeps: boolean;
  /** Whether there is a solver to be asked. */
  readonly solves: boolean;
  /** Orders that the place knows in which the program runs, by their first words. */
  readonly orders: readonly string[];
  /** The list of games: what is shown while there is no table. */
  readonly list: List;
  readonly table: Model | null;
  /** A fortune that is told instead. */
  readonly fortune: FortuneTable | null;
  /** What it was before the Escape key, if nothing has happened since. */
  readonly beforeEscape: Program | null;
  /** A game to be dealt as soon as there is a seed for it, or gone on with as soon as it is found. */
  readonly opening: Play | null;
}

/** What the program is started with. */
export interface ProgramStart {
  readonly catalogue: readonly Game[];
  /** Fortunes that are listed after the games; left out where there are none. */
  readonly fortunes?: readonly Fortune[];
  readonly language: Language;
  readonly settings: Settings;
  readonly keeps: boolean;
  /** Whether there is a solver to be asked; left out, there is. */
  readonly solves?: boolean;
  /** Orders that the place knows in which the program runs; left out, there are none. */
  readonly orders?: readonly string[];
  readonly records: Records;
  /** The game that lies on the table, or null to begin with the list. */
  readonly session: Session | null;
  /** The fortune that is told instead; left out where none is. */
  readonly fortune?: FortuneStart | undefined;
}

/** What happens to the program. */
export type ProgramEvent =
  | Event
  /** The Escape key just before was none, but the beginning of what comes now. */
  | { readonly type: 'no-escape' }
  /** A pointer was used on the list. */
  | { readonly type: 'touch'; readonly spot: ListSpot | null; readonly isDouble: boolean }
  /** The game that `resume` asked for; null where there is none to go on with. */
  | { readonly type: 'resumed'; readonly session: Session | null }
  /** A pointer was used on a fortune. */
  | { readonly type: 'point-out'; readonly spot: FortuneSpot | null; readonly isDouble: boolean }
  /** The telling that `tell` asked for. */
  | { readonly type: 'told'; readonly telling: Telling }
  /** The lesson that `learn` asked for: the one written for the game, or null where there is none. */
  | {
      readonly type: 'lesson';
      readonly game: Game;
      readonly options: Options;
      readonly written: Lesson | null;
    }
  /** What is known of the player's games has changed. */
  | { readonly type: 'records'; readonly records: Records }
  /** How many cells the terminal gives a line, as `probe` asked; null where it did not say. */
  | { readonly type: 'probed'; readonly cells: number | null }
  /** What came of an order of the place. */
  | { readonly type: 'ordered'; readonly title: string; readonly lines: readonly string[] }
  /** The statistics that were asked for. */
  | { readonly type: 'stats'; readonly subject: StatsSubject }
  /** Something to tell the player of the world outside. */
  | { readonly type: 'notice'; readonly text: string; readonly tone: Tone };

/** What the program asks of the world outside. */
export type ProgramEffect =
  | Exclude<Effect, { readonly type: 'list' | 'set' }>
  /** Keep these settings for next time, and follow them. */
  | { readonly type: 'settings'; readonly settings: Settings }
  /** Ask the terminal how wide it draws a line, and send that back. */
  | { readonly type: 'probe' }
  /** Carry out an order that is none of the program's own, and send back what came of it. */
  | { readonly type: 'order'; readonly words: readonly string[] }
  /** The table was left for the list: send the records as they are now. */
  | { readonly type: 'left' }
  /** Send back the game of this kind that waits. */
  | { readonly type: 'resume'; readonly game: Game }
  /** Send back a telling of this fortune: the one that was left, or a new one. */
  | { readonly type: 'tell'; readonly fortune: Fortune };

export interface ProgramStep {
  readonly program: Program;
  readonly effects: readonly ProgramEffect[];
}

export function startProgram(start: ProgramStart): Program {
  const { catalogue, language, settings, keeps, records, session, fortune } = start;
  const { fortunes = [], solves = true, orders = [] } = start;
  return {
    catalogue,
    fortunes,
    language,
    settings,
    bindings: bindingsOf(settings, language.keys),
    keeps,
    solves,
    orders,
    list: startList(catalogue, language, records, settings.options, fortunes, orders),
    table: session && startModel(session, language, settings, keeps, solves),
    fortune: fortune ? startFortune(fortune, language, settings) : null,
    beforeEscape: null,
    opening: null,
  };
}

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
      return still(telling(program, event.text, event.tone));
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
      return set({ ...program, table }, 'theme', '');
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
      return set(program, effect.name, effect.value);
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

/** The table is cleared; what lay on it waits where games are kept. */
function toList(program: Program): ProgramStep {
  const { table, fortune, catalogue, fortunes, language, settings, list, orders } = program;
  const { records } = list;
  const fresh = startList(catalogue, language, records, settings.options, fortunes, orders);
  const chosen = fortune?.oracle.telling.fortune.name ?? table?.session.game.name ?? list.chosen;
  return {
    program: { ...program, table: null, fortune: null, opening: null, list: { ...fresh, chosen } },
    effects: [{ type: 'left' }],
  };
}

function dealt(program: Program, { game, options }: Play, seed: string): Program {
  return withTable(program, open(game, options, { seed }));
}

function withTable(program: Program, session: Session): Program {
  const { language, settings, keeps, solves } = program;
  const table = startModel(session, language, settings, keeps, solves);
  return { ...program, opening: null, table };
}

/** The table of a lesson, from which the game that lay there is come back to. */
function withLesson(
  program: Program,
  { game, options, written }: ProgramEvent & { type: 'lesson' },
): Program {
  const { language, settings, table } = program;
  const course = courseOf(game, options, written, language);
  return { ...program, table: startLesson(course, table, language, settings) };
}

/** The page of statistics over what is shown. */
function withStats(program: Program, subject: StatsSubject): Program {
  const { table, list } = program;
  const page = { name: 'stats', subject, top: 0 } as const;
  if (table) return { ...program, table: { ...table, page, message: null } };
  return { ...program, list: { ...list, page, letters: '', message: null } };
}

/** What the place has to say to an order that was given in the list: a line, or a page. */
function withAnswer(program: Program, title: string, lines: readonly string[]): Program {
  const { list } = program;
  const [line = ''] = lines;
  if (lines.length <= 1) return { ...program, list: withMessage(list, line, 'plain') };
  const page = { name: 'told', title, lines, top: 0, isSet: true } as const;
  return { ...program, list: { ...list, page, letters: '', message: null } };
}

/** A table that was left for another, under the settings as they are now. */
function withModel(program: Program, table: Model): Program {
  const { settings, bindings } = program;
  return { ...program, table: { ...table, settings, bindings } };
}

/** Changes a setting to a value, or where that is empty to its next one, and says so. */
function set(program: Program, typedName: string, typedValue: string): ProgramStep {
  const words = program.language.settings;
  const name = settingNamed(typedName);
  // No value of its own: it finds one out, and is never kept, so that no terminal is asked unless a player wants it.
  if (name === 'glyphs' && commonWord(typedValue.toLowerCase(), 'values', ['probe']) === 'probe') {
    return { program, effects: [{ type: 'probe' }] };
  }
  if (!program.solves && (name === 'light' || name === 'solver-memory')) {
    const message = program.language.solver.table.noSolver();
    return { program: telling(program, message, 'refusal'), effects: [{ type: 'bell' }] };
  }
  const value =
    typedValue === '' && isSettingName(name)
      ? nextValue(program.settings, name)
      : typedValue.toLowerCase();
  const changed = withSetting(program.settings, name, value);
  if ('fault' in changed) {
    const message =
      changed.fault === 'unknown-setting'
        ? words.unknown(changed.name, Object.keys(SETTINGS))
        : words.badValue(changed.name, changed.value, changed.values);
    return { program: telling(program, message, 'refusal'), effects: [{ type: 'bell' }] };
  }
  const { table, fortune } = program;
  const chosen = isSettingName(name) ? changed[name] : value;
  const bindings = bindingsOf(changed, program.list.language.keys);
  const next: Program = {
    ...program,
    settings: changed,
    bindings,
    table: table && { ...table, settings: changed, bindings },
    fortune: fortune && { ...fortune, settings: changed, bindings },
  };
  return {
    program: telling(next, words.changed(name, chosen), 'plain'),
    effects: [{ type: 'settings', settings: changed }],
  };
}

/** Cards are drawn in ASCII from now on where lines would be too wide. */
function probed(program: Program, cells: number | null): ProgramStep {
  const { settings } = program.language;
  const isKnown = cells !== null && cells > 0;
  const step =
    isKnown && cells > 1 ? set(program, 'glyphs', 'ambiguous-wide') : { program, effects: [] };
  const text = isKnown ? settings.probed(cells > 1) : settings.notProbed();
  return { ...step, program: telling(step.program, text, isKnown ? 'plain' : 'refusal') };
}

/** A line for the player where it is seen. A question keeps its own: it must be read to be answered. */
function telling(program: Program, text: string, tone: Tone): Program {
  const { table, fortune, list } = program;
  if (fortune) return { ...program, fortune: withFortuneMessage(fortune, text, tone) };
  if (table) return table.question ? program : { ...program, table: told(table, text, tone) };
  return list.question ? program : { ...program, list: withMessage(list, text, tone) };
}

function still(program: Program): ProgramStep {
  return { program, effects: [] };
}
