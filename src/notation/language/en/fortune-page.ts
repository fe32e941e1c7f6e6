import type { FortunePageWords } from '../fortune-words.ts';
import { list } from './words.ts';

/** What the page of rules of a fortune says, in English. */
export const englishFortunePage: FortunePageWords = {
  heading: {
    procedure: 'How it is done',
    significators: 'Who is who',
    meanings: 'The cards; R: reversed, on its head',
    groups: 'Several of a kind, four, three or two, anywhere among the twelve',
    notes: 'Notes',
  },
  procedure: (cards, count, lay, packetSize) => [
    `${cards} cards, sevens and upwards. Their pictures have one head each, for kings, queens, jacks and sevens mean something else when they lie on it; shuffling turns cards round.`,
    'A card is chosen for the person who asks.',
    'The pack is shuffled, and the person cuts it with the left hand.',
    `From the top, ${count - 1} cards go to the bottom, and the next is laid face up; so on until ${lay} lie out, from left to right.`,
    `If the card of the person is not among the ${lay}, all are gathered, shuffled, cut and counted out again, until it is.`,
    'Then they are read: the person, those of a kind, and every card by itself, with what the one that follows it makes of it.',
    `The ${lay} are gathered, shuffled and cut once more, and divided into packets of ${packetSize}, which are turned up one after another.`,
  ],
  followed: [
    '10♣ followed by 9♦: a note is not paid when due; by 9♠: the whole debt is lost.',
    '8♠ followed by 7♦: quarrels. 7♠, upright, followed by a heart: quarrels that do not last.',
  ],
  notes: [
    'The book tells the reader of cards to please who asks, and not to keep too closely to what the cards mean. A program reads what lies there.',
    'A card is followed by the one to its right in the row of twelve; on its head the seven of spades means family rows, whatever follows.',
    'Three aces and three queens do mean the same.',
    'With --gentle, death and illness are told of gently.',
    'It is no game: nothing is won, and nothing is counted.',
  ],
  also: (names) => `Also called ${list(names)}.`,
};
