import {
  carry,
  countIn,
  faceUp,
  insistOn,
  isAlternateDown,
  isEmpty,
  isNextInSuit,
  numbered,
  type Piles,
  passesAfter,
  rankOf,
  settle,
  stockOf,
  turnOnto,
} from './cards.ts';
import { emptyOf, move, TURN, topsOf, withoutCards } from './more-cards.ts';
import type { Entry, Position, Referee } from './referee.ts';

const PRIVY_COUNCIL = numbered('a', 8);
const LORDS = numbered('b', 8);
const COMMONS = numbered('c', 8);
const PEOPLE = numbered('d', 8);
const FOUNDATIONS = numbered('f', 8);
const ACES = ['AC', 'AC', 'AD', 'AD', 'AH', 'AH', 'AS', 'AS'];

/** Each division below the highest with the one it feeds. */
const STEPS: readonly (readonly [lower: readonly string[], upper: readonly string[]])[] = [
  [PEOPLE, COMMONS],
  [COMMONS, LORDS],
  [LORDS, PRIVY_COUNCIL],
];

function deal(pack: readonly string[], options: Position['options']): Position {
  const withoutCourt = pack.filter((card) => rankOf(card) < 12);
  const rest = withoutCards(withoutCourt, ACES);
  const piles: Record<string, readonly string[]> = { waste: [] };
  for (const place of [...PEOPLE, ...COMMONS, ...LORDS, ...PRIVY_COUNCIL]) {
    piles[place] = rest.splice(0, 1);
  }
  for (const [i, foundation] of FOUNDATIONS.entries()) piles[foundation] = ACES.slice(i, i + 1);
  const stock = stockOf(rest);
  return { piles: { ...piles, stock }, passes: 0, options };
}

/** Every way to fill a vacancy above the People from the division below it (rule V). */
function vacancyFills(piles: Piles): Entry[] {
  return STEPS.flatMap(([lower, upper]) =>
    emptyOf(piles, upper).flatMap((to) => topsOf(piles, lower).map(([from]) => move(from, to))),
  );
}

function legal(position: Position): Entry[] {
  const { piles } = position;
  const fills = vacancyFills(piles);
  if (fills.length > 0) return fills;
  const entries: Entry[] = [];
  for (const [from, card] of topsOf(piles, PRIVY_COUNCIL)) {
    for (const [to, onto] of topsOf(piles, FOUNDATIONS)) {
      if (isNextInSuit(card, onto)) entries.push(move(from, to));
    }
  }
  for (const [lower, upper] of STEPS) {
    for (const [from, card] of topsOf(piles, lower)) {
      for (const [to, onto] of topsOf(piles, upper)) {
        if (isAlternateDown(card, onto)) entries.push(move(from, to));
      }
    }
  }
  if (!isEmpty(piles, 'stock')) entries.push(TURN);
  return entries;
}

/** A vacancy among the People takes the top of the waste or, if there is none, the next card of the stock. */
function fillPeople(piles: Piles, place: string): Piles | undefined {
  if (!isEmpty(piles, place)) return undefined;
  if (!isEmpty(piles, 'waste')) return carry(piles, 'waste', place);
  if (!isEmpty(piles, 'stock')) return turnOnto(piles, 'stock', place, 1, faceUp);
  return undefined;
}

function play(position: Position, entry: Entry): Position {
  insistOn(legal(position), entry);
  const moved =
    entry.action === 'turn'
      ? turnOnto(position.piles, 'stock', 'waste', 1, faceUp)
      : carry(position.piles, entry.from, entry.to ?? '');
  const piles = settle(moved, PEOPLE, fillPeople);
  return { ...position, piles, passes: passesAfter(position, piles) };
}

/** Cards on the foundations, 8 to 88. */
function score(position: Position): number {
  return countIn(position.piles, FOUNDATIONS);
}

function status(position: Position): 'playing' | 'won' | 'lost' {
  if (score(position) === 88) return 'won';
  return legal(position).length === 0 ? 'lost' : 'playing';
}

/** The Constitution (Cadogan 1914, pp. 50-52). */
export const constitution: Referee = { game: 'constitution', deal, legal, play, status, score };
