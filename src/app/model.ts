import type { OrderName } from '../command/vocabulary.ts';
import type { Language } from '../notation/language/language.ts';
import type { Game, Options } from '../rules/game.ts';
import type { Move } from '../rules/move.ts';
import type { Session } from '../session/session.ts';
import { type Aid, NO_AID } from './aid-given.ts';
import type { Input } from './input.ts';
import { type Insight, type Judgement, NO_INSIGHT } from './insight.ts';
import type { Bindings } from './keys.ts';
import type { TableLesson } from './lesson/lesson-text.ts';
import { emptyPrompt, type Prompt } from './prompt.ts';
import { bindingsOf, DEFAULT_SETTINGS, type Settings } from './settings.ts';
import type { PointedSpot, Spot } from './spot.ts';
import type { StatsSubject } from './stats-page.ts';

/** A game at the table: everything its screen is made of. It never changes; `update` gives the next one. */
export interface Model extends Aid {
  readonly session: Session;
  readonly language: Language;
  readonly settings: Settings;
  /** The keys that the settings come to. */
  readonly bindings: Bindings;
  /** Whether a game that is left is kept, to be gone on with another time. */
  readonly keeps: boolean;
  /** Whether there is a solver to be asked. */
  readonly solves: boolean;
  /** How long the game has been on the table this time, as far as that is counted. */
  readonly seconds: number;
  readonly prompt: Prompt;
  /** Where the cursor stands, or null while it is not used. */
  readonly cursor: Spot | null;
  /** The cards picked up: those from this spot to the top. */
  readonly held: Spot | null;
  readonly message: Message | null;
  readonly question: Question | null;
  /** What lies over the table. */
  readonly page: Page | null;
  /** The lesson that is taken at this table, or null for a game. */
  readonly lesson: TableLesson | null;
  /** What a solver has said of this deal. */
  readonly insight: Insight;
  /** The moves that are still to be made of a game that is being played out, one by one. */
  readonly coming: readonly Move[];
}

/** One line for the player. */
export interface Message {
  readonly text: string;
  readonly tone: Tone;
  /** Whether its end is what matters most: the cards of a pile, the uppermost last. */
  readonly isPile?: boolean;
}

/** How a line for the player is meant. */
export type Tone = 'plain' | 'refusal' | 'question' | 'good';

/** Something the player must answer before going on, or let go with Esc. */
export type Question =
  | { readonly kind: 'which-move'; readonly moves: readonly Move[] }
  | { readonly kind: 'leave-game'; readonly order: OrderName; readonly rest: string }
  /** Whether lines that were pasted are to be played. */
  | { readonly kind: 'paste'; readonly lines: readonly string[] };

/** A page of text over the table; `top` is the first line shown. */
export type Page =
  | { readonly name: 'help' | 'rules'; readonly top: number }
  | { readonly name: 'stats'; readonly subject: StatsSubject; readonly top: number }
  /** Something that was asked for, a paragraph a line. */
  | {
      readonly name: 'told';
      readonly title: string;
      readonly lines: readonly string[];
      readonly top: number;
      /** Whether the lines are set already: a picture, not paragraphs. */
      readonly isSet?: true;
    };

/** What happens to the program. */
export type Event =
  | { readonly type: 'input'; readonly input: Input }
  /** A pointer was used on the table: on a spot, or beside all of them. */
  | { readonly type: 'point'; readonly action: PointAction; readonly spot: PointedSpot | null }
  /** A game that was to be pondered on is past hope. */
  | { readonly type: 'hopeless'; readonly session: Session }
  /** A solver has judged a position. */
  | { readonly type: 'judged'; readonly session: Session; readonly judgement: Judgement }
  /** The next card of a game that is being played out may go up, or all of them at once. */
  | { readonly type: 'go-on'; readonly isAll: boolean }
  /** A second has passed while a clock is shown. */
  | { readonly type: 'second' }
  /** The seed of a new deal that `deal` asked for. */
  | { readonly type: 'seed'; readonly seed: string };

export type PointAction = 'press' | 'release' | 'double';

/** What the program asks of the world outside. */
export type Effect =
  /** Think of a seed and send it back. */
  | { readonly type: 'seed' }
  | { readonly type: 'quit' }
  /** Go to the list of games. */
  | { readonly type: 'list' }
  /** Change a setting to a value, or where that is empty to its next one. */
  | { readonly type: 'set'; readonly name: string; readonly value: string }
  /** Send back a lesson of this game. */
  | { readonly type: 'learn'; readonly game: Game; readonly options: Options }
  /** Send back the statistics of this game, or of all. */
  | { readonly type: 'stats'; readonly game: Game | null }
  /** A hint was given: it is to be counted. */
  | { readonly type: 'hint' }
  /** Find out, without holding up the next key, whether the game is past hope, and say so if it is. */
  | { readonly type: 'ponder'; readonly session: Session }
  /** Send back `go-on` when the player has seen the last card go up; for all cards at once where nothing is animated. */
  | { readonly type: 'pace' }
  | { readonly type: 'suspend' }
  /** Forget what the terminal shows, and draw it anew. */
  | { readonly type: 'redraw' }
  | { readonly type: 'bell' };

/** What becomes of the table, and what it asks of the world. */
export interface Step {
  readonly model: Model;
  readonly effects: readonly Effect[];
}

/** A table with this game on it. */
export function startModel(
  session: Session,
  language: Language,
  settings: Settings = DEFAULT_SETTINGS,
  keeps = false,
  solves = true,
): Model {
  return {
    ...NO_AID,
    session,
    language,
    settings,
    bindings: bindingsOf(settings, language.keys),
    keeps,
    solves,
    seconds: 0,
    prompt: emptyPrompt,
    cursor: null,
    held: null,
    message: null,
    question: null,
    page: null,
    lesson: null,
    insight: NO_INSIGHT,
    coming: [],
  };
}
