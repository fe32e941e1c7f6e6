import { isFaceDown } from '../card/card.ts';
import { describeMove } from '../command/describe.ts';
import { explainMove } from '../command/explain.ts';
import { findCard } from '../command/find-card.ts';
import { type OrderReading, readCommand } from '../command/read.ts';
import type { Language } from '../notation/language/language.ts';
import { machineAt, type Session, statusOf } from '../session/session.ts';
import { type SeenPile, viewOf } from '../session/view.ts';
import type { Aid } from './aid-given.ts';
import { tellHint } from './hint.ts';
import { movesOf, readInquiry, tellInquiry } from './inquiry.ts';
import type { Spot } from './spot.ts';

/** What is answered to somebody who asks. */
export interface AidAnswer {
  /** A sentence or a paragraph each. */
  readonly lines: readonly string[];
  /** The title where they are more than a line. */
  readonly title: string;
  readonly isRefusal: boolean;
  readonly aid: Aid;
  /** What was asked for, on the table. */
  readonly spot: Spot | null;
}

/** Answers an order that asks for something and changes nothing; null where it is another order. */
export function answerAid(
  { order, rest }: OrderReading,
  session: Session,
  aid: Aid,
  language: Language,
): AidAnswer | null {
  const plain = { title: '', isRefusal: false, aid, spot: null };
  switch (order) {
    case 'hint': {
      const status = statusOf(session);
      if (status !== 'playing') {
        return { ...plain, lines: [language.say.gameOver(status === 'won')], isRefusal: true };
      }
      const { hint, text } = tellHint(session, aid.hint, language);
      const { hints, undos } = aid.tally;
      const isNew = !aid.hint && hint !== null;
      const tally = { hints: hints + (isNew ? 1 : 0), undos };
      return { ...plain, lines: [text], aid: { ...aid, hint, tally } };
    }
    case 'find': {
      const { message, spot } = findCard(rest, session, language);
      return { ...plain, lines: [message], isRefusal: spot === null, spot };
    }
    case 'why': {
      const asked = rest === '' ? (aid.refused ?? '') : rest;
      const lines = explainMove(asked, session, language);
      if (lines) return { ...plain, lines, title: language.aid.title.why };
      const reading = readCommand(asked, session, language);
      const isRefused = asked !== '' && reading.kind === 'refused';
      const line = isRefused ? reading.message : language.aid.whyNothing();
      return { ...plain, lines: [line], isRefusal: true };
    }
    case 'say':
    case 'what':
      return { ...plain, ...tell(order, rest, session, language) };
    default:
      return null;
  }
}

/** A pile in a line, from its bottom to its top. */
export function tellPile({ id, cards }: SeenPile, { aid }: Language): string {
  const hidden = cards.filter(isFaceDown).length;
  return aid.pileHolds(
    id,
    hidden,
    cards.filter((card) => !isFaceDown(card)),
  );
}

function tell(
  order: 'say' | 'what',
  rest: string,
  session: Session,
  language: Language,
): Pick<AidAnswer, 'lines' | 'title' | 'isRefusal'> {
  const inquiry = readInquiry(`${order} ${rest}`, session)!;
  const title = language.aid.title[order];
  if (inquiry.unknown !== '') {
    return { lines: [language.aid.notAPile(inquiry.unknown)], title, isRefusal: true };
  }
  const { piles } = inquiry;
  if (!piles) return { lines: tellInquiry(inquiry, session, language), title, isRefusal: false };
  const view = viewOf(session);
  const contents = piles.map((index) => tellPile(view.piles[index]!, language));
  if (order === 'say') return { lines: contents, title, isRefusal: false };
  const machine = machineAt(session);
  const possible = movesOf(piles, session).map((move) => describeMove(machine, move, language));
  const [only, ...others] = piles;
  const nothing =
    possible.length === 0 && only !== undefined && others.length === 0
      ? [language.say.nowhereToGo(machine.pile(only).id)]
      : null;
  return { lines: nothing ?? [...contents, ...possible], title, isRefusal: false };
}
