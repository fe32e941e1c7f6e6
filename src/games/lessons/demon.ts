import type { Lesson } from '../../rules/lesson.ts';

/** Demon with sixes for a base, as in the example of Everybody's Book of Luck. */
export const demonLesson: Lesson = [
  {
    board: `1: TH | 2: JS | 3: 5D | 4: QD | f1: 6C
      reserve: jd qc 3s 8h 5s ks 6s 7d 2c 7c 6d 9c 4S | stock: tc 4d 9h ah 8d 6h 3h`,
    say: 'Four files, built down by one in alternating colors. The 10♥ goes on the J♠: type “1 2”.',
    play: ['1 2'],
  },
  {
    say: 'The empty file was filled at once from the heap of thirteen, the reserve. To set those free is the game. Its 9♣ goes on the 10♥: “reserve 2”.',
    play: ['reserve 2'],
  },
  {
    say: 'A whole file moves at once, or its top card alone. J♠, 10♥ and 9♣ go on the Q♦: “2 4”, or “js qd”.',
    play: ['js qd'],
  },
  {
    say: 'The first foundation began with a six, so all four do. The heap has sent a 6♦ into file 2: start the second with “2 f”.',
    play: ['2 f'],
  },
  {
    say: 'Foundations go up in suit, and round the corner: an ace follows a king. The 7♣ goes on the 6♣: “2 f”.',
    play: ['2 f'],
  },
  { say: 'Straight from the heap goes the 7♦: “reserve f”.', play: ['reserve f'] },
  { say: 'And beneath it lies a third six: “reserve f”.', play: ['reserve f'] },
  { say: 'Now the stock. Three cards are turned, and the third shows: “turn”.', play: ['turn'] },
  { say: 'The 8♦ goes on its 7♦: “waste f”. That frees the card beneath.', play: ['waste f'] },
  { say: 'The last six: “waste f” again.', play: ['waste f'] },
  { say: 'And the 3♥ is good on the 4♠ in file 1: “waste 1”.', play: ['waste 1'] },
  { say: 'Any move can be taken back, as far as you like: “undo”.', play: ['undo'] },
  {
    board: '1: 9H 8S | 2: KD | 3: 4C | waste: 5S QD TS | f1: 6C 7C | f2: 6D | f3: 6S',
    say: 'Later the heap is out. An empty file may then take the top card of the waste, if you like: “waste 4”.',
    play: ['waste 4'],
  },
  {
    say: 'And when the stock is out, “turn” turns the waste over to be gone through again, as often as it helps.',
    play: ['turn'],
  },
];
