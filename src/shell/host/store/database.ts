import type { Pool, PoolClient, QueryResult } from 'pg';
import { Complaint } from '../../complaint.ts';
import { codeOf } from '../../store/whole-file.ts';
import { TABLES } from './postgres-tables.ts';

/** How many questions are asked of the database at once. */
const CONNECTIONS = 8;

/** Milliseconds that an answer is waited for; a database that is asleep must not keep the house from closing. */
const ANSWER = 3000;

/** PostgreSQL's code for a value that must be unique and is not. */
const UNIQUE = '23505';

/** What PostgreSQL calls its refusals. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/u;

/** Asks one question of a database, with values for its $1, $2 and so on. */
export type Ask = (text: string, values?: readonly unknown[]) => Promise<QueryResult>;

/** A database of PostgreSQL, with the tables that hosts share. */
export class Database {
  readonly #pool: Pool;

  private constructor(pool: Pool) {
    this.#pool = pool;
    // A connection that breaks while nothing is asked of it: the next question makes a new one.
    pool.on('error', () => {});
  }

  /** Throws a complaint where `pg` is not installed, or the database cannot be reached. */
  static async open(url: string): Promise<Database> {
    const { Pool: PgPool } = await loadPg();
    const pool = new PgPool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: ANSWER,
      query_timeout: ANSWER,
    });
    const database = new Database(pool);
    try {
      await database.together((ask) => ask(TABLES));
    } catch (error) {
      void pool.end();
      throw new Complaint((say) => say.noDatabase(reasonOf(error)));
    }
    return database;
  }

  readonly ask: Ask = (text, values = []) => this.#pool.query(text, [...values]);

  /** Asks several questions, whose changes are made all together or not at all. */
  async together<T>(act: (ask: Ask) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let isDone = false;
    try {
      await client.query('begin');
      const result = await act(askingOf(client));
      await client.query('commit');
      isDone = true;
      return result;
    } finally {
      // What was begun and not done is undone when the line is cut, even where nobody answers any more.
      client.release(!isDone);
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

/** Whether a change was refused since it would have made two of what there may be one of. */
export function isTwice(error: unknown): boolean {
  return codeOf(error) === UNIQUE;
}

/** In the system's words, or in the database's own. */
function reasonOf(error: unknown): string {
  const code = codeOf(error);
  const { message } = error as Error;
  if (/timeout/u.test(message)) return 'ETIMEDOUT';
  return code === '' || SQLSTATE.test(code) ? message : code;
}

function askingOf(client: PoolClient): Ask {
  return (text, values = []) => client.query(text, [...values]);
}

async function loadPg() {
  try {
    return (await import('pg')).default;
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Complaint((say) => say.noPg());
  }
}
