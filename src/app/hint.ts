import { describeMove } from '../command/describe.ts';
import type { Language } from '../notation/language/language.ts';
import { countOf, fromOf, type Move, NOWHERE, toOf } from '../rules/move.ts';
import { adviceFor } from '../session/advice.ts';
import { machineAt, type Session } from '../session/session.ts';
import type { Hint } from './hint-marks.ts';

/** What is told of a hint, and the hint as it stands after that; null where there is none to be given. */
export interface HintAnswer {
  readonly hint: Hint | null;
  readonly text: string;
}

/** The next word of a hint, or the first of a new one; a move known to win is better than good sense. */
export function tellHint(
  session: Session,
  hint: Hint | null,
  language: Language,
  known: Move | null = null,
): HintAnswer {
  const { aid } = language;
  if (!hint) {
    const advice = known === null ? adviceFor(session) : ({ kind: 'move', move: known } as const);
    if (advice.kind === 'nothing') {
      return { hint: null, text: aid.noHint(advice.isCertain, advice.back) };
    }
    const { move } = advice;
    return { hint: { move, step: 1 }, text: aid.lookAt(pileOf(move, session).group) };
  }
  const machine = machineAt(session);
  const { move } = hint;
  const isCard = machine.verbOf(move) === 'move' || toOf(move) !== NOWHERE;
  const from = pileOf(move, session);
  const depth = Math.max(1, countOf(move));
  if (hint.step === 1 && isCard && from.kind !== 'stock' && from.kind !== 'waste') {
    const card = machine.board.at(from.index, machine.board.height(from.index) - depth);
    return { hint: { move, step: 2 }, text: aid.lookAtCard(card, from.id) };
  }
  return { hint: { move, step: 3 }, text: aid.hint(describeMove(machine, move, language)) };
}

function pileOf(move: Move, session: Session) {
  return machineAt(session).pile(fromOf(move));
}
