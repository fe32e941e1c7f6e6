import type { Lesson } from '../../rules/lesson.ts';

/** The Hemispheres: a whole opening, a marriage from the talon, and the end when everything is dealt. */
export const hemispheresLesson: Lesson = [
  {
    deal: '1',
    say: 'Red is at home in the north (1 to 6), black in the south. In its Race red marries the next higher of its suit: the 10♦ the J♦, “6 5”.',
    play: ['6 5'],
  },
  {
    say: 'Black marries the next lower: foundations run the other way, red up from the ace, black down from the king. The Q♠ is at home: “7 f”.',
    play: ['7 f'],
  },
  { say: 'Any move can be taken back, as far as you like. Try it: “undo”.', play: ['undo'] },
  { say: 'And again: “7 f” or “redo”.', play: ['7 f'] },
  {
    say: 'A card astray can do nothing. But one in the north and one in the south may change places, and both are home: “exchange 1 with 8”.',
    play: ['exchange 1 with 8'],
  },
  {
    say: 'Places 6 and 7 are vacant. Before the hand is dealt from, they are filled all together: “fill”.',
    play: ['fill'],
  },
  {
    say: 'Then cards are turned one by one. From now on a vacancy is filled by itself, first from the waste. “turn”.',
    play: ['turn'],
  },
  {
    board: `1: 8H | 2: 4D | 3: QH | 4: 9D | 5: 6D | 6: TH | 7: 7S | 8: TC | 9: 5C | 10: 9S | 11: 8C
      12: 3C | f1: AH | f2: AH | f3: AD | f4: AD | f5: KC | f6: KC | f7: KS | f8: KS
      b1: KH | b2: AS | b3: KD | b4: AC | waste: QD 2H 7H | stock: 4s jd 9c 5h`,
    say: 'The top card of the waste may marry in any Race of its color: the 7♥ the 8♥, “waste 1”.',
    play: ['waste 1'],
  },
  { say: 'Or it goes up: the 2♥, “waste f”.', play: ['waste f'] },
  {
    board: `1: 2S | 3: KD | 4: KD | 9: AC | 10: AC 2C
      f1: AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH | f2: AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH
      f3: AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD | f4: AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD
      f5: KC QC JC TC 9C 8C 7C 6C 5C 4C 3C | f6: KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C
      f7: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S | f8: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS
      b1: KH | b2: AS`,
    say: 'Stock and waste are out, and two things are new. A card astray goes home alone, to an empty place: the 2♠ to the south, “1 8”.',
    play: ['1 8'],
  },
  {
    say: 'And the four barriers, each the last card of a suit, go up at last: the K♥, “b1 f”.',
    play: ['b1 f'],
  },
];
