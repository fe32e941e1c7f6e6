import type { ReplayWords } from '../figures.ts';
import { cutWord } from '../quote.ts';

function moveCount(count: number): string {
  return `${count} ${count === 1 ? 'move' : 'moves'}`;
}

function standing(moves: number, of: number, last: string): string {
  return `Move ${moves} of ${of}${last === '' ? '' : `: ${last}`}`;
}

/** What is said of replays, in English. */
export const englishReplay: ReplayWords = {
  at: standing,
  playing: (moves, of, last, tenths) =>
    `${standing(moves, of, last)} (a move every ${tenths / 10} s)`,
  typed: (digits) => `To move ${digits}: Enter`,
  keys: [
    'right left step',
    'Space runs',
    'q quit',
    'up down ten',
    'Home End',
    '+ - speed',
    'number Enter goes there',
    'p plays on from here',
  ],
  commands: [
    { command: 'next, or an empty line', meaning: 'the next step; next 5: five of them' },
    { command: 'back, back 5', meaning: 'as many steps back' },
    { command: 'to 30', meaning: 'the table after move 30' },
    { command: 'start, end', meaning: 'the deal, and the last move' },
    { command: 'all', meaning: 'every step from here to the end' },
    { command: 'play', meaning: 'play on from here; that game is not kept' },
    { command: 'quit', meaning: 'leave' },
  ],
  words: {
    next: 'next',
    back: 'back',
    to: 'to',
    start: 'start',
    end: 'end',
    all: 'all',
    play: 'play',
    help: 'help',
    quit: 'quit',
  },
  unknown: (word) => `I don't know “${word}” here. Type help for the words I know.`,
  playOn: () => 'From here you play on; this game is not kept.',
  won: (moves) => `won in ${moveCount(moves)}`,
  lost: (moves, isResigned) => `lost after ${moveCount(moves)}${isResigned ? ', given up' : ''}`,
  unfinished: (moves) => `not finished, after ${moveCount(moves)}`,
  notARecord: (line) =>
    line === 1 ? 'this is no replay' : `line ${line}: this is not how a replay goes on`,
  otherForm: (line, version) =>
    `line ${line}: written in form ${version} of a replay, which is not known here`,
  unknownGame: (line, game) => `line ${line}: there is no game ${game} here`,
  otherRules: (line, game, version) =>
    `line ${line}: ${game} was played by version ${version} of its rules, which is not the one here`,
  badOption: (line, name) =>
    `line ${line}: ${name} is no option of this game, or not with that value`,
  noDeal: (line) => `line ${line}: no deal is named before the first move`,
  wrong: (line, why) => `line ${line}: ${why}`,
  illegal: (line, text, why) => `line ${line}: “${text}” is not possible. ${why}`.trim(),
  noSource: (word) => `"${cutWord(word)}" is no file, no replay of yours and no code`,
  damagedCode: () => 'this code is not whole: copy it again from its beginning to its end',
};
