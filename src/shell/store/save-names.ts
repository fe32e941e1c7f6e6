import { readdirSync } from 'node:fs';
import { codeOf } from './whole-file.ts';

/** Whether a file of this name holds, or held when it was taken over, a game of this kind in hand. */
export function isNamedFor(game: string, name: string): boolean {
  return new RegExp(`^${game}(?:-\\d+)?(?:\\.taken-\\d+-\\d+)?\\.txt$`, 'u').test(name);
}

/** The names of the files in a folder; none where there is no such folder. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Whether a game of this kind may wait in a folder: false is certain. */
export function mayWait(folder: string, game: string): boolean {
  try {
    return namesIn(folder).some((name) => isNamedFor(game, name));
  } catch {
    // Whoever opens the folder will tell what is the matter with it.
    return true;
  }
}
