import type { SeedFault } from '../../../card/seed.ts';
import type { Phrase } from '../../../rules/phrase.ts';
import { cardSign } from '../../card-text.ts';
import type { DealFault } from '../../deal-text.ts';
import type { Language, Messages } from '../language.ts';
import { englishAid } from './aid.ts';
import { englishArguments } from './arguments.ts';
import { englishComplaints } from './complaints.ts';
import { englishFigures } from './figures.ts';
import { englishFortune } from './fortune.ts';
import { englishHouse } from './house.ts';
import { englishKeeping } from './keeping.ts';
import { englishKeys } from './keys.ts';
import { englishList, englishSettings } from './list.ts';
import { englishPages } from './pages.ts';
import { englishPhrases } from './phrases.ts';
import { englishSolver } from './solver.ts';
import { englishSpeech } from './speech.ts';
import { englishTeaching } from './teaching.ts';
import { be, caption, list, rankName, term, theGroup, thePile } from './words.ts';

function speak(phrase: Phrase): string {
  return englishPhrases[phrase.id](phrase.with, { speak, term, rankName, list });
}

const say: Messages = {
  unknownCommand: (word, nearest) =>
    nearest
      ? `I don't know “${word}”. Did you mean “${nearest}”?`
      : `I don't know “${word}”. Type help for the words I know.`,
  badCommand: () => 'That is not a command: at most 200 letters, no control characters.',
  nothingTyped: () => 'Type a command, or help for the words I know.',
  notInThisGame: (verb, game) => `There is nothing to ${verb} in ${game}.`,
  badCount: (word) => `“${word}” is no count: say how many cards, 1 or more.`,
  unknownPile: (word, piles) => `There is no pile or card “${word}” here. The piles are ${piles}.`,
  incomplete: (verb) => `Say what to ${verb}: two piles, such as “move 3 to 7”, or a card.`,
  notHere: (order) => `“${order}” does nothing in this way of playing.`,
  badSeed: (fault) => SEED_FAULTS[fault],
  badDeal: (fault) => dealFault(fault),
  gameOver: (won) => `The game is ${won ? 'won' : 'lost'}: undo, restart or new.`,
  nothingToUndo: () => 'There is nothing to undo.',
  nothingToRedo: () => 'There is nothing to redo.',
  ambiguous: (moves, isMore) => `${list(moves, 'or')}${isMore ? ' …' : ''}?`,
  described: (route, lifted, onto) => `${route} ${lifted}${onto === '' ? '' : ` on ${onto}`}`,
  fillFirst: (pile, from) =>
    `First fill the vacancy ${pile} with a card from ${term(from, 'many')}.`,
  samePile: (pile) => `${pile} is where it lies already.`,
  emptyPile: (pile) => `There is no card on ${thePile(pile)}.`,
  noRoute: (from, to, takes) =>
    takes.length === 0
      ? `Nothing is laid on ${theGroup(to)}.`
      : `Cards come to ${theGroup(to)} only from ${list(
          takes.map((group) => term(group, 'many')),
          'or',
        )}, not from ${theGroup(from)}.`,
  notNow: (condition) => `That is allowed only ${condition}.`,
  doesNotFit: (card, onto, group, build) =>
    `${cardSign(card)} does not go on ${cardSign(onto)}: ${theGroup(group)} ${be(group)} built ${build}.`,
  doesNotFill: (card, group, fill) =>
    `${cardSign(card)} does not go into an empty ${term(group)}: that takes ${fill}.`,
  noSpaces: (group) => `An empty ${term(group)} stays empty.`,
  firstSpace: (pile) => `The next one goes to ${pile}, the first that is empty.`,
  onlySpaces: (from, to) =>
    `From ${theGroup(from)} cards come only into an empty ${term(to)}, not onto cards.`,
  onlyCards: (from, to) =>
    `From ${theGroup(from)} cards come only onto cards, not into an empty ${term(to)}.`,
  notPlaced: (card, group, place) =>
    `${cardSign(card)} does not lie on ${theGroup(group)}: only ${place} lie there.`,
  notFrom: (card, from, to, cards) =>
    `${cardSign(card)} does not go there: from ${theGroup(from)} only ${cards} go to ${theGroup(to)}.`,
  notLifted: (group, lift) => `From ${theGroup(group)} ${lift}.`,
  noRun: (count, pile) =>
    `The top ${count} cards of ${thePile(pile)} are not a run that moves together.`,
  noChange: (group) =>
    `That would only change one ${term(group)} for another: nothing would be gained.`,
  cardNotFree: (card) => `${cardSign(card)} is not free to move.`,
  cardNowhere: (card) => `No ${cardSign(card)} is to be seen.`,
  nowhereToGo: (pile) => `Nothing on ${thePile(pile)} can move now.`,
  notTogether: (pile) => `Those cards of ${thePile(pile)} cannot move together now.`,
  noSuchMove: () => 'That cannot be done now.',
  stockEmpty: () => 'The stock is empty.',
  noPassLeft: () => 'The stock is empty and may not be gone through again.',
  leaveGame: (order) =>
    order === 'quit'
      ? 'Leave this game unfinished? y or n'
      : 'Give this game up for another? y or n',
  stayed: () => 'The game goes on.',
  playPasted: (lines) => `Play ${lines} pasted lines one after another? y or n`,
  pasteStopped: (played, lines, line, why) =>
    `Stopped at pasted line ${played + 1} of ${lines}, “${line}”: ${why}`,
  undone: (moves) => `${moves === 1 ? 'One move' : `${moves} moves`} taken back.`,
  redone: (moves) => `${moves === 1 ? 'One move' : `${moves} moves`} made again.`,
  restarted: () => 'The same deal from the beginning; redo brings the moves back.',
  won: (moves) => `It comes out! Won in ${moves} moves. new, restart, undo or quit?`,
  lost: (moves) => `Nothing is left to play after ${moves} moves. undo, restart, new or quit?`,
  hopeless: () => 'This game cannot be won any more: undo, restart or new.',
  helpTitle: () => 'What you can type, and the keys',
  noCompletion: () => 'Nothing that can be done begins like that.',
  actionNotNow: (verb, says) => `You cannot ${verb} now. The rule: ${says}.`,
};

