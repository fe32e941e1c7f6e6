import type { Lesson } from '../../rules/lesson.ts';

/** Napoleon's Square with its first aces in reach, and then Cadogan's remedy for two kings. */
export const napoleonsSquareLesson: Lesson = [
  {
    board: `1: 5C 9D KS TH | 2: 3D QC 7S JC | 3: 8H 4S AH | 4: 6S 2H TC | 5: 3H | 6: QD 8C 5S 7H
      7: 4C 6D QS 8S | 8: JD 3C KC 2D | 9: 7D TS 6H 4D | 10: 9S JH 2C 5D | 11: QH 8D 3S 6C
      12: 9H KH 7C JS | waste: KD 2S AS | stock: 5s qd 4h 8h 9c`,
    say: 'Eight foundations lie in the square, to be built up in suit from ace to king. The A♥ opens one: type “3 f”.',
    play: ['3 f'],
  },
  {
    say: 'Packets are built down in suit, one card at a time. The 10♣ goes on the J♣: “4 2”.',
    play: ['4 2'],
  },
  { say: 'That has freed the 2♥ for the foundation: “4 f”.', play: ['4 f'] },
  { say: 'And the 3♥ follows it: “5 f”.', play: ['5 f'] },
  { say: 'The stock is turned card by card, and only once through: “turn”.', play: ['turn'] },
  { say: 'The 9♣ is good on the 10♣: “waste 2”.', play: ['waste 2'] },
  { say: 'The waste goes up as well: an ace, “waste f”.', play: ['waste f'] },
  { say: 'And its two, “waste f”.', play: ['waste f'] },
  {
    say: 'Packet 5 is empty. You may leave it so; only the waste can fill it, with any card. A king is not in the way there: “waste 5”.',
    play: ['waste 5'],
  },
  { say: 'Any move can be taken back, as far as you like: “undo”.', play: ['undo'] },
  {
    board: `1: 5C 9D KC TH | 2: 3D QC 7S JC | 3: 4S KS 5D | 4: 2S KS 9C | 5: 3H 8C | 6: QD 8C 5S 7H
      stock: 5s qd 4h 8h`,
    say: 'Before the first move: both kings of spades sit on smaller spades, which would lock the suit. One king may slip under its packet: “slip 3”.',
    play: ['slip 3'],
  },
];
