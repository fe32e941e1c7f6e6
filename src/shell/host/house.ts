import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '../store/clock.ts';
import type { Log } from './log.ts';
import { Metrics } from './metrics.ts';
import type { HostOptions } from './options.ts';
import { SharedPainter } from './painter.ts';
import type { Race } from './race.ts';
import type { HouseStore } from './store/house-store.ts';
import type { Visit } from './visit.ts';

/** What all visits of a house have in common. */
export class House {
  readonly options: HostOptions;
  readonly store: HouseStore;
  readonly log: Log;
  readonly clock: Clock;
  readonly metrics = new Metrics();
  readonly painter = new SharedPainter();
  readonly visits = new Set<Visit>();
  /** Those who wait for another, by their key. */
  readonly races = new Map<string, Race>();
  /** On whose behalf something is done, wherever it goes wrong. */
  readonly current = new AsyncLocalStorage<Visit>();
  #isClosing = false;

  constructor(options: HostOptions, store: HouseStore, log: Log, clock: Clock) {
    this.options = options;
    this.store = store;
    this.log = log;
    this.clock = clock;
  }

  /** Nobody is let in any more. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** How many people with a key are here. */
  get players(): number {
    return new Set([...this.visits].flatMap(({ caller }) => caller ?? [])).size;
  }

  /** Saves and shows out everybody; resolves when all have gone. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await Promise.all([...this.visits].map((visit) => visit.leave('closing')));
  }
}
