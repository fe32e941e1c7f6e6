import type { Language } from '../notation/language/language.ts';
import type { Session } from '../session/session.ts';
import { consult, enlightened, judgeable, longestThought } from './consult.ts';
import type { Insight, Judgement } from './insight.ts';
import type { LineMemory } from './line-mode.ts';
import { type Model, type Step, startModel } from './model.ts';
import { type Review, reviewOf } from './review.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

/** What asking a solver needs from outside, where a game is played by lines. */
export interface CounselSetting {
  readonly language: Language;
  /** Whether there is a solver to be asked; left out, there is none. */
  readonly hasSolver?: boolean;
}

/** What came of asking a solver, as far as it has come. */
export interface Counsel {
  readonly session: Session;
  readonly memory: LineMemory;
  /** What is to be said of it now; null where nothing is. */
  readonly text: string | null;
  /** The review, where one was asked for and is there. */
  readonly review: Review | null;
}

/** A position that a solver is to judge, in so many milliseconds at most. */
export interface Asked {
  readonly session: Session;
  readonly ms: number;
}

/** A player asks for what only a solver can tell: the answer where it is known, else that it is looked for. */
export function seekCounsel(
  session: Session,
  wish: NonNullable<Insight['wish']>,
  memory: LineMemory,
  setting: CounselSetting,
): Counsel {
  return counselOf(consult(tableOf(session, memory, setting), wish), memory);
}

/** What is to be judged before the player can be answered; null where nothing is waited for. */
export function askedFor(
  session: Session,
  memory: LineMemory,
  setting: CounselSetting,
): Asked | null {
  if (memory.insight.wish === null) return null;
  const table = tableOf(session, memory, setting);
  const asked = judgeable(table);
  return asked && { session: asked, ms: longestThought(table) };
}

/** A solver has judged what it was asked; the answer to the player, if that was all. */
export function counselWith(
  session: Session,
  judged: Session,
  judgement: Judgement,
  memory: LineMemory,
  setting: CounselSetting,
): Counsel {
  const counsel = counselOf(
    enlightened(tableOf(session, memory, setting), judged, judgement),
    memory,
  );
  // That it is looked for was said when it was asked.
  return counsel.memory.insight.wish === null ? counsel : { ...counsel, text: null };
}

/** The table at which the game would be played full screen: what is asked there is answered there. */
function tableOf(
  session: Session,
  { insight, hint, refused, tally }: LineMemory,
  { language, hasSolver = false }: CounselSetting,
): Model {
  const table = startModel(session, language, DEFAULT_SETTINGS, false, hasSolver);
  return { ...table, insight, hint, refused, tally };
}

function counselOf({ model }: Step, memory: LineMemory): Counsel {
  const { session, insight, hint, refused, tally, message, page, language } = model;
  return {
    session,
    memory: { ...memory, insight, hint, refused, tally },
    text: message?.text ?? null,
    review: page && reviewOf(insight, session, language),
  };
}
