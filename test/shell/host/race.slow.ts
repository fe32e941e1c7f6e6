import { expect, it } from 'vitest';
import { catalogue } from '../../../src/games/index.ts';
import { commandText } from '../../../src/notation/move-text.ts';
import { chooseOptions } from '../../../src/session/options.ts';
import { machineAt, open, play } from '../../../src/session/session.ts';
import { Solver } from '../../../src/solver/solve.ts';
import { newKey, openHouse } from './open-house.ts';
import { SshPlayer } from './ssh-player.ts';

const GAME = 'auld-lang-syne';

/** The words that win a deal, one by one; null where it cannot be won, or that is not found out soon. */
function winning(seed: string): string[] | null {
  const game = catalogue.find(({ name }) => name === GAME)!;
  const read = chooseOptions(game, {});
  if ('fault' in read) throw new Error(read.fault);
  const dealt = open(game, read.options, { seed });
  const limits = { nodes: 300_000, stop: () => false };
  const { verdict, moves } = new Solver(64 * 1024 * 1024).solve(machineAt(dealt), limits);
  if (verdict !== 'winnable') return null;
  let now = dealt;
  return moves.map((move) => {
    const words = commandText(machineAt(now), move, true);
    now = play(now, move);
    return words;
  });
}

it('a race is followed by the other, and won by whose game comes out first', async () => {
  const opened = await openHouse({ limits: { keysPerSecond: 10_000 } });
  const [ann, bob] = [newKey(), newKey()];
  for (const [key, name] of [[ann, 'Ann'] as const, [bob, 'Bob'] as const]) {
    const player = await SshPlayer.come(opened.port, { key, command: `name ${name}` });
    expect(await player.leaves()).toBe(0);
  }
  for (;;) {
    const first = await SshPlayer.come(opened.port, { key: ann, command: `race ${GAME}` });
    await first.sees('Waiting for another');
    const second = await SshPlayer.come(opened.port, { key: bob, command: 'race ann' });
    await second.sees(/seed \d+/u);
    await first.sees(/seed \d+/u);
    const [, seed = ''] = /seed (\d+)/u.exec(first.rows.join('\n')) ?? [];
    const words = winning(seed);
    if (words) {
      for (const [i, word] of words.entries()) {
        first.write(`${word}\r`);
        await first.sees(`${i + 1} move`);
        // The other does nothing, and sees it all the same.
        if (i < words.length - 1 && i % 10 === 9) await second.sees(/Ann: \d+ of 52\./u);
      }
      await second.sees("Ann's game has come out!");
      first.write('\x03');
      second.write('\x03');
      expect(await first.leaves()).toBe(0);
      expect(await second.leaves()).toBe(0);
      expect(first.output).toContain("The race is Ann's.");
      expect(second.output).toContain("The race is Ann's.");
      break;
    }
    first.write('\x03');
    await first.leaves();
    second.write('\x03');
    await second.leaves();
  }
  const board = await SshPlayer.come(opened.port, { key: bob, command: `board ${GAME}` });
  expect(await board.leaves()).toBe(0);
  expect(board.output).toMatch(/1 {2}Ann +1 of \d+ won/u);
  await opened.close();
});
