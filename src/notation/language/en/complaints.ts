import type { Complaints, FileTrouble } from '../complaints.ts';
import { cutWord } from '../quote.ts';
import { list } from './words.ts';

const TROUBLES: Readonly<Record<FileTrouble, string>> = {
  missing: 'there is no such file',
  folder: 'that is a folder; name a file of cards',
  forbidden: 'it may not be read; look at its permissions',
  'too-long': 'too long to be a deal',
};

function quoted(word: string): string {
  return `"${cutWord(word)}"`;
}

function meant(nearest: string | null): string {
  return nearest === null ? '' : ` Did you mean "${nearest}"?`;
}

/** What is said in English of a call that cannot be carried out. */
export const englishComplaints: Complaints = {
  exclude: (one, other) => `${one} and ${other} exclude each other: leave one out`,
  onlyWith: (flag, other) => `${flag} goes only with ${other}: add it, or leave ${flag} out`,
  onlyWithForm: (flag, form, not) =>
    `${flag} goes only with ${form}${not === '' ? '' : `, and not with ${not}`}`,
  resumeIsForPrograms: () =>
    '--resume goes only with --json: a game that waits is gone on with anyway',
  notForDaily: (flag) => `${flag} does not go with the daily deal: leave it out`,
  notForLesson: (flag) => `${flag} does not go with a lesson: leave it out`,
  wantsGame: (flag) => `${flag} goes with a game: name one, such as "patience GAME ${flag}"`,
  wantsValueBefore: (flag, next) =>
    `${flag} needs a value before ${next}; if that is the value, write ${flag}=${next}`,
  wantsValue: (flag) => `${flag} needs a value after it`,
  unknownFlag: (flag, nearest) =>
    `there is no flag ${quoted(flag)}; ${nearest === null ? 'see "patience --help"' : `did you mean ${nearest}?`}`,
  badValue: (flag, value, should) =>
    `${flag} ${quoted(value)} will not do. ${should}; see "patience --help"`,
  gameMissing: () => 'name a game; "patience list" names them all',
  tooMany: (most, given) =>
    `too many arguments. Expected ${most} argument${most === 1 ? '' : 's'} but got ${given}; see "patience --help"`,
  otherwise: (told) => `${told}; see "patience --help"`,
  noWinnable: (title) =>
    `no deal of ${title} was found that is proven to come out and fits: leave out --difficulty, or play any deal`,
  emptyRange: (first, last) => `--deals ${first}..${last} ends before it begins: turn it round`,
  wantsDeals: () => 'say which deals to look at, such as --deals 1..1000',
  wantsForm: (forms) => `say in what form: one of ${list(forms)}`,
  severalGames: (word, names) => `${quoted(word)} may be ${list(names, 'or')}: say which`,
  noGame: (word, nearest) =>
    `there is no game ${quoted(word)}.${meant(nearest) || ' "patience list" names them all.'}`,
  isNoGame: (name) =>
    `${name} is no game, there is nothing to win or to be taught; try "patience ${name}"`,
  replayIsNoGame: () => 'that is a telling of fortunes, and no game; "patience replay" shows it',
  onlyForFortunes: (flag) => `${flag} is for fortune telling alone`,
  notForFortunes: (flag) => `${flag} does nothing where a fortune is told`,
  optionForm: (text) => `--option ${quoted(text)} should be NAME=VALUE, such as turn=1`,
  noOption: (game, name, names, nearest) => {
    const known = names.length === 0 ? ' It has none.' : ` It has ${names.join(', ')}.`;
    return `${game} has no option ${quoted(name)}.${meant(nearest) || known}`;
  },
  optionValue: (name, value, values) => `${name} is ${values.join(' or ')}, not ${quoted(value)}`,
  noneWaits: (title) => `no game of ${title} waits to be gone on with`,
  dailyNotPlayed: (day) => `the daily deal of ${day} has not been played to its end`,
  dealFromInput: () => '--deal cannot read standard input, which is for commands: name a file',
  dealUnnamed: () => '--deal needs the name of a file',
  dealFile: (path, trouble) =>
    `--deal ${quoted(path)}: ${typeof trouble === 'string' ? TROUBLES[trouble] : trouble.reason}`,
  replayTooLong: (path) =>
    `${path === null ? 'standard input' : quoted(path)}: too long to be a replay`,
  cannotRead: (path, reason) => `${quoted(path)}: it cannot be read: ${reason}`,
  cannotWrite: (path, reason) => `${quoted(path)} cannot be written: ${reason}`,
  inputFailed: (reason) => `standard input cannot be read: ${reason}`,
  outputFailed: (reason) => `the output cannot be written: ${reason}`,
  about: (what, fault) => `${what.startsWith('--') ? what : quoted(what)}: ${fault}`,
  badHostKey: (path) =>
    `${quoted(path)} holds no private key that can be read: take it away, and a new one is made`,
  badKeyLine: (path, line) => `${quoted(path)}, line ${line}: that is no public key`,
  houseIsOpen: (folder, by) =>
    `${quoted(folder)} is in use by another host (${by}): name another --data`,
  noDatabase: (reason) => `--database cannot be used: ${reason}`,
  noPg: () => '--database needs the package pg, which is not installed: npm install pg',
  storeIsAway: () => 'the house cannot get at its games at the moment: come again in a while',
  cannotListen: (where, reason) => `cannot listen at ${where}: ${reason}`,
  commandTooLong: () => 'that is too long to be a command',
  openQuote: () => 'a quotation mark is not closed',
  notServed: (command) => `${quoted(command)} is not to be had here`,
  noFilesHere: (flag) => `${flag} names a file, and there are no files of yours here`,
  unknownLanguage: (code, codes) =>
    `there is no language ${quoted(code)}: it is ${list(codes, 'or')}`,
  tooSmall: (columns, rows, leastColumns, leastRows) =>
    `The terminal is ${columns} x ${rows}, and the full screen needs ${leastColumns} x ${leastRows}: line by line, then.`,
};
