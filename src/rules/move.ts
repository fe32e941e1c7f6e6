/**
 * A move inside the program: action, from, to and count in one integer, so that a list of moves is one
 * `Int32Array`. Action 0 is carrying; the others are numbered from 1 as the game lists them.
 */
export type Move = number;

/** Stands for a pile where a move has none. */
export const NOWHERE = 63;
/** The action of carrying cards. */
export const CARRYING = 0;
/** More moves than any position has. */
export const MOST_MOVES = 4096;

/** A move: `action` 0 to 15, piles 0 to 62 or `NOWHERE`, so many cards. */
export function packMove(action: number, from: number, to: number, count: number): Move {
  return action | (from << 4) | (to << 10) | (count << 16);
}

/** The action of a move: 0 is carrying, the others count as the game lists them. */
export function actionOf(move: Move): number {
  return move & 15;
}

/** The pile from which the cards come, or `NOWHERE`. */
export function fromOf(move: Move): number {
  return (move >> 4) & 63;
}

/** The pile to which they go, or `NOWHERE`. */
export function toOf(move: Move): number {
  return (move >> 10) & 63;
}

/** How many cards move. */
export function countOf(move: Move): number {
  return move >> 16;
}
