import {
  type Card,
  CLUBS,
  DIAMONDS,
  faceOf,
  HEARTS,
  isFaceDown,
  NO_CARD,
  rankOf,
  SPADES,
  suitOf,
} from '../../../card/card.ts';
import { readCard } from '../../card-text.ts';
import type { NamedPile, Speech } from '../speech.ts';
import { be, capitalized, list, term } from './words.ts';

const RANKS = [
  'no card',
  'ace',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
];
const SUITS: Readonly<Record<number, string>> = {
  [CLUBS]: 'clubs',
  [DIAMONDS]: 'diamonds',
  [HEARTS]: 'hearts',
  [SPADES]: 'spades',
};

function card(of: Card): string {
  return `${RANKS[rankOf(of)]} of ${SUITS[suitOf(faceOf(of))]}`;
}

function numberOf({ id }: NamedPile): string {
  return /\d+$/.exec(id)?.[0] ?? '';
}

function pileName(pile: NamedPile): string {
  const number = numberOf(pile);
  return number === '' ? `the ${term(pile.group).replace(/^the /, '')}` : `${pile.group} ${number}`;
}

/** At the beginning of a sentence. */
function thatPile(pile: NamedPile): string {
  return capitalized(pileName(pile));
}

function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}

/** `seven of hearts`, or the ends of a run and how many they are. */
function runOf(cards: readonly Card[]): string {
  const [first, ...more] = cards.map(card) as [string, ...string[]];
  const last = more.at(-1);
  return last === undefined ? first : `${first} to ${last}, ${count(cards.length, 'card')},`;
}

/** Hidden cards by their number, the others by their names. */
function named(cards: readonly Card[]): string {
  const parts: string[] = [];
  for (let i = 0; i < cards.length; i++) {
    let hidden = 0;
    while (i + hidden < cards.length && isFaceDown(cards[i + hidden]!)) hidden++;
    if (hidden === 0) parts.push(card(cards[i]!));
    else {
      parts.push(`${hidden} face down`);
      i += hidden - 1;
    }
  }
  return parts.join(', ');
}

/** `files 1, 2 and 5`, `the waste`, `columns 1 to 4`. */
function together(piles: readonly NamedPile[]): string {
  const groups = [...new Set(piles.map(({ group }) => group))];
  return list(
    groups.map((group) => {
      const own = piles.filter((pile) => pile.group === group);
      const [one, ...others] = own as [NamedPile, ...NamedPile[]];
      return others.length === 0 ? pileName(one) : `${several(group)} ${numbers(own)}`;
    }),
  );
}

/** The piles of a group in words that may be typed back with a number. */
function several(group: string): string {
  const many = term(group, 'many');
  return many.startsWith('the ') ? group : many;
}

function numbers(piles: readonly NamedPile[]): string {
  const all = piles.map((pile) => Number(numberOf(pile)));
  const isRange = all.length > 2 && all.every((number, i) => number === all[0]! + i);
  return isRange ? `${all[0]} to ${all.at(-1)}` : list(all.map(String));
}

/** A card on a foundation goes without saying where it follows one of its suit. */
function landing(first: Card, to: NamedPile, below: Card): string {
  if (below === NO_CARD || isFaceDown(below)) return '';
  if (to.kind === 'discard' || to.kind === 'waste') return '';
  if (to.kind === 'foundation' && suitOf(first) === suitOf(below)) return '';
  return `, on the ${card(below)}`;
}

function brief(pile: NamedPile, cards: readonly Card[], most: number): string {
  if (cards.length === 0) return `${thatPile(pile)}: empty.`;
  if (pile.kind === 'stock') return `${thatPile(pile)}: ${count(cards.length, 'card')}.`;
  if (cards.length <= most) return `${thatPile(pile)}: ${named(cards)}.`;
  if (pile.kind === 'foundation') {
    return `${thatPile(pile)}: ${card(cards[0]!)} to ${card(cards.at(-1)!)}, ${count(cards.length, 'card')}.`;
  }
  return `${thatPile(pile)}: ${count(cards.length, 'card')}, the last ${named(cards.slice(-most))}.`;
}

