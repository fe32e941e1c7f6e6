import type { Machine } from '../rules/machine.ts';
import { actionOf, CARRYING, countOf, fromOf, type Move, NOWHERE, toOf } from '../rules/move.ts';

/** A move as the machine interface lists it. */
export interface MoveEntry {
  /** Text that, read back in the same position, makes just this move. */
  readonly command: string;
  readonly from: string;
  readonly to?: string;
  readonly count?: number;
}

/** The moves of one position as text; a count is named in the command where several are possible. */
export function moveEntries(machine: Machine, moves: readonly Move[]): MoveEntry[] {
  const counts = new Map<number, number>();
  for (const move of moves) counts.set(route(move), (counts.get(route(move)) ?? 0) + 1);
  return moves.map((move) => {
    const from = machine.pile(fromOf(move)).id;
    const to = toOf(move) === NOWHERE ? undefined : machine.pile(toOf(move)).id;
    const count = countOf(move);
    return {
      command: commandText(machine, move, counts.get(route(move))! > 1),
      from,
      ...(to === undefined ? {} : { to }),
      ...(count === 0 ? {} : { count }),
    };
  });
}

/** The command for a move; with `counted` it names how many cards. */
export function commandText(machine: Machine, move: Move, counted: boolean): string {
  const nameOf = (pile: number) => (pile === NOWHERE ? '' : machine.pile(pile).id);
  const from = nameOf(fromOf(move));
  const to = nameOf(toOf(move));
  const action = actionOf(move);
  if (action === CARRYING) {
    return `move ${from} to ${to}${counted ? ` count ${countOf(move)}` : ''}`;
  }
  const { verb, form } = machine.program.rules.actions[action - 1]!;
  return form ? form.replace('FROM', from).replace('TO', to) : verb;
}

/** The one of these moves that is so written, with its count or, where only one is possible, without; or null. */
export function writtenMove(
  command: string,
  machine: Machine,
  moves: readonly Move[],
): Move | null {
  const [, plain = command, count] = /^(.*) count (\d{1,3})$/u.exec(command) ?? [];
  const found = moves.filter(
    (move) =>
      commandText(machine, move, false) === plain &&
      (count === undefined || (actionOf(move) === CARRYING && countOf(move) === Number(count))),
  );
  return found.length === 1 ? found[0]! : null;
}

/** Everything of a move but its count. */
function route(move: Move): number {
  return move & 0xffff;
}
