import { describeMove } from '../command/describe.ts';
import { asOnLatinKeys } from '../command/translate.ts';
import type { Language } from '../notation/language/language.ts';
import { machineAt, redo, type Session, statusOf, undo } from '../session/session.ts';
import type { Input } from './input.ts';
import { type Insight, nextOnLine, verdictOn } from './insight.ts';

/** A game that is seen again, move by move. It never changes; `updateReplay` gives the next one. */
export interface Replay {
  /** The game at its end, with nothing undone. */
  readonly whole: Session;
  /** How many of its moves are shown. */
  readonly at: number;
  /** Whether it runs by itself. */
  readonly isRunning: boolean;
  /** Which of the speeds it runs at. */
  readonly speed: number;
  /** The digits of a move to go to, as far as they are typed. */
  readonly typed: string;
  /** What a solver knows of the game, or null. */
  readonly insight: Insight | null;
  /** The game as it was played, while it is shown how it is won instead. */
  readonly played: Replay | null;
}

/** What a key does besides: leave, play on from here, or what concerns the terminal alone. */
export type ReplayEffect = 'quit' | 'play' | 'suspend' | 'redraw' | null;

/** What becomes of a replay, and what it asks of the world. */
export interface ReplayStep {
  readonly replay: Replay;
  readonly effect: ReplayEffect;
}

/** Tenths of a second for a move, from slow to fast. */
const SPEEDS = [30, 20, 10, 5, 2, 1] as const;
const USUAL_SPEED = 2;
const MANY = 10;
const TENTHS = 10;
const LONGEST_NUMBER = 5;

/** The replay of a game, at its deal, perhaps with what a solver knows of it. */
export function startReplay(session: Session, insight: Insight | null = null): Replay {
  return {
    whole: {
      ...session,
      moves: session.moves.slice(0, session.at),
      joined: session.joined.filter((index) => index < session.at),
    },
    at: 0,
    isRunning: false,
    speed: USUAL_SPEED,
    typed: '',
    insight,
    played: null,
  };
}

/** The replay running by itself, at the speed nearest to so many seconds a move. */
export function runningAt(replay: Replay, seconds: number): Replay {
  const off = SPEEDS.map((tenths) => Math.abs(tenths - TENTHS * seconds));
  return { ...replay, isRunning: replay.whole.at > 0, speed: off.indexOf(Math.min(...off)) };
}

/** Shows how the game is won from here, where that is known; from there, the game as it was played again. */
function switched(replay: Replay): Replay {
  const { played, insight, whole, at } = replay;
  if (played) return { ...played, at: Math.min(at, played.at), speed: replay.speed };
  const here = positionOf(replay);
  if (!insight || nextOnLine(insight, here) === null) return replay;
  const { line } = insight;
  const won: Session = { ...whole, moves: line, at: line.length, joined: [], isResigned: false };
  return { ...replay, whole: won, isRunning: false, played: { ...replay, isRunning: false } };
}

/** The game as it stood then; at the end also given up, where it was. */
export function positionOf({ whole, at }: Replay): Session {
  return at === whole.at ? whole : { ...whole, at, isResigned: false };
}

/** The replay so many steps further on, or back; moves that were one step are one step again. */
export function stepped(replay: Replay, steps: number): Replay {
  const here: Session = { ...replay.whole, at: replay.at, isResigned: false };
  const { at } = steps < 0 ? undo(here, -steps) : redo(here, steps);
  return { ...replay, at };
}

/** The replay after a move of this number, or at the nearest there is. */
export function wentTo(replay: Replay, at: number): Replay {
  return { ...replay, at: Math.min(replay.whole.at, Math.max(0, at)) };
}

/** How many tenths of a second each move takes while it runs. */
export function tenthsOf({ speed }: Replay): number {
  return SPEEDS[speed]!;
}

/** The next step of a replay that runs by itself; it stops at the end. */
export function runOn(replay: Replay): Replay {
  const next = stepped(replay, 1);
  return { ...next, isRunning: next.at < replay.whole.at };
}

