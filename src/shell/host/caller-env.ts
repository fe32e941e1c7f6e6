import type { Environment } from '../terminal/caps.ts';

/** What a player's own machine may say of itself; everything else stays outside. */
const TAKEN = /^(?:TERM|COLORTERM|LANG|LC_[A-Z]+|NO_COLOR)$/u;

/** Names of terminals and languages are short. */
const LONGEST = 64;

/** Whether a variable is taken from a player's machine: by its name, and a value of plain letters. */
export function isTaken(name: string, value: string): boolean {
  return TAKEN.test(name) && value.length <= LONGEST && /^[\w.@:+-]*$/u.test(value);
}

/**
 * The environment of a player far away: what was taken, and the folder their games are in. OpenSSH sends no locale
 * unless told to; a terminal that is named is then believed to show UTF-8, as all have for twenty years.
 */
export function callerEnvironment(taken: ReadonlyMap<string, string>, home: string): Environment {
  const names = [...taken.keys()];
  const hasLocale = names.some((name) => name === 'LANG' || name.startsWith('LC_'));
  return {
    ...Object.fromEntries(taken),
    ...(hasLocale ? {} : { LC_CTYPE: 'C.UTF-8' }),
    PATIENCE_HOME: home,
    // The player is far away: nothing is sent that need not be.
    SSH_CONNECTION: 'served',
  };
}
