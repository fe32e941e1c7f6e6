import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import type { Game } from '../../../rules/game.ts';
import type { WishGame } from '../../../session/wish.ts';
import { Complaint } from '../../complaint.ts';
import { placeOf } from '../../store/place.ts';
import { codeOf, makeFolder } from '../../store/whole-file.ts';
import { hashed } from './file-store.ts';
import type { HouseStore, Player, Playing, Seat } from './house-store.ts';
import { Mirror } from './mirror.ts';
import { foldedName } from './player-name.ts';
import { LEASE, TABLES } from './postgres-tables.ts';
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
 * written back as they change. A seat is held for a while and renewed; every new turn at it has a higher number, and
 * whoever has not the highest can write nothing any more (a fencing token: Kleppmann, _Designing Data-Intensive
 * Applications_, ch. 8).
 */
export class PostgresStore implements HouseStore {
  readonly #setting: PostgresSetting;
  readonly #pool: Pool;
  readonly #host = randomUUID();
  readonly #sitting = new Map<string, Sitting>();
  /** What is being done at a player's seat, one thing after another. */
  readonly #turns = new Map<string, Promise<unknown>>();
  readonly #beat: NodeJS.Timeout;

  private constructor(setting: PostgresSetting, pool: Pool) {
    this.#setting = setting;
    this.#pool = pool;
    // A connection that breaks while nothing is asked of it: the next question makes a new one.
    pool.on('error', () => {});
    this.#beat = setInterval(() => void this.#renew().catch(() => {}), BEAT);
  }

  /** Throws a complaint where `pg` is not installed, or the database cannot be reached. */
  static async open(setting: PostgresSetting): Promise<PostgresStore> {
    const { Pool: PgPool } = await loadPg();
    const pool = new PgPool({ connectionString: setting.url, max: 8 });
    try {
      const client = await pool.connect();
      client.release();
      await inTransaction(pool, (one) => one.query(TABLES));
    } catch (error) {
      await pool.end();
      const reason = codeOf(error) || (error as Error).message;
      throw new Complaint((say) => say.noDatabase(reason));
    }
    return new PostgresStore(setting, pool);
  }

