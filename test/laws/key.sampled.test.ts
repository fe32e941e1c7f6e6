import { describe, expect, it } from 'vitest';
import { MOST_MOVES } from '../../src/rules/move.ts';
import { machineAt, open } from '../../src/session/session.ts';
import { canonical, cardsOf, freshTable, isSame, snapshot } from '../play/position.ts';
import { variants } from '../play/variants.ts';
import { broken, law } from './law.ts';

const moves = new Int32Array(MOST_MOVES);

law('bytes and key kept move by move are those of the position laid afresh', () => ({
  position: (session) => {
    const machine = machineAt(session);
    const afresh = freshTable(machine, cardsOf(machine));
    if (!isSame(snapshot(machine), snapshot(afresh))) broken('they differ');
  },
}));

law(
  'different positions have different keys, and equal ones equal keys',
  () => {
    const positionOf = new Map<string, string>();
    const keyOf = new Map<string, string>();
    const meet = (key: string, position: string) => {
      if ((positionOf.get(key) ?? position) !== position)
        broken(`two positions have the key ${key}`);
      if ((keyOf.get(position) ?? key) !== key) broken(`one position has two keys: ${key}`);
      positionOf.set(key, position);
      keyOf.set(position, key);
    };
    return {
      position: (session) => {
        const machine = machineAt(session);
        const count = machine.legal(moves);
        for (const move of moves.slice(0, count)) {
          machine.make(move);
          meet(`${machine.keyA} ${machine.keyB}`, canonical(machine));
          machine.unmake();
        }
      },
    };
  },
  { every: 4 },
);

const turners = variants.filter(({ game, options }) =>
  game.rules(options).actions.some(({ verb }) => verb === 'turn'),
);

describe('passes through the stock are part of the key just where they are limited', () => {
  it.each(turners)('$label', ({ game, options }) => {
    const machine = machineAt(open(game, options, { seed: '1' }));
    const { says, passes } = machine.program.rules.actions.find(({ verb }) => verb === 'turn')!;
    const isLimited = passes !== undefined;
    const isSinglePass = JSON.stringify(says).includes('{"id":"turn-passes","with":[1]}');
    let recurs = false;
    const met = new Map<string, { key: string; legal: string }>();
    for (let turn = 0; turn < 250; turn++) {
      const listed = [...moves.subarray(0, machine.legal(moves))];
      const now = { key: `${machine.keyA} ${machine.keyB}`, legal: listed.join() };
      const cards = Buffer.from(cardsOf(machine).flatMap((pile) => [...pile, 0])).toString(
        'latin1',
      );
      const before = met.get(cards);
      if (before) {
        recurs = true;
        expect(now.key !== before.key).toBe(isLimited);
        if (!isLimited) expect(now.legal).toBe(before.legal);
      }
      met.set(cards, now);
      const next = listed.find((move) => machine.verbOf(move) === 'turn');
      if (next === undefined) break;
      machine.make(next);
    }
    expect(recurs).toBe(!isSinglePass);
  });
});
