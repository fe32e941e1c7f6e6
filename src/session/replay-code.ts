/**
 * A record in fewer letters, to be packed into a code: what every record begins with is left out, and moves are written
 * without their words. `longRecord` gives it back. Lines of a record that are not moves of cards begin with a sign.
 */
export function shortRecord(record: string): string {
  const [, ...lines] = record.trimEnd().split('\n');
  return lines.map(shorten).join('\n');
}

const HEAD = 'patience record 1';
const JOINED = 'and ';

const SIGNS: readonly (readonly [word: string, sign: string])[] = [
  ['game ', '='],
  ['option ', '-'],
  ['seed ', '#'],
  ['deal ', '*'],
];

function shorten(line: string, index: number, lines: readonly string[]): string {
  const known = isOpening(lines, index) ? SIGNS.find(([word]) => line.startsWith(word)) : undefined;
  if (known) return known[1] + line.slice(known[0].length);
  if (line.startsWith(JOINED)) return `&${plainMove(line.slice(JOINED.length))}`;
  return plainMove(line);
}

/** The opening of a record ends with its deal; after that, `deal` is a move. */
function isOpening(lines: readonly string[], index: number): boolean {
  const end = lines.findIndex((line) => /^(?:seed|deal) /u.test(line));
  return index <= end;
}

function plainMove(line: string): string {
  const [, from, to, count] = /^move (\S+) to (\S+)(?: count (\d+))?$/u.exec(line) ?? [];
  if (from === undefined) return `!${line}`;
  return count === undefined ? `${from} ${to}` : `${from} ${to} ${count}`;
}

/** The record that `shortRecord` made short. Whether it can be played is for others to find out. */
export function longRecord(short: string): string {
  return `${[HEAD, ...short.split('\n').map(lengthen)].join('\n')}\n`;
}

function lengthen(line: string): string {
  const known = SIGNS.find(([, sign]) => line.startsWith(sign));
  if (known) return known[0] + line.slice(known[1].length);
  return line.startsWith('&') ? JOINED + fullMove(line.slice(1)) : fullMove(line);
}

function fullMove(line: string): string {
  if (line.startsWith('!')) return line.slice(1);
  const [from, to, count] = line.split(' ');
  return `move ${from} to ${to}${count === undefined ? '' : ` count ${count}`}`;
}
