import { describe, expect, it } from 'vitest';
import { announceBetween } from '../../src/app/announce.ts';
import { tellBoard } from '../../src/app/tell-board.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { type Session, undo } from '../../src/session/session.ts';
import { viewOf } from '../../src/session/view.ts';
import { isFast, samples } from '../play/samples.ts';
import { tried } from '../play/variants.ts';
import { walk } from '../play/walk.ts';
import { cardMoved, heard, Listener } from './listener.ts';

const SEEDS = samples(1);
const MOVES = isFast ? 60 : 120;

describe('a listener knows every pile from what was said', () => {
  it.each(tried.map((variant) => [variant.label, variant] as const))('%s', (_label, variant) => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      let before: Session | null = null;
      let listener: Listener | null = null;
      for (const session of walk(variant, seed, MOVES)) {
        if (!before || !listener) listener = new Listener(tellBoard(viewOf(session), english));
        else {
          const told = announceBetween(before, session, english);
          for (const sentence of told) listener.hear(sentence);
          expect(told.join(' ').toLowerCase()).toContain(cardMoved(before, session));
        }
        expect(listener.piles).toEqual(heard(viewOf(session)));
        before = session;
      }
    }
  });

  it.each(tried.map((variant) => [variant.label, variant] as const))(
    '%s, and when a move is taken back',
    (_label, variant) => {
      for (const session of walk(variant, 4, MOVES)) {
        if (session.at === 0) continue;
        const before = undo(session);
        const listener = Listener.of(heard(viewOf(session)));
        for (const sentence of announceBetween(session, before, english)) listener.hear(sentence);
        expect(listener.piles).toEqual(heard(viewOf(before)));
      }
    },
  );
});
