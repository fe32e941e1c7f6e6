import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Game } from '../../../rules/game.ts';
import type { WishGame } from '../../../session/wish.ts';
import { placeOf } from '../../store/place.ts';
import { makeFolder } from '../../store/whole-file.ts';
import { Database } from './database.ts';
import { hashed } from './file-store.ts';
import type { HouseStore, Player, Playing, Seat } from './house-store.ts';
import { Mirror } from './mirror.ts';
import { PlayerTable } from './player-table.ts';
import { SeatTable } from './seat-table.ts';
import { type Showing, showingOf } from './showing.ts';

/** Milliseconds between signs of life, between two tries to sit down, and until a change is written. */
const BEAT = 1000;
const TRY = 200;
const SOON = 300;

/** A seat that is held by this host. */
interface Sitting {
  readonly key: string;
  readonly epoch: number;
  readonly mirror: Mirror;
  onLost: () => void;
  /** Who sits there: the last one who came. */
  tenant: symbol;
  soon: NodeJS.Timeout | undefined;
  /** Nobody sits there any more, though the database does not know it yet. */
  isLeft: boolean;
}

/** What the store is opened with. */
export interface PostgresSetting {
  readonly url: string;
  /** Where the folders of those are who play here now. */
  readonly folder: string;
  readonly catalogue: readonly Game[];
  readonly wishGames: readonly WishGame[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Players in PostgreSQL, shared by several hosts. A player's files are brought to the host where they sit down and
 * written back as they change.
 */
export class PostgresStore implements HouseStore {
  readonly #setting: PostgresSetting;
  readonly #database: Database;
  readonly #players: PlayerTable;
  readonly #seats: SeatTable;
  readonly #sitting = new Map<string, Sitting>();
  /** What is being done at a player's seat, one thing after another. */
  readonly #turns = new Map<string, Promise<unknown>>();
  readonly #beat: NodeJS.Timeout;
  #isRenewing = false;

  private constructor(setting: PostgresSetting, database: Database) {
    this.#setting = setting;
    this.#database = database;
    this.#players = new PlayerTable(database);
    this.#seats = new SeatTable(database, randomUUID());
    this.#beat = setInterval(() => void this.#renew(), BEAT);
  }

  /** Throws a complaint where `pg` is not installed, or the database cannot be reached. */
  static async open(setting: PostgresSetting): Promise<PostgresStore> {
    return new PostgresStore(setting, await Database.open(setting.url));
  }

  player(key: string): Promise<Player> {
    return this.#players.of(key);
  }

  named(name: string): Promise<Player | null> {
    return this.#players.named(name);
  }

  async rename(key: string, name: string): Promise<boolean> {
    const isTheirs = await this.#players.rename(key, name);
    if (isTheirs) await this.#keepShowing(key);
    return isTheirs;
  }

  letWatch(key: string, isWatched: boolean): Promise<void> {
    return this.#players.letWatch(key, isWatched);
  }

  async sit(key: string, onLost: () => void): Promise<Seat> {
    await this.player(key);
    return this.#inTurn(key, async () => {
      const tenant = Symbol(key);
      const before = this.#sitting.get(key);
      if (before) {
        // Whoever sat here saves before the folder is read again.
        before.onLost();
        before.onLost = onLost;
        before.tenant = tenant;
        before.isLeft = false;
        return this.#seatOf(before, tenant);
      }
      const sitting = await this.#take(key, tenant, onLost);
      return this.#seatOf(sitting, tenant);
    });
  }

