import { afterAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/games/index.ts';
import { chooseOptions } from '../../../src/session/options.ts';
import { machineAt, open } from '../../../src/session/session.ts';
import { questionOf } from '../../../src/shell/solver/question.ts';
import { SolverThread } from '../../../src/shell/solver/solver-thread.ts';
import { wins } from '../../../src/solver/solve.ts';

function dealt(name: string, seed: string) {
  const game = catalogue.find((one) => one.name === name)!;
  const read = chooseOptions(game, {});
  if ('fault' in read) throw new Error(read.fault);
  return open(game, read.options, { seed });
}

const FREE = { nodes: null, ms: null };
/** A question that takes very long. */
const long = questionOf(dealt('napoleons-square', '3'), FREE);
const quick = dealt('grandfathers-clock', '2');

describe('a solver in a thread', () => {
  const thread = new SolverThread(16 * 2 ** 20);
  afterAll(() => thread.close());

  it('finds a line that wins from where a game stands', async () => {
    const { verdict, moves } = await thread.ask(questionOf(quick, FREE));
    expect(verdict).toBe('winnable');
    expect(wins(machineAt(quick), moves)).toBe(true);
    const later = { ...quick, moves, at: 20 };
    const rest = await thread.ask(questionOf(later, FREE));
    expect(wins(machineAt(later), rest.moves)).toBe(true);
  });

  it('is called off at once, and is free for the next question', async () => {
    const first = thread.ask(long);
    thread.cancel();
    expect((await first).reason).toBe('stopped');
    const second = thread.ask(long);
    const third = thread.ask(questionOf(quick, FREE));
    expect((await second).reason).toBe('stopped');
    expect((await third).verdict).toBe('winnable');
  });

  it('drops what is found for another position after all', async () => {
    const other = dealt('grandfathers-clock', '3');
    const dropped = thread.ask(questionOf(other, FREE));
    const wanted = await thread.ask(questionOf(quick, FREE));
    expect((await dropped).moves).toEqual([]);
    expect(wins(machineAt(quick), wanted.moves)).toBe(true);
  });

  it('ends when its time is up, and when it is closed in the middle of a question', async () => {
    expect((await thread.ask({ ...long, ms: 20 })).reason).toBe('time');
    const asked = thread.ask(long);
    await thread.close();
    expect((await asked).reason).toBe('stopped');
  });

  it('tells of a fault instead of hanging', async () => {
    const broken = new SolverThread(2 ** 20);
    await expect(broken.ask({ ...long, game: 'no-game' })).rejects.toThrow('not known');
    expect((await broken.ask(questionOf(quick, FREE))).verdict).toBe('winnable');
    await broken.close();
  });
});
