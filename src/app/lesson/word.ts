import { translate } from '../../command/translate.ts';

/** What may be asked for in a lesson beside what it asks for. */
export type LessonWord = 'hint' | 'skip' | 'again' | 'leave' | 'play';

const WORDS: Readonly<Record<string, LessonWord>> = {
  hint: 'hint',
  skip: 'skip',
  next: 'skip',
  again: 'again',
  restart: 'again',
  learn: 'again',
  quit: 'leave',
  q: 'leave',
  exit: 'leave',
  leave: 'leave',
  list: 'leave',
  play: 'play',
};

/** Reads a typed line as such a word; null where it is for the table. */
export function readLessonWord(line: string): LessonWord | null {
  return WORDS[translate(line.trim().toLowerCase(), Object.keys(WORDS))] ?? null;
}
