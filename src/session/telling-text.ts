import { readSeed } from '../card/seed.ts';
import { cardText, lyingCardText, readCard, readLyingCard } from '../notation/card-text.ts';
import { readDeal } from '../notation/deal-text.ts';
import type { Fortune } from '../rules/fortune.ts';
import type { RecordFault } from './record.ts';
import { RecordLines } from './record-lines.ts';
import type { Deal } from './session.ts';
import {
  lieOf,
  openTelling,
  stepFault,
  type Telling,
  type TellingStep,
  takeTellingStep,
} from './telling.ts';

/** The version of the form that is written here. */
const VERSION = 1;
const HEAD = 'patience telling';
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
    `${HEAD} ${VERSION}`,
    `fortune ${fortune.name} ${fortune.version}`,
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
  const version = lines.field(HEAD);
  if (!version) return lines.fault({ fault: 'not-a-record' });
  if (version !== String(VERSION)) return lines.fault({ fault: 'other-form', version });
  lines.next();
  const [name, told = ''] = lines.field('fortune')?.split(/\s+/u) ?? [];
  if (!name) return lines.fault({ fault: 'not-a-record' });
  const fortune = fortunes.find((one) => one.name === name);
  if (!fortune) return lines.fault({ fault: 'unknown-game', game: name });
  if (told !== String(fortune.version)) {
    return lines.fault({ fault: 'other-rules', game: name, version: told });
  }
  lines.next();
  const deal = readDealt(lines, fortune);
  if ('fault' in deal) return deal;
  lines.next();
  return readSteps(lines, openTelling(fortune, deal));
}

function readDealt(lines: RecordLines, { pack }: Fortune): Deal | RecordFault {
  const seedText = lines.field('seed');
  if (seedText !== null) {
    const read = readSeed(seedText);
    return 'fault' in read ? lines.fault({ fault: 'bad-seed', why: read.fault }) : read;
  }
  const dealText = lines.field('deal');
  if (dealText === null) return lines.fault({ fault: 'no-deal' });
  const read = readDeal(dealText, pack, readLyingCard);
  return 'fault' in read ? lines.fault({ fault: 'bad-deal', why: read }) : { pack: read.cards };
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
