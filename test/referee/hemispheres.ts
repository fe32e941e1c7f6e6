import {
  cardsOf,
  carry,
  countIn,
  faceUp,
  insistOn,
  isEmpty,
  isNextInSuit,
  isRed,
  numbered,
  type Piles,
  passesAfter,
  settle,
  stockOf,
  turnOnto,
} from './cards.ts';
import { emptyOf, move, optionOf, TURN, topsOf, withoutCards } from './more-cards.ts';
import type { Entry, Position, Referee } from './referee.ts';

/** Clockwise from the king of hearts: European, Asiatic, Australian, African. */
const RACES = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
  ['10', '11', '12'],
];
const NORTH = ['1', '2', '3', '4', '5', '6'];
const SOUTH = ['7', '8', '9', '10', '11', '12'];
const RING = [...NORTH, ...SOUTH];
const FOUNDATIONS = numbered('f', 8);
const BARRIERS = numbered('b', 4);

const STARTERS = ['AH', 'AH', 'AD', 'AD', 'KC', 'KC', 'KS', 'KS'];
const BARRIER_CARDS = ['KH', 'AS', 'KD', 'AC'];

function deal(pack: readonly string[], options: Position['options']): Position {
  const rest = withoutCards(pack, [...STARTERS, ...BARRIER_CARDS]);
  const piles: Record<string, readonly string[]> = { waste: [] };
  for (const [i, name] of FOUNDATIONS.entries()) piles[name] = STARTERS.slice(i, i + 1);
  for (const [i, name] of BARRIERS.entries()) piles[name] = BARRIER_CARDS.slice(i, i + 1);
  for (const place of RING) piles[place] = rest.splice(0, 1);
  const stock = stockOf(rest);
  return { piles: { ...piles, stock }, passes: 0, options, note: 'opening' };
}

/** Nothing has been dealt from the hand yet, so vacancies stay open. */
function isOpening(position: Position): boolean {
  return position.note === 'opening';
}

/** Red cards are at home in the north, black ones in the south. */
function isProper(card: string, place: string): boolean {
  return isRed(card) ? NORTH.includes(place) : SOUTH.includes(place);
}

/** A red card marries the next higher of its suit, a black one the next lower. */
function marries(card: string, onto: string): boolean {
  return isRed(card) ? isNextInSuit(onto, card) : isNextInSuit(card, onto);
}

/** Red foundations go up in suit, black ones down. */
function foundationsFor(piles: Piles, card: string): string[] {
  return topsOf(piles, FOUNDATIONS)
    .filter(([, top]) => (isRed(card) ? isNextInSuit(card, top) : isNextInSuit(top, card)))
    .map(([foundation]) => foundation);
}

/** Places among `places` where the card lying on top is at home and `card` may be married to it. */
function marriagesFor(piles: Piles, card: string, places: readonly string[]): string[] {
  return topsOf(piles, places)
    .filter(([place, onto]) => isProper(onto, place) && marries(card, onto))
    .map(([place]) => place);
}

function movesOfProperCards(piles: Piles): Entry[] {
  const entries: Entry[] = [];
  for (const race of RACES) {
    for (const [from, card] of topsOf(piles, race)) {
      if (!isProper(card, from)) continue;
      for (const to of foundationsFor(piles, card)) entries.push(move(from, to));
      for (const to of marriagesFor(piles, card, race)) entries.push(move(from, to));
    }
  }
  return entries;
}

function movesFromWaste(piles: Piles): Entry[] {
  return topsOf(piles, ['waste']).flatMap(([from, card]) => [
    ...foundationsFor(piles, card).map((to) => move(from, to)),
    ...marriagesFor(piles, card, RING).map((to) => move(from, to)),
  ]);
}

/** A black card in the north against a red one in the south, the northern place first. */
function exchanges(piles: Piles): Entry[] {
  const blackInNorth = topsOf(piles, NORTH).filter(([, card]) => !isRed(card));
  const redInSouth = topsOf(piles, SOUTH).filter(([, card]) => isRed(card));
  return blackInNorth.flatMap(([from]) =>
    redInSouth.map(([to]): Entry => ({ action: 'exchange', from, to })),
  );
}

