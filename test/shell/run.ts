import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { main } from '../../src/shell/main.ts';
import { systemClock } from '../../src/shell/store/clock.ts';
import type { Environment } from '../../src/shell/terminal/caps.ts';
import type { FullScreen, PlayTable } from '../../src/shell/world.ts';

/** What a run of the program came to. */
export interface Run {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  /** What comes in on standard input. */
  readonly input?: string;
  /** Which of the streams are a terminal. */
  readonly tty?: {
    readonly stdin?: boolean;
    readonly stdout?: boolean;
    readonly stderr?: boolean;
  };
  readonly columns?: number;
  readonly rows?: number;
  /** Without a PATIENCE_HOME of its own, a run has a new one. */
  readonly env?: Environment;
  readonly table?: PlayTable;
}

const UTF8: Environment = { LANG: 'en_US.UTF-8', TERM: 'xterm' };

/** Runs the program in this process, with streams held in memory. */
export async function run(
  argv: readonly string[],
  { input = '', tty = {}, columns = 80, rows = 24, env = {}, table }: Surroundings = {},
): Promise<Run> {
  const stdin = Object.assign(Readable.from([Buffer.from(input)], { objectMode: false }), {
    isTTY: tty.stdin ?? false,
  });
  const stdout = Object.assign(new PassThrough(), {
    isTTY: tty.stdout ?? false,
    ...(tty.stdout ? { columns, rows } : {}),
  });
  const stderr = Object.assign(new PassThrough(), { isTTY: tty.stderr ?? false });
  const out = textOf(stdout);
  const err = textOf(stderr);
  const loadScreen = async (): Promise<FullScreen> => {
    if (!table) throw new Error('the full screen was not expected');
    return { playTable: table, showReplay: () => Promise.reject(new Error('no replay expected')) };
  };
  const PATIENCE_HOME = mkdtempSync(join(tmpdir(), 'patience-home-'));
  const surroundings = { ...UTF8, PATIENCE_HOME, ...env };
  const streams = { stdin, stdout, stderr };
  const status = await main(argv, {
    streams,
    env: surroundings,
    clock: systemClock,
    solves: true,
    loadScreen,
  });
  stdout.end();
  stderr.end();
  return { status, out: await out, err: await err };
}

/** The one line on standard error of a run that must have failed with status 2; throws where it is otherwise. */
export async function complaint(...argv: string[]): Promise<string> {
  const { status, out, err } = await run(argv);
  const lines = err.split('\n');
  if (status !== 2 || out !== '' || lines.length !== 2 || lines[1] !== '') {
    throw new Error(`not a complaint: ${JSON.stringify({ status, out, err })}`);
  }
  return lines[0]!;
}

async function textOf(stream: PassThrough): Promise<string> {
  stream.setEncoding('utf8');
  let text = '';
  for await (const chunk of stream) text += chunk;
  return text;
}
