const SECOND = 1000;

/** Calls back once a second while it runs: an idle screen costs nothing. */
export class SecondHand {
  readonly #tick: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(tick: () => void) {
    this.#tick = tick;
  }

  /** Runs from now on, or stops. */
  run(isRunning: boolean): void {
    if (isRunning === (this.#timer !== undefined)) return;
    clearInterval(this.#timer);
    this.#timer = isRunning ? setInterval(this.#tick, SECOND) : undefined;
  }
}
