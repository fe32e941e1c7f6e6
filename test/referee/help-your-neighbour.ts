import {
  cardsOf,
  carry,
  countIn,
  faceUp,
  insistOn,
  isEmpty,
  isNextInSuit,
  numbered,
  optionOf,
  type Piles,
  passesAfter,
  rankOf,
  stockOf,
  suitOf,
  topOf,
} from './cards.ts';
import type { Entry, Position, Referee } from './referee.ts';
import { turned, turnOfStock } from './turning.ts';

const TABLEAU = numbered('', 4);
const FOUNDATIONS = numbered('f', 4);
const ACE = 1;

/**
 * Help Your Neighbour (Foster, Complete Hoyle, p. 512). The note is the current card, the one turned
 * last and not yet played, or null.
 */
export const helpYourNeighbour: Referee = {
  game: 'help-your-neighbour',

  deal(pack, options) {
    const aces = ['C', 'D', 'H', 'S'].map((suit) => {
      return pack.find((card) => rankOf(card) === ACE && suitOf(card) === suit)!;
    });
    const others = pack.filter((card) => rankOf(card) !== ACE);
    const piles: Record<string, readonly string[]> = { stock: stockOf(others.slice(4)), waste: [] };
    for (const [i, name] of FOUNDATIONS.entries()) piles[name] = [faceUp(aces[i]!)];
    for (const [i, name] of TABLEAU.entries()) piles[name] = [faceUp(others[i]!)];
    return { piles, passes: 0, options, note: null };
  },

  legal(position) {
    const { piles } = position;
    return [
      ...fromWaste(position),
      ...TABLEAU.flatMap((from) => [
        ...toFoundation(piles, from),
        ...toOccupied(piles, from),
        // A pile's only card would change nothing by going to another place.
        ...(cardsOf(piles, from).length > 1 ? toEmpty(piles, from) : []),
      ]),
      ...FOUNDATIONS.flatMap((from) => fromFoundation(piles, from)),
      ...turnOfStock(piles, 1),
    ];
  },

  play(position, entry) {
    insistOn(helpYourNeighbour.legal(position), entry);
    const { piles } = position;
    const after =
      entry.action === 'turn'
        ? turned(piles, entry)
        : carry(piles, entry.from, entry.to!, entry.count);
    const passes = passesAfter(position, after);
    return { ...position, piles: after, passes, note: currentAfter(position, entry) };
  },

  status(position) {
    if (helpYourNeighbour.score(position) === 52) return 'won';
    return helpYourNeighbour.legal(position).length === 0 ? 'lost' : 'playing';
  },

  score(position) {
    return countIn(position.piles, FOUNDATIONS);
  },
};

/** The card turned last is current until it is played or the next is turned, whatever is moved between. */
function currentAfter({ piles, note }: Position, entry: Entry): unknown {
  if (entry.action === 'turn') return faceUp(topOf(piles, 'stock')!);
  return entry.from === 'waste' ? null : note;
}

function moves(from: string, targets: readonly string[]): Entry[] {
  return targets.map((to) => ({ action: 'move', from, to, count: 1 }));
}

/** Same suit, next rank; the aces lie there from the beginning, so none is ever empty. */
function toFoundation(piles: Piles, from: string): Entry[] {
  const card = topOf(piles, from);
  if (card === undefined) return [];
  const fits = (name: string): boolean => {
    const top = topOf(piles, name);
    return top !== undefined && isNextInSuit(card, top);
  };
  return moves(from, FOUNDATIONS.filter(fits));
}

/** Exactly one rank lower, any suit. */
function toOccupied(piles: Piles, from: string): Entry[] {
  const card = topOf(piles, from);
  if (card === undefined) return [];
  const fits = (name: string): boolean => {
    const top = topOf(piles, name);
    return name !== from && top !== undefined && rankOf(card) === rankOf(top) - 1;
  };
  return moves(from, TABLEAU.filter(fits));
}

function toEmpty(piles: Piles, from: string): Entry[] {
  if (isEmpty(piles, from)) return [];
  return moves(
    from,
    TABLEAU.filter((name) => isEmpty(piles, name)),
  );
}

function fromWaste({ piles, options, note }: Position): Entry[] {
  const talonToPiles = optionOf(options, 'talon-to-piles', ['yes', 'no']) === 'yes';
  const isCurrent = note !== null && note !== undefined && note === topOf(piles, 'waste');
  return [
    ...toFoundation(piles, 'waste'),
    ...(talonToPiles || isCurrent ? toOccupied(piles, 'waste') : []),
    ...toEmpty(piles, 'waste'),
  ];
}

/** "Help": any foundation card but the ace may come back to the piles. */
function fromFoundation(piles: Piles, from: string): Entry[] {
  if (cardsOf(piles, from).length < 2) return [];
  return [...toOccupied(piles, from), ...toEmpty(piles, from)];
}
