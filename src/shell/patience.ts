import { main } from './main.ts';

/** EX_SOFTWARE of sysexits.h: a fault in the program itself. */
const CRASH_STATUS = 70;

/** The streams of this process, opened when they are first used. */
const streams = {
  get stdin() {
    return process.stdin;
  },
  get stdout() {
    return process.stdout;
  },
  get stderr() {
    return process.stderr;
  },
};

try {
  process.exitCode = await main(process.argv.slice(2), streams, process.env);
} catch (error) {
  process.exitCode = CRASH_STATUS;
  const message = error instanceof Error ? error.message : String(error);
  const line = message.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  const story = process.env['PATIENCE_DEBUG'] && error instanceof Error ? error.stack : null;
  process.stderr.write(
    `${story ?? `patience: stopped by a fault of its own: ${line} (PATIENCE_DEBUG=1 shows where)`}\n`,
  );
}
