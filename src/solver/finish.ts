import type { Machine } from '../rules/machine.ts';
import { fromOf, MOST_MOVES, type Move, toOf } from '../rules/move.ts';
import { hiddenCards } from './hidden.ts';
import { upMoves } from './safe.ts';

/**
 * The moves that play a game out where nothing is left to be decided: no card is hidden, and bringing up whatever
 * goes up wins, turning the known stock in between. Null where there is anything to think about. Leaves the machine
 * as it was, and always ends: a card goes up before the stock has been gone through twice, or it is given up.
 */
export function finishingMoves(machine: Machine): Move[] | null {
  if (hiddenCards(machine) > 0) return null;
  const start = machine.moves;
  const patience = 2 * machine.program.shape.cards;
  const moves: Move[] = [];
  let sinceUp = 0;
  while (sinceUp <= patience && machine.status() === 'playing') {
    const [up] = upMoves(machine);
    const move = up ?? plainMove(machine);
    if (move === null) break;
    sinceUp = up === undefined ? sinceUp + 1 : 0;
    moves.push(move);
    machine.make(move);
  }
  const isWon = machine.status() === 'won';
  while (machine.moves > start) machine.unmake();
  return isWon && moves.length > 0 ? moves : null;
}

const listed = new Int32Array(MOST_MOVES);

/** What is done without thinking: turning or dealing; or filling a vacancy, where nothing else is allowed. */
function plainMove(machine: Machine): Move | null {
  const moves = Array.from(listed.subarray(0, machine.legal(listed)));
  const onStock = moves.find((move) => isOnStock(move, machine));
  if (onStock !== undefined) return onStock;
  const [forced] = moves;
  return forced !== undefined && isForced(forced, machine) ? forced : null;
}

/** A move that is not carrying, from the stock or to it. */
export function isOnStock(move: Move, machine: Machine): boolean {
  const { stock } = machine.program;
  return (
    stock >= 0 &&
    machine.verbOf(move) !== 'move' &&
    (fromOf(move) === stock || toOf(move) === stock)
  );
}

/** A move that fills a place which must be filled before anything else is done. */
export function isForced(move: Move, machine: Machine): boolean {
  if (machine.verbOf(move) !== 'move') return false;
  const to = machine.pile(toOf(move));
  const { must } = machine.program.rules.piles[to.group]!;
  return must === true && machine.board.height(to.index) === 0;
}
