import type { KeyWords } from '../list-words.ts';
import { list } from './words.ts';

const PLACES: Readonly<Record<string, string>> = {
  table: 'At the table',
  list: 'In the list of games',
  page: 'On a page of text',
  question: 'Before a question',
  anywhere: 'Anywhere',
};

/** By place and action, or by action alone where it is the same everywhere. */
const MEANINGS: Readonly<Record<string, string>> = {
  'table left': 'the next card to the left',
  'table right': 'the next card to the right',
  'table up': 'the next card above',
  'table down': 'the next card below',
  'table pick': 'lift a card, lay it down; or carry out what is typed',
  'table stock': 'what the stock does: turn, deal or fill',
  'table put-up': 'put the card up on a foundation',
  'table let-go': 'let go of cards, or empty the prompt',
  undo: 'take a move back',
  redo: 'make it again',
  hint: 'a hint; or complete the word being typed',
  repeat: 'the last move once more',
  older: 'the line typed before',
  newer: 'the line typed after',
  games: 'back to the list of games',
  'list left': 'the value before, while options are set',
  'list right': 'to the options; there, the next value',
  'list up': 'the game above, or the option above',
  'list down': 'the game below, or the option below',
  'list pick': 'open the game: go on with the one that waits, or deal',
  'list let-go': 'leave the options, or empty the search',
  'list page-up': 'five games up',
  'list page-down': 'five games down',
  'list first': 'the first game',
  'list last': 'the last game',
  options: 'to the options and back',
  'next-value': 'to the options; there, the next value',
  fresh: 'a new deal, even where a game waits',
  'page up': 'a line up',
  'page down': 'a line down',
  'page pick': 'a line down',
  'page let-go': 'close the page',
  'page help': 'close the page',
  'page page-up': 'turn back',
  'page page-down': 'turn on',
  'page first': 'to the beginning',
  'page last': 'to the end',
  close: 'close the page',
  yes: 'yes',
  'question let-go': 'no; so does every other key',
  help: 'help',
  rules: 'the rules of the game',
  learn: 'a lesson of the game',
  'table stats': 'how your games of this kind went',
  'list stats': 'how your games went',
  theme: 'the next set of colors',
  redraw: 'draw the screen anew',
  suspend: 'stop for a while; fg in the shell goes on',
  leave: 'leave at once',
};

const SHORT: Readonly<Record<string, string>> = {
  'table arrows': '',
  'table pick': 'lift',
  'held arrows': 'where',
  'held pick': 'lay down',
  'held put-up': 'up',
  'held let-go': 'let go',
  'typed let-go': 'empty the prompt',
  hint: 'hint',
  undo: 'undo',
  help: 'help',
  games: 'games',
  'list arrows': 'choose',
  'list pick': 'play',
  'list next-value': 'options',
  'options arrows': 'choose and change',
  'options pick': 'play',
  'options let-go': 'back',
  rules: 'rules',
  learn: 'lesson',
  'lesson let-go': 'leave',
  'taught pick': 'play',
  theme: 'colors',
  fresh: 'new deal',
  leave: 'leave',
  yes: 'yes',
  'question let-go': 'no',
  'search arrows': 'choose',
  'search let-go': 'empty the search',
  'page arrows': 'turn',
  'page page-down': 'on',
  'page page-up': 'back',
  'page let-go': 'close',
};

const NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  escape: 'Esc',
  'page-up': 'PgUp',
  'page-down': 'PgDn',
};

/** What is said of keys, in English. */
export const englishKeys: KeyWords = {
  place: (place) => PLACES[place] ?? place,
  meaning: (action, place) => MEANINGS[`${place} ${action}`] ?? MEANINGS[action] ?? '',
  short: (action, place) => SHORT[`${place} ${action}`] ?? SHORT[action] ?? action,
  answers: { yes: [], no: [] },
  typed: (order) => `${order.slice(0, 1)} ${order}`,
  name: (key) => {
    const [, held = '', last = ''] = /^((?:(?:ctrl|alt|shift)-)*)(.+)$/su.exec(key) ?? [];
    const isNamed = last.length > 1 || held !== '';
    const shown = NAMES[last] ?? (isNamed ? capital(last) : last);
    return `${held.replace(/[a-z]+/gu, capital)}${shown}`;
  },
  arrows: () => 'arrows',
  or: (keys) => list(keys, 'or'),
  heading: () => ['Key', 'What it does'],
};

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