/** What a player who listens is told in English. */
export const englishSpeech: Speech = {
  card,
  pile: pileName,
  inWords: (text) =>
    text
      .replace(/(?:10|[A2-9JQK])[♣♦♥♠]/gu, (sign) => card(readCard(sign)!))
      .replace(/(\d)–(?=[a-z]*\d)/gu, '$1 to ')
      .replace(/[“”]/gu, '"')
      .replaceAll(' · ', ', ')
      .replace(/(?<=^|[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase()),
  came: (cards, from, to, below) => {
    const space = to.kind === 'tableau' && below === NO_CARD ? 'the empty ' : '';
    const words = `${runOf(cards)} from ${pileName(from)} to ${space}${pileName(to)}`;
    return `${capitalized(words)}${landing(cards[0]!, to, below)}.`;
  },
  dealt: (cards, left) => {
    const [first] = cards;
    const isOne = cards.every(({ to }) => to.id === first?.to.id);
    const told = isOne
      ? `From the stock to ${first ? pileName(first.to) : 'nowhere'}: ${cards.map((one) => card(one.card)).join(', ')}.`
      : `From the stock: ${cards.map((one) => `${card(one.card)} to ${pileName(one.to)}`).join(', ')}.`;
    return left === 0 ? told : `${told} ${left} left in the stock.`;
  },
  hidden: (cards, from, to) => {
    const what = cards.length === 1 ? card(cards[0]!) : count(cards.length, 'card');
    const go = cards.length === 1 ? 'goes' : 'go';
    return `${capitalized(what)} from ${together(from)} ${go} face down to ${pileName(to)}.`;
  },
  exchanged: ([one, other], [here, there]) =>
    `${capitalized(card(one))} from ${pileName(here)} and ${card(other)} from ${pileName(there)} change places.`,
  turnedUp: (of, pile) => `${thatPile(pile)} turns up the ${card(of)}.`,
  turnedDown: (of, pile) => `${thatPile(pile)} turns the ${card(of)} face down again.`,
  shows: (of, pile) => `${thatPile(pile)} shows the ${card(of)}.`,
  emptied: (piles) => {
    const isOne =
      piles.length === 1 && (numberOf(piles[0]!) !== '' || be(piles[0]!.group) === 'is');
    return `${capitalized(together(piles))} ${isOne ? 'is' : 'are'} empty.`;
  },
  whole: (pile, cards) =>
    cards.length === 0 ? `${thatPile(pile)}: empty.` : `${thatPile(pile)}: ${named(cards)}.`,
  brief,
  row: (piles, tops) => {
    const isEmpty = tops.every((top) => top === null);
    const told = isEmpty ? ['empty'] : tops.map((top) => (top === null ? 'empty' : named([top])));
    return `${capitalized(together(piles))}: ${told.join(', ')}.`;
  },
  choose: (titles) => [
    'Which game?',
    ...titles.map((title, i) => `${i + 1}: ${title}.`),
    'Type its number or its name; “learn” before it for a lesson; or quit.'.replace(/[“”]/gu, '"'),
  ],
  opening: (title, seed, base) =>
    [
      `${title}, ${seed === null ? 'a deal of its own' : `seed ${seed}`}.`,
      ...(base === 0 ? [] : [`The foundations start with a card of the rank ${RANKS[base]}.`]),
    ].join(' '),
  howTold: () => 'Each pile is told from the bottom; its last card is on top.',
  hint: () => 'Type a command; say, what, board, help or quit.',
  figures: (moves, score, passes, base) =>
    [
      `${count(moves, 'move')}, score ${score}.`,
      ...(base === 0 ? [] : [`Base: ${RANKS[base]}.`]),
      ...(passes === null || passes === 0
        ? []
        : [`The stock was gone through ${passes === 1 ? 'once' : `${passes} times`}.`]),
    ].join(' '),
  commands: [
    { command: 'board', meaning: 'hear the whole table' },
    {
      command: 'say',
      meaning: 'hear how the game stands: the figures, the stock, the foundations',
    },
    { command: 'say 3', meaning: 'hear one pile from the bottom to the top' },
    { command: 'what', meaning: 'hear everything that can be done now' },
    { command: 'what 3', meaning: 'hear where the cards of a pile can go' },
  ],
  command: (command, meaning) => `${command}: ${meaning}.`,
  doing: (verb, from, to) => {
    if (verb === 'turn' && to?.kind === 'stock') return 'Turn the waste over.';
    if (verb === 'exchange' && from && to) {
      return `Exchange ${pileName(from)} with ${pileName(to)}.`;
    }
    if (verb === 'slip' && from) return `Slip the king of ${pileName(from)} under it.`;
    return `${capitalized(verb)}.`;
  },
  which: (choices) => [
    'That fits several moves. Which?',
    ...choices.map((choice, i) => `${i + 1}: ${choice}`),
    'Type its number, or another command.',
  ],
  noSuchChoice: (most) => `Type a number from 1 to ${most}, or another command.`,
  possible: (moves, pile, more) => {
    const where = pile ? `from ${pileName(pile)}` : 'now';
    if (moves.length === 0) return [`Nothing can move ${where}.`];
    const rest = more === 0 ? [] : [`And ${more} more: name a pile to hear its own.`];
    return [...moves, ...rest];
  },
};
