import type { Language } from '../notation/language/language.ts';
import type { Fortune } from '../rules/fortune.ts';
import type { Game, Options } from '../rules/game.ts';
import type { Lesson } from '../rules/lesson.ts';
import type { Session } from '../session/session.ts';
import type { Telling } from '../session/telling.ts';
import {
  type FortuneStart,
  type FortuneTable,
  startFortune,
  withMessage as withFortuneMessage,
} from './fortune/table.ts';
import type { FortuneSpot } from './fortune/update-table.ts';
import type { Bindings } from './keys.ts';
import { type List, type Play, startList, withMessage } from './list.ts';
import { type Effect, type Event, type Model, startModel, type Tone } from './model.ts';
import { told } from './perform.ts';
import type { Records } from './records.ts';
import { bindingsOf, type Settings } from './settings.ts';
import type { StatsSubject } from './stats-page.ts';
import type { ListSpot } from './update-list.ts';

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

/** What becomes of the program, and what it asks of the world. */
export interface ProgramStep {
  readonly program: Program;
  readonly effects: readonly ProgramEffect[];
}

/** The program as it begins: with a table, a fortune, or the list of games. */
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

/** A line for the player where it is seen. A question keeps its own: it must be read to be answered. */
export function withNotice(program: Program, text: string, tone: Tone): Program {
  const { table, fortune, list } = program;
  if (fortune) return { ...program, fortune: withFortuneMessage(fortune, text, tone) };
  if (table) return table.question ? program : { ...program, table: told(table, text, tone) };
  return list.question ? program : { ...program, list: withMessage(list, text, tone) };
}
