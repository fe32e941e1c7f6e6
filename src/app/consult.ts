import { describeMove } from '../command/describe.ts';
import type { OrderReading } from '../command/read.ts';
import { adviceFor } from '../session/advice.ts';
import { choices, machineAt, play, type Session, statusOf, undo } from '../session/session.ts';
import { worldsOf } from '../session/worlds.ts';
import { hiddenCards } from '../solver/hidden.ts';
import type { Verdict } from '../solver/solve.ts';
import { tellHint } from './hint.ts';
import {
  hopeFor,
  type Insight,
  type Judgement,
  nextOnLine,
  toBeJudged,
  verdictOn,
  withJudgement,
} from './insight.ts';
import type { Model, Step, Tone } from './model.ts';
import { reviewAsks, reviewLines, reviewOf } from './review.ts';

/** In so many ways the hidden cards are laid. */
const WORLDS = 12;
/** Milliseconds for each of them, and for any other position. */
const BRIEFLY = 1000;
/** For a hint, after which good sense must do. */
const HINT = 2000;
const LONGEST = 10_000;

/** Columns that a page surely has. */
const REVIEW_WIDTH = 70;

/**
 * Which help of a solver an order asks for, or null: `hint peek`, `hint odds`, `undo to hope`, `review`. At a table
 * where no card is hidden, a hint does so as well: what a solver knows there, a player can know.
 */
export function wishOf(
  { order, rest }: OrderReading,
  table: Pick<Model, 'session' | 'hint' | 'solves'> | null = null,
): NonNullable<Insight['wish']> | null {
  if (order === 'hint' && rest === '' && table && isOpen(table)) return 'hint';
  if (order === 'hint' && /^(?:--)?peek$/u.test(rest)) return 'peek';
  if (order === 'review') return order;
  if (order === 'hint' && rest === 'odds') return rest;
  return order === 'undo' && rest === 'hope' ? 'hope' : null;
}

/** A new hint is asked for, and nothing is hidden from the player. */
function isOpen({ session, hint, solves }: Pick<Model, 'session' | 'hint' | 'solves'>): boolean {
  if (!solves || hint || statusOf(session) !== 'playing') return false;
  return hiddenCards(machineAt(session)) === 0;
}

/** The position of a table that a solver is to judge now; null where none is. */
export function judgeable({ session, insight, settings, lesson, solves }: Model): Session | null {
  if (lesson || !solves) return null;
  if (insight.wish === 'review') return reviewAsks(insight, session);
  return toBeJudged(insight, session, settings.light === 'on');
}

/** How long a solver may think about the position that it is to judge, in milliseconds. */
export function longestThought({ insight }: Model): number {
  if (insight.wish === 'hint') return HINT;
  return insight.wish === 'odds' ? BRIEFLY : LONGEST;
}

/** A player asks for what only a solver can tell: it is told at once where it is known, or waited for. */
export function consult(model: Model, wish: NonNullable<Insight['wish']>): Step {
  const { session, language } = model;
  if (!model.solves) return still(saying(model, language.solver.table.noSolver(), 'refusal'));
  const status = statusOf(session);
  if (wish === 'peek' && status !== 'playing') {
    return still(saying(model, language.say.gameOver(status === 'won'), 'refusal'));
  }
  if (wish === 'odds') return weigh(model);
  return granted({ ...model, insight: { ...model.insight, wish } });
}

/** A solver has judged a position of this deal. */
export function enlightened(model: Model, session: Session, judgement: Judgement): Step {
  const { odds } = model.insight;
  if (odds && model.insight.wish === 'odds' && session === odds.worlds[odds.found.length]) {
    const found = [...odds.found, judgement.verdict];
    return granted({ ...model, insight: { ...model.insight, odds: { ...odds, found } } });
  }
  if (session.seat !== model.session.seat) return still(model);
  const { wish } = model.insight;
  const insight =
    wish === 'hint' && judgement.verdict === 'unknown'
      ? { ...model.insight, puzzledAt: session.at }
      : withJudgement(model.insight, session, judgement);
  return granted({ ...model, insight });
}

function granted(model: Model): Step {
  const { insight } = model;
  if (insight.wish === null) return still(model);
  const free: Model = { ...model, insight: { ...insight, wish: null } };
  if (judgeable(model) !== null) return still(waiting(model, insight.wish));
  if (insight.wish === 'review') return still(showReview(free));
  if (insight.wish === 'odds') return tellOdds(free);
  if (insight.wish === 'hint') return advise(free);
  return insight.wish === 'peek' ? peek(free) : goBackToHope(free);
}

