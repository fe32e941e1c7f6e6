import { isFaceDown } from '../card/card.ts';
import type { Machine } from '../rules/machine.ts';

/** How many cards the player has not seen. Once the stock has been gone through, its order is known. */
export function hiddenCards({ board, program }: Machine): number {
  let hidden = 0;
  for (const { index } of program.piles) {
    if (index === program.stock) {
      if (board.passes === 0) hidden += board.height(index);
      continue;
    }
    for (let h = 0; h < board.height(index); h++) if (isFaceDown(board.at(index, h))) hidden++;
  }
  return hidden;
}

/** The key of a position as text, for sets. */
export function keyOf({ keyA, keyB }: Machine): string {
  return `${keyA} ${keyB}`;
}

/** How many cards are still to be brought into play: hidden ones, and those in stock, waste and reserve. */
export function looseCards({ board, program }: Machine): number {
  let loose = 0;
  for (const { index, kind } of program.piles) {
    if (kind === 'stock' || kind === 'waste' || kind === 'reserve') loose += board.height(index);
    else for (let h = 0; isFaceDown(board.at(index, h)); h++) loose++;
  }
  return loose;
}

/** How many cards are on foundations or have left the game. */
export function cardsUp({ board, program }: Machine): number {
  return program.piles
    .filter(({ kind }) => kind === 'foundation' || kind === 'discard')
    .reduce((sum, { index }) => sum + board.height(index), 0);
}

/** How many cards of the layout lie open on one with which they are in sequence. */
export function joinedCards({ board, program }: Machine): number {
  let joined = 0;
  for (const { index, kind, group } of program.piles) {
    const { run, build } = program.rules.piles[group]!;
    const fit = run ?? build;
    if (kind !== 'tableau' || !fit) continue;
    for (let h = 1; h < board.height(index); h++) {
      const below = board.at(index, h - 1);
      if (!isFaceDown(below) && fit(board.at(index, h), below)) joined++;
    }
  }
  return joined;
}
