import { readPair, readReference } from '../command/reference.ts';
import { asOnLatinKeys } from '../command/translate.ts';
import { machineAt, type Session } from '../session/session.ts';

/**
 * Whether what has been typed is a whole move already, two piles in two keys (`37`, `w3`, `3f`), so that it
 * can be made without waiting for Enter. Text that names a pile or a card by itself may be a beginning.
 */
export function isReadyPair(text: string, session: Session): boolean {
  const word = asOnLatinKeys(text.toLowerCase());
  if (!/^[\dwrf][\df]$/.test(word)) return false;
  const machine = machineAt(session);
  return readReference(word, machine).length === 0 && readPair(word, machine).length > 0;
}