  async player(key: string): Promise<Player> {
    await this.#pool.query('insert into patience_player (key) values ($1) on conflict do nothing', [
      key,
    ]);
    const { rows } = await this.#pool.query(
      'select key, name, watched from patience_player where key = $1',
      [key],
    );
    return asPlayer(rows[0]);
  }

  async named(name: string): Promise<Player | null> {
    const { rows } = await this.#pool.query(
      'select key, name, watched from patience_player where folded = $1',
      [foldedName(name)],
    );
    return rows[0] ? asPlayer(rows[0]) : null;
  }

  async rename(key: string, name: string): Promise<boolean> {
    await this.player(key);
    try {
      const { rowCount } = await this.#pool.query(
        'update patience_player set name = $2, folded = $3 where key = $1 and name is null',
        [key, name, foldedName(name)],
      );
      if (rowCount === 1) await this.#keepShowing(key);
      return rowCount === 1;
    } catch (error) {
      if (codeOf(error) === UNIQUE) return false;
      throw error;
    }
  }

  async letWatch(key: string, isWatched: boolean): Promise<void> {
    await this.player(key);
    await this.#pool.query('update patience_player set watched = $2 where key = $1', [
      key,
      isWatched,
    ]);
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
      const { rows } = await this.#pool.query('select epoch from patience_seat where player = $1', [
        key,
      ]);
      const mirror = new Mirror(this.homeOf(key));
      if (mirror.epoch !== null && mirror.epoch === Number(rows[0]?.epoch)) return;
      if (mirror.epoch === null) mirror.clear();
      mirror.fill(await this.#filesOf(key));
      // Another host may go on writing: this is no beginning for a turn.
      mirror.mark(null);
    });
  }

  async showings(): Promise<readonly Showing[]> {
    const { rows } = await this.#pool.query(
      'select showing from patience_player where name is not null and showing is not null',
    );
    return rows.map(({ showing }) => showing as Showing);
  }

  async playing(): Promise<readonly Playing[]> {
    const { rows } = await this.#pool.query(
      `select name, playing from patience_seat join patience_player on key = player
       where host is not null and until > now() and playing is not null`,
    );
    return rows.map(({ name, playing }) => ({ name, game: playing }));
  }

  async close(): Promise<void> {
    clearInterval(this.#beat);
    for (const sitting of [...this.#sitting.values()]) await this.#leave(sitting, sitting.tenant);
    await this.#pool.end();
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
        this.#pool
          .query('update patience_seat set playing = $3 where player = $1 and host = $2', [
            sitting.key,
            this.#host,
            game,
          ])
          .catch(() => {});
      },
      leave: () => this.#leave(sitting, tenant),
    };
  }

  /** Waits until whoever sits there has left, or has shown no sign of life for too long. */
  async #take(key: string, tenant: symbol, onLost: () => void): Promise<Sitting> {
    await this.#pool.query(
      'insert into patience_seat (player) values ($1) on conflict do nothing',
      [key],
    );
    for (;;) {
      const { rows } = await this.#pool.query(
        `update patience_seat
         set host = $2, epoch = epoch + 1, until = now() + ${LEASE}, wanted = false, playing = null
         where player = $1 and (host is null or until < now()) returning epoch`,
        [key, this.#host],
      );
      if (rows[0]) {
        const epoch = Number(rows[0].epoch);
        const mirror = await this.#bring(key, epoch);
        const sitting: Sitting = {
          key,
          epoch,
          mirror,
          onLost,
          tenant,
          soon: undefined,
          isLeft: false,
        };
        this.#sitting.set(key, sitting);
        return sitting;
      }
      await this.#pool.query('update patience_seat set wanted = true where player = $1', [key]);
      await new Promise((resolve) => setTimeout(resolve, TRY));
    }
  }

  /** The player's files on this host. Where nobody sat elsewhere since they last sat here, what lies here is newest. */
  async #bring(key: string, epoch: number): Promise<Mirror> {
    const mirror = new Mirror(this.homeOf(key));
    makeFolder(mirror.folder);
    if (mirror.epoch !== epoch - 1) {
      if (mirror.epoch === null) mirror.clear();
      mirror.fill(await this.#filesOf(key));
    }
    mirror.mark(epoch);
    return mirror;
  }

  async #filesOf(key: string): Promise<{ path: string; text: string }[]> {
    const { rows } = await this.#pool.query(
      'select path, text from patience_file where player = $1',
      [key],
    );
    return rows;
  }

  /** Writes what has changed, if the seat is still this host's. */
  async #push({ key, epoch, mirror }: Sitting): Promise<void> {
    const changes = mirror.changes();
    if (changes.written.length === 0 && changes.removed.length === 0) return;
    const isOurs = await inTransaction(this.#pool, async (client) => {
      const { rowCount } = await client.query(
        'select 1 from patience_seat where player = $1 and host = $2 and epoch = $3 for update',
        [key, this.#host, epoch],
      );
      if (rowCount !== 1) return false;
      for (const { path, text } of changes.written) {
        await client.query(
          `insert into patience_file (player, path, text) values ($1, $2, $3)
           on conflict (player, path) do update set text = excluded.text`,
          [key, path, text],
        );
      }
      if (changes.removed.length > 0) {
        await client.query('delete from patience_file where player = $1 and path = any($2)', [
          key,
          changes.removed,
        ]);
      }
      return true;
    });
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
    await this.#pool.query('update patience_player set showing = $2 where key = $1', [
      key,
      JSON.stringify(showing),
    ]);
  }

  #leave(sitting: Sitting, tenant: symbol): Promise<void> {
    return this.#inTurn(sitting.key, async () => {
      clearTimeout(sitting.soon);
      sitting.soon = undefined;
      sitting.isLeft = sitting.tenant === tenant;
      await this.#push(sitting);
      if (sitting.tenant !== tenant || this.#sitting.get(sitting.key) !== sitting) return;
      this.#sitting.delete(sitting.key);
      await this.#pool.query(
        `update patience_seat set host = null, playing = null, wanted = false
         where player = $1 and host = $2 and epoch = $3`,
        [sitting.key, this.#host, sitting.epoch],
      );
    });
  }

  /** Gives signs of life for all seats, and hears who is wanted elsewhere. */
  async #renew(): Promise<void> {
    for (const sitting of this.#sitting.values()) {
      // The database was not to be reached when the last one left.
      if (sitting.isLeft) await this.#leave(sitting, sitting.tenant);
    }
    const held = [...this.#sitting.values()];
    if (held.length === 0) return;
    const { rows } = await this.#pool.query(
      `update patience_seat set until = now() + ${LEASE} where host = $1 returning player, wanted`,
      [this.#host],
    );
    const wanted = new Map(rows.map(({ player, wanted: isWanted }) => [player, isWanted]));
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

/** PostgreSQL's code for a value that must be unique and is not. */
const UNIQUE = '23505';

async function loadPg() {
  try {
    return (await import('pg')).default;
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Complaint((say) => say.noDatabase('npm install pg'));
  }
}

async function inTransaction<T>(pool: Pool, act: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await act(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

function asPlayer(row: { key: string; name: string | null; watched: boolean }): Player {
  return { key: row.key, name: row.name, isWatched: row.watched };
}
