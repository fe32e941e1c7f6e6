import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian's packages put the server. */
const PACKAGES = '/usr/lib/postgresql';

/** A PostgreSQL server of its own, reached only by a socket in a folder of its own. */
export interface Postgres {
  readonly url: string;
  /** Where it listens. */
  readonly socket: string;
  /** Its address by way of a port of this machine. */
  urlAt(port: number): string;
  /** Is not to be reached from now on. */
  halt(): void;
  /** Is to be reached again. */
  goOn(): void;
  stop(): void;
}

/** The folder of the newest server that is installed, or null where there is none. */
function programs(): string | null {
  if (!existsSync(PACKAGES)) return null;
  const versions = readdirSync(PACKAGES).sort((a, b) => Number(b) - Number(a));
  const found = versions.map((version) => join(PACKAGES, version, 'bin'));
  return found.find((bin) => existsSync(join(bin, 'postgres'))) ?? null;
}

/** Starts a server, or says in a plain word why there is none. */
export function startPostgres(): Postgres | string {
  const bin = programs();
  if (bin === null) return 'PostgreSQL is not installed: its half of these tests is left out';
  const folder = mkdtempSync(join(tmpdir(), 'patience-pg-'));
  // The server does not run as root.
  const isRoot = process.getuid?.() === 0;
  const run = (program: string, args: readonly string[]) => {
    const words = [join(bin, program), ...args];
    const [command = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...words] : words;
    execFileSync(command, rest, { stdio: 'ignore', cwd: folder });
  };
  const data = join(folder, 'data');
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off`;
  const start = () =>
    run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  const halt = () => run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
  try {
    chmodSync(folder, 0o777);
    run('initdb', ['-D', data, '-U', 'patience', '-A', 'trust', '--no-sync', '-E', 'UTF8']);
    start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return `PostgreSQL does not start: ${(error as Error).message}`;
  }
  return {
    url: `postgres://patience@localhost/postgres?host=${encodeURIComponent(folder)}`,
    socket: join(folder, '.s.PGSQL.5432'),
    urlAt: (port) => `postgres://patience@127.0.0.1:${port}/postgres`,
    halt,
    goOn: start,
    stop: () => {
      halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
