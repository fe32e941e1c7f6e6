import {
  cardsOf,
  carry,
  countIn,
  insistOn,
  numbered,
  type Piles,
  rankOf,
  suitOf,
} from './cards.ts';
import { emptyOf, move, optionOf, topsOf, withoutCards } from './more-cards.ts';
import type { Entry, Position, Referee } from './referee.ts';

const COLUMNS = numbered('', 8);
const HOURS = numbered('h', 12);

/** The two lies at five o'clock and the others follow clockwise. */
const HOUR_OF_FIRST_CARD: readonly (readonly [rank: string, hour: number])[] = [
  ['2', 5],
  ['3', 6],
  ['4', 7],
  ['5', 8],
  ['6', 9],
  ['7', 10],
  ['8', 11],
  ['9', 12],
  ['T', 1],
  ['J', 2],
  ['Q', 3],
  ['K', 4],
];

function deal(pack: readonly string[], options: Position['options']): Position {
  const suits = optionOf(options, 'suits', ['HCDS', 'HSDC', 'SHCD']);
  const piles: Record<string, readonly string[]> = {};
  const dial: string[] = [];
  HOUR_OF_FIRST_CARD.forEach(([rank, hour], i) => {
    const card = `${rank}${suits.charAt(i % 4)}`;
    dial.push(card);
    piles[`h${hour}`] = [card];
  });
  const rest = withoutCards(pack, dial);
  for (const [i, column] of COLUMNS.entries()) piles[column] = rest.filter((_, k) => k % 8 === i);
  return { piles, passes: 0, options };
}

/** Whether the hour is still short of its number and the card follows its top card, ace on king. */
function goesOnHour(card: string, onto: string, hour: number): boolean {
  if (rankOf(onto) === hour) return false;
  const next = rankOf(onto) === 13 ? 1 : rankOf(onto) + 1;
  return suitOf(card) === suitOf(onto) && rankOf(card) === next;
}

function legal(position: Position): Entry[] {
  const { piles } = position;
  const entries: Entry[] = [];
  for (const [from, card] of topsOf(piles, COLUMNS)) {
    for (const [to, onto] of topsOf(piles, HOURS)) {
      if (goesOnHour(card, onto, Number(to.slice(1)))) entries.push(move(from, to));
    }
    for (const [to, onto] of topsOf(piles, COLUMNS)) {
      if (rankOf(card) === rankOf(onto) - 1) entries.push(move(from, to));
    }
    // The only card of a column gains nothing by changing to another empty one.
    if (cardsOf(piles, from).length > 1) {
      for (const to of emptyOf(piles, COLUMNS)) entries.push(move(from, to));
    }
  }
  return entries;
}

function play(position: Position, entry: Entry): Position {
  insistOn(legal(position), entry);
  const piles: Piles = carry(position.piles, entry.from, entry.to ?? '');
  return { ...position, piles };
}

/** Cards added to the dial, 0 to 40. */
function score(position: Position): number {
  return countIn(position.piles, HOURS) - 12;
}

function status(position: Position): 'playing' | 'won' | 'lost' {
  if (score(position) === 40) return 'won';
  return legal(position).length === 0 ? 'lost' : 'playing';
}

/** Grandfather's Clock, after Leeming; spaces take any single card. */
export const grandfathersClock: Referee = {
  game: 'grandfathers-clock',
  deal,
  legal,
  play,
  status,
  score,
};
