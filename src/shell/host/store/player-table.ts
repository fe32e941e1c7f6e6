import { type Database, isTwice } from './database.ts';
import type { Player } from './house-store.ts';
import { foldedName } from './player-name.ts';
import type { Showing } from './showing.ts';

/** The players in a database that several hosts share. */
export class PlayerTable {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The player of a key; one who was never here before is made. */
  async of(key: string): Promise<Player> {
    const { ask } = this.#database;
    await ask('insert into patience_player (key) values ($1) on conflict do nothing', [key]);
    const { rows } = await ask('select key, name, watched from patience_player where key = $1', [
      key,
    ]);
    return asPlayer(rows[0]);
  }

  async named(name: string): Promise<Player | null> {
    const { rows } = await this.#database.ask(
      'select key, name, watched from patience_player where folded = $1',
      [foldedName(name)],
    );
    return rows[0] ? asPlayer(rows[0]) : null;
  }

  /** Gives a player a name for good. False where it is another's, or they have one. */
  async rename(key: string, name: string): Promise<boolean> {
    await this.of(key);
    try {
      const { rowCount } = await this.#database.ask(
        'update patience_player set name = $2, folded = $3 where key = $1 and name is null',
        [key, name, foldedName(name)],
      );
      return rowCount === 1;
    } catch (error) {
      if (isTwice(error)) return false;
      throw error;
    }
  }

  async letWatch(key: string, isWatched: boolean): Promise<void> {
    await this.of(key);
    await this.#database.ask('update patience_player set watched = $2 where key = $1', [
      key,
      isWatched,
    ]);
  }

  /** Keeps what a player has to show. */
  async show(key: string, showing: Showing): Promise<void> {
    await this.#database.ask('update patience_player set showing = $2 where key = $1', [
      key,
      JSON.stringify(showing),
    ]);
  }

  /** What all players with a name have to show. */
  async showings(): Promise<readonly Showing[]> {
    const { rows } = await this.#database.ask(
      'select showing from patience_player where name is not null and showing is not null',
    );
    return rows.map(({ showing }) => showing as Showing);
  }
}

function asPlayer(row: { key: string; name: string | null; watched: boolean }): Player {
  return { key: row.key, name: row.name, isWatched: row.watched };
}
