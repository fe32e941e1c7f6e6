import type { Lesson } from '../../rules/lesson.ts';

/** Canfield from the plate in Foster's Complete Hoyle, p. 694, and what the thirteen could bring next. */
export const canfieldLesson: Lesson = [
  {
    board: `1: 6C | 2: AD | 3: 2S | 4: 9H | f1: 7H
      reserve: jc jd 9c ts kh 5c qs 7d 8s 3h 7s 8h 4C | stock: kd 2h 6s 5d 8d 7c`,
    say: 'You bought the pack for 52 dollars, and each card that goes up pays 5. Three cards are turned from the stock, and the third shows: “turn”.',
    play: ['turn'],
  },
  {
    say: 'Columns are built down by one in alternating colors. The 5♦ goes on the 6♣: “waste 1”.',
    play: ['waste 1'],
  },
  {
    say: 'The thirteen cards in reserve are the first to be rid of. Their 4♣ goes on the 5♦: “reserve 1”.',
    play: ['reserve 1'],
  },
  { say: 'The A♦ goes on the 2♠, as a king would go on an ace: “2 3”.', play: ['2 3'] },
  {
    say: 'Column 2 was filled at once from the reserve. Foundations go up in suit from a seven, the base of this deal: “2 f” for the 8♥.',
    play: ['2 f'],
  },
  { say: 'Another seven came up from the reserve: it starts a foundation, “2 f”.', play: ['2 f'] },
  { say: 'The reserve shows the 8♠, which goes on it: “reserve f”.', play: ['reserve f'] },
  { say: 'And then a third seven: “reserve f”.', play: ['reserve f'] },
  {
    say: 'A whole column goes onto another, or the top card alone where there are just two. Here both, 2♠ and A♦, go on the 3♥: “2s 3h”.',
    play: ['2s 3h'],
  },
  { say: 'The waste: its 8♦ goes on the 7♦ by “waste f”.', play: ['waste f'] },
  { say: 'Under it lay the last seven: “waste f”.', play: ['waste f'] },
  { say: 'Any move can be taken back, as far as you like: “undo”.', play: ['undo'] },
  {
    board: '1: 9H 8S | 2: KD | 3: 4C | waste: 5S QD TS | f1: 7H 8H | f2: 7S | f3: 7D',
    say: 'Later the reserve is out. A space may then take the top card of the waste, if you like: “waste 4”.',
    play: ['waste 4'],
  },
  {
    say: 'And when the stock is out, “turn” turns the waste over, as often as it helps. Eleven cards up are the first that pay.',
    play: ['turn'],
  },
];
