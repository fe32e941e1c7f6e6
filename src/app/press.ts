import { choose } from '../command/choose.ts';
import { toOf } from '../rules/move.ts';
import { machineAt, type Session } from '../session/session.ts';
import type { Model, Step } from './model.ts';
import { letGo, makeMove, obey, perform, still, told } from './perform.ts';
import { movesFrom, movesOnto, type PointedSpot, type Spot, stockMoves, topSpot } from './spot.ts';

/**
 * Pressing on a spot, by key or pointer: on the stock it turns or deals; with empty hands it picks the cards up;
 * with full ones it puts them down, or lets them go where they were. A double press sends a card up. Of cards that are
 * but counted, every further press picks fewer up.
 */
export function press(model: Model, spot: PointedSpot | null, isDouble: boolean): Step {
  if (!spot) return still(letGo(model));
  const machine = machineAt(model.session);
  const { pile, depth } = spot;
  const here: Model = { ...model, cursor: { pile, depth }, message: null };
  if (!model.held && spot.pile === machine.program.stock) return pressStock(here);
  if (isDouble) return putDown({ ...here, held: topSpot(spot.pile, machine) }, 'foundation');
  if (model.held) return pressHolding(here, model.held, spot);
  const held = amongCounted(spot, spot.deepest, model.session) ?? liftedAt(spot, model.session);
  return still(held ? { ...here, held } : told(here, whyNothing(here, spot), 'refusal'));
}

/** What is picked up by pressing on a card: where it does not move with those on it, the least of a run that does. */
function liftedAt({ pile, depth }: Spot, session: Session): Spot | null {
  const height = Math.max(depth, machineAt(session).board.height(pile));
  for (let from = depth; from <= height; from++) {
    const spot = { pile, depth: from };
    if (movesFrom(spot, session).length > 0) return spot;
  }
  return null;
}

/** The most cards that can be picked up of those a count stands for, no more than so many. */
function amongCounted(
  { pile, depth, deepest }: PointedSpot,
  most: number | undefined,
  session: Session,
): Spot | null {
  if (deepest === undefined || most === undefined) return null;
  for (let from = most; from >= depth; from--) {
    const spot = { pile, depth: from };
    if (movesFrom(spot, session).length > 0) return spot;
  }
  return null;
}

/** Letting the pointer's button go: over another pile it puts down what was dragged there, or drops it where it was. */
export function release(model: Model, spot: Spot | null): Step {
  const { held } = model;
  if (!held || !spot || spot.pile === held.pile) return still(model);
  const step = pressHolding({ ...model, cursor: spot }, held, spot);
  const isRefused = step.model.held === held;
  return isRefused ? { ...step, model: { ...letGo(step.model), cursor: held } } : step;
}

/** What the stock does when it is pressed: the one thing the rules allow, or why they allow none. */
export function pressStock(model: Model): Step {
  const moves = stockMoves(model.session);
  if (moves.length === 1) return makeMove(model, moves[0]!);
  if (moves.length > 1) return perform(model, choose(moves, model.session, model.language));
  const actions = machineAt(model.session).program.rules.actions;
  const verb = actions.find((action) => ['turn', 'deal'].includes(action.verb))?.verb;
  return verb ? obey(model, verb) : still(model);
}

/** Puts what is held, or the card under the cursor, on the first pile of a kind that takes it. */
export function putDown(model: Model, kind: string): Step {
  const machine = machineAt(model.session);
  const from = model.held ?? model.cursor;
  if (!from) return still(model);
  const up = movesFrom(from, model.session).find((move) => machine.pile(toOf(move)).kind === kind);
  if (up !== undefined) return makeMove(model, up);
  return obey(letGo(model), `${machine.pile(from.pile).id} f`);
}

function pressHolding(model: Model, held: Spot, spot: PointedSpot): Step {
  const moves = movesOnto(held, spot.pile, model.session);
  if (moves.length > 0) return perform(model, choose(moves, model.session, model.language));
  if (spot.pile === held.pile) {
    const fewer = amongCounted(spot, held.depth - 1, model.session);
    return still(fewer ? { ...model, held: fewer } : letGo(model));
  }
  const machine = machineAt(model.session);
  const nameOf = (pile: number) => machine.pile(pile).id;
  const count = machine.board.height(held.pile) > 1 ? ` count ${held.depth}` : '';
  const refused = obey(model, `move ${nameOf(held.pile)} to ${nameOf(spot.pile)}${count}`);
  return { ...refused, model: { ...refused.model, held } };
}

function whyNothing({ session, language: { say } }: Model, { pile }: Spot): string {
  const { id } = machineAt(session).pile(pile);
  return liftedAt({ pile, depth: 0 }, session) ? say.notTogether(id) : say.nowhereToGo(id);
}
