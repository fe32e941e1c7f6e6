import type { Lesson } from '../../rules/lesson.ts';

/** Grandfather's Clock: a whole deal, then a space and the corner after the king. */
export const grandfathersClockLesson: Lesson = [
  {
    deal: '1',
    say: 'Each pile of the dial must come to show its hour. Columns are built down by one, whatever the suit: the 6♣ goes on the 7♥, by “1 6”.',
    play: ['1 6'],
  },
  {
    say: 'The dial is built up in suit. The 5♦ goes on the 4♦ at seven o’clock: “1 f” finds the place by itself.',
    play: ['1 f'],
  },
  { say: 'Any move can be taken back, as far as you like. Try it: “undo”.', play: ['undo'] },
  { say: 'And again, by “1 f” or “redo”.', play: ['1 f'] },
  {
    board: `1: 3H | 2: 9C KC 6D | 3: 8H JD | 4: 5H QC | 6: 3D 4C | 7: TS 2C | 8: 6S 5C
      h1: TH JH QH KH | h2: JC | h3: QD | h4: KS | h5: 2H | h6: 3C | h7: 4D 5D | h8: 5S | h9: 6H
      h10: 7C 8C | h11: 8D 9D TD | h12: 9S`,
    say: 'Column 5 is empty: any single card may come there, to free what it covers. The 6♦: “2 5”.',
    play: ['2 5'],
  },
  {
    say: 'That was wanted on the dial after all: hour 7 takes 6♦ and 7♦ and then shows its hour. “5 f”.',
    play: ['5 f'],
  },
  {
    board: `1: 3H | 2: 9C 2D AH | 3: 8H | 4: 5H QC | 6: 3D 4C | 7: TS 2C
      h1: TH JH QH KH | h2: JC | h3: QD | h4: KS | h5: 2H | h6: 3C | h7: 4D 5D 6D | h8: 5S | h9: 6H
      h10: 7C 8C | h11: 8D 9D TD JD | h12: 9S`,
    say: 'After a king comes the ace. One o’clock is right as soon as it shows one: “2 f”.',
    play: ['2 f'],
  },
];
