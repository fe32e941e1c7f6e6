import { readCommand } from '../command/read.ts';
import type { OrderName } from '../command/vocabulary.ts';
import type { Model } from './model.ts';

/** The order that Enter would carry out now, such as `quit` where `q` is typed; null for moves and all else. */
export function orderTyped({ prompt, session, language }: Model): OrderName | null {
  if (prompt.text.trim() === '') return null;
  const reading = readCommand(prompt.text, session, language);
  return reading.kind === 'order' ? reading.order : null;
}
