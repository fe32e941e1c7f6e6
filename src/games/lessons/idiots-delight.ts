import type { Lesson } from '../../rules/lesson.ts';

/** The Idiot's Delight near its middle, when the first space opens. */
export const idiotsDelightLesson: Lesson = [
  {
    board: `1: 4H KC 9S | 2: QH 3C 8H | 3: 2C 7D | 4: AH JS 6C | 5: 9D TC 4C | 6: QS 3H | 7: JD 8S
      8: TS | 9: 2S | r1: KD | r2: 5H | r3: QC | r4: 8C | r5: 2D | r6: TD | r7: 3D
      f1: AS | f2: AD | f3: AC`,
    say: 'All cards lie open: only thinking counts. Columns are built down by one in alternating colors. The 6♣ goes on the 7♦: type “4 3”.',
    play: ['4 3'],
  },
  { say: 'Any move can be taken back, as far as you like: “undo”.', play: ['undo'] },
  { say: 'It was a good one: “4 3” or “redo”.', play: ['4 3'] },
  {
    say: 'The seven cards in reserve, r1 to r7, may be played at any time; their places stay empty then. The 5♥ goes on the 6♣: “r2 3”.',
    play: ['r2 3'],
  },
  {
    say: 'Aces went up by themselves, and the foundations follow in suit. Twos first: “9 f” takes the 2♠ up.',
    play: ['9 f'],
  },
  { say: 'The 2♦ in reserve goes up too: “r5 f”.', play: ['r5 f'] },
  {
    say: 'Column 9 is empty now. Into a space, and only there, a run moves together. Name the card that leads it: “7d 9”.',
    play: ['7d 9'],
  },
  { say: 'That has freed the 2♣, and with it a whole column: “3 f”.', play: ['3 f'] },
  {
    say: 'Any card may come into a space, from the reserve too. A king is never in the way there: “r1 3”.',
    play: ['r1 3'],
  },
];
