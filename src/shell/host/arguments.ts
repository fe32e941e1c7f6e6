import { type Command, InvalidArgumentError } from 'commander';
import type {
  ArgumentText,
  ArgumentWords,
  ValueName,
} from '../../notation/language/argument-words.ts';
import { DEFAULT_HOST, DEFAULT_LIMITS, DEFAULT_PORT, type HostOptions } from './options.ts';

/** The program as a host to others. */
export interface ServeRequest {
  readonly kind: 'serve';
  readonly options: HostOptions;
}

const LAST_PORT = 65_535;

/** Node takes a longer time than this many milliseconds for none at all. */
const LONGEST = 2 ** 31 - 1;
const MOST_SECONDS = Math.floor(LONGEST / 1000);
const MOST_MINUTES = Math.floor(LONGEST / 60_000);

/** Higher numbers are slips of the hand. */
const MOST = 999_999_999;

/** Less than one write of Node's own socket would never be told of as written. */
const LEAST_QUEUE = 16_384;

/** The flags as commander reads them. */
interface ReadFlags {
  readonly port: number;
  readonly host: string;
  readonly data?: string;
  readonly database?: string;
  readonly guests?: true;
  readonly authorizedKeys?: string;
  readonly statusPort?: number;
  readonly connections: number;
  readonly perAddress: number;
  readonly authSeconds: number;
  readonly authAttempts: number;
  readonly idleMinutes: number;
  readonly outputQueue: number;
  readonly keysPerSecond: number;
}

/** Adds the command that makes the program a host. */
export function addServeCommand(
  program: Command,
  found: (request: ServeRequest) => void,
  words: ArgumentWords,
): void {
  const { texts, values, should } = words;
  const command = program.command('serve').description(texts.serve);
  const valued = (name: ArgumentText, value: ValueName) => `--${name} <${values[value]}>`;
  const port = (text: string) => {
    const number = /^\d{1,5}$/u.test(text) ? Number(text) : Number.NaN;
    if (!(number <= LAST_PORT)) throw new InvalidArgumentError(should.port);
    return number;
  };
  const url = (text: string) => {
    if (/^postgres(?:ql)?:\/\//u.test(text)) return text;
    throw new InvalidArgumentError(should.database);
  };
  const limit = (
    name: ArgumentText,
    value: ValueName,
    byDefault: number,
    { least = 1, most = MOST } = {},
  ) => {
    const read = (text: string) => {
      const number = /^\d{1,9}$/u.test(text) ? Number(text) : Number.NaN;
      if (!(number >= least && number <= most)) {
        throw new InvalidArgumentError(should.fromTo(least, most));
      }
      return number;
    };
    command.option(valued(name, value), texts[name], read, byDefault);
  };
  command
    .option(valued('port', 'number'), texts.port, port, DEFAULT_PORT)
    .option(valued('host', 'address'), texts.host, DEFAULT_HOST)
    .option(valued('data', 'folder'), texts.data)
    .option(valued('database', 'url'), texts.database, url)
    .option('--guests', texts.guests)
    .option(valued('authorized-keys', 'file'), texts['authorized-keys'])
    .option(valued('status-port', 'number'), texts['status-port'], port);
  limit('connections', 'number', DEFAULT_LIMITS.connections);
  limit('per-address', 'number', DEFAULT_LIMITS.perAddress);
  limit('auth-seconds', 'seconds', DEFAULT_LIMITS.authSeconds, { most: MOST_SECONDS });
  limit('auth-attempts', 'number', DEFAULT_LIMITS.authAttempts);
  limit('idle-minutes', 'minutes', DEFAULT_LIMITS.idleMinutes, { most: MOST_MINUTES });
  limit('output-queue', 'bytes', DEFAULT_LIMITS.outputQueue, { least: LEAST_QUEUE });
  limit('keys-per-second', 'number', DEFAULT_LIMITS.keysPerSecond);
  command.action((flags: ReadFlags) => found({ kind: 'serve', options: optionsOf(flags) }));
}

function optionsOf(flags: ReadFlags): HostOptions {
  const { port, host, data, database, guests, authorizedKeys, statusPort, ...limits } = flags;
  return {
    port,
    host,
    data: data ?? null,
    database: database ?? null,
    guests: guests ?? false,
    authorizedKeys: authorizedKeys ?? null,
    statusPort: statusPort ?? null,
    limits,
  };
}
