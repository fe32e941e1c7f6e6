import type { Machine } from '../rules/machine.ts';
import { MOST_MOVES, type Move, NOWHERE, toOf } from '../rules/move.ts';
import { isOnStock } from './finish.ts';
import { cardsUp, hiddenCards, joinedCards, keyOf, looseCards } from './hidden.ts';
import { safeMove } from './safe.ts';
import { COMING_HOME, USEFUL, WORTH_THE_WAY, worthOf } from './worth.ts';

/** A move to make, or null where none is seen; then whether all that can be reached was looked at. */
export interface Found {
  readonly move: Move | null;
  readonly isCertain: boolean;
}

/** Before a card is taken from the stock, moves that prepare others are looked for so far. */
const SHORT = { depth: 3, positions: 400, withStock: false };
/** Where nothing new can be taken from the stock, this far: well under a second. */
const LONG = { depth: 40, positions: 2500, withStock: true };

/**
 * The move that good sense would make, from what the player can know: what is useful for itself, or the first of
 * a few that lead to it. A move never leads to one of the positions `met`, told by their keys, unless it is the
 * stock being gone through to something new. `isBrief` looks only at what is useful for itself.
 */
export function hintMove(machine: Machine, met: ReadonlySet<string>, isBrief = false): Found {
  if (machine.status() !== 'playing') return { move: null, isCertain: true };
  const [best, worth] = bestMove(machine, met, safeMove(machine));
  if (worth >= USEFUL) return { move: best, isCertain: true };
  const stock = legalMoves(machine).find(
    (move) =>
      isOnStock(move, machine) && worthOf(move, machine, null) > 0 && !isMet(move, machine, met),
  );
  if (isBrief) return { move: stock ?? null, isCertain: false };
  if (stock !== undefined) {
    return { move: search(machine, met, SHORT).move ?? stock, isCertain: true };
  }
  const found = search(machine, met, LONG);
  return found.move === null && worth > 0 ? { move: best, isCertain: true } : found;
}

const listed = new Int32Array(MOST_MOVES);

function legalMoves(machine: Machine): Move[] {
  return Array.from(listed.subarray(0, machine.legal(listed)));
}

/** The move that is worth most of those that lead to a new position, those `passed` over apart, and its worth. */
function bestMove(
  machine: Machine,
  met: ReadonlySet<string>,
  safe: Move | null,
  passed: readonly Move[] = [],
): readonly [Move | null, number] {
  let best: Move | null = null;
  let most = 0;
  for (const move of legalMoves(machine)) {
    if (isOnStock(move, machine) || passed.includes(move)) continue;
    const worth = worthOf(move, machine, safe);
    if (worth <= most || isMet(move, machine, met)) continue;
    best = move;
    most = worth;
  }
  return [best, most];
}

function isMet(move: Move, machine: Machine, met: ReadonlySet<string>): boolean {
  machine.make(move);
  const isKnown = met.has(keyOf(machine));
  machine.unmake();
  return isKnown;
}

/** A position found by the search: the move that led to it from the one before, -1 for the first. */
interface Node {
  readonly before: number;
  readonly move: Move;
  readonly depth: number;
}

/**
 * Looks at positions that can be reached without anything new being seen, the nearest first, for one where there
 * is a move worth the way; gives the first move of the way.
 */
function search(
  machine: Machine,
  met: ReadonlySet<string>,
  { depth, positions, withStock }: typeof LONG,
): Found {
  const start = machine.moves;
  const hidden = hiddenCards(machine);
  const before = standingOf(machine);
  // What can be done without going any way is no aim: it only leads back to where the game has been.
  const passed = legalMoves(machine).filter(
    (move) => !isOnStock(move, machine) && worthOf(move, machine, null) >= WORTH_THE_WAY,
  );
  const seen = new Set([keyOf(machine)]);
  const nodes: Node[] = [{ before: -1, move: -1, depth: 0 }];
  let found = -1;
  let isCertain = true;
  const addChildren = (at: number): void => {
    for (const move of legalMoves(machine)) {
      const isStock = isOnStock(move, machine);
      if (isStock && !withStock) continue;
      machine.make(move);
      const key = keyOf(machine);
      const isNews = hiddenCards(machine) !== hidden;
      machine.unmake();
      if (isNews || seen.has(key) || (at === 0 && !isStock && met.has(key))) continue;
      seen.add(key);
      nodes.push({ before: at, move, depth: nodes[at]!.depth + 1 });
    }
  };
  for (let at = 0; at < nodes.length && found < 0; at++) {
    if (at >= positions || nodes[at]!.depth > depth) {
      isCertain = false;
      break;
    }
    for (const move of wayTo(at, nodes)) machine.make(move);
    const isAim =
      at > 0 && machine.status() === 'playing' && isWorthTheWay(machine, met, before, passed);
    if (isAim || machine.status() === 'won') found = at;
    else if (machine.status() === 'playing') addChildren(at);
    while (machine.moves > start) machine.unmake();
  }
  return { move: found < 0 ? null : wayTo(found, nodes)[0]!, isCertain };
}

/** How far a game has come: cards still to be brought into play, cards that are up, cards in sequence. */
interface Standing {
  readonly loose: number;
  readonly up: number;
  readonly joined: number;
}

function standingOf(machine: Machine): Standing {
  return { loose: looseCards(machine), up: cardsUp(machine), joined: joinedCards(machine) };
}

/**
 * Whether there is a move that makes up for the way to it: cards that were taken down or apart for it must have
 * brought others into play, or come together again in a better order. So whoever follows hints comes to an end.
 */
function isWorthTheWay(
  machine: Machine,
  met: ReadonlySet<string>,
  before: Standing,
  passed: readonly Move[],
): boolean {
  const [best, worth] = bestMove(machine, met, null, passed);
  if (best === null || worth < WORTH_THE_WAY) return false;
  const goesUp = toOf(best) !== NOWHERE && machine.pile(toOf(best)).kind === 'foundation';
  machine.make(best);
  const after = standingOf(machine);
  machine.unmake();
  // A card taken down and put up again was no reason for the way.
  if (goesUp && after.up <= before.up) return false;
  if (after.loose !== before.loose) return after.loose < before.loose;
  if (after.up !== before.up) return after.up > before.up;
  return worth >= COMING_HOME || after.joined > before.joined;
}

/** The moves that lead to a node from the first position. */
function wayTo(at: number, nodes: readonly Node[]): Move[] {
  const way: Move[] = [];
  for (let node = nodes[at]!; node.before >= 0; node = nodes[node.before]!) way.unshift(node.move);
  return way;
}
