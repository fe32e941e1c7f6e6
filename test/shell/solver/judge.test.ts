import { afterAll, expect, it } from 'vitest';
import type { Judgement } from '../../../src/app/insight.ts';
import { catalogue } from '../../../src/games/index.ts';
import { chooseOptions } from '../../../src/session/options.ts';
import { machineAt, open, type Session } from '../../../src/session/session.ts';
import { Judge } from '../../../src/shell/solver/judge.ts';
import { wins } from '../../../src/solver/solve.ts';

function dealt(name: string, seed: string) {
  const game = catalogue.find((one) => one.name === name)!;
  const read = chooseOptions(game, {});
  if ('fault' in read) throw new Error(read.fault);
  return open(game, read.options, { seed });
}

const told: [Session, Judgement][] = [];
let isTold = () => {};
const judge = new Judge(
  () => 2 ** 24,
  (session, judgement) => {
    told.push([session, judgement]);
    isTold();
  },
);
afterAll(() => judge.close());

it('judges the position that is wanted now, and drops those before it', async () => {
  const answer = new Promise<void>((resolve) => {
    isTold = resolve;
  });
  judge.follow(dealt('napoleons-square', '3'), 10_000);
  judge.follow(null, 10_000);
  judge.follow(dealt('napoleons-square', '4'), 10_000);
  const wanted = dealt('grandfathers-clock', '2');
  judge.follow(wanted, 10_000);
  judge.follow({ ...wanted }, 10_000);
  await answer;
  expect(told).toHaveLength(1);
  const [[session, { verdict, moves }]] = told as [[Session, Judgement]];
  expect([session, verdict]).toEqual([wanted, 'winnable']);
  expect(wins(machineAt(wanted), moves)).toBe(true);
});
