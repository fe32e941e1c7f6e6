import { describe, expect, it } from 'vitest';
import { announceBetween } from '../../src/app/announce.ts';
import {
  type ReaderState,
  readerAnswer,
  readerGreeting,
  readerStart,
} from '../../src/app/reader-mode.ts';
import { catalogue } from '../../src/games/index.ts';
import { english } from '../../src/notation/language/en/english.ts';
import type { Session } from '../../src/session/session.ts';
import { viewOf } from '../../src/session/view.ts';
import { boardOf, fresh } from '../play/diagram.ts';
import { cardMoved, heard, Listener } from './listener.ts';
import { recordedGames } from './recorded-games.ts';

const setting = {
  language: english,
  freshSeed: () => '7',
  ascii: false,
  width: 79,
  preface: null,
};

/** What is said in answer to these lines, one after another. */
function said(session: Session, ...lines: string[]): string[] {
  let state: ReaderState = readerStart(session);
  let told: readonly string[] = [];
  for (const line of lines) {
    const answer = readerAnswer(state, line, setting);
    ({ state, lines: told } = answer);
  }
  return [...told];
}

describe('a whole game can be followed by listening', () => {
  it.each(recordedGames())('%s', (_name, won) => {
    const start = { ...won, at: 0 };
    const listener = new Listener(readerGreeting(readerStart(start), setting));
    for (let before: Session = start; before.at < won.at; before = redone(before)) {
      const after = redone(before);
      const told = announceBetween(before, after, english);
      for (const sentence of told) listener.hear(sentence);
      expect(told.join(' ').toLowerCase()).toContain(cardMoved(before, after));
      expect(listener.piles).toEqual(heard(viewOf(after)));
    }
  });
});

function redone(session: Session): Session {
  return { ...session, at: session.at + 1 };
}