/** What a key does. */
export function updateReplay(replay: Replay, input: Input): ReplayStep {
  if (input.type === 'mouse') {
    if (input.action === 'wheel-up') return still(stepped(replay, -1));
    return still(input.action === 'wheel-down' ? stepped(replay, 1) : replay);
  }
  if (input.type !== 'text' && input.type !== 'key') return still(replay);
  const name =
    input.type === 'text' ? asOnLatinKeys(input.text) : `${input.ctrl ? 'ctrl-' : ''}${input.key}`;
  if (/^\d$/u.test(name)) {
    return still({ ...replay, typed: (replay.typed + name).slice(-LONGEST_NUMBER) });
  }
  if (replay.typed !== '') {
    const typed = name === 'backspace' ? replay.typed.slice(0, -1) : '';
    const next: Replay = { ...replay, typed };
    if (name === 'enter') return still({ ...wentTo(next, Number(replay.typed)), isRunning: false });
    if (name === 'escape' || name === 'backspace') return still(next);
    return act(next, name);
  }
  return act(replay, name);
}

function act(replay: Replay, name: string): ReplayStep {
  const stopped: Replay = { ...replay, isRunning: false };
  switch (name) {
    case 'right':
    case 'enter':
    case 'l':
    case 'n':
      return still(stepped(stopped, 1));
    case 'left':
    case 'backspace':
    case 'h':
    case 'b':
      return still(stepped(stopped, -1));
    case 'down':
    case 'page-down':
    case 'j':
      return still(stepped(stopped, MANY));
    case 'up':
    case 'page-up':
    case 'k':
      return still(stepped(stopped, -MANY));
    case 'home':
    case 'g':
      return still(wentTo(stopped, 0));
    case 'end':
    case 'G':
      return still(wentTo(stopped, replay.whole.at));
    case ' ':
      return still(toggled(replay));
    case '+':
    case '=':
      return still({ ...replay, speed: Math.min(SPEEDS.length - 1, replay.speed + 1) });
    case '-':
      return still({ ...replay, speed: Math.max(0, replay.speed - 1) });
    case 's':
      return still(switched(replay));
    case 'p':
      return { replay: stopped, effect: 'play' };
    // An Escape may turn out to have been the beginning of another key, and so must not leave.
    case 'escape':
      return still(stopped);
    case 'q':
    case 'ctrl-c':
    case 'ctrl-d':
      return { replay: stopped, effect: 'quit' };
    case 'ctrl-z':
      return { replay: stopped, effect: 'suspend' };
    case 'ctrl-l':
      return { replay, effect: 'redraw' };
    default:
      return still(replay);
  }
}

/** Runs or stops; from the end it runs from the beginning. */
function toggled(replay: Replay): Replay {
  if (replay.isRunning) return { ...replay, isRunning: false };
  const { at, whole } = replay;
  return { ...replay, at: at === whole.at ? 0 : at, isRunning: whole.at > 0 };
}

function still(replay: Replay): ReplayStep {
  return { replay, effect: null };
}

/** Where the replay stands, in a line. */
export function tellReplay(replay: Replay, language: Language): string {
  const { insight, typed } = replay;
  const told = tellPlace(replay, language);
  if (!insight || typed !== '') return told;
  const verdict = verdictOn(insight, positionOf(replay)) ?? 'unknown';
  return `${told} · ${language.solver.review.standing(verdict)}`;
}

function tellPlace(replay: Replay, language: Language): string {
  const { whole, at, isRunning, typed } = replay;
  const { replay: words } = language.figures;
  if (typed !== '') return words.typed(typed);
  const last = lastMove(whole, at, language);
  if (isRunning) return words.playing(at, whole.at, last, tenthsOf(replay));
  const told = words.at(at, whole.at, last);
  return at < whole.at ? told : `${told}. ${capitalized(endOf(whole, language))}.`;
}

/** How the game ended, in a few words. */
export function endOf(whole: Session, { figures: { replay: words } }: Language): string {
  const status = statusOf(whole);
  if (status === 'won') return words.won(whole.at);
  return status === 'lost' ? words.lost(whole.at, whole.isResigned) : words.unfinished(whole.at);
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The move that led to the position after `at` moves; '' at the deal. */
export function lastMove(whole: Session, at: number, language: Language): string {
  if (at === 0) return '';
  return describeMove(machineAt({ ...whole, at: at - 1 }), whole.moves[at - 1]!, language);
}
