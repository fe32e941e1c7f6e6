import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Answer, Question } from './question.ts';
import type { Answered, Asked, ThreadData } from './thread.ts';

interface Waiting {
  readonly id: number;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** What is answered to a question that is wanted no longer. */
const STOPPED: Answer = { verdict: 'unknown', moves: [], nodes: 0, reason: 'stopped', ms: 0 };

/**
 * A solver in a thread of its own, so that whoever asks need not wait for it. It answers one question at a time: the
 * next one puts an end to the one before. The thread is started by the first question.
 */
export class SolverThread {
  readonly #memory: number;
  readonly #wanted = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #worker: Worker | null = null;
  #waiting: Waiting | null = null;
  #asked = 0;

  /** `memory` is how much the solver may use for the positions it remembers, in bytes. */
  constructor(memory: number) {
    this.#memory = memory;
  }

  /** The answer; `stopped` where it was called off. Rejects only where the solver is at fault. */
  ask(question: Question): Promise<Answer> {
    this.cancel();
    const id = ++this.#asked;
    Atomics.store(this.#wanted, 0, id);
    const asked: Asked = { id, question };
    return new Promise((resolve, reject) => {
      this.#waiting = { id, resolve, reject };
      this.#worker ??= this.#start();
      this.#worker.ref();
      this.#worker.postMessage(asked);
    });
  }

  /** Calls the question off at once; what is found of it after all is dropped. */
  cancel(): void {
    Atomics.store(this.#wanted, 0, 0);
    this.#settle()?.resolve(STOPPED);
  }

  /** Ends the thread, whatever it is doing. */
  async close(): Promise<void> {
    this.cancel();
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #start(): Worker {
    const workerData: ThreadData = { memory: this.#memory, wanted: this.#wanted };
    const worker = startThread(workerData);
    worker.on('message', ({ id, answer }: Answered) => {
      if (id === this.#waiting?.id) this.#settle()?.resolve(answer);
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      this.#worker = null;
      const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      const waiting = this.#settle();
      if (isFull) waiting?.resolve({ ...STOPPED, reason: 'memory' });
      else waiting?.reject(error);
    });
    return worker;
  }

  /** Whoever waits, who now waits no longer. A thread that nobody waits for keeps no process alive. */
  #settle(): Waiting | null {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) this.#worker?.unref();
    return waiting;
  }
}

/** In the bundle, this and the thread are chunks in one folder. A thread from sources puts them together itself. */
function startThread(workerData: ThreadData): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./solver-thread.cjs', import.meta.url), { workerData });
  }
  const entry = fileURLToPath(new URL('./thread.ts', import.meta.url));
  const bundled = { entryPoints: [entry], bundle: true, platform: 'node', write: false };
  const program = `
    const { outputFiles } = require('esbuild').buildSync(${JSON.stringify(bundled)});
    new Function('require', outputFiles[0].text)(require);`;
  return new Worker(program, { workerData, eval: true, execArgv: [] });
}