function waiting(model: Model, wish: NonNullable<Insight['wish']>): Model {
  const words = model.language.solver.table;
  if (wish === 'odds') {
    const { found, worlds } = model.insight.odds!;
    return saying(model, words.weighing(found.length, worlds.length), 'plain');
  }
  if (wish === 'review') return saying(model, model.language.solver.review.looking(), 'plain');
  return saying(model, wish === 'hope' ? words.lookingBack() : words.looking(), 'plain');
}

/** The review of the game as a page over the table. */
function showReview(model: Model): Model {
  const { session, insight, language, settings } = model;
  const review = reviewOf(insight, session, language);
  const ascii = settings.glyphs === 'ascii' || settings.glyphs === 'ambiguous-wide';
  const lines = reviewLines(review, language, REVIEW_WIDTH, ascii);
  const { title } = language.solver.review;
  return { ...model, message: null, page: { name: 'told', title, lines, top: 0, isSet: true } };
}

/** Begins to try what good sense would play in the ways the hidden cards may lie. */
function weigh(model: Model): Step {
  const { session, language } = model;
  const advice = adviceFor(session);
  if (advice.kind === 'nothing') {
    return still(saying(model, language.aid.noHint(advice.isCertain, advice.back), 'refusal'));
  }
  const { move } = advice;
  const worlds = worldsOf(session, WORLDS)
    .filter((world) => choices(world).includes(move))
    .map((world) => play(world, move));
  const insight: Insight = { ...model.insight, wish: 'odds', odds: { move, worlds, found: [] } };
  return granted({ ...model, insight });
}

/** How sure a hint is; it counts as one. */
function tellOdds(model: Model): Step {
  const { session, insight, language, tally } = model;
  const { move, found } = insight.odds!;
  const count = (verdict: Verdict) => found.filter((one) => one === verdict).length;
  const told = describeMove(machineAt(session), move, language);
  const text = language.solver.table.odds(told, {
    ways: found.length,
    won: count('winnable'),
    lost: count('unwinnable'),
  });
  return {
    model: {
      ...saying({ ...model, insight: { ...insight, odds: null } }, text, 'plain'),
      hint: { move, step: 3 },
      tally: { ...tally, hints: tally.hints + 1 },
    },
    effects: [{ type: 'hint' }],
  };
}

/** The move that the line goes on with; it counts as a hint. */
function peek(model: Model): Step {
  const { session, insight, language, tally } = model;
  const words = language.solver.table;
  const move = nextOnLine(insight, session);
  if (move === null) {
    const isLost = verdictOn(insight, session) === 'unwinnable';
    return still(saying(model, isLost ? words.lost() : words.unknown(), 'refusal'));
  }
  const text = words.peek(describeMove(machineAt(session), move, language));
  const told = saying(model, text, 'good');
  return {
    model: { ...told, hint: { move, step: 3 }, tally: { ...tally, hints: tally.hints + 1 } },
    effects: [{ type: 'hint' }],
  };
}

/** A hint on the line that wins; good sense, where none is known. */
function advise(model: Model): Step {
  const { session, insight, language, tally } = model;
  const known = nextOnLine(insight, session);
  if (known === null && verdictOn(insight, session) === 'unwinnable') {
    return still(saying(model, language.solver.table.lost(), 'refusal'));
  }
  const { hint, text } = tellHint(session, null, language, known);
  const hints = tally.hints + (hint ? 1 : 0);
  return {
    model: { ...saying(model, text, 'plain'), hint, tally: { ...tally, hints } },
    effects: hint ? [{ type: 'hint' }] : [],
  };
}

/** Takes back what was played since the game could last be won. */
function goBackToHope(model: Model): Step {
  const { session, insight, language, tally } = model;
  const words = language.solver.table;
  const hope = hopeFor(insight, session);
  const found = 'found' in hope ? hope.found : null;
  if (found === null) return still(saying(model, words.noHope(), 'refusal'));
  let back = session;
  let undos = 0;
  while (back.at > found || back.isResigned) {
    back = undo(back);
    undos++;
  }
  if (undos === 0) return still(saying(model, words.hopeHere(), 'good'));
  const next: Model = {
    ...model,
    session: back,
    held: null,
    hint: null,
    refused: null,
    cursor: null,
    tally: { ...tally, undos: tally.undos + undos },
  };
  return still(saying(next, words.backToHope(session.at - back.at), 'good'));
}

function saying(model: Model, text: string, tone: Tone): Model {
  return { ...model, message: { text, tone } };
}

function still(model: Model): Step {
  return { model, effects: [] };
}
