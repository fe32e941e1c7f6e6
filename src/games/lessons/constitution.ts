import type { Lesson } from '../../rules/lesson.ts';

/** The Constitution: a whole deal, and the first chain of vacancies. */
export const constitutionLesson: Lesson = [
  {
    deal: '1',
    say: 'Cards rise from the People (d) through Commons (c) and Lords (b) to the Privy Council (a): each onto the row above, down by one, red on black. The 2♥ rises: “b2 a7”.',
    play: ['b2 a7'],
  },
  {
    say: 'A vacancy! Before anything else it is filled from the row below, with any top card: which, is your choice. Say the 7♥: “c1 b2”.',
    play: ['c1 b2'],
  },
  {
    say: 'Now the Commons have one, and the People fill it. The 2♠ will be wanted soon: “d1 c1”.',
    play: ['d1 c1'],
  },
  {
    say: 'Among the People the stock has filled the place by itself. Only the Privy Council serves the Government, the foundations, built up in suit to the jack: “a7 f”.',
    play: ['a7 f'],
  },
  { say: 'Any move can be taken back, as far as you like. Try it: “undo”.', play: ['undo'] },
  { say: 'And again: “a7 f” or “redo”.', play: ['a7 f'] },
  {
    say: 'Where nothing should move, turn a card: what lies on top of the waste is the next to join the People. “turn”. Wait for the right card before you make a vacancy.',
    play: ['turn'],
  },
];