/** With hand and talon gone, a misplaced card may go home by itself. */
function transfers(piles: Piles): Entry[] {
  const entries: Entry[] = [];
  for (const [from, card] of topsOf(piles, RING)) {
    if (isProper(card, from)) continue;
    const home = isRed(card) ? NORTH : SOUTH;
    for (const to of emptyOf(piles, home)) entries.push(move(from, to));
    for (const to of marriagesFor(piles, card, home)) entries.push(move(from, to));
  }
  return entries;
}

/** With hand and talon gone, the barriers finish the foundations. */
function movesOfBarriers(piles: Piles): Entry[] {
  return topsOf(piles, BARRIERS).flatMap(([from, card]) =>
    foundationsFor(piles, card).map((to) => move(from, to)),
  );
}

function legal(position: Position): Entry[] {
  const { piles } = position;
  const entries = [...movesOfProperCards(piles), ...movesFromWaste(piles), ...exchanges(piles)];
  if (isEmpty(piles, 'stock') && isEmpty(piles, 'waste')) {
    entries.push(...transfers(piles), ...movesOfBarriers(piles));
  }
  if (!isEmpty(piles, 'stock')) {
    const isPlaceWaiting = emptyOf(piles, RING).length > 0;
    if (!isPlaceWaiting) entries.push(TURN);
    else if (isOpening(position)) entries.push({ action: 'fill', from: 'stock' });
  }
  return entries;
}

function fillFromWaste(piles: Piles, place: string): Piles | undefined {
  return isEmpty(piles, 'waste') ? undefined : carry(piles, 'waste', place);
}

function fillFromStock(piles: Piles, place: string): Piles | undefined {
  return isEmpty(piles, 'stock') ? undefined : turnOnto(piles, 'stock', place, 1, faceUp);
}

/** The opening is over: each vacancy is filled at once, as long as there is anything to fill it. */
function fillVacancies(piles: Piles, options: Position['options']): Piles {
  const isTalonFirst = optionOf(options, 'fill', ['talon-first', 'hand-first']) === 'talon-first';
  return settle(piles, RING, (now, place) => {
    if (!isEmpty(now, place)) return undefined;
    return isTalonFirst
      ? (fillFromWaste(now, place) ?? fillFromStock(now, place))
      : (fillFromStock(now, place) ?? fillFromWaste(now, place));
  });
}

function play(position: Position, entry: Entry): Position {
  insistOn(legal(position), entry);
  const { from, to = '' } = entry;
  let piles = position.piles;
  let note = position.note;
  if (entry.action === 'turn') {
    piles = turnOnto(piles, 'stock', 'waste', 1, faceUp);
    note = 'later';
  } else if (entry.action === 'fill') {
    // There is no talon yet: what fills the places now comes from the hand, place 1 first.
    for (const place of emptyOf(piles, RING)) piles = fillFromStock(piles, place) ?? piles;
    note = 'later';
  } else if (entry.action === 'exchange') {
    piles = { ...piles, [from]: cardsOf(piles, to), [to]: cardsOf(piles, from) };
  } else {
    piles = carry(piles, from, to);
  }
  if (note !== 'opening') piles = fillVacancies(piles, position.options);
  return { ...position, piles, passes: passesAfter(position, piles), note };
}

/** Cards on the foundations beyond the eight starters, 0 to 96. */
function score(position: Position): number {
  return countIn(position.piles, FOUNDATIONS) - 8;
}

function status(position: Position): 'playing' | 'won' | 'lost' {
  if (score(position) === 96) return 'won';
  return legal(position).length === 0 ? 'lost' : 'playing';
}

/** The Hemispheres (Cadogan 1914, pp. 46-48). */
export const hemispheres: Referee = { game: 'hemispheres', deal, legal, play, status, score };
