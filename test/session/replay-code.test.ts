import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shuffledPack, TWO_PACKS } from '../../src/card/pack.ts';
import { catalogue } from '../../src/games/index.ts';
import { readRecord, writeRecord } from '../../src/session/record.ts';
import { longRecord, shortRecord } from '../../src/session/replay-code.ts';
import { open, type Session } from '../../src/session/session.ts';
import { codeOf, looksLikeCode, recordInCode } from '../../src/shell/store/code.ts';
import { testDice } from '../play/dice.ts';
import { variants } from '../play/variants.ts';
import { restless } from './playing.ts';

function played(variant: (typeof variants)[number], whims: number): Session {
  const dice = testDice(5);
  let session = open(variant.game, variant.options, { seed: '9' });
  for (let i = 0; i < whims; i++) session = restless(session, dice);
  return session;
}

function decoded(code: string): Session {
  const session = readRecord(recordInCode(code) ?? '', catalogue);
  if ('fault' in session) throw new Error(session.fault);
  return session;
}

describe('a record made short', () => {
  it.each(variants)('of $label is the same when it is made long again', (variant) => {
    const record = writeRecord(played(variant, 80));
    const short = shortRecord(record);
    expect(longRecord(short)).toBe(record);
    expect(short.length).toBeLessThan(record.length);
  });

  it.each(['deal', 'game x', '-1', '#', 'and so on', '*', '!', 'Дед 💥'])(
    'keeps the seed %j',
    (seed) => {
      const tens = catalogue.find(({ name }) => name === 'tens')!;
      const record = writeRecord(open(tens, {}, { seed }));
      expect(longRecord(shortRecord(record))).toBe(record);
    },
  );
});

describe('a code', () => {
  it.each(readdirSync('test/replays').filter((name) => name.endsWith('.txt')))(
    'carries the whole of %s in one line that is safe to paste',
    (name) => {
      const session = readRecord(readFileSync(`test/replays/${name}`, 'utf8'), catalogue);
      if ('fault' in session) throw new Error(session.fault);
      const code = codeOf(session);
      expect(code).toMatch(/^[A-Za-z0-9_-]+$/u);
      expect(looksLikeCode(code)).toBe(true);
      expect(writeRecord(decoded(code))).toBe(writeRecord(session));
      expect(code.length).toBeLessThan(1000);
    },
  );

  it('leaves out what was undone', () => {
    const session = played(variants[0]!, 50);
    const again = decoded(codeOf({ ...session, at: 3 }));
    expect(again.moves).toEqual(session.moves.slice(0, 3));
  });

  it('carries a deal of one’s own', () => {
    const tens = catalogue.find(({ name }) => name === 'tens')!;
    const pack = shuffledPack(TWO_PACKS, 'mine').reverse();
    expect(decoded(codeOf(open(tens, {}, { pack }))).deal).toEqual({ pack });
  });

  it('that is damaged, cut or of another form is refused', () => {
    const code = codeOf(played(variants[0]!, 30));
    for (let at = 0; at < code.length; at++) {
      const other = code[at] === 'A' ? 'B' : 'A';
      const record = recordInCode(code.slice(0, at) + other + code.slice(at + 1));
      // The last letter may hold bits that mean nothing.
      if (at < code.length - 1) expect(record).toBeNull();
    }
    for (const wrong of [
      code.slice(0, -3),
      code.slice(4),
      '',
      'AQ',
      'hello',
      `B${code.slice(1)}`,
    ]) {
      expect(recordInCode(wrong)).toBeNull();
    }
    expect(recordInCode(`${code.slice(0, 30)}\n  ${code.slice(30)} `)).not.toBeNull();
  });
});
