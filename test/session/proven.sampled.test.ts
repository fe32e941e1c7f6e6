import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/games/index.ts';
import { proven } from '../../src/games/proven.ts';
import { chooseOptions } from '../../src/session/options.ts';
import { isAsHard, provenOf } from '../../src/session/proven.ts';
import { machineAt, open } from '../../src/session/session.ts';
import { Solver } from '../../src/solver/solve.ts';
import { isFast, samples } from '../play/samples.ts';

describe('deals of a difficulty', () => {
  const list = [5, 1, 9, 2, 7, 3].map((nodes, i) => [i, nodes] as const);
  const nodesOf = (deals: readonly (readonly [number, number])[]) => deals.map(([, n]) => n);

  it('are a third of the list each, by the work they took', () => {
    expect(nodesOf(provenOf(list, 'easy'))).toEqual([1, 2]);
    expect(nodesOf(provenOf(list, 'medium'))).toEqual([3, 5]);
    expect(nodesOf(provenOf(list, 'hard'))).toEqual([7, 9]);
    expect(provenOf(list, 'any')).toEqual(list);
  });

  it('are of one difficulty alone where there is no list', () => {
    for (const nodes of [0, 1000, 1001, 10_000, 10_001]) {
      const fits = (['easy', 'medium', 'hard'] as const).filter((one) => isAsHard(nodes, one));
      expect(fits).toHaveLength(1);
      expect(isAsHard(nodes, 'any')).toBe(true);
    }
  });
});

/** Of each list so many are proven again: in the fast tests an easy one. */
const AGAIN = samples(1);

describe.each(Object.entries(proven))('the deals of %s', (name, list) => {
  it('are each there once, and some of them are proven winnable again', () => {
    expect(new Set(list.map(([seed]) => seed)).size).toBe(list.length);
    const game = catalogue.find((one) => one.name === name)!;
    const read = chooseOptions(game, {});
    if ('fault' in read) throw new Error(read.fault);
    const solver = new Solver(2 ** 25);
    const deals = provenOf(list, isFast ? 'easy' : 'any');
    const step = Math.max(1, Math.floor(deals.length / AGAIN));
    for (let i = 0; i < AGAIN; i++) {
      const [seed] = deals[(i * step) % deals.length]!;
      const session = open(game, read.options, { seed: String(seed) });
      expect(solver.solve(machineAt(session), { nodes: 2_000_000 }).verdict).toBe('winnable');
    }
  });
});
