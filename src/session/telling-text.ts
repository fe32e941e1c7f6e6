import { cardText, lyingCardText, readCard, readLyingCard } from '../notation/card-text.ts';
import type { Fortune } from '../rules/fortune.ts';
import type { RecordFault } from './record.ts';
import { type RecordForm, readDealt, readSubject } from './record-head.ts';
import { RecordLines } from './record-lines.ts';
import {
  lieOf,
  openTelling,
  stepFault,
  type Telling,
  type TellingStep,
  takeTellingStep,
} from './telling.ts';

const FORM: RecordForm = { head: 'patience telling', version: 1, names: 'fortune' };
const UNDONE = 'undone';

/** Whether a text may be the record of a telling, and not of a game. */
export function looksLikeTelling(text: string): boolean {
  return /^\s*patience telling\b/u.test(text);
}

/**
 * A telling as text, to be kept and to be told again: what was shuffled, then a step a line as it would be typed; steps
 * that were undone come after a line `undone`.
 */
export function writeTelling({ fortune, deal, steps, at }: Telling): string {
  const commands = steps.map(stepText);
  return [
    `${FORM.head} ${FORM.version}`,
    `${FORM.names} ${fortune.name} ${fortune.version}`,
    deal.pack ? `deal ${deal.pack.map(lyingCardText).join(' ')}` : `seed ${deal.seed}`,
    ...commands.slice(0, at),
    ...(at < steps.length ? [UNDONE, ...commands.slice(at)] : []),
    '',
  ].join('\n');
}

/** A step as it would be typed: `cut 12`. */
export function stepText(step: TellingStep): string {
  switch (step.does) {
    case 'significator':
      return `significator ${cardText(step.card)}`;
    case 'cut':
      return `cut ${step.lifted}`;
    case 'turn':
    case 'gather':
      return step.does;
  }
}

/** Reads the record of a telling by telling it. Never throws, whatever the text; gives nothing that cannot be done. */
export function readTellingText(text: string, fortunes: readonly Fortune[]): Telling | RecordFault {
  const lines = new RecordLines(text);
  const fortune = readSubject(lines, FORM, fortunes);
  if ('fault' in fortune) return fortune;
  const deal = readDealt(lines, fortune.pack, readLyingCard);
  if ('fault' in deal) return deal;
  return readSteps(lines, openTelling(fortune, deal));
}

function readSteps(lines: RecordLines, start: Telling): Telling | RecordFault {
  let telling = start;
  let at: number | null = null;
  for (let words = lines.words; words !== null; words = lines.words) {
    if (words === UNDONE && at === null) at = telling.at;
    else {
      const step = readStep(words);
      if (!step || stepFault(telling, lieOf(telling), step)) {
        return lines.fault({ fault: 'illegal-move', text: words });
      }
      telling = takeTellingStep(telling, step);
    }
    lines.next();
  }
  return { ...telling, at: at ?? telling.at };
}

function readStep(words: string): TellingStep | null {
  const [, does, rest = ''] = /^(\S+)(?: (\S+))?$/u.exec(words) ?? [];
  switch (does) {
    case 'significator':
      return { does, card: readCard(rest) ?? 0 };
    case 'cut':
      return /^\d{1,9}$/u.test(rest) ? { does, lifted: Number(rest) } : null;
    case 'turn':
    case 'gather':
      return rest === '' ? { does } : null;
    default:
      return null;
  }
}
