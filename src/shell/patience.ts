import { main } from './main.ts';
import { systemClock } from './store/clock.ts';
import type { World } from './world.ts';

/** EX_SOFTWARE of sysexits.h: a fault in the program itself. */
const CRASH_STATUS = 70;

/** This process, with its streams opened when they are first used. */
const world: World = {
  streams: {
    get stdin() {
      return process.stdin;
    },
    get stdout() {
      return process.stdout;
    },
    get stderr() {
      return process.stderr;
    },
  },
  env: process.env,
  clock: systemClock,
  solves: true,
  loadScreen: async (language) =>
    (await import('./local-screen.ts')).localScreen(process.env, language),
};

/** Plays, and tells of a fault of the program in one line. */
async function start(): Promise<void> {
  try {
    process.exitCode = await main(process.argv.slice(2), world);
  } catch (error) {
    process.exitCode = CRASH_STATUS;
    const message = error instanceof Error ? error.message : String(error);
    const line = message.replace(/[\p{Cc}\s]+/gu, ' ').trim();
    const story = process.env['PATIENCE_DEBUG'] && error instanceof Error ? error.stack : null;
    process.stderr.write(
      `${story ?? `patience: stopped by a fault of its own: ${line} (PATIENCE_DEBUG=1 shows where)`}\n`,
    );
  }
}

void start();
