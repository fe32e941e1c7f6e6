import { expect } from 'vitest';
import { shuffledPack } from '../../src/card/pack.ts';
import { adviceFor } from '../../src/session/advice.ts';
import { isHopeless } from '../../src/session/outlook.ts';
import {
  choices,
  machineAt,
  open,
  play,
  type Session,
  statusOf,
} from '../../src/session/session.ts';
import { viewOf } from '../../src/session/view.ts';
import { isOnStock } from '../../src/solver/finish.ts';
import { hiddenCards } from '../../src/solver/hidden.ts';
import { testDice } from '../play/dice.ts';
import type { Variant } from '../play/variants.ts';
import { walk } from '../play/walk.ts';

function keyOf(session: Session): string {
  const { keyA, keyB } = machineAt(session);
  return `${keyA} ${keyB}`;
}

/** The game played by nothing but hints; every one of them is checked on the way. */
export function followed(start: Session, most = 2000): Session {
  const met = new Set([keyOf(start)]);
  let session = start;
  for (;;) {
    const advice = adviceFor(session);
    if (advice.kind !== 'move') return session;
    const { move } = advice;
    expect(choices(session)).toContain(move);
    const isStock = isOnStock(move, machineAt(session));
    session = play(session, move);
    const key = keyOf(session);
    if (!isStock && met.has(key)) throw new Error(`back to where it was after ${session.at} moves`);
    met.add(key);
    if (session.at > most) throw new Error('the hints do not end');
  }
}

/**
 * The number of the first hint after which the player could see that nothing is left, where it turned up no card;
 * null if none of them loses so.
 */
export function firstLoss(start: Session): number | null {
  let session = start;
  for (let advice = adviceFor(session); advice.kind !== 'nothing'; advice = adviceFor(session)) {
    const hidden = hiddenCards(machineAt(session));
    session = play(session, advice.move);
    const isNews = hiddenCards(machineAt(session)) !== hidden;
    if (!isNews && (statusOf(session) === 'lost' || isHopeless(session))) return session.at;
  }
  return null;
}

/** The same game with two cards of the pack changed for each other; null where the player would have seen it. */
function elsewise(session: Session, a: number, b: number): Session | null {
  const pack = [...shuffledPack(session.seat.program.rules.pack, session.deal.seed!)];
  [pack[a], pack[b]] = [pack[b]!, pack[a]!];
  let other = open(session.game, session.options, { pack });
  for (const move of session.moves.slice(0, session.at)) {
    if (!choices(other).includes(move)) return null;
    other = play(other, move);
    const seen = viewOf({ ...session, at: other.at });
    if (JSON.stringify(viewOf(other)) !== JSON.stringify(seen)) return null;
  }
  return JSON.stringify(viewOf(open(session.game, session.options, { pack }))) ===
    JSON.stringify(viewOf({ ...session, at: 0 }))
    ? other
    : null;
}

/** Asks for hints with hidden cards changed for each other; gives how many were compared, none of which may differ. */
export function compared(variant: Variant, seeds: number): number {
  const dice = testDice(11);
  const size = shuffledPack(variant.game.rules(variant.options).pack, '1').length;
  let count = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const positions = [...walk(variant, seed, 40)].filter(({ at }) => at % 8 === 0);
    for (const session of positions) {
      for (let tries = 0; tries < 6; tries++) {
        const other = elsewise(session, Math.floor(dice() * size), Math.floor(dice() * size));
        if (!other) continue;
        count++;
        expect(adviceFor(other)).toEqual(adviceFor(session));
      }
    }
  }
  return count;
}
