import { describeMove } from '../command/describe.ts';
import type { Language } from '../notation/language/language.ts';
import { textWidth } from '../notation/width.ts';
import { machineAt, type Session } from '../session/session.ts';
import { cardsUp } from '../solver/hidden.ts';
import type { Verdict } from '../solver/solve.ts';
import { hopeFor, type Insight, nextOnLine, verdictsOf } from './insight.ts';

/** A game as a solver sees it: what was known to be possible after every move, from the deal on. */
export interface Review {
  readonly session: Session;
  readonly verdicts: readonly Verdict[];
  /** The number of the move that lost the game; null where none did, or it is not known which. */
  readonly blunder: number | null;
  /** What should have been played instead, described; null where that is not known. */
  readonly better: string | null;
}

/** What a move did to the game: it kept the win, lost it, came too late for either, or that is not known. */
export type MoveMark = 'kept' | 'blunder' | 'lost' | 'unknown';

/**
 * The position that is to be judged next for a review, or null when all is known that can be. First the last winnable
 * one is looked for, then the first lost one: what lies between them could not be decided.
 */
export function reviewAsks(insight: Insight, session: Session): Session | null {
  const hope = hopeFor(insight, session);
  if ('ask' in hope) return hope.ask;
  const known = verdictsOf(insight, session);
  const lost = known.indexOf('unwinnable');
  const end = lost < 0 ? known.length : lost;
  const before = Math.max(
    known.lastIndexOf('winnable'),
    known.slice(0, end).lastIndexOf('unknown'),
  );
  const open = end - before - 1;
  if (open === 0) return null;
  const at = lost < 0 ? session.at : before + 1 + Math.floor(open / 2);
  return { ...session, at, isResigned: false };
}

/** The review, as far as it has come. */
export function reviewOf(insight: Insight, session: Session, language: Language): Review {
  const verdicts = verdictsOf(insight, session).map((verdict) => verdict ?? 'unknown');
  const won = verdicts.lastIndexOf('winnable');
  const blunder = won >= 0 && verdicts[won + 1] === 'unwinnable' ? won + 1 : null;
  const before: Session = { ...session, at: Math.max(0, won), isResigned: false };
  const move = blunder === null ? null : nextOnLine(insight, before);
  const better = move === null ? null : describeMove(machineAt(before), move, language);
  machineAt(session);
  return { session, verdicts, blunder, better };
}

/** What the move of this number did, counted from 1. */
export function markOf({ verdicts, blunder }: Review, number: number): MoveMark {
  if (number === blunder) return 'blunder';
  const after = verdicts[number]!;
  if (after === 'winnable') return 'kept';
  return after === 'unwinnable' && verdicts[number - 1] === 'unwinnable' ? 'lost' : 'unknown';
}

const SIGNS: Readonly<Record<MoveMark, string>> = {
  kept: '+',
  blunder: 'X',
  lost: '-',
  unknown: '?',
};

const CHART_ROWS = 8;
const WIDEST_CHART = 64;
/** Columns of the figures beside the chart. */
const FIGURES = 5;

/**
 * How many cards were left to be brought out after every move, as a line, and below it what each move did. Games of
 * more moves than there are columns are told by every so many of them, the blunder always shown.
 */
export function reviewChart(review: Review, width: number, ascii: boolean): string[] {
  const { session } = review;
  const left = cardsLeft(session);
  const columns = Math.min(left.length, WIDEST_CHART, Math.max(1, width - FIGURES));
  const shown = Array.from({ length: columns }, (_, i) =>
    columns === 1 ? 0 : Math.round((i * (left.length - 1)) / (columns - 1)),
  );
  const most = Math.max(1, ...left);
  const rowOf = (cards: number) => Math.round(((CHART_ROWS - 1) * cards) / most);
  const rows = Array.from({ length: CHART_ROWS }, (_, i) => {
    const row = CHART_ROWS - 1 - i;
    const label = row === CHART_ROWS - 1 ? String(most) : row === 0 ? '0' : '';
    const dots = shown.map((at) => (rowOf(left[at]!) === row ? (ascii ? '*' : '•') : ' ')).join('');
    return `${label.padStart(FIGURES - 2)} ${ascii ? '|' : '│'}${dots}`.trimEnd();
  });
  const marks = shown.map((at, i) => {
    const first = (shown[i - 1] ?? -1) + 1;
    const { blunder } = review;
    if (blunder !== null && blunder >= first && blunder <= at) return SIGNS.blunder;
    return at === 0 ? ' ' : SIGNS[markOf(review, at)];
  });
  return [...rows, `${' '.repeat(FIGURES)}${marks.join('')}`.trimEnd()];
}

/** What a review comes to, in a sentence or two, and what the signs mean. */
export function reviewVerdict(
  { session, verdicts, blunder, better }: Review,
  language: Language,
): string[] {
  const { review: words } = language.solver;
  if (blunder !== null) {
    const before = { ...session, at: blunder - 1, isResigned: false };
    const move = describeMove(machineAt(before), session.moves[blunder - 1]!, language);
    machineAt(session);
    return [words.blunder(blunder, move), ...(better === null ? [] : [words.better(better)])];
  }
  const last = verdicts.at(-1);
  if (last === 'winnable') return [words.neverLost()];
  if (verdicts[0] === 'unwinnable') return [words.lostFromDeal()];
  const won = verdicts.lastIndexOf('winnable');
  const lost = verdicts.indexOf('unwinnable');
  return [words.undecided(won, lost < 0 ? null : lost)];
}

/** The review for ears: the verdict, then move by move, as long as one is like another, what was possible after it. */
export function reviewInSentences(review: Review, language: Language): string[] {
  const lines = reviewVerdict(review, language);
  const { at } = review.session;
  for (let first = 1, last = 1; first <= at; first = ++last) {
    const mark = markOf(review, first);
    if (mark === 'blunder') continue;
    while (last < at && markOf(review, last + 1) === mark) last++;
    lines.push(language.solver.review.span(mark, first, last));
  }
  return lines;
}

/** The whole review as lines: the verdict, the chart, and every move with what it did. */
export function reviewLines(
  review: Review,
  language: Language,
  width: number,
  ascii: boolean,
): string[] {
  const { session } = review;
  const { review: words } = language.solver;
  const digits = String(session.at).length;
  const moves = session.moves.slice(0, session.at).map((move, i) => {
    const machine = machineAt({ ...session, at: i });
    const told = describeMove(machine, move, language);
    return `${SIGNS[markOf(review, i + 1)]} ${String(i + 1).padStart(digits)}  ${told}`;
  });
  machineAt(session);
  return [
    ...reviewVerdict(review, language),
    '',
    words.chart(),
    ...reviewChart(review, width, ascii),
    ...abreast(words.legend(), width),
    '',
    ...moves,
  ];
}

/** Short texts side by side under the chart, as many to a line as there is room for. */
function abreast(texts: readonly string[], width: number): string[] {
  const [before, between] = [' '.repeat(5), ' '.repeat(3)];
  const lines: string[] = [];
  for (const text of texts) {
    const longer = `${lines.at(-1)}${between}${text}`;
    if (lines.length > 0 && textWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(before + text);
  }
  return lines;
}

/** The cards not yet out after every number of moves. */
function cardsLeft(session: Session): number[] {
  const left: number[] = [];
  for (let at = 0; at <= session.at; at++) {
    const machine = machineAt({ ...session, at });
    left.push(machine.program.shape.cards - cardsUp(machine));
  }
  machineAt(session);
  return left;
}
