import { type Card, FACE_DOWN, faceOf, KING, rankOf, suitOf } from '../../src/card/card.ts';
import { compile } from '../../src/rules/compile.ts';
import type { Group, Rules } from '../../src/rules/game.ts';
import { Machine } from '../../src/rules/machine.ts';
import { MOST_MOVES } from '../../src/rules/move.ts';
import { open } from '../../src/session/session.ts';
import { pick, testDice } from '../play/dice.ts';
import type { Variant } from '../play/variants.ts';

/** A game's rules with fewer piles to play on, so that few cards are a hard ending. */
export function narrowed({ game, options }: Variant, columns: number): Rules {
  const rules = game.rules(options);
  const piles = Object.entries(rules.piles).map(([name, group]) => {
    const isWide = group.kind === 'tableau' && group.count > columns && group.first === undefined;
    return [name, isWide ? { ...group, count: columns } : group] as const;
  });
  return { ...rules, piles: Object.fromEntries(piles) };
}

/**
 * Random endings of a game: a won position with up to `most` cards taken back off the foundations and strewn over
 * the other piles, some of them face down where cards can lie so. The same seed is the same ending.
 */
export function endingOf(variant: Variant, columns: number, most: number, seed: number): Machine {
  const dice = testDice(seed);
  const rules = narrowed(variant, columns);
  const machine = new Machine(compile(rules));
  const dealt = open(variant.game, variant.options, { seed: String(seed) }).seat;
  const { piles } = machine.program;
  const laid: Card[][] = piles.map(() => []);
  const foundations = piles.filter(({ kind }) => kind === 'foundation');
  const left = cardsIn(dealt);
  const base = 1 + Math.floor(dice() * KING);
  for (const { index, group, at } of foundations) {
    laid[index] = complete(rules.piles[group]!, at, base, firstCard(dealt, group, at), left, dice);
  }
  const taken: Card[] = [...left];
  const count = Math.ceil((0.5 + 0.5 * dice()) * most);
  for (let tries = 0; taken.length < count && tries < 4 * most; tries++) {
    const pile = laid[pick(foundations, dice).index]!;
    if (pile.length > 1 || (pile.length === 1 && !machine.program.rules.deal.some(isSetOut))) {
      taken.push(pile.pop()!);
    }
  }
  strew(taken, machine, laid, dice);
  machine.arrange(laid);
  return machine;
}

function isSetOut({ says }: Rules['deal'][number]): boolean {
  return says.id === 'set-out';
}

function cardsIn({ board }: Machine): Card[] {
  return board.piles.flatMap(({ index }) =>
    Array.from({ length: board.height(index) }, (_, height) => faceOf(board.at(index, height))),
  );
}

/** The card a foundation begins with where the deal lays one there. */
function firstCard({ board, program }: Machine, group: string, at: number): Card {
  if (!program.rules.deal.some(isSetOut)) return 0;
  return faceOf(board.at(board.group(group)[at]!, 0));
}

/** A foundation built as far as the cards left allow; they are taken out of `left`. */
function complete(
  { build, empty, place }: Group,
  at: number,
  base: number,
  first: Card,
  left: Card[],
  dice: () => number,
): Card[] {
  const pile: Card[] = [];
  const take = (fits: (one: Card) => boolean): boolean => {
    const found = left.filter((one) => (!place || place(one, at, 0)) && fits(one));
    if (found.length === 0) return false;
    const chosen = pick(found, dice);
    left.splice(left.indexOf(chosen), 1);
    pile.push(chosen);
    return true;
  };
  if (!take((one) => (first === 0 ? (empty?.(one, at, base) ?? false) : one === first))) return [];
  while (pile.length < KING && take((one) => build!(one, pile.at(-1)!)));
  return pile;
}

/** Lays cards out over all piles but the foundations, in any order. */
function strew(taken: Card[], machine: Machine, laid: Card[][], dice: () => number): void {
  const { rules, piles } = machine.program;
  const places = piles.filter(({ kind }) =>
    ['tableau', 'reserve', 'stock', 'waste'].includes(kind),
  );
  const turnsUp = (group: string) =>
    rules.after.some(({ says, of }) => says.id === 'turn-up' && of.includes(group));
  const tableau = places.filter(({ kind }) => kind === 'tableau');
  while (taken.length > 0) {
    const [one] = taken.splice(Math.floor(dice() * taken.length), 1) as [Card];
    const chosen = pick(dice() < 0.8 ? tableau : places, dice);
    const full =
      chosen.kind === 'reserve' && rules.piles[chosen.group]!.count > 1
        ? laid[chosen.index]!.length > 0
        : false;
    const { index, group, kind } = full ? pick(tableau, dice) : chosen;
    const pile = laid[index]!;
    const isUnder = pile.length === 0 || (pile.at(-1)! & FACE_DOWN) !== 0;
    const isHidden =
      kind === 'stock' || (turnsUp(group) && isUnder && dice() < (kind === 'reserve' ? 1 : 0.3));
    pile.push(isHidden ? one | FACE_DOWN : one);
  }
}

/**
 * Whether a position can be won, by looking at every position that can be reached; null where there are more than
 * `most`. Leaves the machine as it was.
 */
export function isWinnable(machine: Machine, most: number): boolean | null {
  const start = machine.moves;
  const seen = new Set<string>();
  const moves = new Int32Array(MOST_MOVES * 4);
  let answer: boolean | null = false;
  const search = (from: number): void => {
    const key = `${machine.keyA} ${machine.keyB}`;
    if (answer !== false || seen.has(key)) return;
    seen.add(key);
    if (machine.status() === 'won') answer = true;
    else if (seen.size > most || from > MOST_MOVES * 3) answer = null;
    if (answer !== false) return;
    const end = machine.legal(moves, from);
    for (let i = from; i < end && answer === false; i++) {
      machine.make(moves[i]!);
      search(end);
      machine.unmake();
    }
  };
  search(0);
  if (machine.moves !== start) throw new Error('the search did not come back');
  return answer;
}

/** How a card is called where a test fails. */
export function nameOf(one: Card): string {
  return `${'?A23456789TJQK'[rankOf(one)]}${'CDSH'[suitOf(one)]}${one & FACE_DOWN ? '↓' : ''}`;
}

/** The piles of a position as text. */
export function told({ board }: Machine): string {
  return board.piles
    .filter(({ index }) => board.height(index) > 0)
    .map(({ id, index }) => {
      const cards = Array.from({ length: board.height(index) }, (_, h) => board.at(index, h));
      return `${id}: ${cards.map(nameOf).join(' ')}`;
    })
    .join(' | ');
}
