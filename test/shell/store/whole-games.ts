import { readFileSync } from 'node:fs';
import { catalogue } from '../../../src/games/index.ts';
import { readRecord } from '../../../src/session/record.ts';
import { type Session, statusOf } from '../../../src/session/session.ts';
import { defaults } from '../../play/variants.ts';
import { walk } from '../../play/walk.ts';

/** A game of Demon that came out. */
export function wonDemon(): Session {
  const session = readRecord(readFileSync('test/replays/demon.txt', 'utf8'), catalogue);
  if ('fault' in session) throw new Error(`demon.txt: ${session.fault}`);
  if (statusOf(session) !== 'won') throw new Error('demon.txt does not come out');
  return session;
}

/** A game of Tens at the end of which nothing is left to be done. */
export function lostTens(): Session {
  const variant = defaults.find(({ game }) => game.name === 'tens')!;
  for (let seed = 1; seed < 50; seed++) {
    for (const session of walk(variant, seed, 1000)) {
      if (statusOf(session) === 'lost') return session;
    }
  }
  throw new Error('no game of tens was lost');
}
