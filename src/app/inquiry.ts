import { readReference } from '../command/reference.ts';
import { translate } from '../command/translate.ts';
import type { Language } from '../notation/language/language.ts';
import { pileRange } from '../notation/pile-range.ts';
import type { Machine } from '../rules/machine.ts';
import { fromOf, type Move, toOf } from '../rules/move.ts';
import { choices, machineAt, type Session } from '../session/session.ts';
import { viewOf } from '../session/view.ts';
import { announceChoice } from './announce.ts';
import { tellBoard, tellEdges } from './tell-board.ts';

/** A question about the table: all of it, how the game stands, or what is possible. */
export interface Inquiry {
  readonly about: 'board' | 'say' | 'what';
  /** The piles asked for, by index; null where none was named. */
  readonly piles: readonly number[] | null;
  /** Words that were to name a pile and don't; else ''. */
  readonly unknown: string;
}

/** More moves than this are not told one by one. */
const MOST_MOVES_TOLD = 20;

const INQUIRIES = ['board', 'say', 'what'] as const;

/** Reads `board`, `say`, `say 3`, `what`, `what column 3`; null where a text is no such question. */
export function readInquiry(text: string, session: Session): Inquiry | null {
  const line = translate(text, INQUIRIES);
  const [first = '', ...names] = line.trim().toLowerCase().split(/\s+/u);
  const about = INQUIRIES.find((one) => one === first);
  if (!about) return null;
  if (names.length === 0 || about === 'board') return { about, piles: null, unknown: '' };
  const piles = pilesNamed(names, machineAt(session));
  return { about, piles, unknown: piles ? '' : names.join(' ') };
}

/** The answer, a sentence a line. */
export function tellInquiry(
  { about, piles, unknown }: Inquiry,
  session: Session,
  language: Language,
): readonly string[] {
  const view = viewOf(session);
  const { say, speech } = language;
  if (unknown !== '') {
    const { rules } = machineAt(session).program;
    const ranges = Object.keys(rules.piles).map((group) => language.pile(pileRange(rules, group)));
    return [speech.inWords(say.unknownPile(unknown, ranges.join(', ')))];
  }
  if (about === 'what') return tellPossible(piles, session, language);
  if (piles) {
    return piles.map((index) => speech.whole(view.piles[index]!, view.piles[index]!.cards));
  }
  if (about === 'board') return tellBoard(view, language);
  const hasStock = view.piles.some(({ kind }) => kind === 'stock');
  return [
    speech.figures(view.moves, view.score, hasStock ? view.passes : null, view.base),
    ...tellEdges(view, language),
  ];
}

function tellPossible(
  piles: readonly number[] | null,
  session: Session,
  language: Language,
): readonly string[] {
  const moves = piles ? movesOf(piles, session) : choices(session);
  const told = moves
    .slice(0, MOST_MOVES_TOLD)
    .map((move) => announceChoice(session, move, language));
  const pile = piles?.length === 1 ? machineAt(session).pile(piles[0]!) : null;
  return language.speech.possible(told, pile, moves.length - told.length);
}

/** What can be done now with the cards of these piles. */
export function movesOf(piles: readonly number[], session: Session): readonly Move[] {
  return choices(session).filter(
    (move) => piles.includes(fromOf(move)) || isTakenUp(move, piles, session),
  );
}

/** The second pile of an exchange is as much a beginning of it as the first. */
function isTakenUp(move: Move, piles: readonly number[], session: Session): boolean {
  return machineAt(session).verbOf(move) === 'exchange' && piles.includes(toOf(move));
}

function pilesNamed(names: readonly string[], machine: Machine): readonly number[] | null {
  const [name = '', number, ...more] = names.filter((word) => word !== 'the');
  if (more.length > 0) return null;
  if (number === undefined) {
    return readReference(name, machine).find(({ piles }) => piles)?.piles ?? null;
  }
  const pile = machine.program.piles.find(
    ({ id, group }) => (group === name || `${group}s` === name) && /\d+$/.exec(id)?.[0] === number,
  );
  return pile ? [pile.index] : null;
}
