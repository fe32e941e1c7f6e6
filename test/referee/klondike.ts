import {
  cardsOf,
  carry,
  countIn,
  faceDown,
  faceUp,
  foundationsFor,
  insistOn,
  isAlternateDown,
  isEmpty,
  isFaceDown,
  isNextInSuit,
  numbered,
  type Options,
  optionOf,
  type Piles,
  passesAfter,
  rankOf,
  settle,
  stockOf,
  topOf,
  withPile,
} from './cards.ts';
import type { Entry, Position, Referee } from './referee.ts';
import { isStuckHoweverTurned, turned, turnOfStock, turnOfWaste } from './turning.ts';

const COLUMNS = numbered('', 7);
const FOUNDATIONS = numbered('f', 4);
const ACE = 1;
const KING = 13;

/** Klondike as Foster has it (Complete Hoyle, pp. 512-513). */
export const klondike: Referee = {
  game: 'klondike',

  deal(pack, options) {
    const columns: Record<string, string[]> = Object.fromEntries(COLUMNS.map((name) => [name, []]));
    let next = 0;
    for (let k = 1; k <= 7; k++) {
      for (let j = k; j <= 7; j++) {
        const card = pack[next++]!;
        columns[j]!.push(j === k ? faceUp(card) : faceDown(card));
      }
    }
    const piles = {
      ...columns,
      f1: [],
      f2: [],
      f3: [],
      f4: [],
      stock: stockOf(pack.slice(next)),
      waste: [],
    };
    return { piles: consequences(piles), passes: 0, options };
  },

  legal(position) {
    const { piles, options } = position;
    return [
      ...fromWaste(piles),
      ...COLUMNS.flatMap((from) => fromColumn(piles, from, options)),
      ...FOUNDATIONS.flatMap((from) => fromFoundation(piles, from, options)),
      ...turns(position),
    ];
  },

  play(position, entry) {
    insistOn(klondike.legal(position), entry);
    const { piles } = position;
    const moved =
      entry.action === 'turn'
        ? turned(piles, entry)
        : carry(piles, entry.from, entry.to!, entry.count);
    const after = consequences(moved);
    return { ...position, piles: after, passes: passesAfter(position, after) };
  },

  status(position) {
    if (klondike.score(position) === 52) return 'won';
    return isStuckHoweverTurned(klondike, position) ? 'lost' : 'playing';
  },

  score(position) {
    return countIn(position.piles, FOUNDATIONS);
  },
};

/** A column showing no face turns up its top card; an ace on top of a column goes out. */
function consequences(piles: Piles): Piles {
  return settle(piles, COLUMNS, (now, name) => {
    const top = topOf(now, name);
    if (top === undefined) return undefined;
    if (isFaceDown(top)) {
      return withPile(now, name, [...cardsOf(now, name).slice(0, -1), faceUp(top)]);
    }
    if (rankOf(top) !== ACE) return undefined;
    return carry(now, name, FOUNDATIONS.find((f) => isEmpty(now, f))!);
  });
}

/** The columns a card, with whatever lies on it, may go to. An ace is never laid on the layout. */
function columnsFor(piles: Piles, card: string): string[] {
  return COLUMNS.filter((name) => {
    const top = topOf(piles, name);
    if (rankOf(card) === ACE) return false;
    return top === undefined ? rankOf(card) === KING : isAlternateDown(card, top);
  });
}

function toFoundation(piles: Piles, from: string, card: string): Entry[] {
  return foundationsFor(piles, FOUNDATIONS, card, rankOf(card) === ACE, isNextInSuit).map((to) => ({
    action: 'move',
    from,
    to,
    count: 1,
  }));
}

function fromWaste(piles: Piles): Entry[] {
  const card = topOf(piles, 'waste');
  if (card === undefined) return [];
  const toColumn = columnsFor(piles, card).map((to): Entry => {
    return { action: 'move', from: 'waste', to, count: 1 };
  });
  return [...toFoundation(piles, 'waste', card), ...toColumn];
}

function fromColumn(piles: Piles, from: string, options: Options): Entry[] {
  const cards = cardsOf(piles, from);
  const top = topOf(piles, from);
  if (top === undefined) return [];
  const entries = toFoundation(piles, from, top);
  for (const count of liftable(cards, options)) {
    const lowest = cards[cards.length - count]!;
    for (const to of columnsFor(piles, lowest)) {
      if (to === from) continue;
      const isWholeToSpace = count === cards.length && isEmpty(piles, to);
      if (!isWholeToSpace) entries.push({ action: 'move', from, to, count });
    }
  }
  return entries;
}

/** How many cards may be lifted together: all those face up, or with `unit=any` any top part of them. */
function liftable(cards: readonly string[], options: Options): number[] {
  const faceUpCards = cards.filter((card) => !isFaceDown(card)).length;
  if (optionOf(options, 'unit', ['whole', 'any']) === 'whole') return [faceUpCards];
  return Array.from({ length: faceUpCards }, (_, i) => i + 1);
}

/** With `worry-back=yes` a foundation's top card, except an ace, may come back to the layout. */
function fromFoundation(piles: Piles, from: string, options: Options): Entry[] {
  const card = topOf(piles, from);
  if (card === undefined || optionOf(options, 'worry-back', ['no', 'yes']) === 'no') return [];
  return columnsFor(piles, card).map((to) => ({ action: 'move', from, to, count: 1 }));
}

function turns({ piles, passes, options }: Position): Entry[] {
  const size = optionOf(options, 'turn', ['3', '1']);
  const limit = optionOf(
    options,
    'passes',
    size === '1' ? ['1', '3', 'unlimited'] : ['unlimited', '1', '3'],
  );
  // A pass is over when the stock has become empty, so as many passes as that have been made.
  const mayTurnBack = limit === 'unlimited' || passes < Number(limit);
  return [...turnOfStock(piles, Number(size)), ...(mayTurnBack ? turnOfWaste(piles) : [])];
}
