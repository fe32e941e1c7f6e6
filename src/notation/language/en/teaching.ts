import { NO_CARD } from '../../../card/card.ts';
import { cardSign } from '../../card-text.ts';
import type { Teaching } from '../teaching.ts';
import { be, capitalized, theGroup } from './words.ts';

/** What the program says in English when it teaches. */
export const englishTeaching: Teaching = {
  heading: (title, step, of) => `Learning ${title} · step ${step} of ${of}`,
  alsoAllowed: (suggested) => `That is allowed too, but here try “${suggested}”.`,
  suggestion: (suggested) => `Try “${suggested}”.`,
  notInLesson: (order) => `There is no “${order}” in a lesson. “quit” leaves it.`,
  finished: (title) =>
    `That was every kind of move in ${title}. “rules” has the rest. Type “play” for a game, “again” to begin anew, “quit” to leave.`,
  leave: () => 'Leave the lesson? y or n',
  stayed: () => 'The lesson goes on.',
  words: (isOver) => (isOver ? ['again'] : ['hint', 'skip', 'again']),
  hint: () => 'Type what is asked for, or: hint, skip, again, quit.',
  later: () => 'Some moves later.',
  another: () => 'Another table.',
  built: (group, build) => `${capitalized(theGroup(group))} ${be(group)} built ${build}.`,
  carry: (cards, onto, to, command) => {
    const first = cardSign(cards[0]!);
    const what = cards.length === 1 ? `The ${first} goes` : `The ${first} and what lies on it go`;
    const where = onto === NO_CARD ? `to the empty ${to}` : `on the ${cardSign(onto)}`;
    return `${what} ${where}: type “${command}”.`;
  },
  act: (rule, command) => `${capitalized(rule)}. Type “${command}”.`,
  takeBack: () => 'Any move can be taken back, as many as you like. Type “undo”.',
};
