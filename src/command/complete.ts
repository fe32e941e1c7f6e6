import type { Language } from '../notation/language/language.ts';
import { moveEntries } from '../notation/move-text.ts';
import { choices, machineAt, type Session } from '../session/session.ts';
import { verbsOf } from './vocabulary.ts';

/** How the command for a carry begins, which may go without saying. */
const MOVE = 'move ';

/**
 * The whole lines that the beginning of a command may be completed to, each beginning with it: verbs while the
 * first word is being written, then the commands of the legal moves, in full or from the first pile on. None
 * where nothing fits. Case and white space of what is begun are put right.
 */
export function completions(text: string, session: Session, language: Language): string[] {
  const begun = text.trimStart().toLowerCase().replace(/\s+/gu, ' ');
  const machine = machineAt(session);
  // Words of the language are completed to its own, others to those that every language has.
  const isOwn = begun === '' || /[^\p{ASCII}]/u.test(begun);
  const told = (line: string) => (isOwn ? language.command(line) : line);
  const verbs = verbsOf(machine.program.rules)
    .map(told)
    .filter((verb) => verb.startsWith(begun));
  if (verbs.some((verb) => verb !== begun)) return verbs;
  const commands = moveEntries(machine, choices(session)).map(({ command }) => command);
  const bare = commands.filter((command) => command.startsWith(MOVE));
  const lines = [
    ...new Set([...commands.map(told), ...bare.map((line) => told(line.slice(MOVE.length)))]),
  ].filter((line) => line.startsWith(begun));
  return lines.length > 0 ? lines : verbs;
}
