import type { Judgement } from '../../app/insight.ts';
import type { Session } from '../../session/session.ts';
import { questionOf } from './question.ts';
import type { SolverThread } from './solver-thread.ts';

/**
 * Judges positions for a table, one at a time and never in the way of it: a position that is wanted no longer is left
 * at once, and what is found of it after all is dropped.
 */
export class Judge {
  readonly #tell: (session: Session, judgement: Judgement) => void;
  readonly #memory: () => number;
  #thread: SolverThread | null = null;
  #judged: Session | null = null;

  /** `memory` gives how many bytes a solver may use; it is asked when a thread is started. */
  constructor(memory: () => number, tell: (session: Session, judgement: Judgement) => void) {
    this.#memory = memory;
    this.#tell = tell;
  }

  /** From now on this position is wanted, or none; it is thought about for so many milliseconds at most. */
  follow(session: Session | null, ms: number): void {
    if (isSame(session, this.#judged)) return;
    this.#judged = session;
    if (session === null) this.#thread?.cancel();
    else void this.#ask(session, ms);
  }

  /** The next thread has as much memory as there is to be had by then. */
  close(): void {
    this.#judged = null;
    void this.#thread?.close();
    this.#thread = null;
  }

  async #ask(session: Session, ms: number): Promise<void> {
    // Not before a first position is wanted, which most games never come to.
    const { SolverThread } = await import('./solver-thread.ts');
    if (this.#judged !== session) return;
    this.#thread ??= new SolverThread(this.#memory());
    const judgement = await this.#thread
      .ask(questionOf(session, { nodes: null, ms }))
      .catch((): Judgement => ({ verdict: 'unknown', moves: [] }));
    if (this.#judged !== session) return;
    this.#judged = null;
    this.#tell(session, judgement);
  }
}

function isSame(a: Session | null, b: Session | null): boolean {
  if (a === b) return true;
  return (
    a !== null &&
    b !== null &&
    a.seat === b.seat &&
    a.at === b.at &&
    a.moves.slice(0, a.at).every((move, i) => move === b.moves[i])
  );
}
