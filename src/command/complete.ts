import { moveEntries } from '../notation/move-text.ts';
import { choices, machineAt, type Session } from '../session/session.ts';
import { verbsOf } from './vocabulary.ts';

/**
 * The whole lines that the beginning of a command may be completed to, each beginning with it: verbs while the
 * first word is being written, then the commands of the legal moves, in full or from the first pile on. None
 * where nothing fits. Case and white space of what is begun are put right.
 */
export function completions(text: string, session: Session): string[] {
  const begun = text.trimStart().toLowerCase().replace(/\s+/gu, ' ');
  const machine = machineAt(session);
  const verbs = verbsOf(machine.program.rules).filter((verb) => verb.startsWith(begun));
  if (verbs.some((verb) => verb !== begun)) return verbs;
  const commands = moveEntries(machine, choices(session)).map(({ command }) => command);
  const bare = commands.map((command) => command.replace(/^move /u, ''));
  const lines = [...new Set([...commands, ...bare])].filter((line) => line.startsWith(begun));
  return lines.length > 0 ? lines : verbs;
}
