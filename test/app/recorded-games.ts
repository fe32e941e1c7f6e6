import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '../../src/games/index.ts';
import { readRecord } from '../../src/session/record.ts';
import type { Session } from '../../src/session/session.ts';

const FOLDER = fileURLToPath(new URL('../replays', import.meta.url));

/** The games that are kept because they were won, each with the name of its file. */
export function recordedGames(): [name: string, session: Session][] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => {
      const read = readRecord(readFileSync(join(FOLDER, name), 'utf8'), catalogue);
      if ('fault' in read) throw new Error(`${name}: ${JSON.stringify(read)}`);
      return [name, read];
    });
}
