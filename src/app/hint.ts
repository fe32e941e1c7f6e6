import { describeMove } from '../command/describe.ts';
import type { Language } from '../notation/language/language.ts';
import { countOf, fromOf, type Move, NOWHERE, toOf } from '../rules/move.ts';
import { adviceFor } from '../session/advice.ts';
import { machineAt, type Session } from '../session/session.ts';

/** A hint that is being given, and how much of it was: 1 where to look, 2 the card, 3 the whole move. */
export interface Hint {
  readonly move: Move;
  readonly step: 1 | 2 | 3;
}

/** What is told of a hint, and the hint as it stands after that; null where there is none to be given. */
export interface HintAnswer {
  readonly hint: Hint | null;
  readonly text: string;
}

/** What is marked on the board: the cards from a depth of a pile to its top, and the pile they go to. */
export interface HintMarks {
  readonly pile: number;
  readonly depth: number;
  readonly target: number | null;
}

/** The next word of a hint, or the first of a new one. */
export function tellHint(session: Session, hint: Hint | null, language: Language): HintAnswer {
  const { aid } = language;
  if (!hint) {
    const advice = adviceFor(session);
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

/** What a hint marks on the board so far; null while it only says where to look. */
export function hintMarks(hint: Hint | null): HintMarks | null {
  if (!hint || hint.step === 1) return null;
  const { move, step } = hint;
  const target = step === 3 && toOf(move) !== NOWHERE ? toOf(move) : null;
  return { pile: fromOf(move), depth: Math.max(1, countOf(move)), target };
}

function pileOf(move: Move, session: Session) {
  return machineAt(session).pile(fromOf(move));
}
