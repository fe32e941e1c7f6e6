import type { Phrase, PhraseArgument, PhraseId } from '../../../rules/phrase.ts';
import { cardSign } from '../../card-text.ts';
import type { PhraseMaker, Speaker } from '../language.ts';

const number = (arg: PhraseArgument | undefined): number => arg as number;
const group = (arg: PhraseArgument | undefined): string => arg as string;

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
];

function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

function times(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${inWords(count)} times`;
}

function cards(count: number): string {
  return count === 1 ? 'one card' : `${inWords(count)} cards`;
}

/** Piles that go by one name together are told together: `the reserve`, but `a column`. */
function some(piles: string, { term }: Speaker): string {
  const many = term(piles, 'many');
  return many.startsWith('the ') ? many : A(term(piles));
}

const A = (text: string): string => (/^[aeiou8]/.test(text) ? `an ${text}` : `a ${text}`);

function speakAll(args: readonly PhraseArgument[], { speak }: Speaker): string[] {
  return args.map((arg) => speak(arg as Phrase));
}

/** The English for every rule word. Each completes a sentence; none begins one but those on dealing. */
export const englishPhrases: Readonly<Record<PhraseId, PhraseMaker>> = {
  up: () => 'up by one',
  down: () => 'down by one',
  'up-wrapping': () => 'up by one, an ace following a king',
  'down-wrapping': () => 'down by one, a king following an ace',
  'in-suit': () => 'in suit',
  alternating: () => 'in alternating colors',
  'any-suit': () => 'whatever the suit',
  'all-of': (args, speaker) => speakAll(args, speaker).join(', '),
  'up-red-down-black': () => 'up by one in the red suits and down by one in the black',
  'down-red-up-black': () => 'down by one in the red suits and up by one in the black',

  'only-rank': ([rank], { rankName }) => `only ${A(rankName(number(rank)))}`,
  'base-rank': () => 'only a card of the base rank',
  'any-card': () => 'any card',
  'not-rank': ([rank], { rankName }) => `cards other than ${rankName(number(rank))}s`,
  'red-card': () => 'red cards',
  'black-card': () => 'black cards',
  'before-the-hour': () => 'cards up to its hour',

  top: () => 'only the top card moves',
  run: () => 'any number of cards move that are in sequence on top',
  whole: () => 'the cards in sequence move all together or not at all',
  'whole-or-top': () => 'the cards in sequence move all together, or the top card alone',
  'whole-or-top-of-two': () => 'a whole pile moves, or the top card alone where there are just two',

  turn: ([by, passes], { speak }) =>
    `${cards(number(by))} at a time ${number(by) === 1 ? 'is' : 'are'} turned from the stock onto the waste; ${speak(passes as Phrase)}`,
  'turn-passes': ([passes]) =>
    number(passes) === 0
      ? 'when it is out, the waste is turned over as it is and becomes the stock, as often as wanted'
      : number(passes) === 1
        ? 'the stock is gone through once'
        : `the stock may be gone through ${times(number(passes))}, the waste being turned over as it is`,
  'turn-when-full': ([turn], { speak }) =>
    `${speak(turn as Phrase)}; no card is turned while a place is empty`,
  'deal-row': ([piles], { term }) =>
    `one card is dealt face up on each ${term(group(piles))}, from the left, as long as cards are left`,
  gather: ([piles, count], { term }) =>
    number(count) === 0
      ? `the ${term(group(piles), 'many')} are not gathered again`
      : `when the stock is out, the ${term(group(piles), 'many')} may be gathered, unshuffled, and dealt again: ${times(number(count))}`,
  exchange: () =>
    'a black card lying in the north and a red card lying in the south may change places',
  'fill-all': () =>
    'vacancies of the opening are filled all together from the stock, before a card is turned',
  slip: () =>
    'as the first move, where both kings of a suit lie on smaller cards of their suit, one of them may be slipped under its packet',

  'turn-up': ([piles], speaker) =>
    `a card that lies face down on top of ${some(group(piles), speaker)} turns up`,
  'throw-out': ([piles, rank], { term, rankName }) =>
    `${A(rankName(number(rank)))} on top of ${A(term(group(piles)))} is thrown out`,
  'remove-run': ([piles, fit, from, to], { speak, term, rankName }) =>
    `a run from ${rankName(number(from))} to ${rankName(number(to))}, ${speak(fit as Phrase)}, on top of ${A(term(group(piles)))} leaves the game`,
  refill: ([count, ...args], { speak, term, list }) => {
    const names = args.filter((arg): arg is string => typeof arg === 'string');
    const given = args.find((arg): arg is Phrase => typeof arg === 'object');
    const spaces = names
      .slice(0, number(count))
      .map((name, i) => (i === 0 ? term(name) : term(name).replace(/^place /, '')));
    return `an empty ${list(spaces, 'or')} is filled at once from ${list(
      names.slice(number(count)).map((name) => term(name, 'many')),
      'or',
    ).replace(' or ', ', or if there is none from ')}${given ? `, ${speak(given)}` : ''}`;
  },
  'send-up': ([cards, ...piles], speaker) => {
    const card = speaker.speak(cards as Phrase).replace(/^only /, '');
    const tops = speaker.list(
      piles.map((name) => some(group(name), speaker)),
      'or',
    );
    return `${card} free on top of ${tops} goes to the foundations`;
  },

  'hand-out': () => 'once stock and waste are both out',
  'just-turned': () => 'for the card turned last',
  'after-opening': () => 'once the opening is over',

  'deal-rows': ([piles, count, side, from], { term }) =>
    `${inWords(number(count))} row${number(count) === 1 ? '' : 's'}, one card face ${side} to each ${term(group(piles))}${number(from) > 0 ? ` from the ${number(from) + 1}th on` : ''}`,
  'deal-packets': ([piles, count, side], { term }) => {
    const [one, many] = [term(group(piles)), term(group(piles), 'many')];
    const isOneHeap = many === `the ${one}`;
    const each = isOneHeap ? `each place of ${many}` : `each ${one}`;
    return `${cards(number(count))} face ${side} to ${isOneHeap && number(count) > 1 ? many : each}`;
  },
  'deal-first': ([piles], { term }) =>
    `one card to the first ${term(group(piles))}: its rank is the base`,
  'deal-steps': ([piles], { term }) =>
    `in steps: each ${term(group(piles))} one card longer than the one before, only the last face up`,
  'deal-wedge': ([piles], { term }) =>
    `a wedge of face-up rows, the first ${term(group(piles))} the longest`,
  'deal-around': (args, { term, list }) =>
    `one card face up to every place of ${list(args.map((name) => term(group(name), 'many')))}`,
  'set-out': ([piles, ...cards], { term }) =>
    `${cards.map((card) => cardSign(number(card))).join(' ')} are taken out of the pack and laid out in this order as ${term(group(piles), 'many')}`,
  'leave-out': (args, { rankName, list }) =>
    `all ${list(args.map((rank) => `${rankName(number(rank))}s`))} leave the game`,
  'deal-rest': () => 'the rest is the stock, face down',

  cleared: () => 'every card is on a foundation or has left the game',
  'score-foundations': ([beyond]) =>
    `one point for each card on the foundations${number(beyond) > 0 ? `, but for the ${inWords(number(beyond))} that lay there at the deal` : ''}`,
  'score-removed': () => 'one point for each card that has left the game',
  'score-money': ([price, pay]) =>
    `the pack costs ${number(price)} and every card on the foundations pays ${number(pay)}`,
};
