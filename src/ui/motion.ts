import type { Model } from '../app/model.ts';
import type { Session } from '../session/session.ts';
import { viewOf } from '../session/view.ts';
import { celebration, type Picture, picturesBetween } from './board/animate.ts';
import { measureBoard } from './table-screen.ts';

/** More moves at once than these are shown as one: nobody wants to watch each. */
const FEW = 4;

/**
 * The pictures to be shown between two states of a table on a screen of this size, and after a win. None where another
 * deal lies there, nothing was moved, or the board is not seen.
 */
export function* motionBetween(
  before: Model,
  after: Model,
  columns: number,
  rows: number,
): Generator<Picture> {
  const { session } = after;
  const isOther = before.session.seat !== session.seat || before.session === session;
  if (isOther || before.page || after.page) return;
  const place = measureBoard(after, columns, rows);
  if (!place) return;
  const views = sessionsBetween(before.session, session).map(viewOf);
  for (let i = 1; i < views.length; i++) {
    yield* picturesBetween(views[i - 1]!, views[i]!, place.measured);
  }
  const last = views.at(-1)!;
  if (last.status === 'won' && views[0]!.status !== 'won') {
    yield* celebration(last, place.measured, place.rows);
  }
}

/** Both sessions, and those after each move between them where these are few. */
function sessionsBetween(before: Session, after: Session): Session[] {
  const count = after.at - before.at;
  const isOn = before.moves.slice(0, before.at).every((move, i) => move === after.moves[i]);
  if (!isOn || count < 2 || count > FEW) return [before, after];
  return [
    before,
    ...Array.from({ length: count }, (_, i) => ({ ...after, at: before.at + i + 1 })),
  ];
}
