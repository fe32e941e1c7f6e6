import { expect, it } from 'vitest';
import { catalogue } from '../../../src/games/index.ts';
import { commandText } from '../../../src/notation/move-text.ts';
import { countOf } from '../../../src/rules/move.ts';
import { choices, machineAt, play } from '../../../src/session/session.ts';
import { fresh } from '../../play/diagram.ts';
import { pick, testDice } from '../../play/dice.ts';
import { costOf } from './line-cost.ts';
import { newKey, openHouse } from './open-house.ts';
import { quiet } from './split-keys.ts';
import { SshPlayer } from './ssh-player.ts';

const SEED = '42';
const MOVES = 8;
const KEYS = ['C', 'C', 'B', 'C'];

it.concurrent.each(catalogue)('$name sends a slow line little at 80 x 24', async ({ name }) => {
  const opened = await openHouse({ limits: { keysPerSecond: 10_000 } });
  const command = `${name} --seed ${SEED}`;
  const player = await SshPlayer.come(opened.port, { key: newKey(), command });
  await player.sees(`seed ${SEED}`);
  await quiet(player);
  expect(Buffer.byteLength(player.output)).toBeLessThanOrEqual(5 * 1024);
  const cost = (bytes: string) => costOf(opened, player, bytes);
  expect(await cost('')).toBe(0);
  const keys: number[] = [];
  const dice = testDice(7);
  let now = fresh(name, {}, SEED);
  for (let i = 0; i < MOVES; i++) {
    for (const key of KEYS) keys.push(await cost(`\x1b[${key}`));
    await cost('\x1b');
    const machine = machineAt(now);
    const carries = choices(now).filter((move) => machine.verbOf(move) === 'move');
    const all = carries.length > 0 && dice() < 0.7 ? carries : choices(now);
    if (all.length === 0) break;
    const move = pick(all, dice);
    const isOneCard = machine.verbOf(move) === 'move' && countOf(move) === 1;
    const words = commandText(machine, move, true);
    await cost(words);
    const bytes = await cost('\r');
    if (isOneCard) expect(bytes, words).toBeLessThanOrEqual(400);
    now = play(now, move);
  }
  expect(keys.toSorted((a, b) => a - b)[Math.floor(keys.length / 2)]).toBeLessThanOrEqual(50);
  expect(player.output).not.toMatch(/\[[?>=]?\d*[cn]|\]\d+;\?|P\+q/u);
  await opened.close();
});
