import type { Machine } from '../rules/machine.ts';
import { actionOf, CARRYING, MOST_MOVES, type Move, toOf } from '../rules/move.ts';
import { isOnStock } from '../solver/finish.ts';
import { hiddenCards, keyOf } from '../solver/hidden.ts';
import { actsOnlyBy, pilesOf } from '../solver/words.ts';
import { machineAt, type Session, statusOf } from './session.ts';

/** How many positions are looked at before the question is given up. */
const LIMIT = 3000;

/**
 * Whether the game is past hope: whatever is played, no card of use comes to light and the game is not won. Every
 * position that can be reached without anything new being seen is looked at; if they are too many, the answer
 * is no. So it never gives a false alarm, and it uses nothing that the player could not know.
 *
 * Where cards enter play only by filling places of themselves, as in the Constitution, turning the stock is of no
 * use as long as no such place can come about.
 */
export function isHopeless(session: Session, limit = LIMIT): boolean {
  return new Outlook(session, limit).look(limit + 1) === true;
}

/** The question whether a game is past hope, answered bit by bit, so that it holds nobody up. */
export class Outlook {
  readonly session: Session;
  readonly #limit: number;
  readonly #hidden: number;
  /** How many cards lie in stock and waste, where turning them is all that can be done with them; else null. */
  readonly #idle: number | null;
  readonly #seen = new Set<string>();
  readonly #moves = new Int32Array(MOST_MOVES);
  /** The moves from the session's position to the one looked at. */
  readonly #path: Move[] = [];
  /** For every depth, the end of its moves in `#moves`, and which comes next. */
  readonly #ends: number[] = [];
  readonly #nexts: number[] = [];
  #isHopeless: boolean | null = null;

  constructor(session: Session, limit = LIMIT) {
    this.session = session;
    this.#limit = limit;
    const machine = machineAt(session);
    this.#hidden = hiddenCards(machine);
    this.#idle = isTalonIdle(machine) ? talonCards(machine) : null;
    if (statusOf(session) === 'playing') this.#enter(machine, keyOf(machine));
    else this.#isHopeless = false;
  }

  /** Looks at so many positions more; the answer, or null while there are others left. */
  look(positions: number): boolean | null {
    if (this.#isHopeless !== null) return this.#isHopeless;
    const machine = machineAt(this.session);
    for (const move of this.#path) machine.make(move);
    const until = this.#seen.size + positions;
    while (this.#isHopeless === null && this.#seen.size < until) this.#step(machine);
    while (machine.moves > this.session.at) machine.unmake();
    return this.#isHopeless;
  }

  #step(machine: Machine): void {
    const depth = this.#ends.length - 1;
    if (depth < 0) {
      this.#isHopeless = true;
      return;
    }
    const next = this.#nexts[depth]!++;
    if (next >= this.#ends[depth]!) {
      this.#ends.pop();
      this.#nexts.pop();
      if (this.#path.pop() !== undefined) machine.unmake();
      return;
    }
    const move = this.#moves[next]!;
    if (this.#idle !== null && isOnStock(move, machine)) return;
    machine.make(move);
    const key = keyOf(machine);
    this.#path.push(move);
    const isNews =
      hiddenCards(machine) !== this.#hidden ||
      (this.#idle !== null && talonCards(machine) !== this.#idle);
    if (isNews || machine.status() === 'won') {
      this.#isHopeless = false;
    } else if (this.#seen.has(key)) {
      this.#path.pop();
      machine.unmake();
    } else this.#enter(machine, key);
  }

  #enter(machine: Machine, key: string): void {
    const start = this.#ends.at(-1) ?? 0;
    const end = machine.legal(this.#moves, start);
    this.#seen.add(key);
    this.#nexts.push(start);
    this.#ends.push(end);
    if (this.#seen.size > this.#limit || end > MOST_MOVES - 256) this.#isHopeless = false;
  }
}

/** Whether cards never go from stock or waste by a move, but for turning. */
function isTalonIdle({ program }: Machine): boolean {
  const waste = pilesOf(program, 'waste');
  const talon = [...pilesOf(program, 'stock'), ...waste];
  return (
    waste.length > 0 &&
    actsOnlyBy(program, ['turn']) &&
    talon.every((pile) => program.routes[pile]!.length === 0)
  );
}

function talonCards({ board, program }: Machine): number {
  return [...pilesOf(program, 'stock'), ...pilesOf(program, 'waste')].reduce(
    (sum, pile) => sum + board.height(pile),
    0,
  );
}

/**
 * Whether the last move ended a pass through the stock and everything lies as it lay at the end of the pass before:
 * a whole pass has changed nothing but how many passes are left.
 */
export function isPassWasted(session: Session): boolean {
  const { moves, at, seat } = session;
  if (at === 0 || !endsPass(moves[at - 1]!, seat)) return false;
  for (let before = at - 1; before > 0; before--) {
    if (!endsPass(moves[before - 1]!, seat)) continue;
    return arrangement({ ...session, at: before }) === arrangement(session);
  }
  return false;
}

/** Turning the waste over, or gathering the piles. */
function endsPass(move: Move, { program }: Machine): boolean {
  const action = actionOf(move);
  if (action === CARRYING) return false;
  return toOf(move) === program.stock || program.rules.actions[action - 1]!.says.id === 'gather';
}

/** How the cards lie, as text: piles that are alike may have changed places. */
function arrangement(session: Session): string {
  const { board, program } = machineAt(session);
  const groups = new Map<string, string[]>();
  for (const { index, group } of program.piles) {
    const cards = Array.from({ length: board.height(index) }, (_, h) => board.at(index, h));
    groups.set(group, [...(groups.get(group) ?? []), cards.join(' ')]);
  }
  for (const [group, piles] of groups) if (program.rules.piles[group]!.alike) piles.sort();
  return [...groups.values()].map((piles) => piles.join('|')).join('/');
}
