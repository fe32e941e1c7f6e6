import type { Lesson } from '../../rules/lesson.ts';

/** Help Your Neighbour: how a foundation lends a card, and what spaces are good for. */
export const helpYourNeighbourLesson: Lesson = [
  {
    board: `1: 9D | 2: 6S | 3: 3C | 4: JH | f1: AC 2C | f2: AD | f3: AH 2H 3H 4H 5H | f4: AS 2S 3S 4S
      waste: KC 2D | stock: 8s td 7c 4d`,
    say: 'The stock is turned card by card, once through: “turn”.',
    play: ['turn'],
  },
  {
    say: 'The 4♦ fits nowhere. But a foundation may lend a card to its neighbours, whatever the suit: the 5♥ comes back onto the 6♠, “f3 2”.',
    play: ['f3 2'],
  },
  {
    say: 'Piles are built down by one in any suit. The 4♦ on the 5♥: “waste 2”.',
    play: ['waste 2'],
  },
  { say: 'And the 3♣ on the 4♦: “3 2”.', play: ['3 2'] },
  { say: 'Any move can be taken back, as far as you like: “undo”.', play: ['undo'] },
  {
    say: 'For the 3♣ could go up as well: foundations go up in suit from the ace. “3 f”.',
    play: ['3 f'],
  },
  { say: 'So does the 2♦ that the waste shows now: “waste f”.', play: ['waste f'] },
  {
    say: 'Pile 3 is empty. Any card may fill it whenever you like, here the K♣ from the waste: “waste 3”.',
    play: ['waste 3'],
  },
  {
    board: `1: 9D TC | 2: 6S | f1: AC 2C 3C 4C | f2: AD 2D | f3: AH 2H 3H 4H 5H | f4: AS 2S 3S 4S
      waste: KC | stock: 8s qd 7c`,
    say: 'Or a card from another pile, to free what lies under it: the 10♣, “1 3”.',
    play: ['1 3'],
  },
  {
    say: 'Even a foundation may fill a space, with any card but its ace: the 4♣, “f1 4”.',
    play: ['f1 4'],
  },
];
