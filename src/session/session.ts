import type { Card } from '../card/card.ts';
import { shuffledPack } from '../card/pack.ts';
import { compile, type Program } from '../rules/compile.ts';
import type { Game, Options } from '../rules/game.ts';
import { Machine, type Status } from '../rules/machine.ts';
import { MOST_MOVES, type Move } from '../rules/move.ts';

/** Where the cards come from: a seed that `readSeed` gave, or a whole pack in dealing order. */
export type Deal =
  | { readonly seed: string; readonly pack?: undefined }
  | { readonly seed?: undefined; readonly pack: readonly Card[] };

/**
 * A game in progress: what was dealt and every move since. It never changes; each function below gives a new
 * one. Undoing keeps the moves that were undone, so that they can be made again.
 */
export interface Session {
  readonly game: Game;
  readonly options: Options;
  readonly deal: Deal;
  readonly moves: readonly Move[];
  /** How many of the moves stand: the rest were undone. */
  readonly at: number;
  /** Indexes of moves, rising, that are one step with the move before: they are undone and redone with it. */
  readonly joined: readonly number[];
  /** Whether the player has given the game up; taking that back is a step of its own. */
  readonly isResigned: boolean;
  /** The machine all sessions of this deal share; only `machineAt` may use it. */
  readonly seat: Machine;
}

/** A fresh game. `options` must hold a value for each of the game's options: see `chooseOptions`. */
export function open(game: Game, options: Options, deal: Deal): Session {
  const program = programOf(game, options);
  const seat = new Machine(program);
  seat.deal(deal.pack ?? shuffledPack(program.rules.pack, deal.seed));
  return { game, options, deal, moves: [], at: 0, joined: [], isResigned: false, seat };
}

/** Rules compiled before, by their game and its options. */
const compiled = new WeakMap<Game, Map<string, Program>>();

/** The rules of a game, compiled once: nothing in them ever changes, so all sessions play by the same. */
function programOf(game: Game, options: Options): Program {
  const known = compiled.get(game) ?? new Map<string, Program>();
  compiled.set(game, known);
  const choice = game.options.map(({ name }) => options[name]).join(' ');
  const program = known.get(choice) ?? compile(game.rules(options));
  known.set(choice, program);
  return program;
}

/**
 * The machine in the session's position. It is shared: ask it, make and unmake on it, but leave it as it was,
 * and don't keep it beyond the next call.
 */
export function machineAt(session: Session): Machine {
  const { seat, moves, at } = session;
  let shared = 0;
  while (shared < at && shared < seat.moves && seat.made(shared) === moves[shared]) shared++;
  while (seat.moves > shared) seat.unmake();
  while (seat.moves < at) seat.make(moves[seat.moves]!);
  return seat;
}

const listed = new Int32Array(MOST_MOVES);

/** How the game stands: a game given up is lost. */
export function statusOf(session: Session): Status {
  return session.isResigned ? 'lost' : machineAt(session).status();
}

/** Every move the player may make now; none once the game is over. */
export function choices(session: Session): Move[] {
  if (statusOf(session) !== 'playing') return [];
  const machine = machineAt(session);
  return Array.from(listed.subarray(0, machine.legal(listed)));
}

/**
 * The session after a move, one of its `choices`; what had been undone is forgotten unless it is the same move.
 * With `isJoined` it belongs to the step of the move before.
 */
export function play(session: Session, move: Move, isJoined = false): Session {
  const { moves, joined, at } = session;
  const joins = isJoined && at > 0;
  if (moves[at] === move && joined.includes(at) === joins) return { ...session, at: at + 1 };
  const kept = joined.filter((index) => index < at);
  return {
    ...session,
    moves: [...moves.slice(0, at), move],
    at: at + 1,
    joined: joins ? [...kept, at] : kept,
  };
}

/** The session with up to `times` steps taken back; giving up is the last of them. */
export function undo(session: Session, times = 1): Session {
  if (times > 0 && session.isResigned) return undo({ ...session, isResigned: false }, times - 1);
  const { joined } = session;
  let { at } = session;
  for (let step = 0; step < times && at > 0; step++) {
    at--;
    while (at > 0 && joined.includes(at)) at--;
  }
  return { ...session, at };
}

/** The session with up to `times` undone steps made again. */
export function redo(session: Session, times = 1): Session {
  const { moves, joined } = session;
  let { at } = session;
  for (let step = 0; step < times && at < moves.length; step++) {
    at++;
    while (at < moves.length && joined.includes(at)) at++;
  }
  return { ...session, at };
}

/** The same deal from its beginning, every step taken back. */
export function restart(session: Session): Session {
  return { ...session, at: 0, isResigned: false };
}

/** The same deal once more, as a game of its own. */
export function openAgain({ game, options, deal }: Session): Session {
  return open(game, options, deal);
}

/** The game given up. */
export function resign(session: Session): Session {
  return { ...session, isResigned: true };
}