  homeOf(key: string): string {
    return join(this.#setting.folder, 'players', hashed(key));
  }

  async fetch(key: string): Promise<void> {
    await this.player(key);
    await this.#inTurn(key, async () => {
      if (this.#sitting.has(key)) return;
      const epoch = await this.#seats.epochOf(key);
      const mirror = new Mirror(this.homeOf(key));
      if (mirror.epoch !== null && mirror.epoch === epoch) return;
      if (mirror.epoch === null) mirror.clear();
      mirror.fill(await this.#seats.filesOf(key));
      // Another host may go on writing: this is no beginning for a turn.
      mirror.mark(null);
    });
  }

  showings(): Promise<readonly Showing[]> {
    return this.#players.showings();
  }

  playing(): Promise<readonly Playing[]> {
    return this.#seats.playing();
  }

  async close(): Promise<void> {
    clearInterval(this.#beat);
    const leaving = [...this.#sitting.values()].map((one) => this.#leave(one, one.tenant));
    // What cannot be written there now lies here, and is written when its player sits down here again.
    await Promise.allSettled(leaving);
    await this.#database.close();
  }

  #seatOf(sitting: Sitting, tenant: symbol): Seat {
    return {
      changed: () => {
        sitting.soon ??= setTimeout(() => {
          sitting.soon = undefined;
          void this.#inTurn(sitting.key, () => this.#push(sitting)).catch(() => {});
        }, SOON);
      },
      plays: (game) => {
        this.#seats.plays(sitting.key, game).catch(() => {});
      },
      leave: () => this.#leave(sitting, tenant),
    };
  }

  /** Waits until whoever sits there has left, or has shown no sign of life for too long. */
  async #take(key: string, tenant: symbol, onLost: () => void): Promise<Sitting> {
    await this.#seats.make(key);
    for (;;) {
      const epoch = await this.#seats.take(key);
      if (epoch !== null) {
        const mirror = await this.#bring(key, epoch);
        const sitting = { key, epoch, mirror, onLost, tenant, soon: undefined, isLeft: false };
        this.#sitting.set(key, sitting);
        return sitting;
      }
      await this.#seats.want(key);
      await new Promise((resolve) => setTimeout(resolve, TRY));
    }
  }

  /** The player's files on this host. Where nobody sat elsewhere since they last sat here, what lies here is newest. */
  async #bring(key: string, epoch: number): Promise<Mirror> {
    const mirror = new Mirror(this.homeOf(key));
    makeFolder(mirror.folder);
    if (mirror.epoch !== epoch - 1) {
      if (mirror.epoch === null) mirror.clear();
      mirror.fill(await this.#seats.filesOf(key));
    }
    mirror.mark(epoch);
    return mirror;
  }

  /** Writes what has changed, if the seat is still this host's. */
  async #push({ key, epoch, mirror }: Sitting): Promise<void> {
    const changes = mirror.changes();
    if (changes.written.length === 0 && changes.removed.length === 0) return;
    const isOurs = await this.#seats.write(key, epoch, changes);
    if (!isOurs) {
      this.#lost(key);
      return;
    }
    mirror.settle(changes);
    if (changes.written.some(({ path }) => path === 'history.jsonl')) await this.#keepShowing(key);
  }

  async #keepShowing(key: string): Promise<void> {
    const { name } = await this.player(key);
    if (name === null) return;
    const { catalogue, wishGames, now } = this.#setting;
    const place = placeOf({ PATIENCE_HOME: this.homeOf(key) });
    const showing = showingOf(name, place, catalogue, wishGames, now());
    await this.#players.show(key, showing);
  }

  #leave(sitting: Sitting, tenant: symbol): Promise<void> {
    return this.#inTurn(sitting.key, async () => {
      clearTimeout(sitting.soon);
      sitting.soon = undefined;
      sitting.isLeft = sitting.tenant === tenant;
      await this.#push(sitting);
      if (sitting.tenant !== tenant || this.#sitting.get(sitting.key) !== sitting) return;
      this.#sitting.delete(sitting.key);
      await this.#seats.leave(sitting.key, sitting.epoch);
    });
  }

  /** Gives signs of life, unless the database has not yet answered to the last of them. */
  async #renew(): Promise<void> {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    try {
      await this.#renewAll();
    } catch {
      // It cannot be reached: there is another beat soon.
    }
    this.#isRenewing = false;
  }

  /** Gives signs of life for all seats, and hears who is wanted elsewhere. */
  async #renewAll(): Promise<void> {
    // The database was not to be reached when the last one left.
    const left = [...this.#sitting.values()].filter(({ isLeft }) => isLeft);
    await Promise.allSettled(left.map((one) => this.#leave(one, one.tenant)));
    const held = [...this.#sitting.values()];
    if (held.length === 0) return;
    const wanted = await this.#seats.renew();
    for (const { key } of held) if (wanted.get(key) !== false) this.#lost(key);
  }

  #lost(key: string): void {
    this.#sitting.get(key)?.onLost();
  }

  #inTurn<T>(key: string, act: () => Promise<T>): Promise<T> {
    const before = this.#turns.get(key) ?? Promise.resolve();
    const now = before.catch(() => {}).then(act);
    const kept = now.catch(() => {});
    this.#turns.set(key, kept);
    void kept.then(() => {
      if (this.#turns.get(key) === kept) this.#turns.delete(key);
    });
    return now;
  }
}
