import type { Instant } from '../../session/calendar.ts';

/** Tells the time; tests have clocks of their own. */
export interface Clock {
  /** What the player's watch says. It may be set back, and the player may travel. */
  now(): Instant;
  /** Milliseconds that never run backward, from any beginning. */
  elapsed(): number;
}

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => {
    const date = new Date();
    return { ms: date.getTime(), offset: -Math.round(date.getTimezoneOffset()) };
  },
  elapsed: () => {
    // `performance` would be loaded for this alone, before the first frame.
    const [seconds, nanoseconds] = process.hrtime();
    return seconds * 1e3 + nanoseconds / 1e6;
  },
};
