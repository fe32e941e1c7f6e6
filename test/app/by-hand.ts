import { moveCursor } from '../../src/app/cursor.ts';
import type { PointAction } from '../../src/app/model.ts';
import { type Model, startModel } from '../../src/app/model.ts';
import type { PointedSpot, Spot } from '../../src/app/spot.ts';
import { update } from '../../src/app/update.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { countOf, fromOf, type Move, NOWHERE, toOf } from '../../src/rules/move.ts';
import { choices, machineAt, play, type Session, statusOf } from '../../src/session/session.ts';
import { viewOf } from '../../src/session/view.ts';
import { hit } from '../../src/ui/board/hit.ts';
import { measureBoard } from '../../src/ui/table-screen.ts';
import { pick, testDice } from '../play/dice.ts';
import { keyInput } from './press-keys.ts';

/** The screens that a mouse is used on: of the usual size, a large one, and the smallest there is a board for. */
export const SIZES: readonly (readonly [columns: number, rows: number])[] = [
  [80, 24],
  [120, 40],
  [40, 12],
];

const WAYS = ['left', 'right', 'up', 'down'] as const;

/** How a spot is pressed on: null where it cannot be. */
type Press = (model: Model, spot: Spot) => Model | null;

/** Presses keys until the cursor is on the spot, by the fewest steps, and then Enter. */
export function byCursor(model: Model, spot: Spot): Model | null {
  const path = pathTo(model, spot);
  return path && [...path, 'enter'].reduce(pressed, model);
}

/**
 * Presses with the pointer on a cell in which the spot is drawn, on a screen of so many cells: where it is but counted,
 * until no more cards are lifted.
 */
export function byMouse(columns: number, rows: number): Press {
  return (model, wanted) => {
    const spot = drawn(model, wanted, columns, rows);
    if (!spot) return null;
    const point = (now: Model, action: PointAction) =>
      update(now, { type: 'point', action, spot }).model;
    const clicked = (now: Model) => point(point(now, 'press'), 'release');
    let next = clicked(model);
    while (next.held?.pile === wanted.pile && next.held.depth > wanted.depth) next = clicked(next);
    return next;
  };
}

/** Plays a recorded game, move by move; gives what could not be done, or null once all of it was. */
export function played(won: Session, press: Press, most = Number.POSITIVE_INFINITY): string | null {
  let model = startModel({ ...won, at: 0 }, english);
  for (const [i, move] of won.moves.slice(0, most).entries()) {
    const wanted = i + 1;
    for (const spot of spotsOf(model.session, move)) {
      const next = press(model, spot);
      if (!next) return `move ${wanted}: pile ${spot.pile}, depth ${spot.depth} is out of reach`;
      model = next;
      if (model.session.at === wanted) break;
    }
    if (model.question?.kind === 'which-move') {
      const at = model.question.moves.indexOf(move);
      model = pressed(model, String(at + 1));
    }
    const { session } = model;
    if (session.at !== wanted || session.moves[i] !== move) {
      return `move ${wanted} was not made: ${model.message?.text ?? ''}`;
    }
  }
  return null;
}

/** The game after so many moves that the dice chose: moves nobody would make lead to positions nobody foresees. */
export function strayed(session: Session, most: number): Session {
  const dice = testDice(5);
  let now = session;
  for (let i = 0; i < most && statusOf(now) === 'playing'; i++) {
    now = play(now, pick(choices(now), dice));
  }
  return now;
}

function pressed(model: Model, key: string): Model {
  return update(model, { type: 'input', input: keyInput(key) }).model;
}

/** What is pressed on, one after the other, to make a move. */
function spotsOf(session: Session, move: Move): Spot[] {
  const machine = machineAt(session);
  const { board, program } = machine;
  const top = (pile: number): Spot => ({ pile, depth: Math.min(1, board.height(pile)) });
  const [from, to] = [fromOf(move), toOf(move)];
  const verb = machine.verbOf(move);
  if (verb === 'move') return [{ pile: from, depth: countOf(move) }, top(to)];
  if (from === program.stock || to === program.stock) return [top(program.stock)];
  return to === NOWHERE ? [top(from), top(from)] : [top(from), top(to)];
}

/** The keys that lead the cursor to a spot; null where none do. */
function pathTo({ cursor, held, session }: Model, goal: Spot): string[] | null {
  const isGoal = (spot: Spot | null) => spot?.pile === goal.pile && spot.depth === goal.depth;
  let front: { readonly at: Spot | null; readonly keys: string[] }[] = [{ at: cursor, keys: [] }];
  const seen = new Set([JSON.stringify(cursor)]);
  while (front.length > 0) {
    const found = front.find(({ at }) => isGoal(at));
    if (found) return found.keys;
    front = front.flatMap(({ at, keys }) =>
      WAYS.flatMap((way) => {
        const next = moveCursor(at, held, way, session);
        const key = JSON.stringify(next);
        if (seen.has(key)) return [];
        seen.add(key);
        return [{ at: next, keys: [...keys, way] }];
      }),
    );
  }
  return null;
}

/** What is pointed at where the spot is drawn; null where it is not. */
function drawn(
  model: Model,
  { pile, depth }: Spot,
  columns: number,
  rows: number,
): PointedSpot | null {
  const place = measureBoard(model, columns, rows)!;
  const view = viewOf(model.session);
  const box = place.measured.boxes[pile]!;
  const [width, height] = box.fan === 'right' ? [box.room, box.height] : [box.width, box.room];
  for (let y = box.y; y < box.y + height && y < place.rows; y++) {
    for (let x = box.x; x < box.x + width; x++) {
      const spot = hit(view, place.measured, x, y);
      if (spot?.pile !== pile) continue;
      if (spot.depth <= depth && depth <= (spot.deepest ?? spot.depth)) return spot;
    }
  }
  return null;
}
