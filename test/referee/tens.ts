import {
  cardsOf,
  carry,
  countIn,
  faceDown,
  faceUp,
  insistOn,
  isAlternateDown,
  isEmpty,
  isFaceDown,
  numbered,
  type Piles,
  passesAfter,
  rankOf,
  settle,
  stockOf,
  topOf,
  withPile,
} from './cards.ts';
import type { Entry, Referee } from './referee.ts';

const FILES = numbered('', 10);
const ACE = 1;
const KING = 13;
/** King to two: what a complete sequence counts, its ace being thrown out before. */
const COMPLETE = 12;

/** Tens, with two packs: the first game of the Wish (Everybody's Book of Luck). */
export const tens: Referee = {
  game: 'tens',

  deal(pack, options) {
    const files: Record<string, string[]> = Object.fromEntries(FILES.map((name) => [name, []]));
    let next = 0;
    for (const row of [1, 2, 3]) {
      for (const name of FILES) {
        const card = pack[next++]!;
        files[name]!.push(row === 3 ? faceUp(card) : faceDown(card));
      }
    }
    const piles = { ...files, stock: stockOf(pack.slice(next)), aces: [], runs: [] };
    return { piles: consequences(piles), passes: 0, options };
  },

  legal({ piles }) {
    const entries = FILES.flatMap((from) => fromFile(piles, from));
    if (!isEmpty(piles, 'stock')) entries.push({ action: 'deal', from: 'stock' });
    return entries;
  },

  play(position, entry) {
    insistOn(tens.legal(position), entry);
    const { piles } = position;
    const moved =
      entry.action === 'deal'
        ? withRowDealt(piles)
        : carry(piles, entry.from, entry.to!, entry.count);
    const after = consequences(moved);
    return { ...position, piles: after, passes: passesAfter(position, after) };
  },

  status(position) {
    if (countIn(position.piles, [...FILES, 'stock']) === 0) return 'won';
    return tens.legal(position).length === 0 ? 'lost' : 'playing';
  },

  score(position) {
    return countIn(position.piles, ['aces', 'runs']);
  },
};

/** Turning up, throwing out aces, and removing complete sequences, until nothing changes. */
function consequences(piles: Piles): Piles {
  return settle(piles, FILES, (now, name) => {
    const top = topOf(now, name);
    if (top === undefined) return undefined;
    if (isFaceDown(top)) {
      return withPile(now, name, [...cardsOf(now, name).slice(0, -1), faceUp(top)]);
    }
    if (rankOf(top) === ACE) return carry(now, name, 'aces');
    if (isCompleteSequence(cardsOf(now, name).slice(-COMPLETE))) {
      return carry(now, name, 'runs', COMPLETE);
    }
    return undefined;
  });
}

function isCompleteSequence(cards: readonly string[]): boolean {
  return cards.length === COMPLETE && rankOf(cards[0]!) === KING && isRun(cards);
}

/** All face up, each one rank below the card under it and of the other color. */
function isRun(cards: readonly string[]): boolean {
  return cards.every((card, i) => {
    const below = cards[i - 1];
    return !isFaceDown(card) && (below === undefined || isAlternateDown(card, below));
  });
}

function fromFile(piles: Piles, from: string): Entry[] {
  const cards = cardsOf(piles, from);
  const entries: Entry[] = [];
  for (let count = 1; count <= cards.length; count++) {
    const group = cards.slice(cards.length - count);
    if (!isRun(group)) break;
    const highest = group[0]!;
    for (const to of FILES) {
      if (to === from) continue;
      const top = topOf(piles, to);
      // A king already at the bottom of its file would change nothing by going to a space.
      const fits =
        top === undefined
          ? rankOf(highest) === KING && count < cards.length
          : isAlternateDown(highest, top);
      if (fits) entries.push({ action: 'move', from, to, count });
    }
  }
  return entries;
}

/** One card face up on every file from the left, empty ones too, as far as the stock goes. */
function withRowDealt(piles: Piles): Piles {
  let dealt = piles;
  for (const name of FILES) {
    const next = topOf(dealt, 'stock');
    if (next === undefined) break;
    dealt = withPile(dealt, name, [...cardsOf(dealt, name), faceUp(next)]);
    dealt = withPile(dealt, 'stock', cardsOf(dealt, 'stock').slice(0, -1));
  }
  return dealt;
}
