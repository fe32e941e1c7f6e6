import {
  cardsOf,
  carry,
  countIn,
  faceUp,
  insistOn,
  isEmpty,
  numbered,
  type Piles,
  passesAfter,
  rankOf,
  stockOf,
  suitOf,
  turnOnto,
} from './cards.ts';
import { move, optionOf, topsOf, withoutCards } from './more-cards.ts';
import type { Entry, Position, Referee } from './referee.ts';

const PILES = numbered('', 4);
const FOUNDATIONS = numbered('f', 4);
const ACES = ['AC', 'AD', 'AH', 'AS'];

function deal(pack: readonly string[], options: Position['options']): Position {
  const piles: Record<string, readonly string[]> = { stock: stockOf(withoutCards(pack, ACES)) };
  for (const pile of PILES) piles[pile] = [];
  for (const [i, foundation] of FOUNDATIONS.entries()) piles[foundation] = ACES.slice(i, i + 1);
  return { piles, passes: 0, options };
}

/** The first pass is the deal itself; every pass after it was a redeal. */
function isRedealLeft(position: Position): boolean {
  const redeals = Number(optionOf(position.options, 'redeals', ['2', '0', '1']));
  const redealsUsed = position.passes - 1;
  return redealsUsed < redeals;
}

function legal(position: Position): Entry[] {
  const { piles } = position;
  const isSuitIgnored = optionOf(position.options, 'build', ['any-suit', 'in-suit']) === 'any-suit';
  const entries: Entry[] = [];
  for (const [from, card] of topsOf(piles, PILES)) {
    for (const [to, onto] of topsOf(piles, FOUNDATIONS)) {
      if (rankOf(onto) !== rankOf(card) - 1) continue;
      if (isSuitIgnored || suitOf(onto) === suitOf(card)) entries.push(move(from, to));
    }
  }
  if (!isEmpty(piles, 'stock')) {
    entries.push({ action: 'deal', from: 'stock' });
  } else if (countIn(piles, PILES) > 0 && isRedealLeft(position)) {
    entries.push({ action: 'redeal', from: 'stock' });
  }
  return entries;
}

/** One card on each pile from the left, as far as the stock goes. */
function dealRound(piles: Piles): Piles {
  let dealt = piles;
  for (const pile of PILES) {
    if (!isEmpty(dealt, 'stock')) dealt = turnOnto(dealt, 'stock', pile, 1, faceUp);
  }
  return dealt;
}

/** The first pile is put on the second, these on the third, these on the fourth, and all turned over. */
function gather(piles: Piles): Piles {
  const faceUpBottomFirst = ['4', '3', '2', '1'].flatMap((pile) => cardsOf(piles, pile));
  return { ...piles, '1': [], '2': [], '3': [], '4': [], stock: stockOf(faceUpBottomFirst) };
}

function play(position: Position, entry: Entry): Position {
  insistOn(legal(position), entry);
  let piles = position.piles;
  if (entry.action === 'deal') piles = dealRound(piles);
  else if (entry.action === 'redeal') piles = gather(piles);
  else piles = carry(piles, entry.from, entry.to ?? '');
  return { ...position, piles, passes: passesAfter(position, piles) };
}

/** Cards on the foundations, 4 to 52. */
function score(position: Position): number {
  return countIn(position.piles, FOUNDATIONS);
}

function status(position: Position): 'playing' | 'won' | 'lost' {
  if (score(position) === 52) return 'won';
  return legal(position).length === 0 ? 'lost' : 'playing';
}

/** Auld Lang Syne, with the redeals that Leeming's one surviving sentence calls for. */
export const auldLangSyne: Referee = { game: 'auld-lang-syne', deal, legal, play, status, score };
