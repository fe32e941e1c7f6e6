import { cardSign } from '../../card-text.ts';
import type { AidWords, Place } from '../aid-words.ts';
import { list, theGroup, thePile } from './words.ts';

const ORDINALS = ['', 'on top', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

function place({ pile, depth }: Place): string {
  if (depth === 1) return `on top of ${thePile(pile)}`;
  return `on ${thePile(pile)}, ${ORDINALS[depth] ?? `${depth}th`} from the top`;
}

function times(count: number): string {
  return count === 1 ? 'undo' : `undo ${count}`;
}

/** What is told in English to whoever asks for help at the table. */
export const englishAid: AidWords = {
  commands: [
    { command: 'hint', meaning: 'where to look; again, the card; once more, the whole move' },
    { command: 'auto, auto on', meaning: 'bring up what no card needs any more, now or always' },
    { command: 'finish', meaning: 'play the rest, where nothing is left to think about' },
    { command: 'why, why 3 7', meaning: 'the rules behind the last refusal, or about a move' },
    { command: 'say, say 3', meaning: 'how the game stands, or a pile from bottom to top' },
    { command: 'what, what 3', meaning: 'all that can be done now, or with the cards of a pile' },
    { command: '/7h', meaning: 'find a card' },
    { command: '.', meaning: 'the last move once more, where it can be made' },
    { command: 'score off', meaning: 'how the score is told: book, cards, money or off' },
    { command: 'resign', meaning: 'give the game up' },
    { command: 'again', meaning: 'the same deal as a new game' },
  ],
  lookAt: (group) => `There is something to do: look at ${theGroup(group)}.`,
  lookAtCard: (card, pile) => `Look at ${cardSign(card)} on ${thePile(pile)}.`,
  hint: (move) => `You might play ${move}.`,
  noHint: (isCertain, back) =>
    `${isCertain ? 'Nothing useful is left' : 'I see nothing useful'} from here: ${back === null ? 'restart' : times(back)} or new.`,
  wentUp: (cards) => `and ${cards === 1 ? 'one card' : `${cards} cards`} more up`,
  nothingSafe: () => 'No card can go up that might not be needed yet.',
  mayFinish: () => 'The rest needs no more thought: finish plays it.',
  playsOut: () => 'The rest goes up by itself; any key stops it.',
  halted: () => 'Stopped: finish plays the rest.',
  notDecided: () => 'There is still something to think about: bringing cards up does not win yet.',
  passWasted: () =>
    'A whole pass through the stock has changed nothing: undo, resign, or look again.',
  resign: () => 'Give this game up as lost? y or n',
  resigned: () => 'You gave it up. undo goes on with it, again plays it anew, new deals another.',
  notBegun: () => 'No move was made yet: there is nothing to give up.',
  goesOn: () => 'The game goes on.',
  again: () => 'The same deal, as a new game.',
  whyNothing: () => 'Nothing was refused. Ask about a move: why 3 7.',
  whyNot: () => 'That can be done.',
  nothingToRepeat: () => 'No move was made yet that could be made once more.',
  notAPile: (word) => `“${word}” is no pile of this game.`,
  notACard: (word) => `“${word}” is no card of this game: write it like 7h or 10s.`,
  pileHolds: (pile, hidden, cards) => {
    const parts = [
      ...(hidden > 0 ? [`${hidden} hidden`] : []),
      ...(cards.length > 0 ? [cards.map(cardSign).join(' ')] : []),
    ];
    return `${pile}: ${parts.length === 0 ? 'empty' : parts.join(', then ')}`;
  },
  found: (card, places, isMore) =>
    `${cardSign(card)} is ${list(places.map(place))}${isMore ? '; the other is not to be seen' : ''}.`,
  foundHidden: (card) => `${cardSign(card)} is not to be seen: it lies face down.`,
  foundOut: (card) => `${cardSign(card)} is out of play.`,
  title: { say: 'How the game stands', what: 'What can be done now', why: 'Why not' },
};
