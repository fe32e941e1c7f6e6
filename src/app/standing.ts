import { vacancy } from '../command/why-not.ts';
import type { Language } from '../notation/language/language.ts';
import { isDecided } from '../session/auto.ts';
import { isHopeless, isPassWasted } from '../session/outlook.ts';
import { type Session, statusOf } from '../session/session.ts';

/** A word on how a game stands: that it has ended, that it seems to lead nowhere, or what may be done at once. */
export interface Verdict {
  readonly kind: 'won' | 'lost' | 'forced' | 'doubtful' | 'decided';
  readonly text: string;
}

/** The verdict on a game; null where there is nothing to be said but how it goes on. It may take a while. */
export function verdict(session: Session, language: Language): Verdict | null {
  const quick = quickVerdict(session, language);
  const isOpen = quick === null || quick.kind === 'doubtful';
  return isOpen && isHopeless(session) ? hopeless(language) : quick;
}

/** The verdict as far as it can be told at a glance: not whether the game is past hope. */
export function quickVerdict(session: Session, language: Language): Verdict | null {
  const { say, aid } = language;
  const status = statusOf(session);
  if (session.isResigned) return { kind: 'lost', text: aid.resigned() };
  if (status === 'won') return { kind: 'won', text: say.won(session.at) };
  if (status === 'lost') return { kind: 'lost', text: say.lost(session.at) };
  const forced = vacancy(session, language);
  if (forced !== null) return { kind: 'forced', text: forced };
  if (isPassWasted(session)) return { kind: 'doubtful', text: aid.passWasted() };
  return isDecided(session) ? { kind: 'decided', text: aid.mayFinish() } : null;
}

/** The verdict that a game is past hope. */
export function hopeless({ say }: Language): Verdict {
  return { kind: 'doubtful', text: say.hopeless() };
}

/**
 * A word on how the game stands: won, lost or past hope, a place that must be filled first, or that the rest needs
 * no thought; null where there is nothing to be said.
 */
export function standing(session: Session, language: Language): string | null {
  return verdict(session, language)?.text ?? null;
}
