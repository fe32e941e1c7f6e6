import type { Lesson } from '../../rules/lesson.ts';

/** Klondike by Foster's rule, one table from the first card to a second pass. */
export const klondikeLesson: Lesson = [
  {
    board: `1: 8H | 2: jc 7S | 3: 2d ac 6D | 4: 8s ts 9C | 5: 3s 7c 5h KS | 6: 8d 3h td jd 3C
      7: 5d qs jh 4c 6s JS | stock: kd 9s 4d qh ad 2c`,
    say: 'Columns are built down by one, red on black and black on red. The 7♠ goes on the 8♥: type “2 1”.',
    play: ['2 1'],
  },
  {
    say: 'A hidden card came up by itself. Now the 6♦ on the 7♠: “3 1”. Watch what it uncovers.',
    play: ['3 1'],
  },
  {
    say: 'An ace! It went up to its foundation, where the suit will follow as far as the king. The face-up cards of a column move all together: the 8♥ and its two onto the 9♣, “1 4”.',
    play: ['1 4'],
  },
  {
    say: 'Column 1 is empty, and only a king may come there. “5 1” brings the K♠.',
    play: ['5 1'],
  },
  { say: 'Any move can be taken back, as far as you like. Try it: “undo”.', play: ['undo'] },
  { say: 'Now the stock. Three cards are turned, and the third shows: “turn”.', play: ['turn'] },
  { say: 'The Q♥ goes on the K♠: “waste 5”. That frees the card beneath it.', play: ['waste 5'] },
  { say: 'An ace from the waste you send up yourself: “waste f”.', play: ['waste f'] },
  { say: 'And the 2♣ goes on its ace in the same way: “waste f”.', play: ['waste f'] },
  {
    say: 'So does the top card of a column: the 2♦ of column 3, “3 f”.',
    play: ['3 f'],
  },
  { say: 'Three more cards: “turn”.', play: ['turn'] },
  { say: 'A king for an empty column: “waste 1”.', play: ['waste 1'] },
  {
    say: 'The stock is out. “turn” turns the waste over, as it is, to be gone through again as often as you like.',
    play: ['turn'],
  },
];
