import { russianTyped } from './typed.ts';
import { pile } from './words.ts';

const BETWEEN: Readonly<Record<string, string>> = {
  to: 'на',
  with: 'с',
  count: 'число',
};

/** A command as it is typed in Russian: `move 3 to waste` is «ход 3 на сброс». */
export function russianCommand(command: string): string {
  return command
    .split(' ')
    .map((word) => russianTyped.verbs[word]?.[0] ?? BETWEEN[word] ?? pile(word))
    .join(' ');
}
