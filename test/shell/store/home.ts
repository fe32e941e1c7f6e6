import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { catalogue } from '../../../src/games/index.ts';
import { wishGames } from '../../../src/games/wish.ts';
import { english } from '../../../src/notation/language/en/english.ts';
import type { Instant } from '../../../src/session/calendar.ts';
import { type Finished, finishedGames } from '../../../src/session/finished.ts';
import type { Clock } from '../../../src/shell/store/clock.ts';
import { readResults } from '../../../src/shell/store/history-file.ts';
import { FileKeeper } from '../../../src/shell/store/keeper.ts';
import type { Place } from '../../../src/shell/store/place.ts';

/** A clock that is turned by hand. */
export class TestClock implements Clock {
  instant: Instant = { ms: Date.parse('2026-11-29T12:00:00Z'), offset: 60 };
  ticks = 0;

  now(): Instant {
    return this.instant;
  }

  elapsed(): number {
    return this.ticks;
  }

  pass(ms: number): void {
    this.ticks += ms;
    this.instant = { ...this.instant, ms: this.instant.ms + ms };
  }
}

/** A player's folder, empty at first. */
export class Home {
  readonly place: Place;
  readonly clock = new TestClock();

  constructor() {
    const data = mkdtempSync(join(tmpdir(), 'patience-home-'));
    this.place = { data, config: data, cache: join(data, 'cache') };
  }

  /** A program that is started. */
  keeper(): FileKeeper {
    return new FileKeeper(this.place, catalogue, wishGames, english.keeping, this.clock);
  }

  /** The files of a folder by name, leftovers of writing included. */
  files(folder = 'saves'): string[] {
    try {
      return readdirSync(join(this.place.data, folder)).sort();
    } catch {
      return [];
    }
  }

  read(name: string): string {
    return readFileSync(join(this.place.data, name), 'utf8');
  }

  /** Writes a file, and makes the folder it is in. */
  write(name: string, text: string): void {
    const path = join(this.place.data, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** Lines of the history as `outcome game`. */
  told(): string[] {
    return readResults(this.place).results.map(({ outcome, game }) => `${outcome} ${game}`);
  }

  finished(): Finished[] {
    return finishedGames(readResults(this.place).results);
  }
}
