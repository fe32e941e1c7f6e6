import { readSeed } from '../card/seed.ts';
import type { OrderReading, Refusal } from '../command/read.ts';
import type { Language } from '../notation/language/language.ts';
import { playOut, playSafe } from '../session/auto.ts';
import {
  open,
  openAgain,
  redo,
  resign,
  restart,
  type Session,
  statusOf,
  undo,
} from '../session/session.ts';

/** What carrying out an order needs from outside. */
export interface OrderSetting {
  readonly language: Language;
  /** Gives the seed of a new deal for which none was named. */
  readonly freshSeed: () => string;
}

/**
 * The session after an order that changes it, or why it is not carried out. An order that changes nothing (help,
 * quit and the like) is not for this function: it is refused as one that is not known here.
 */
export function followOrder(
  session: Session,
  { order, rest }: OrderReading,
  { language, freshSeed }: OrderSetting,
): Session | Refusal {
  const times = rest === '' ? 1 : Number(rest);
  switch (order) {
    case 'undo':
      return undo(session, times);
    case 'redo':
      return redo(session, times);
    case 'restart':
      return restart(session);
    case 'again':
      return openAgain(session);
    case 'auto':
    case 'finish':
    case 'resign':
      return playOn(order, session, language);
    case 'new': {
      const read = rest === '' ? { seed: freshSeed() } : readSeed(rest);
      return 'seed' in read
        ? open(session.game, session.options, read)
        : refused(language.say.badSeed(read.fault));
    }
    default:
      return refused(language.say.notHere(order));
  }
}

/** What a game must be under way for. */
function playOn(
  order: 'auto' | 'finish' | 'resign',
  session: Session,
  { say, aid }: Language,
): Session | Refusal {
  const status = statusOf(session);
  if (status !== 'playing') return refused(say.gameOver(status === 'won'), 'game-over');
  if (order === 'finish') return playOut(session) ?? refused(aid.notDecided(), 'illegal-move');
  if (order === 'resign') {
    return session.at > 0 ? resign(session) : refused(aid.notBegun(), 'illegal-move');
  }
  const next = playSafe(session, false);
  return next === session ? refused(aid.nothingSafe(), 'illegal-move') : next;
}

function refused(message: string, code: Refusal['code'] = 'unknown-command'): Refusal {
  return { kind: 'refused', code, message };
}
