import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/games/index.ts';
import { chooseOptions } from '../../src/session/options.ts';
import { choices, machineAt, open, play, type Session } from '../../src/session/session.ts';
import { viewOf } from '../../src/session/view.ts';
import { worldsOf } from '../../src/session/worlds.ts';
import { testDice } from '../play/dice.ts';

function walked(name: string, steps: number): Session {
  const game = catalogue.find((one) => one.name === name)!;
  const read = chooseOptions(game, {});
  if ('fault' in read) throw new Error(read.fault);
  const dice = testDice(steps + 1);
  let now = open(game, read.options, { seed: '3' });
  for (let i = 0; i < steps; i++) {
    const moves = choices(now);
    if (moves.length === 0) break;
    now = play(now, moves[Math.floor(dice() * moves.length)]!);
  }
  return now;
}

const bytesOf = (session: Session) => machineAt(session).bytes.join();

describe.each(catalogue.map(({ name }) => name))('other worlds of %s', (name) => {
  it.each([0, 12, 30])('look the same to the player after %i moves', (steps) => {
    const session = walked(name, steps);
    const worlds = worldsOf(session, 6);
    expect(worlds.length).toBeGreaterThan(0);
    for (const world of worlds) {
      expect(viewOf(world)).toEqual(viewOf(session));
      expect(choices(world)).toEqual(choices(session));
    }
    expect(worldsOf(session, 6).map(bytesOf)).toEqual(worlds.map(bytesOf));
  });
});

it('have the hidden cards lying otherwise', () => {
  const session = walked('klondike', 0);
  const worlds = worldsOf(session, 6);
  expect(new Set([session, ...worlds].map(bytesOf)).size).toBe(7);
});

it('is the game itself where nothing is hidden', () => {
  const session = walked('idiots-delight', 5);
  expect(worldsOf(session, 6)).toEqual([session]);
});
