import {
  cardsOf,
  carry,
  countIn,
  faceDown,
  faceUp,
  foundationsFor,
  insistOn,
  isEmpty,
  isFaceDown,
  isRed,
  numbered,
  type Options,
  optionOf,
  type Piles,
  passesAfter,
  rankOf,
  settle,
  stockOf,
  suitOf,
  topOf,
  withPile,
} from './cards.ts';
import type { Entry, Referee } from './referee.ts';
import { isStuckHoweverTurned, turned, turnOfStock, turnOfWaste } from './turning.ts';

const FILES = numbered('', 4);
const FOUNDATIONS = numbered('f', 4);
const PACKET = 3;

/** What may be lifted from a file to go on another. */
type Unit = 'whole' | 'whole-or-top' | 'foster' | 'any';

/** What the two books tell differently of the same game. */
interface Telling {
  readonly game: string;
  /** The pack in dealing order, parted into heap, base card, files and hand. */
  part(pack: readonly string[]): {
    readonly heap: readonly string[];
    readonly base: string;
    readonly files: readonly string[];
    readonly hand: readonly string[];
  };
  unit(options: Options): Unit;
  score(onFoundations: number): number;
}

/** Demon, the second game of the Wish (Everybody's Book of Luck). */
export const demon: Referee = refereeOf({
  game: 'demon',
  part: (pack) => ({
    files: pack.slice(0, 4),
    heap: pack.slice(4, 17),
    base: pack[17]!,
    hand: pack.slice(18),
  }),
  unit: (options) => optionOf(options, 'unit', ['whole-or-top', 'whole', 'any']),
  score: (onFoundations) => onFoundations,
});

/** Canfield as Foster has it (Complete Hoyle, pp. 693-695): the pack costs $52, each card up pays $5. */
export const canfield: Referee = refereeOf({
  game: 'canfield',
  part: (pack) => ({
    heap: pack.slice(0, 13),
    base: pack[13]!,
    files: pack.slice(14, 18),
    hand: pack.slice(18),
  }),
  unit: (options) => optionOf(options, 'unit', ['foster', 'whole-or-top', 'whole', 'any']),
  score: (onFoundations) => 5 * onFoundations - 52,
});

function refereeOf(telling: Telling): Referee {
  const referee: Referee = {
    game: telling.game,

    deal(pack, options) {
      const { heap, base, files, hand } = telling.part(pack);
      const piles: Record<string, readonly string[]> = {
        reserve: heap.map(faceDown),
        f1: [faceUp(base)],
        f2: [],
        f3: [],
        f4: [],
        stock: stockOf(hand),
        waste: [],
      };
      for (const [i, name] of FILES.entries()) piles[name] = [faceUp(files[i]!)];
      return { piles: consequences(piles), passes: 0, options };
    },

    legal({ piles, options }) {
      return [
        ...fromReserve(piles),
        ...fromWaste(piles),
        ...FILES.flatMap((from) => fromFile(piles, from, telling.unit(options), options)),
        ...turnOfStock(piles, PACKET),
        ...turnOfWaste(piles),
      ];
    },

    play(position, entry) {
      insistOn(referee.legal(position), entry);
      const { piles } = position;
      const moved =
        entry.action === 'turn'
          ? turned(piles, entry)
          : carry(piles, entry.from, entry.to!, entry.count);
      const after = consequences(moved);
      return { ...position, piles: after, passes: passesAfter(position, after) };
    },

    status(position) {
      if (countIn(position.piles, FOUNDATIONS) === 52) return 'won';
      return isStuckHoweverTurned(referee, position) ? 'lost' : 'playing';
    },

    score(position) {
      return telling.score(countIn(position.piles, FOUNDATIONS));
    },
  };
  return referee;
}