const SEED_FAULTS: Readonly<Record<SeedFault, string>> = {
  empty: 'A seed is any text of 1 to 64 characters: this one is empty.',
  'too-long': 'A seed has at most 64 characters.',
  'control-character': 'A seed has no control characters in it.',
  'broken-character': 'This seed has half a character in it: write it again.',
};

/** The longest a stray word of a deal file is quoted. */
const LONGEST_QUOTE = 20;

function dealFault(fault: DealFault): string {
  switch (fault.fault) {
    case 'not-a-card': {
      const letters = [...fault.text.replace(/\p{C}/gu, '?')];
      const more = letters.length > LONGEST_QUOTE ? '…' : '';
      const quote = letters.slice(0, LONGEST_QUOTE).join('') + more;
      return `Card ${fault.at}, “${quote}”, is no card: write them like 7H or TS.`;
    }
    case 'not-in-pack':
      return `Card ${fault.at}, ${fault.text}, is not in this game's pack.`;
    case 'too-often':
      return `Card ${fault.at} is ${fault.text} once more: there ${fault.times === 1 ? 'is one' : 'are two'} of it.`;
    case 'too-few':
      return `There are ${fault.count} cards, and ${fault.of} are wanted: ${fault.missing} is missing.`;
  }
}

/** What stands for a pile's name where there is little room, the longest first. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  stock: ['stk'],
  waste: ['wst'],
  reserve: ['res.', 'res'],
};

function pileIn(id: string, letters: number): string {
  const names = [id, ...(SHORT[id] ?? [])];
  return names.find(({ length }) => length <= letters) ?? id.slice(0, letters);
}

/** English. */
export const english: Language = {
  code: 'en',
  phrase: speak,
  caption,
  pile: (id) => id,
  pileIn,
  command: (command) => command,
  option: (name) => name,
  choice: (value) => value,
  say,
  pages: englishPages,
  list: englishList,
  settings: englishSettings,
  keys: englishKeys,
  speech: englishSpeech,
  teaching: englishTeaching,
  keeping: englishKeeping,
  figures: englishFigures,
  solver: englishSolver,
  fortune: englishFortune,
  aid: englishAid,
  arguments: englishArguments,
  complaints: englishComplaints,
  house: englishHouse,
  games: {},
  lessons: async () => ({}),
};
