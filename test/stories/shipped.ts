import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll } from 'vitest';
import { build, built } from '../terminal/built.ts';
import { Tui, type TuiOptions } from '../terminal/tui.ts';

/** The program as it is shipped, started in terminals; what a test leaves behind is cleared away after it. */
export interface Shipped {
  /** The folder of a player who is new, with a file of settings if one is given. */
  newHome(config?: string): string;
  /** The program's file. */
  readonly program: string;
  /** The program in a terminal of its own. */
  start(options: TuiOptions, ...args: string[]): Tui;
  /** Something else in a terminal, to be cleared away with the others. */
  keep(tui: Tui): Tui;
}

/** Builds the program before the tests of a file. */
export function shipped(): Shipped {
  const homes: string[] = [];
  const open: Tui[] = [];

  beforeAll(build);

  afterEach(async () => {
    for (const tui of open.splice(0)) await tui.close();
    for (const home of homes.splice(0)) rmSync(home, { recursive: true });
  });

  const { program } = built;
  const keep = (tui: Tui) => {
    open.push(tui);
    return tui;
  };
  return {
    program,
    keep,
    newHome: (config) => {
      const home = mkdtempSync(join(tmpdir(), 'patience-home-'));
      homes.push(home);
      if (config !== undefined) writeFileSync(join(home, 'config.json'), config);
      return home;
    },
    start: (options, ...args) => keep(Tui.start(process.execPath, [program, ...args], options)),
  };
}
