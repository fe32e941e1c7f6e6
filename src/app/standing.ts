import { vacancy } from '../command/why-not.ts';
import type { Language } from '../notation/language/language.ts';
import { isHopeless } from '../session/outlook.ts';
import { machineAt, type Session } from '../session/session.ts';

/**
 * A word on how the game stands: won, lost or past hope, or a place that must be filled first; null where there is
 * nothing to be said.
 */
export function standing(session: Session, language: Language): string | null {
  const { say } = language;
  const status = machineAt(session).status();
  if (status === 'won') return say.won(session.at);
  if (status === 'lost') return say.lost(session.at);
  return vacancy(session, language) ?? (isHopeless(session) ? say.hopeless() : null);
}
