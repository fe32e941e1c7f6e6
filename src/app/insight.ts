import type { Move } from '../rules/move.ts';
import { machineAt, play, type Session, statusOf } from '../session/session.ts';
import { keyOf } from '../solver/hidden.ts';
import type { Verdict } from '../solver/solve.ts';

/** What a solver said of a position; the moves win from there, none unless it is winnable. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly moves: readonly Move[];
}

/** What is known of the positions of a deal to whoever knows where every card lies. */
export interface Insight {
  /** By the keys of positions. */
  readonly verdicts: ReadonlyMap<string, Verdict>;
  /** A whole game that wins, from the deal; empty where none is known. */
  readonly line: readonly Move[];
  /** What the player waits for: a move that wins, the last position from which one does, a review, or a hint. */
  readonly wish: 'peek' | 'hope' | 'review' | 'odds' | 'hint' | null;
  /** After how many moves no line was found in the time there is for a hint; null where none was sought in vain. */
  readonly puzzledAt: number | null;
  /** How a move fares in the ways the hidden cards may lie, as far as they were looked at. */
  readonly odds: Odds | null;
}

/** A move tried in several worlds: each is the game after it, if the hidden cards lay so. */
export interface Odds {
  readonly move: Move;
  readonly worlds: readonly Session[];
  readonly found: readonly Verdict[];
}

export const NO_INSIGHT: Insight = {
  verdicts: new Map(),
  line: [],
  wish: null,
  puzzledAt: null,
  odds: null,
};

/** What is known of the position of a game; of what comes after a lost position, that it is lost. */
export function verdictOn(insight: Insight, session: Session): Verdict | null {
  return verdictsOf(insight, session)[session.at]!;
}

/** What is known of every position of a game, from its deal to where it stands. */
export function verdictsOf({ verdicts }: Insight, session: Session): (Verdict | null)[] {
  const known: (Verdict | null)[] = [];
  for (let at = 0; at <= session.at; at++) {
    const isLost = known[at - 1] === 'unwinnable';
    const found = verdicts.get(keyOf(machineAt({ ...session, at })));
    known.push(isLost ? 'unwinnable' : (found ?? null));
  }
  machineAt(session);
  return known;
}

/**
 * The insight with a judgement more. A line that wins makes every position on it winnable, and so are those it was
 * come by.
 */
export function withJudgement(
  insight: Insight,
  session: Session,
  { verdict, moves }: Judgement,
): Insight {
  const verdicts = new Map(insight.verdicts);
  if (verdict !== 'winnable') {
    verdicts.set(keyOf(machineAt(session)), verdict);
    return { ...insight, verdicts };
  }
  for (let at = 0; at < session.at; at++) {
    verdicts.set(keyOf(machineAt({ ...session, at })), verdict);
  }
  let now = session;
  for (const move of [...moves, null]) {
    verdicts.set(keyOf(machineAt(now)), verdict);
    if (move !== null) now = play(now, move);
  }
  machineAt(session);
  return { ...insight, verdicts, line: [...session.moves.slice(0, session.at), ...moves] };
}

/** The move with which the known line goes on from here, or null where the game has left it. */
export function nextOnLine({ line }: Insight, { moves, at }: Session): Move | null {
  return line.length > at && moves.slice(0, at).every((move, i) => move === line[i])
    ? line[at]!
    : null;
}

/** Where a search for the last winnable position of a game stands: which one is to be judged, or what was found. */
export type Hope =
  | { readonly ask: Session }
  /** The number of moves after which the game could last be won; null where that is never. */
  | { readonly found: number | null };

/**
 * The search for the last position known to be winnable. What comes after a lost position is lost, so half of what is
 * open is settled by each answer; what cannot be decided counts as lost.
 */
export function hopeFor(insight: Insight, session: Session): Hope {
  const known = verdictsOf(insight, session);
  const won = known.lastIndexOf('winnable');
  const after = known.findIndex((verdict, at) => at > won && verdict !== null);
  const end = after < 0 ? known.length : after;
  const open = end - won - 1;
  if (open === 0) return { found: won < 0 ? null : won };
  const at = after < 0 ? session.at : won + 1 + Math.floor(open / 2);
  return { ask: { ...session, at, isResigned: false } };
}

/** So many moves on, a line is sought again for a hint. */
const PUZZLED = 5;

function isPuzzled({ puzzledAt }: Insight, { at }: Session): boolean {
  return puzzledAt !== null && Math.abs(at - puzzledAt) < PUZZLED;
}

/** The position that is to be judged now, for the light in the status line or for what the player waits for. */
export function toBeJudged(insight: Insight, session: Session, hasLight: boolean): Session | null {
  const { odds } = insight;
  if (insight.wish === 'odds') return odds?.worlds[odds.found.length] ?? null;
  if (insight.wish === 'hope') {
    const hope = hopeFor(insight, session);
    return 'ask' in hope ? hope.ask : null;
  }
  if (statusOf(session) !== 'playing') return null;
  const verdict = verdictOn(insight, session);
  if (insight.wish === 'hint' && isPuzzled(insight, session)) return null;
  if (insight.wish === 'peek' || insight.wish === 'hint') {
    const isOpen = verdict === null || verdict === 'winnable';
    return isOpen && nextOnLine(insight, session) === null ? session : null;
  }
  return hasLight && verdict === null ? session : null;
}
