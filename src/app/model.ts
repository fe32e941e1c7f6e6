import type { OrderName } from '../command/vocabulary.ts';
import type { Language } from '../notation/language/language.ts';
import type { Move } from '../rules/move.ts';
import type { Session } from '../session/session.ts';
import type { Input } from './input.ts';
import { emptyPrompt, type Prompt } from './prompt.ts';
import type { Spot } from './spot.ts';

/** Everything the full-screen program knows. It never changes; `update` gives the next one. */
export interface Model {
  readonly session: Session;
  readonly language: Language;
  readonly prompt: Prompt;
  /** Where the cursor stands, or null while it is not used. */
  readonly cursor: Spot | null;
  /** The cards picked up: those from this spot to the top. */
  readonly held: Spot | null;
  readonly message: Message | null;
  readonly question: Question | null;
  /** What lies over the table. */
  readonly page: Page | null;
}

/** One line for the player. */
export interface Message {
  readonly text: string;
  readonly tone: Tone;
}

export type Tone = 'plain' | 'refusal' | 'question' | 'good';

/** Something the player must answer before going on, or let go with Esc. */
export type Question =
  | { readonly kind: 'which-move'; readonly moves: readonly Move[] }
  | { readonly kind: 'leave-game'; readonly order: OrderName; readonly rest: string };

/** A page of text over the table; `top` is the first line shown. */
export interface Page {
  readonly name: 'help' | 'rules';
  readonly top: number;
}

/** What happens to the program. */
export type Event =
  | { readonly type: 'input'; readonly input: Input }
  /** A pointer was used on the table: on a spot, or beside all of them. */
  | { readonly type: 'point'; readonly action: PointAction; readonly spot: Spot | null }
  /** The seed of a new deal that `deal` asked for. */
  | { readonly type: 'seed'; readonly seed: string };

export type PointAction = 'press' | 'release' | 'double';

/** What the program asks of the world outside. */
export type Effect =
  /** Think of a seed and send it back. */
  | { readonly type: 'seed' }
  | { readonly type: 'quit' }
  | { readonly type: 'suspend' }
  /** Forget what the terminal shows, and draw it anew. */
  | { readonly type: 'redraw' }
  | { readonly type: 'bell' };

export interface Step {
  readonly model: Model;
  readonly effects: readonly Effect[];
}

/** The program at its start. */
export function startModel(session: Session, language: Language): Model {
  return {
    session,
    language,
    prompt: emptyPrompt,
    cursor: null,
    held: null,
    message: null,
    question: null,
    page: null,
  };
}
