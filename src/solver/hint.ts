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

/** Whether these moves lead to where nothing is left; the machine is left as it was. */
export type DeadEnd = (moves: readonly Move[]) => boolean;

/** So many dead ends are looked into on the way to something better. */
const MOST_DEAD_ENDS = 6;

/**
 * The move that good sense would make, from what the player can know: what is useful for itself, or the first of
 * a few that lead to it. A move never leads to one of the positions `met`, told by their keys, unless it is the
 * stock being gone through to something new; and what it is made for is no dead end. Without dead ends being told,
 * only what is useful for itself is looked at.
 */
export function hintMove(
  machine: Machine,
  met: ReadonlySet<string>,
  isDeadEnd: DeadEnd | null,
): Found {
  if (machine.status() !== 'playing') return { move: null, isCertain: true };
  const [best, worth] = bestMove(machine, met, safeMove(machine), isDeadEnd);
  if (worth >= USEFUL) return { move: best, isCertain: true };
  const stock = legalMoves(machine).find(
    (move) =>
      isOnStock(move, machine) && worthOf(move, machine, null) > 0 && !isMet(move, machine, met),
  );
  if (!isDeadEnd) return { move: stock ?? null, isCertain: false };
  if (stock !== undefined) {
    return { move: search(machine, met, SHORT, isDeadEnd).move ?? stock, isCertain: true };
  }
  const found = search(machine, met, LONG, isDeadEnd);
  return found.move === null && worth > 0 ? { move: best, isCertain: true } : found;
}

const listed = new Int32Array(MOST_MOVES);

function legalMoves(machine: Machine): Move[] {
  return Array.from(listed.subarray(0, machine.legal(listed)));
}

/**
 * The move that is worth most of those that lead to a new position and to no dead end, those `passed` over apart; and
 * its worth.
 */
function bestMove(
  machine: Machine,
  met: ReadonlySet<string>,
  safe: Move | null,
  isDeadEnd: DeadEnd | null,
  passed: readonly Move[] = [],
): readonly [Move | null, number] {
  const barred = new Set(passed);
  for (;;) {
    let best: Move | null = null;
    let most = 0;
    for (const move of legalMoves(machine)) {
      if (isOnStock(move, machine) || barred.has(move)) continue;
      const worth = worthOf(move, machine, safe);
      if (worth <= most || isMet(move, machine, met)) continue;
      best = move;
      most = worth;
    }
    if (best === null || !isDeadEnd?.([best])) return [best, most];
    barred.add(best);
  }
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
  isDeadEnd: DeadEnd,
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
  let deadEnds = 0;
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
    if (at >= positions || nodes[at]!.depth > depth || deadEnds > MOST_DEAD_ENDS) {
      isCertain = false;
      break;
    }
    const way = wayTo(at, nodes);
    for (const move of way) machine.make(move);
    const status = machine.status();
    const aim = at > 0 && status === 'playing' ? aimOf(machine, met, before, passed) : null;
    if (status === 'playing') addChildren(at);
    while (machine.moves > start) machine.unmake();
    if (status === 'won') found = at;
    if (aim === null) continue;
    if (isDeadEnd([...way, aim])) deadEnds++;
    else found = at;
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
 * A move that makes up for the way to it, or null: cards that were taken down or apart for it must have brought
 * others into play, or come together again in a better order. So whoever follows hints comes to an end.
 */
function aimOf(
  machine: Machine,
  met: ReadonlySet<string>,
  before: Standing,
  passed: readonly Move[],
): Move | null {
  const [best, worth] = bestMove(machine, met, null, null, passed);
  if (best === null || worth < WORTH_THE_WAY) return null;
  const goesUp = toOf(best) !== NOWHERE && machine.pile(toOf(best)).kind === 'foundation';
  machine.make(best);
  const after = standingOf(machine);
  machine.unmake();
  // A card taken down and put up again was no reason for the way.
  if (goesUp && after.up <= before.up) return null;
  const isBetter =
    after.loose !== before.loose
      ? after.loose < before.loose
      : after.up !== before.up
        ? after.up > before.up
        : worth >= COMING_HOME || after.joined > before.joined;
  return isBetter ? best : null;
}

/** The moves that lead to a node from the first position. */
function wayTo(at: number, nodes: readonly Node[]): Move[] {
  const way: Move[] = [];
  for (let node = nodes[at]!; node.before >= 0; node = nodes[node.before]!) way.unshift(node.move);
  return way;
}
