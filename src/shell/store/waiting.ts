import type { Game } from '../../rules/game.ts';
import { readSave } from '../../session/save-text.ts';
import { type Session, statusOf } from '../../session/session.ts';
import { type Place, savesIn } from './place.ts';
import { savedFilesOf } from './saves.ts';

/** A game that waits to be gone on with. */
export interface Waiting {
  readonly session: Session;
  /** When it was last played, in milliseconds since 1970. */
  readonly at: number;
}

/** The unfinished game of this kind, which stays where it is; null where there is none. */
export function waitingGame(place: Place, game: Game, catalogue: readonly Game[]): Waiting | null {
  for (const { text, at } of savedFilesOf(savesIn(place), game.name)) {
    const read = readSave(text, catalogue);
    if ('fault' in read || statusOf(read.save.session) !== 'playing') continue;
    return { session: read.save.session, at };
  }
  return null;
}
