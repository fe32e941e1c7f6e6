import type { Lesson } from '../../rules/lesson.ts';

/** Tens, after the example in Everybody's Book of Luck: six cards that fall into place one after another. */
export const tensLesson: Lesson = [
  {
    board: `1: 4c 8D | 2: jh 2s 6C | 3: 9h ts 7D | 4: kd 3c 5H | 5: 8c qd 3D | 6: 2h 9d 4C
      7: 6s td JS | 8: 5s 7c KH | 9: ah qh 9C | 10: 3s jd 9S
      stock: 2d 5c 8h ts kd 6d qc 4s jc ac 7s | aces: AH`,
    say: 'Files are built down by one, red on black and black on red. The 6♣ fits on the 7♦: type “2 3”.',
    play: ['2 3'],
  },
  {
    say: 'A hidden card came up by itself: bringing them all to light is what you play for. The 5♥ goes on the 6♣: “4 3”.',
    play: ['4 3'],
  },
  { say: 'Any move can be taken back, as far as you like. Try it: “undo”.', play: ['undo'] },
  { say: 'And once more, by “4 3” or “redo”.', play: ['4 3'] },
  { say: 'The 3♦ goes on the 4♣: “5 6”.', play: ['5 6'] },
  {
    say: 'Cards in sequence move together. The 4♣ takes the 3♦ along onto the 5♥: “6 3”.',
    play: ['6 3'],
  },
  {
    say: 'When nothing useful is left, one card is dealt on every file: “deal”. Aces are good for nothing; watch what becomes of one.',
    play: ['deal'],
  },
  {
    board: `1: 5h 8c KH QS JD | 2: 9h 2H | 3: 7c KS QD JC TH 9S 8D 7C 6H 5S 4D 3C | 5: 6d JH
      6: 4c TS | 7: 9d 5C | 8: 3h 8S | 9: 2d QC | 10: 7d 4S | stock: 3s 8h`,
    say: 'The ace went out at once. Now a space: only a king may come into an empty file, with the run that lies on it. The K♥ with Q♠ and J♦: “1 4”.',
    play: ['1 4'],
  },
  {
    say: 'A run of twelve, king to two, leaves the game by itself. File 3 wants only the 2♥: “2 3”. Eight such runs, and you have won.',
    play: ['2 3'],
  },
];
