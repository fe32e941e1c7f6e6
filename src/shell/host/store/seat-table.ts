import type { Database } from './database.ts';
import type { Playing } from './house-store.ts';
import type { Changes, MirroredFile } from './mirror.ts';
import { LEASE } from './postgres-tables.ts';

/**
 * Whose the players' seats are, in a database that several hosts share, and the files that belong to them. A seat is
 * held for a while and renewed; every new turn at it has a higher number, and whoever has not the highest can write
 * nothing any more (a fencing token: Kleppmann, _Designing Data-Intensive Applications_, ch. 8).
 */
export class SeatTable {
  readonly #database: Database;
  readonly #host: string;

  /** @param host names this host among all. */
  constructor(database: Database, host: string) {
    this.#database = database;
    this.#host = host;
  }

  /** There is a seat for a player from now on. */
  async make(key: string): Promise<void> {
    await this.#database.ask(
      'insert into patience_seat (player) values ($1) on conflict do nothing',
      [key],
    );
  }

  /** Takes a seat that is nobody's, or whose host has shown no sign of life: gives the number of the turn, or null. */
  async take(key: string): Promise<number | null> {
    const { rows } = await this.#database.ask(
      `update patience_seat
       set host = $2, epoch = epoch + 1, until = now() + ${LEASE}, wanted = false, playing = null
       where player = $1 and (host is null or until < now()) returning epoch`,
      [key, this.#host],
    );
    return rows[0] ? Number(rows[0].epoch) : null;
  }

  /** Lets the host that has a seat know that the player wants to sit down elsewhere. */
  async want(key: string): Promise<void> {
    await this.#database.ask('update patience_seat set wanted = true where player = $1', [key]);
  }

  /** Gives a sign of life for all seats of this host: gives for each whether it is wanted elsewhere. */
  async renew(): Promise<ReadonlyMap<string, boolean>> {
    const { rows } = await this.#database.ask(
      `update patience_seat set until = now() + ${LEASE} where host = $1 returning player, wanted`,
      [this.#host],
    );
    return new Map(rows.map(({ player, wanted }) => [player, wanted]));
  }

  /** Gives a seat up, if it is still this host's. */
  async leave(key: string, epoch: number): Promise<void> {
    await this.#database.ask(
      `update patience_seat set host = null, playing = null, wanted = false
       where player = $1 and host = $2 and epoch = $3`,
      [key, this.#host, epoch],
    );
  }

  /** The number of the last turn at a seat, or null where nobody ever sat there. */
  async epochOf(key: string): Promise<number | null> {
    const { rows } = await this.#database.ask('select epoch from patience_seat where player = $1', [
      key,
    ]);
    return rows[0] ? Number(rows[0].epoch) : null;
  }

  /** What is on the table of a seat of this host, for others to know. */
  async plays(key: string, game: string | null): Promise<void> {
    await this.#database.ask(
      'update patience_seat set playing = $3 where player = $1 and host = $2',
      [key, this.#host, game],
    );
  }

  async playing(): Promise<readonly Playing[]> {
    const { rows } = await this.#database.ask(
      `select name, playing from patience_seat join patience_player on key = player
       where host is not null and until > now() and playing is not null`,
    );
    return rows.map(({ name, playing }) => ({ name, game: playing }));
  }

  async filesOf(key: string): Promise<readonly MirroredFile[]> {
    const { rows } = await this.#database.ask(
      'select path, text from patience_file where player = $1',
      [key],
    );
    return rows;
  }

  /** Writes what has changed in a player's files. False, and nothing written, if the seat is not this host's now. */
  write(key: string, epoch: number, { written, removed }: Changes): Promise<boolean> {
    return this.#database.together(async (ask) => {
      const { rowCount } = await ask(
        'select 1 from patience_seat where player = $1 and host = $2 and epoch = $3 for update',
        [key, this.#host, epoch],
      );
      if (rowCount !== 1) return false;
      for (const { path, text } of written) {
        await ask(
          `insert into patience_file (player, path, text) values ($1, $2, $3)
           on conflict (player, path) do update set text = excluded.text`,
          [key, path, text],
        );
      }
      if (removed.length > 0) {
        await ask('delete from patience_file where player = $1 and path = any($2)', [key, removed]);
      }
      return true;
    });
  }
}
