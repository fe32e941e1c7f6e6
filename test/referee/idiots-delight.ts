import {
  cardsOf,
  carry,
  countIn,
  faceUp,
  foundationsFor,
  insistOn,
  isAlternateDown,
  isEmpty,
  isNextInSuit,
  numbered,
  optionOf,
  type Piles,
  rankOf,
  settle,
  topOf,
} from './cards.ts';
import type { Entry, Referee } from './referee.ts';

const COLUMNS = numbered('', 9);
const RESERVE = numbered('r', 7);
const FOUNDATIONS = numbered('f', 4);
const ACE = 1;

/**
 * The Idiot's Delight: `rules=en` after Everybody's Book of Luck (third game of the Wish), `rules=ru`
 * after Leeming.
 */
export const idiotsDelight: Referee = {
  game: 'idiots-delight',

  deal(pack, options) {
    const piles: Record<string, string[]> = Object.fromEntries(
      [...COLUMNS, ...RESERVE, ...FOUNDATIONS].map((name) => [name, []]),
    );
    let next = 0;
    for (let row = 0; row < 9; row++) {
      for (const name of COLUMNS.slice(0, 9 - row)) piles[name]!.push(faceUp(pack[next++]!));
    }
    for (const name of RESERVE) piles[name]!.push(faceUp(pack[next++]!));
    return { piles: consequences(piles), passes: 0, options };
  },

  legal({ piles, options }) {
    const groupsToSpaces = optionOf(options, 'rules', ['en', 'ru']) === 'en';
    return [
      ...COLUMNS.flatMap((from) => fromColumn(piles, from, groupsToSpaces)),
      ...RESERVE.flatMap((from) => fromReserve(piles, from)),
    ];
  },

  play(position, entry) {
    insistOn(idiotsDelight.legal(position), entry);
    const moved = carry(position.piles, entry.from, entry.to!, entry.count);
    return { ...position, piles: consequences(moved) };
  },

  status(position) {
    if (idiotsDelight.score(position) === 52) return 'won';
    return idiotsDelight.legal(position).length === 0 ? 'lost' : 'playing';
  },

  score(position) {
    return countIn(position.piles, FOUNDATIONS);
  },
};

/** Aces go out by themselves, the columns before the reserve. */
function consequences(piles: Piles): Piles {
  return settle(piles, [...COLUMNS, ...RESERVE], (now, name) => {
    const top = topOf(now, name);
    if (top === undefined || rankOf(top) !== ACE) return undefined;
    return carry(now, name, FOUNDATIONS.find((f) => isEmpty(now, f))!);
  });
}

/** One available card to the foundations and to the occupied columns. */
function single(piles: Piles, from: string, card: string): Entry[] {
  const columns = COLUMNS.filter((name) => {
    const top = topOf(piles, name);
    return name !== from && top !== undefined && isAlternateDown(card, top);
  });
  const targets = [
    ...foundationsFor(piles, FOUNDATIONS, card, rankOf(card) === ACE, isNextInSuit),
    ...columns,
  ];
  return targets.map((to) => ({ action: 'move', from, to, count: 1 }));
}

function spaces(piles: Piles): string[] {
  return COLUMNS.filter((name) => isEmpty(piles, name));
}

function fromReserve(piles: Piles, from: string): Entry[] {
  const card = topOf(piles, from);
  if (card === undefined) return [];
  const toSpaces = spaces(piles).map((to): Entry => ({ action: 'move', from, to, count: 1 }));
  return [...single(piles, from, card), ...toSpaces];
}

function fromColumn(piles: Piles, from: string, groupsToSpaces: boolean): Entry[] {
  const cards = cardsOf(piles, from);
  const card = topOf(piles, from);
  if (card === undefined) return [];
  const entries = single(piles, from, card);
  // Never the whole column: that would change nothing.
  for (let count = 1; count < cards.length; count++) {
    if (count > 1 && !groupsToSpaces) break;
    if (!isRun(cards.slice(cards.length - count))) break;
    for (const to of spaces(piles)) entries.push({ action: 'move', from, to, count });
  }
  return entries;
}

function isRun(cards: readonly string[]): boolean {
  return cards.every((card, i) => i === 0 || isAlternateDown(card, cards[i - 1]!));
}
