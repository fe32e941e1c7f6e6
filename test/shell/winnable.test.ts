import { expect, it } from 'vitest';
import { proven } from '../../src/games/proven.ts';
import { provenOf } from '../../src/session/proven.ts';
import { complaint, run } from './run.ts';

async function seedOf(...argv: string[]): Promise<number> {
  const { out, err, status } = await run([...argv, '--json']);
  expect([status, err]).toEqual([0, '']);
  return Number(JSON.parse(out.split('\n')[0]!).seed);
}

const seedsOf = (game: string, difficulty: 'any' | 'hard') =>
  provenOf(proven[game]!, difficulty).map(([seed]) => seed);

it('deals what is known to be winnable, as hard as is wanted', async () => {
  expect(seedsOf('klondike', 'any')).toContain(await seedOf('klondike', '--winnable'));
  expect(seedsOf('klondike', 'hard')).toContain(await seedOf('klon', '--difficulty', 'hard'));
});

it('looks for such a deal where none is known for the options', async () => {
  const rules = ['--option', 'suits=SHCD'];
  const seed = await seedOf('grandfathers-clock', '--winnable', ...rules);
  const { out } = await run(['solve', 'grandfathers-clock', ...rules, '--seed', String(seed)]);
  expect(out).toMatch(/^Winnable/mu);
});

it('has one line for whoever asks for what cannot be', async () => {
  expect(await complaint('tens', '--winnable', '--seed', '3')).toContain('exclude each other');
  expect(await complaint('tens', '--difficulty', 'nightmare')).toContain('easy, medium or hard');
  expect(await complaint('--winnable', 'daily')).toContain('--winnable does not go');
});
