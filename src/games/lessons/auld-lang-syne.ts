import type { Lesson } from '../../rules/lesson.ts';

/** Auld Lang Syne near the end of its first round. */
export const auldLangSyneLesson: Lesson = [
  {
    board: `1: KC 9D | 2: 8C 5H | 3: JS 6D | 4: TD QC | f1: AC | f2: AD | f3: AH | f4: AS
      stock: 7h 4s 3d 2c`,
    say: 'One card goes on each of the four piles at a time: “deal”.',
    play: ['deal'],
  },
  {
    say: 'The four aces are brought up to kings, whatever the suit. So the 2♣ may go on any of them: say “1 f3”.',
    play: ['1 f3'],
  },
  { say: 'Any move can be taken back, as far as you like. Try it: “undo”.', play: ['undo'] },
  { say: 'This time on its own ace, “1 f1”: it makes no difference.', play: ['1 f1'] },
  {
    say: 'The 3♦ follows on the 2♣: “2 f”.',
    play: ['2 f'],
  },
  { say: 'And the 4♠: “3 f”.', play: ['3 f'] },
  { say: 'And the 5♥ that has come free: “2 f”.', play: ['2 f'] },
  {
    say: 'The stock is out. Twice in a game the piles may be gathered, unshuffled: “redeal”.',
    play: ['redeal'],
  },
  { say: 'And on it goes, by fours: “deal”.', play: ['deal'] },
];
