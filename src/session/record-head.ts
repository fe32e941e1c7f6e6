import type { Card } from '../card/card.ts';
import type { Pack } from '../card/pack.ts';
import { readSeed } from '../card/seed.ts';
import { readDeal } from '../notation/deal-text.ts';
import type { RecordFault } from './record.ts';
import type { RecordLines } from './record-lines.ts';
import type { Deal } from './session.ts';

/** How the records of a kind begin: with a line `HEAD VERSION`, and one that names what was played by this word. */
export interface RecordForm {
  readonly head: string;
  readonly version: number;
  readonly names: string;
}

/** What a record is of, one of those that are known; the line after that is the next. */
export function readSubject<Subject extends { readonly name: string; readonly version: number }>(
  lines: RecordLines,
  { head, version: form, names }: RecordForm,
  known: readonly Subject[],
): Subject | RecordFault {
  const version = lines.field(head);
  if (!version) return lines.fault({ fault: 'not-a-record' });
  if (version !== String(form)) return lines.fault({ fault: 'other-form', version });
  lines.next();
  const [name, rules = ''] = lines.field(names)?.split(/\s+/u) ?? [];
  if (!name) return lines.fault({ fault: 'not-a-record' });
  const subject = known.find((one) => one.name === name);
  if (!subject) return lines.fault({ fault: 'unknown-game', game: name });
  if (rules !== String(subject.version)) {
    return lines.fault({ fault: 'other-rules', game: name, version: rules });
  }
  lines.next();
  return subject;
}

/** The deal that a record names, by a seed or by its cards, each read in this way; the line after that is the next. */
export function readDealt(
  lines: RecordLines,
  pack: Pack,
  readOne: (word: string) => Card | null,
): Deal | RecordFault {
  const seed = lines.field('seed');
  if (seed !== null) {
    const read = readSeed(seed);
    if ('fault' in read) return lines.fault({ fault: 'bad-seed', why: read.fault });
    lines.next();
    return read;
  }
  const cards = lines.field('deal');
  if (cards === null) return lines.fault({ fault: 'no-deal' });
  const read = readDeal(cards, pack, readOne);
  if ('fault' in read) return lines.fault({ fault: 'bad-deal', why: read });
  lines.next();
  return { pack: read.cards };
}
