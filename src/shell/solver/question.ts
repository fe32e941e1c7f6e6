import type { Options } from '../../rules/game.ts';
import type { Move } from '../../rules/move.ts';
import type { Deal, Session } from '../../session/session.ts';
import type { Solution } from '../../solver/solve.ts';

/** How far a solver goes for one question; null is without a limit. */
export interface Reach {
  /** Moves tried. The same limit gives the same answer on every machine. */
  readonly nodes: number | null;
  /** Milliseconds. */
  readonly ms: number | null;
}

/** A position to be judged, in a form that can be sent to a thread. */
export interface Question extends Reach {
  readonly game: string;
  readonly options: Options;
  readonly deal: Deal;
  /** The moves that led to the position from its deal. */
  readonly moves: readonly Move[];
}

/** What a thread found. */
export interface Answer extends Omit<Solution, 'reason'> {
  /** Null unless unknown: the time was up, or what the solver says. */
  readonly reason: Solution['reason'] | 'time';
  readonly ms: number;
}

/** The question whether a game can be won from where it stands. */
export function questionOf(session: Session, { nodes, ms }: Reach): Question {
  const { game, options, deal, moves, at } = session;
  return { game: game.name, options, deal, moves: moves.slice(0, at), nodes, ms };
}
