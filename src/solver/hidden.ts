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