describe('what is said', () => {
  it('is the whole table at first, pile by pile', () => {
    expect(readerGreeting(readerStart(fresh('klondike', {}, '42')), setting)).toEqual([
      'Klondike, seed 42.',
      'Each pile is told from the bottom; its last card is on top.',
      'Column 1: king of diamonds.',
      'Column 2: 1 face down, four of spades.',
      'Column 3: 2 face down, jack of spades.',
      'Column 4: 3 face down, five of diamonds.',
      'Column 5: 4 face down, nine of diamonds.',
      'Column 6: 5 face down, four of clubs.',
      'Column 7: 6 face down, three of spades.',
      'Foundations 1 to 4: empty.',
      'The stock: 24 cards.',
      'The waste: empty.',
      'Type a command; say, what, board, help or quit.',
    ]);
  });

  it.each([
    [
      'a card that goes, and what it uncovers',
      'klondike',
      '1: 2c 9D | 2: KS TC',
      'move 1 to 2',
      [
        'Nine of diamonds from column 1 to column 2, on the ten of clubs.',
        'Column 1 turns up the two of clubs.',
      ],
    ],
    [
      'a run by its ends and its length',
      'klondike',
      '1: 2c 9D 8S 7H | 2: TC',
      '12',
      [
        'Nine of diamonds to seven of hearts, 3 cards, from column 1 to column 2, on the ten of clubs.',
        'Column 1 turns up the two of clubs.',
      ],
    ],
    [
      'a space that is filled',
      'idiots-delight',
      '1: 9D | 3: 4S 3D',
      'move 3 to 2',
      [
        'Three of diamonds from column 3 to the empty column 2.',
        'Column 3 shows the four of spades.',
      ],
    ],
    [
      'a space that is made',
      'idiots-delight',
      '1: 4S | 3: 3D',
      '31',
      ['Three of diamonds from column 3 to column 1, on the four of spades.', 'Column 3 is empty.'],
    ],
    [
      'cards turned, in their order, and how many are left',
      'klondike',
      '1: 9D | 2: TC | stock: 7s 3h 2c 5d',
      'turn',
      [
        'From the stock to the waste: five of diamonds, two of clubs, three of hearts. 1 left in the stock.',
      ],
    ],
    [
      'the waste turned over',
      'klondike',
      '1: 9D | 2: TC | waste: 7S 3H',
      'turn',
      ['2 cards from the waste go face down to the stock.', 'The waste is empty.'],
    ],
    [
      'an ace that goes of itself from under a card',
      'klondike',
      '1: 2c ad 9D | 2: TC',
      '12',
      [
        'Nine of diamonds from column 1 to column 2, on the ten of clubs.',
        'Ace of diamonds from column 1 to foundation 1.',
        'Column 1 turns up the two of clubs.',
      ],
    ],
    [
      'a run that leaves the game',
      'tens',
      '1: 9D 2H | 2: 8h KS QH JS TH 9S 8H 7S 6H 5S 4H 3S | 3: 9C 9C',
      '12',
      [
        'Two of hearts from file 1 to file 2, on the three of spades.',
        'King of spades to two of hearts, 12 cards, from file 2 to the finished runs.',
        'File 2 turns up the eight of hearts.',
        'File 1 shows the nine of diamonds.',
      ],
    ],
    [
      'a space filled from the reserve',
      'demon',
      '1: 9D | 2: TC | 3: 2D | 4: 2H | reserve: 4h 6s | stock: 2c | f1: 5C',
      '12',
      [
        'Nine of diamonds from file 1 to file 2, on the ten of clubs.',
        'Six of spades from the reserve to the empty file 1.',
        'The reserve turns up the four of hearts.',
      ],
    ],
    [
      'two cards that change places',
      'hemispheres',
      '1: 7C | 10: 9D | stock: 2c',
      'exchange 1 with 10',
      ['Nine of diamonds from african 10 and seven of clubs from european 1 change places.'],
    ],
    [
      'a pile whose cards change their order',
      'napoleons-square',
      '3: 4S KS 5D | 4: 2S KS',
      'slip 3',
      ['Packet 3: king of spades, four of spades, five of diamonds.'],
    ],
    [
      'piles gathered to be dealt again',
      'auld-lang-syne',
      '1: 4S KS | 3: 2D | stock: 5h',
      'deal',
      ['From the stock to pile 1: five of hearts.', 'The stock is empty.'],
    ],
  ] as const)('%s', (_what, game, board, command, told) => {
    expect(said(boardOf(game, board), command).slice(0, told.length)).toEqual(told);
  });

  it('names cards in words where a command is refused', () => {
    expect(said(boardOf('klondike', '1: 9D | 2: TH | 3: TC'), '1 2')).toEqual([
      'Nine of diamonds does not go on ten of hearts: the columns are built down by one, in alternating colors.',
    ]);
  });

  it('asks by numbers, and takes a number for an answer', () => {
    const board = boardOf('forty-thieves', '1: 9D | 2: KS 9D | 3: 8D | stock: 2c');
    expect(said(board, '8d 9d')).toEqual([
      'That fits several moves. Which?',
      '1: Eight of diamonds from column 3 to column 1, on the nine of diamonds.',
      '2: Eight of diamonds from column 3 to column 2, on the nine of diamonds.',
      'Type its number, or another command.',
    ]);
    const answered = 'Eight of diamonds from column 3 to column 2, on the nine of diamonds.';
    expect(said(board, '8d 9d', 'say 1', '2')).toContain(answered);
    expect(said(board, '8d 9d', 'turn', '2')).not.toContain(answered);
  });

  it('has nothing on it but words', () => {
    for (const { name } of catalogue) {
      const session = fresh(name);
      const lines = [
        'board',
        'say',
        'what',
        'help',
        'rules',
        'what 1',
        'say f1',
        'move 1 to 1',
        'x',
        '9',
      ];
      for (const line of lines) {
        for (const sentence of said(session, line)) {
          expect(sentence, `${name}: ${line}`).toMatch(/^[\p{L}\p{N} .,:;!?"'’()«»…é=/$×-]*$/u);
        }
      }
    }
  });
});
