import type { Kind, Rules } from '../rules/game.ts';
import type { Machine } from '../rules/machine.ts';
import { countOf, fromOf, type Move, NOWHERE, toOf } from '../rules/move.ts';
import { waysOf } from '../rules/way.ts';

/**
 * What sort of move a move is, as a beginner counts them: `tableau to foundation`, `waste to space`, `turn`. Piles
 * of one kind count as one, whatever a game calls them.
 */
export type MoveKind = string;

/** Carrying more than one card at once is a sort of its own, wherever they go. */
export const SEVERAL: MoveKind = 'several at once';

/** The sorts to which a move belongs in the machine's position; carrying may be of two. */
export function kindsOfMove(machine: Machine, move: Move): MoveKind[] {
  const verb = machine.verbOf(move);
  const to = toOf(move);
  if (verb !== 'move') {
    const isBack = verb === 'turn' && to !== NOWHERE && machine.pile(to).kind === 'stock';
    return [isBack ? 'turn over' : verb];
  }
  const isSpace = machine.board.height(to) === 0;
  const kind = carryKind(machine.pile(fromOf(move)).kind, machine.pile(to).kind, isSpace);
  return countOf(move) > 1 ? [kind, SEVERAL] : [kind];
}

/** Every sort of move of which the rules speak. Some may never be met: an ace that goes up of itself is not carried. */
export function kindsInRules(rules: Rules): Set<MoveKind> {
  const kinds = new Set<MoveKind>(rules.actions.map(({ verb }) => verb));
  for (const { kind, build, empty, takes = {} } of Object.values(rules.piles)) {
    for (const [source, given] of Object.entries(takes)) {
      const from = rules.piles[source]!.kind;
      for (const way of waysOf(given)) {
        if (way.onCards && build) kinds.add(carryKind(from, kind, false));
        if (way.inSpaces && empty) kinds.add(carryKind(from, kind, true));
        if (way.lift.says.id !== 'top') kinds.add(SEVERAL);
      }
    }
  }
  return kinds;
}

/** The sort of a carry of one card between piles of these kinds. */
export function carryKind(from: Kind, to: Kind, isSpace: boolean): MoveKind {
  return isSpace ? `${from} to empty ${to}` : `${from} to ${to}`;
}
