import { isForced } from '../command/why-not.ts';
import type { Spot as Place } from '../rules/layout.ts';
import type { Machine } from '../rules/machine.ts';
import { countOf, fromOf } from '../rules/move.ts';
import { choices, machineAt, type Session } from '../session/session.ts';
import { type Spot, stockMoves, targetsOf, topSpot } from './spot.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** How far apart the cards of a fan lie, in card heights: enough to order them. */
const FAN_STEP = 0.25;

/**
 * Where the cursor goes from a spot. It steps from card to card that can be used, along the table as it is laid
 * out, and where there is none further on it comes round from the other side, so it is never stuck.
 */
export function moveCursor(
  from: Spot | null,
  held: Spot | null,
  direction: Direction,
  session: Session,
): Spot | null {
  if (!from) return firstStop(session);
  const stops = held ? putDownStops(held, session) : pickUpStops(session);
  const machine = machineAt(session);
  if (stops.length === 0) return from;
  const here = pointOf(from, machine);
  const candidates = stops
    .filter((stop) => stop.pile !== from.pile || stop.depth !== from.depth)
    .map((stop) => ({ stop, ...offset(here, pointOf(stop, machine), direction) }));
  const samePile = candidates.filter(({ stop, along }) => stop.pile === from.pile && along > 0.01);
  if (samePile.length > 0) return nearest(samePile);
  const ahead = candidates.filter(({ stop, along }) => stop.pile !== from.pile && along > 0.01);
  if (ahead.length > 0) return nearest(ahead);
  const behind = candidates.filter(({ stop, along }) => stop.pile !== from.pile && along < -0.01);
  return behind.length > 0 ? furthestBehind(behind) : from;
}

/** The cursor after the position has changed: the same card if it still can be stood on, or the pile's top. */
export function settleCursor(cursor: Spot | null, session: Session): Spot | null {
  if (!cursor) return null;
  const machine = machineAt(session);
  return cursor.depth > 0 && cursor.depth <= machine.board.height(cursor.pile)
    ? cursor
    : topSpot(cursor.pile, machine);
}

interface Candidate {
  readonly stop: Spot;
  /** How far ahead in the direction, and how far beside it. */
  readonly along: number;
  readonly aside: number;
}

function nearest(candidates: readonly Candidate[]): Spot {
  return best(candidates, ({ along, aside }) => along + 2 * aside);
}

function furthestBehind(candidates: readonly Candidate[]): Spot {
  return best(candidates, ({ along, aside }) => along + 3 * aside);
}

function best(candidates: readonly Candidate[], cost: (candidate: Candidate) => number): Spot {
  return candidates.reduce((a, b) => (cost(b) < cost(a) ? b : a)).stop;
}

function offset(
  from: readonly [number, number],
  to: readonly [number, number],
  direction: Direction,
): { along: number; aside: number } {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  switch (direction) {
    case 'left':
      return { along: -dx, aside: Math.abs(dy) };
    case 'right':
      return { along: dx, aside: Math.abs(dy) };
    case 'up':
      return { along: -dy, aside: Math.abs(dx) };
    case 'down':
      return { along: dy, aside: Math.abs(dx) };
  }
}

/** Every uppermost card, unless a place must be filled first; every run that can be lifted, and the stock. */
function pickUpStops(session: Session): Spot[] {
  const machine = machineAt(session);
  const depths = new Map<number, Set<number>>();
  const add = (pile: number, depth: number) => {
    const known = depths.get(pile);
    if (known) known.add(depth);
    else depths.set(pile, new Set([depth]));
  };
  const looked = isForced(session) ? [] : machine.program.piles;
  for (const pile of looked) {
    const isIdle = pile.kind === 'discard' || pile.kind === 'foundation' || pile.kind === 'barrier';
    if (!isIdle && machine.board.height(pile.index) > 0) add(pile.index, 1);
  }
  for (const move of choices(session)) {
    if (machine.verbOf(move) === 'move') add(fromOf(move), countOf(move));
  }
  const { stock } = machine.program;
  if (stock >= 0 && stockMoves(session).length > 0) {
    add(stock, Math.min(1, machine.board.height(stock)));
  }
  return [...depths].flatMap(([pile, all]) => [...all].map((depth) => ({ pile, depth })));
}

/** Where the held cards may be put down, and where they were. */
function putDownStops(held: Spot, session: Session): Spot[] {
  const machine = machineAt(session);
  return [
    held,
    ...targetsOf(held, session)
      .filter((pile) => pile !== held.pile)
      .map((pile) => topSpot(pile, machine)),
  ];
}

/** Where the cursor first appears: on the leftmost card that can move, or else the leftmost stop. */
export function firstStop(session: Session): Spot | null {
  const stops = pickUpStops(session);
  const moving = new Set(choices(session).map((move) => fromOf(move)));
  const useful = stops.filter((stop) => moving.has(stop.pile));
  const [first] = useful.length > 0 ? useful : stops;
  return first ?? null;
}

function pointOf(spot: Spot, machine: Machine): [number, number] {
  const pile = machine.pile(spot.pile);
  const place = placeOf(machine.program.rules.layout, pile.group, pile.at);
  // Of many cards only the last few may lie fanned out.
  const shown = Math.min(machine.board.height(spot.pile), place.show ?? Number.POSITIVE_INFINITY);
  const fanned = Math.max(0, shown - spot.depth) * FAN_STEP;
  return [
    place.x + (place.fan === 'right' ? fanned : 0),
    place.y + (place.fan === 'down' ? fanned : 0),
  ];
}

function placeOf(layout: readonly Place[], group: string, at: number): Place {
  const place = layout.find((one) => one.group === group && one.at === at);
  if (!place) throw new Error(`the layout has no place for pile ${at} of ${group}`);
  return place;
}
