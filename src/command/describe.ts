import { NO_CARD } from '../card/card.ts';
import { cardSign } from '../notation/card-text.ts';
import type { Language } from '../notation/language/language.ts';
import { commandText } from '../notation/move-text.ts';
import type { Machine } from '../rules/machine.ts';
import { countOf, fromOf, type Move, NOWHERE, toOf } from '../rules/move.ts';

/**
 * A move for a reader, before it is made, naming the cards as well as the piles: `3→7 10♦ on J♣`. What is not
 * carrying is named by its command, and the cards of two piles that act on each other: `exchange 3 with 8 (10♣, 5♥)`.
 */
export function describeMove(
  machine: Machine,
  move: Move,
  { say, command, pile }: Language,
): string {
  const { board } = machine;
  const from = fromOf(move);
  const to = toOf(move);
  if (machine.verbOf(move) !== 'move') {
    const done = command(commandText(machine, move, false));
    return machine.pile(from).kind === 'tableau' && to !== NOWHERE
      ? `${done} (${cardSign(board.top(from))}, ${cardSign(board.top(to))})`
      : done;
  }
  const count = countOf(move);
  const card = board.at(from, board.height(from) - count);
  const onto = board.top(to);
  const lifted = count === 1 ? cardSign(card) : `${cardSign(card)}…${cardSign(board.top(from))}`;
  const route = `${pile(machine.pile(from).id)}→${pile(machine.pile(to).id)}`;
  return say.described(route, lifted, onto === NO_CARD ? '' : cardSign(onto));
}
