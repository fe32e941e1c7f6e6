import { readSeed } from '../card/seed.ts';
import type { OrderReading, Refusal } from '../command/read.ts';
import type { Language } from '../notation/language/language.ts';
import { open, redo, type Session, undo } from '../session/session.ts';

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
      return undo(session, session.at);
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

function refused(message: string): Refusal {
  return { kind: 'refused', code: 'unknown-command', message };
}
