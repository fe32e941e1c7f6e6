import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { checksum } from '../../session/checksum.ts';
import { writeRecord } from '../../session/record.ts';
import { longRecord, shortRecord } from '../../session/replay-code.ts';
import type { Session } from '../../session/session.ts';

/** The version of the form that is written: the first byte of a code. */
const VERSION = 1;

/** Bytes of the version and of the checksum. */
const HEAD = 1 + 4;

/** No replay is longer than this in letters: a code that pretends to be is none. */
const LONGEST = 1_000_000;

/**
 * What short records are full of, the most frequent last: with it even a short game becomes a short code. It belongs to
 * the version of the form, and never changes with it.
 */
const DICTIONARY = Buffer.from(
  [
    ' 1\n-rules en\n-turn 3\n-passes unlimited\n-unit whole\n-worry-back no\n-unit whole-or-top\n-fill waste\n',
    '#daily-2026-1',
    '!exchange 1 with 12\n!slip \n!redeal\n!resigned\n!undone\n!fill\n',
    'reserve f1\nreserve f2\nreserve 3\nwaste f3\nwaste f4\nwaste f1\nwaste f2\nwaste 1\nwaste 2\nwaste 3\nwaste 4\n',
    '7 f1\n6 f2\n5 f3\n4 f4\n3 f1\n2 f2\n1 f1\n10 1\n9 8\n8 9\n7 6\n6 7\n5 4\n4 5\n3 2\n2 3\n1 2\n2 1\n',
    '!deal\n!deal\n!turn\n!turn\n!turn\nwaste ',
  ].join(''),
);

/** A game on one line that can be pasted anywhere: letters, digits, `-` and `_`. What was undone is not in it. */
export function codeOf(session: Session): string {
  const played: Session = {
    ...session,
    moves: session.moves.slice(0, session.at),
    joined: session.joined.filter((index) => index < session.at),
  };
  const short = shortRecord(writeRecord(played));
  const head = Buffer.alloc(HEAD);
  head.writeUInt8(VERSION);
  head.writeUInt32BE(checksum(short), 1);
  const packed = deflateRawSync(short, { level: 9, dictionary: DICTIONARY });
  return Buffer.concat([head, packed]).toString('base64url');
}

/** Whether a word may be a code: not much else is so long and of such letters. */
export function looksLikeCode(word: string): boolean {
  return /^[\w-]{24,}$/u.test(word);
}

/** The record in a code, or null where the code is damaged or of a form that is not known. Never throws. */
export function recordInCode(code: string): string | null {
  const bytes = Buffer.from(code.replace(/\s+/gu, ''), 'base64url');
  if (bytes.length <= HEAD || bytes.readUInt8() !== VERSION) return null;
  try {
    const packed = bytes.subarray(HEAD);
    const options = { dictionary: DICTIONARY, maxOutputLength: LONGEST };
    const short = inflateRawSync(packed, options).toString('utf8');
    return checksum(short) === bytes.readUInt32BE(1) ? longRecord(short) : null;
  } catch {
    return null;
  }
}
