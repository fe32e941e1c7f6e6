/** The shortest and longest names, in characters. */
const SHORTEST = 2;
const LONGEST = 20;

/** Letters and digits, with `-`, `_` and `.` between them. */
const FORM = /^[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?$/u;

/** Alphabets that look alike: a name is of one of them, so that nobody can look like somebody else. */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** A name as it is kept, or null where it will not do: 2 to 20 letters and digits of one alphabet. */
export function readName(typed: string): string | null {
  const name = typed.normalize('NFKC').trim();
  const length = [...name].length;
  if (length < SHORTEST || length > LONGEST || !FORM.test(name)) return null;
  return ALPHABETS.filter((alphabet) => alphabet.test(name)).length > 1 ? null : name;
}

/** What two names that count as the same have in common. */
export function foldedName(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
