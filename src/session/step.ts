import { commandText, writtenMove } from '../notation/move-text.ts';
import type { Move } from '../rules/move.ts';
import { choices, machineAt, play, redo, resign, type Session, undo } from './session.ts';

/** One thing a player did with a deal; a hint was asked for, which changes no card. */
export type Step =
  /** A move that is joined belongs to the step of the move before. */
  | { readonly kind: 'move'; readonly move: Move; readonly isJoined: boolean }
  | { readonly kind: 'undo' | 'redo'; readonly times: number }
  | { readonly kind: 'resign' | 'hint' };

/**
 * The steps that lead from one state of a deal to another, none where they are the same. Sessions of different
 * deals have no steps between them: throws.
 */
export function stepsBetween(before: Session, after: Session): Step[] {
  if (before.seat !== after.seat) throw new Error('there are no steps from one deal to another');
  const steps: Step[] = [];
  let now = before;
  const take = (step: Step) => {
    steps.push(step);
    now = takeStep(now, step);
  };
  const back = (at: number) => {
    const times = timesTo(now, (one) => one.at <= at && !one.isResigned, undo);
    if (times > 0) take({ kind: 'undo', times });
  };
  const forth = (at: number) => {
    while (now.at < at) {
      take({ kind: 'move', move: after.moves[now.at]!, isJoined: after.joined.includes(now.at) });
    }
  };
  const shared = sharedMoves(before, after);
  if (shared < after.moves.length) {
    back(shared);
    forth(after.moves.length);
  }
  if (after.at < now.at || (now.isResigned && !after.isResigned)) back(after.at);
  const times = timesTo(now, (one) => one.at >= after.at, redo);
  // A step may have been begun again without all that was joined to it: then it is told move by move.
  if (times > 0 && redo(now, times).at === after.at) take({ kind: 'redo', times });
  else forth(after.at);
  if (after.isResigned && !now.isResigned) take({ kind: 'resign' });
  return steps;
}

/** How many moves from the first on are the same in both. */
function sharedMoves(a: Session, b: Session): number {
  if (a.moves === b.moves) return b.moves.length;
  let shared = 0;
  while (
    shared < a.moves.length &&
    a.moves[shared] === b.moves[shared] &&
    a.joined.includes(shared) === b.joined.includes(shared)
  ) {
    shared++;
  }
  return shared;
}

/** How many times a session must be turned until it is as wanted; as often as it can be where it never is. */
function timesTo(
  session: Session,
  isReached: (session: Session) => boolean,
  turn: (session: Session) => Session,
): number {
  let now = session;
  let times = 0;
  while (!isReached(now)) {
    const next = turn(now);
    if (next.at === now.at && next.isResigned === now.isResigned) break;
    now = next;
    times++;
  }
  return times;
}

/** The session after a step that was possible. */
export function takeStep(session: Session, step: Step): Session {
  switch (step.kind) {
    case 'move':
      return play(session, step.move, step.isJoined);
    case 'undo':
      return undo(session, step.times);
    case 'redo':
      return redo(session, step.times);
    case 'resign':
      return resign(session);
    case 'hint':
      return session;
  }
}

/** Begins a move that is joined to the one before. */
const JOINED = 'and ';

/** A step as a player would type it, told from the session before it: `move 3 to 7`, `undo 3`, `hint`. */
export function stepText(step: Step, session: Session): string {
  switch (step.kind) {
    case 'move':
      return (step.isJoined ? JOINED : '') + moveText(step.move, session);
    case 'undo':
    case 'redo':
      return step.times === 1 ? step.kind : `${step.kind} ${step.times}`;
    default:
      return step.kind;
  }
}

function moveText(move: Move, session: Session): string {
  const counts = choices(session).filter((other) => routeOf(other) === routeOf(move));
  return commandText(machineAt(session), move, counts.length > 1);
}

/** The step that `stepText` wrote, or null where the text is none that is possible in this session. */
export function readStep(text: string, session: Session): Step | null {
  if (text === 'hint') return { kind: 'hint' };
  if (text === 'resign') return session.isResigned ? null : { kind: 'resign' };
  const [, kind, count = '1'] = /^(undo|redo)(?: ([1-9]\d{0,5}))?$/u.exec(text) ?? [];
  if (kind === 'undo' || kind === 'redo') {
    const turn = kind === 'undo' ? undo : redo;
    const times = Number(count);
    return isPossible(turn, times, session) ? { kind, times } : null;
  }
  const isJoined = text.startsWith(JOINED);
  if (isJoined && session.at === 0) return null;
  const written = isJoined ? text.slice(JOINED.length) : text;
  const move = writtenMove(written, machineAt(session), choices(session));
  return move === null ? null : { kind: 'move', move, isJoined };
}

/** Whether there are as many steps to be taken back or made again. */
function isPossible(turn: typeof undo, times: number, session: Session): boolean {
  const far = turn(session, times);
  const nearly = turn(session, times - 1);
  return far.at !== nearly.at || far.isResigned !== nearly.isResigned;
}

/** Everything of a move but its count. */
function routeOf(move: Move): number {
  return move & 0xffff;
}
