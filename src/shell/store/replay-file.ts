import { join } from 'node:path';
import { writeRecord } from '../../session/record.ts';
import type { Session } from '../../session/session.ts';
import { type Place, replaysIn } from './place.ts';
import { createFile, makeFolder } from './whole-file.ts';

/** The name under which a play can be seen again: `tens-k3m9x2p7`. */
export function replayName(game: string, play: string): string {
  return `${game}-${play}`;
}

/** Where the replay of this name is. */
export function replayPath(place: Place, name: string): string {
  return join(replaysIn(place), `${name}.txt`);
}

/** Keeps the replay of a game that came to its end. */
export function keepReplay(place: Place, play: string, session: Session): void {
  makeFolder(replaysIn(place));
  createFile(replayPath(place, replayName(session.game.name, play)), writeRecord(session));
}
