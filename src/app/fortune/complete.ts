import { knownWords } from '../../command/read-telling.ts';

/** The words to which what is begun may be completed. */
export function completionsOf(begun: string): string[] {
  const start = begun.trimStart().toLowerCase();
  return knownWords().filter((word) => word.startsWith(start));
}
