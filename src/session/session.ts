import type { Card } from '../card/card.ts';
import { shuffledPack } from '../card/pack.ts';
import { compile } from '../rules/compile.ts';
import type { Game, Options } from '../rules/game.ts';
import { Machine } from '../rules/machine.ts';
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
  /** The machine all sessions of this deal share; only `machineAt` may use it. */
  readonly seat: Machine;
}

/** A fresh game. `options` must hold a value for each of the game's options: see `chooseOptions`. */
export function open(game: Game, options: Options, deal: Deal): Session {
  const rules = game.rules(options);
  const seat = new Machine(compile(rules));
  seat.deal(deal.pack ?? shuffledPack(rules.pack, deal.seed));
  return { game, options, deal, moves: [], at: 0, seat };
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

/** Every move the player may make now; none once the game is over. */
export function choices(session: Session): Move[] {
  const machine = machineAt(session);
  if (machine.status() !== 'playing') return [];
  return Array.from(listed.subarray(0, machine.legal(listed)));
}

/** The session after a move, one of its `choices`; what had been undone is forgotten unless it is the same move. */
export function play(session: Session, move: Move): Session {
  if (session.moves[session.at] === move) return { ...session, at: session.at + 1 };
  return {
    ...session,
    moves: [...session.moves.slice(0, session.at), move],
    at: session.at + 1,
  };
}

/** The session with up to `times` moves taken back. */
export function undo(session: Session, times = 1): Session {
  return { ...session, at: Math.max(0, session.at - times) };
}

/** The session with up to `times` undone moves made again. */
export function redo(session: Session, times = 1): Session {
  return { ...session, at: Math.min(session.moves.length, session.at + times) };
}