/** The heap shows its top card; a vacant file is filled with it at once, the lowest-numbered first. */
function consequences(piles: Piles): Piles {
  return settle(piles, [...FILES, 'reserve'], (now, name) => {
    const heapTop = topOf(now, 'reserve');
    if (heapTop === undefined) return undefined;
    if (name === 'reserve') {
      if (!isFaceDown(heapTop)) return undefined;
      return withPile(now, name, [...cardsOf(now, name).slice(0, -1), faceUp(heapTop)]);
    }
    if (!isEmpty(now, name)) return undefined;
    const filled = carry(now, 'reserve', name);
    return withPile(filled, name, [faceUp(heapTop)]);
  });
}

/** One rank lower, a king being one lower than an ace. */
function isOneLower(card: string, than: string): boolean {
  return rankOf(card) === (rankOf(than) === 1 ? 13 : rankOf(than) - 1);
}

function fitsOnFile(card: string, onto: string): boolean {
  return isOneLower(card, onto) && isRed(card) !== isRed(onto);
}

/** Up in suit, an ace following on a king. */
function fitsOnFoundation(card: string, onto: string): boolean {
  return suitOf(card) === suitOf(onto) && isOneLower(onto, card);
}

/** The first foundation has the base card from the deal on, and nothing leaves a foundation. */
function baseRank(piles: Piles): number {
  return rankOf(cardsOf(piles, 'f1')[0]!);
}

function toFoundation(piles: Piles, from: string): Entry[] {
  const card = topOf(piles, from);
  if (card === undefined) return [];
  const starts = rankOf(card) === baseRank(piles);
  return foundationsFor(piles, FOUNDATIONS, card, starts, (next, onto) => {
    // A thirteenth card ends its foundation: the base card does not come round again.
    return fitsOnFoundation(next, onto) && !starts;
  }).map((to) => ({ action: 'move', from, to, count: 1 }));
}

/** The occupied files, other than its own, that a card with whatever lies on it may go to. */
function filesFor(piles: Piles, from: string, card: string): string[] {
  return FILES.filter((name) => {
    const top = topOf(piles, name);
    return name !== from && top !== undefined && fitsOnFile(card, top);
  });
}

/** The files the player may fill: those left vacant once the heap is out. */
function vacancies(piles: Piles): string[] {
  return isEmpty(piles, 'reserve') ? FILES.filter((name) => isEmpty(piles, name)) : [];
}

function fromReserve(piles: Piles): Entry[] {
  const card = topOf(piles, 'reserve');
  if (card === undefined) return [];
  const toFile = filesFor(piles, 'reserve', card).map((to): Entry => {
    return { action: 'move', from: 'reserve', to, count: 1 };
  });
  return [...toFoundation(piles, 'reserve'), ...toFile];
}

function fromWaste(piles: Piles): Entry[] {
  const card = topOf(piles, 'waste');
  if (card === undefined) return [];
  const toFile = [...filesFor(piles, 'waste', card), ...vacancies(piles)].map((to): Entry => {
    return { action: 'move', from: 'waste', to, count: 1 };
  });
  return [...toFoundation(piles, 'waste'), ...toFile];
}

function fromFile(piles: Piles, from: string, unit: Unit, options: Options): Entry[] {
  const cards = cardsOf(piles, from);
  const fillsFromFiles = optionOf(options, 'fill', ['waste', 'any']) === 'any';
  const entries = toFoundation(piles, from);
  for (const count of liftable(cards.length, unit)) {
    const lowest = cards[cards.length - count]!;
    const mayFill = fillsFromFiles && count < cards.length;
    const targets = [...filesFor(piles, from, lowest), ...(mayFill ? vacancies(piles) : [])];
    for (const to of targets) entries.push({ action: 'move', from, to, count });
  }
  return entries;
}

/** How many cards of a file that has `size` may be lifted together. */
function liftable(size: number, unit: Unit): number[] {
  const counts = Array.from({ length: size }, (_, i) => i + 1);
  return counts.filter((count) => {
    if (unit === 'any' || count === size) return true;
    if (unit === 'whole-or-top') return count === 1;
    return unit === 'foster' && size === 2;
  });
}
