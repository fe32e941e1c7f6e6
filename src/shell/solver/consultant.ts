import type { Asked } from '../../app/counsel.ts';
import type { Judgement } from '../../app/insight.ts';
import { questionOf } from './question.ts';
import { SolverThread } from './solver-thread.ts';

/** Judges positions for somebody who waits for the answer, one at a time; its thread begins with the first of them. */
export class Consultant {
  readonly #memory: () => number;
  #thread: SolverThread | null = null;

  /** `memory` gives how many bytes a solver may use; it is asked when the thread is started. */
  constructor(memory: () => number) {
    this.#memory = memory;
  }

  /** Never rejects: where the solver fails, or is called off, it is not known. */
  async judge({ session, ms }: Asked): Promise<Judgement> {
    this.#thread ??= new SolverThread(this.#memory());
    return await this.#thread
      .ask(questionOf(session, { nodes: null, ms }))
      .catch((): Judgement => ({ verdict: 'unknown', moves: [] }));
  }

  /** Calls off what is asked, and ends the thread. */
  close(): void {
    void this.#thread?.close();
    this.#thread = null;
  }
}
