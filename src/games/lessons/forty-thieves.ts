import type { Lesson } from '../../rules/lesson.ts';

/** Forty Thieves: one table on which each kind of move comes once. */
export const fortyThievesLesson: Lesson = [
  {
    board: `1: 5C 9D KS TH | 2: 3D QC 7S JC | 3: 8H 4S AH | 4: 2H TC | 5: 3H | 6: QD 8C 5S 7H
      7: 4C 6D QS 8S | 8: JD 3C KC 2D | 9: 7D TS 6H 4D | 10: 9S JH 2C 5D
      waste: KD 2S AS | stock: 5s qd 4h 8h 9c`,
    say: 'Eight foundations are to be built up in suit from ace to king. The A♥ opens one: type “3 f”.',
    play: ['3 f'],
  },
  {
    say: 'Columns are built down in suit, one card at a time. The 10♣ goes on the J♣: “4 2”.',
    play: ['4 2'],
  },
  {
    say: 'That has freed the 2♥ for its foundation: “4 f”. Column 4 is a space then.',
    play: ['4 f'],
  },
  { say: 'Any move can be taken back, as far as you like. Try it: “undo”.', play: ['undo'] },
  { say: 'And again, by “4 f” or “redo”.', play: ['4 f'] },
  { say: 'The stock is turned card by card, and only once through: “turn”.', play: ['turn'] },
  { say: 'The 9♣ is good on the 10♣: “waste 2”.', play: ['waste 2'] },
  { say: 'The waste goes up as well: an ace, “waste f”.', play: ['waste f'] },
  { say: 'And its two, “waste f”.', play: ['waste f'] },
  { say: 'The 3♥ goes up and leaves a second space: “5 f”.', play: ['5 f'] },
  {
    say: 'A space takes any card. One from another column frees what lies beneath: the 4♠, “3 4”.',
    play: ['3 4'],
  },
  {
    say: 'And one from the waste, such as a king that would only be in the way: “waste 5”.',
    play: ['waste 5'],
  },
];
