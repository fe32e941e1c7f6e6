import { faceOf } from '../card/card.ts';
import type { Program } from '../rules/compile.ts';
import type { Machine } from '../rules/machine.ts';
import { type Move, packMove } from '../rules/move.ts';
import type { Phrase, PhraseId } from '../rules/phrase.ts';
import { once } from './once.ts';
import { actsOnlyBy, leavesTalonAlone, pilesOf } from './words.ts';

/** A stock that is turned onto a waste, and nothing else ever touches either but carrying from the waste. */
export interface Talon {
  readonly stock: number;
  readonly waste: number;
  /** The number of the turning action in moves. */
  readonly action: number;
  /** How many are turned at a time. */
  readonly by: number;
  /** How often the stock may be gone through. */
  readonly passes: number;
}

/**
 * The talon of a game if turning it can be put off. Where nothing but carrying from the waste looks at stock or
 * waste, a turn changes places with any other move before or after it, so of every way to win there is one in which
 * turns are made only right before a card is carried from the waste. So every card that turning can bring to the top
 * of the waste is a move of its own, and turning alone is none. Null where this does not hold.
 */
export const talonOf = once((program): Talon | null => {
  const { rules } = program;
  const action = rules.actions.findIndex(({ says }) => says.id === 'turn') + 1;
  const [stock, ...otherStocks] = pilesOf(program, 'stock');
  const [waste, ...otherWastes] = pilesOf(program, 'waste');
  if (action === 0 || stock === undefined || waste === undefined) return null;
  if (otherStocks.length + otherWastes.length > 0 || !leavesTalonAlone(program)) return null;
  // Slipping is done before any other move, turns included.
  if (!actsOnlyBy(program, ['turn', 'slip']) || !turnsLeaveMarks(program)) return null;
  if (program.routes[stock]!.length > 0 || program.routes[waste]!.some(({ single }) => !single)) {
    return null;
  }
  const by = rules.actions[action - 1]!.says.with[0] as number;
  return { stock, waste, action, by, passes: passesOf(program)! };
});

/** How often a stock that is turned may be gone through, whatever else turning hangs on; null where none is turned. */
export function passesOf({ rules }: Program): number | null {
  const turn = rules.actions
    .map(({ says }) => within(says, 'turn'))
    .find((found) => found !== null);
  if (!turn) return null;
  const limit = (turn.with[1] as Phrase).with[0] as number;
  return limit === 0 ? Number.POSITIVE_INFINITY : limit;
}

/** A phrase of this name, itself or one of its parts; null where there is none. */
function within(says: Phrase, id: PhraseId): Phrase | null {
  if (says.id === id) return says;
  for (const part of says.with) {
    const found = typeof part === 'object' ? within(part, id) : null;
    if (found) return found;
  }
  return null;
}

/** Whether the marks come out the same if a turn is made after another move instead of before it. */
function turnsLeaveMarks({ rules }: Program): boolean {
  const groups = Object.keys(rules.piles);
  const verbs = ['move', ...rules.actions.map(({ verb }) => verb)];
  return Object.values(rules.marks ?? {}).every((mark) => {
    const values = new Set([mark.start]);
    for (const value of values) {
      for (const verb of verbs) {
        for (const from of groups) {
          for (const to of groups) values.add(mark.next(value, verb, from, to));
        }
      }
    }
    const afterTurn = (value: number) => mark.next(value, 'turn', 'stock', 'waste');
    return [...values].every((value) =>
      groups.every((from) =>
        groups.every((to) => {
          const afterMove = (before: number) => mark.next(before, 'move', from, to);
          return afterTurn(afterMove(value)) === afterMove(afterTurn(value));
        }),
      ),
    );
  });
}

/** The card that would be the `at`-th of the waste, from 1, if the stock were turned onto it so far. */
export function talonCard({ board }: Machine, { stock, waste }: Talon, at: number): number {
  const turned = board.height(waste);
  return faceOf(
    at <= turned ? board.at(waste, at - 1) : board.at(stock, board.height(stock) + turned - at),
  );
}

/**
 * Writes for every card that turning brings to the top of the waste where it would lie there, from 1, and whether that
 * is in the next pass; those of this pass first. Gives how many pairs are written. What comes up in this pass is not
 * listed for the next: the position would be the same with a pass less to go.
 */
export function listTurns(
  { board }: Machine,
  { stock, waste, by, passes }: Talon,
  out: Int32Array,
): number {
  const turned = board.height(waste);
  const all = turned + board.height(stock);
  let listed = 0;
  for (let at = turned; at < all; listed++) {
    at = Math.min(at + by, all);
    out[2 * listed] = at;
    out[2 * listed + 1] = 0;
  }
  // The pass that is under way counts as gone through once the stock is empty.
  const passesThen = board.passes + (turned < all ? 1 : 0);
  if (passesThen >= passes) return listed;
  for (let at = by; at < all; at += by) {
    if (at >= turned && (at - turned) % by === 0) continue;
    out[2 * listed] = at;
    out[2 * listed + 1] = 1;
    listed++;
  }
  return listed;
}

/** The next turn of the talon as a move. */
export function nextTurn({ board }: Machine, { stock, waste, action, by }: Talon): Move {
  const left = board.height(stock);
  return left > 0
    ? packMove(action, stock, waste, Math.min(by, left))
    : packMove(action, waste, stock, board.height(waste));
}

/** Whether a waste of this many cards shows what a fresh pass shows from here on: no turn is out of step. */
export function isInStep({ by }: Talon, turned: number, all: number): boolean {
  return turned % by === 0 || turned === all;
}
