import { countOf, fromOf, type Move, NOWHERE, toOf } from '../rules/move.ts';

/** A hint that is being given, and how much of it was: 1 where to look, 2 the card, 3 the whole move. */
export interface Hint {
  readonly move: Move;
  readonly step: 1 | 2 | 3;
}

/** What is marked on the board: the cards from a depth of a pile to its top, and the pile they go to. */
export interface HintMarks {
  readonly pile: number;
  readonly depth: number;
  readonly target: number | null;
}

/** What a hint marks on the board so far; null while it only says where to look. */
export function hintMarks(hint: Hint | null): HintMarks | null {
  if (!hint || hint.step === 1) return null;
  const { move, step } = hint;
  const target = step === 3 && toOf(move) !== NOWHERE ? toOf(move) : null;
  return { pile: fromOf(move), depth: Math.max(1, countOf(move)), target };
}
