import {
  cardsOf,
  carry,
  countIn,
  faceUp,
  insistOn,
  isEmpty,
  isNextInSuit,
  numbered,
  type Piles,
  passesAfter,
  rankOf,
  stockOf,
  suitOf,
  topOf,
  turnOnto,
  withPile,
} from './cards.ts';
import { emptyOf, move, optionOf, TURN, topsOf } from './more-cards.ts';
import type { Entry, Position, Referee } from './referee.ts';

const PACKETS = numbered('', 12);
const FOUNDATIONS = numbered('f', 8);

/** How many kings of the suit lie over a smaller card of it, each in its own packet. */
function countBlockedKings(piles: Piles, suit: string): number {
  let count = 0;
  for (const packet of PACKETS) {
    const cards = cardsOf(piles, packet);
    cards.forEach((card, height) => {
      if (card !== `K${suit}`) return;
      const below = cards.slice(0, height);
      if (below.some((other) => suitOf(other) === suit && rankOf(other) < 13)) count += 1;
    });
  }
  return count;
}

/** The suits that may still have one king slipped: what `note` remembers. */
function suitsToSlip(position: Position): string[] {
  return Array.isArray(position.note) ? position.note.map(String) : [];
}

function deal(pack: readonly string[], options: Position['options']): Position {
  const size = optionOf(options, 'layout', ['packets', 'singles']) === 'packets' ? 4 : 1;
  const rest = [...pack];
  const piles: Record<string, readonly string[]> = { waste: [] };
  for (const packet of PACKETS) piles[packet] = rest.splice(0, size);
  for (const foundation of FOUNDATIONS) piles[foundation] = [];
  const stock = stockOf(rest);
  const note = ['C', 'D', 'H', 'S'].filter((suit) => countBlockedKings(piles, suit) === 2);
  return { piles: { ...piles, stock }, passes: 0, options, note };
}

/** Where the uppermost king that may be slipped lies in the packet, counted from the bottom, or -1. */
function slipHeight(position: Position, packet: string): number {
  const suits = suitsToSlip(position);
  return cardsOf(position.piles, packet).findLastIndex(
    (card) => rankOf(card) === 13 && suits.includes(suitOf(card)),
  );
}

/** How many cards at the top of the packet descend in suit, one by one, upwards. */
function runLength(cards: readonly string[]): number {
  let length = Math.min(1, cards.length);
  while (length < cards.length) {
    const upper = cards.at(-length) ?? '';
    const lower = cards.at(-length - 1) ?? '';
    if (!isNextInSuit(lower, upper)) break;
    length += 1;
  }
  return length;
}

/** Foundations for a card: each that it continues; for an ace the first that is empty. */
function foundationsFor(piles: Piles, card: string): string[] {
  if (rankOf(card) === 1) return emptyOf(piles, FOUNDATIONS).slice(0, 1);
  return FOUNDATIONS.filter((foundation) => {
    const top = topOf(piles, foundation);
    return top !== undefined && isNextInSuit(card, top);
  });
}

/** Packets whose top card is one higher in the suit of `card`. */
function marriagesFor(piles: Piles, card: string): string[] {
  return topsOf(piles, PACKETS)
    .filter(([, onto]) => isNextInSuit(onto, card))
    .map(([packet]) => packet);
}

function movesFromWaste(piles: Piles): Entry[] {
  const card = topOf(piles, 'waste');
  if (card === undefined) return [];
  const targets = [
    ...foundationsFor(piles, card),
    ...marriagesFor(piles, card),
    ...emptyOf(piles, PACKETS),
  ];
  return targets.map((to) => move('waste', to));
}

function movesFromPacket(position: Position, from: string): Entry[] {
  const { piles, options } = position;
  const isRunLifted = optionOf(options, 'unit', ['single', 'run']) === 'run';
  const isAnyFill = optionOf(options, 'fill', ['talon', 'any']) === 'any';
  const cards = cardsOf(piles, from);
  const top = cards.at(-1);
  if (top === undefined) return [];
  const entries = foundationsFor(piles, top).map((to) => move(from, to));
  const most = isRunLifted ? runLength(cards) : 1;
  for (let count = 1; count <= most; count += 1) {
    const lowestLifted = cards.at(-count) ?? '';
    for (const to of marriagesFor(piles, lowestLifted)) entries.push(move(from, to, count));
    // A whole packet carried to a space would only leave a space behind.
    if (isAnyFill && count < cards.length) {
      for (const to of emptyOf(piles, PACKETS)) entries.push(move(from, to, count));
    }
  }
  return entries;
}

function legal(position: Position): Entry[] {
  const { piles } = position;
  const entries: Entry[] = [];
  for (const packet of PACKETS) {
    if (slipHeight(position, packet) >= 0) entries.push({ action: 'slip', from: packet });
  }
  for (const packet of PACKETS) entries.push(...movesFromPacket(position, packet));
  entries.push(...movesFromWaste(piles));
  if (!isEmpty(piles, 'stock')) entries.push(TURN);
  return entries;
}

/** The king goes under its own packet; its suit is settled, the other suits may still follow. */
function slip(position: Position, packet: string): Position {
  const cards = cardsOf(position.piles, packet);
  const height = slipHeight(position, packet);
  const king = cards[height] ?? '';
  const piles = withPile(position.piles, packet, [king, ...cards.toSpliced(height, 1)]);
  const note = suitsToSlip(position).filter((suit) => suit !== suitOf(king));
  return { ...position, piles, note };
}

function play(position: Position, entry: Entry): Position {
  insistOn(legal(position), entry);
  if (entry.action === 'slip') return slip(position, entry.from);
  const piles =
    entry.action === 'turn'
      ? turnOnto(position.piles, 'stock', 'waste', 1, faceUp)
      : carry(position.piles, entry.from, entry.to ?? '', entry.count);
  return { ...position, piles, passes: passesAfter(position, piles), note: [] };
}

/** Cards on the foundations, 0 to 104. */
function score(position: Position): number {
  return countIn(position.piles, FOUNDATIONS);
}

function status(position: Position): 'playing' | 'won' | 'lost' {
  if (score(position) === 104) return 'won';
  return legal(position).length === 0 ? 'lost' : 'playing';
}

/** Napoleon's Square, in packets and in singles (Cadogan 1914, pp. 48-49). */
export const napoleonsSquare: Referee = {
  game: 'napoleons-square',
  deal,
  legal,
  play,
  status,
  score,
};
