import { describe, expect, it } from 'vitest';
import { chance, entryText, shuffled, sortedPack } from './board.ts';
import { cardsOf } from './cards.ts';
import { constitution } from './constitution.ts';
import { GAMES, playAtRandom, someCombinations, wholePack } from './other-five.ts';

describe.each(GAMES)('$referee.game', (game) => {
  const { referee, packs } = game;

  it.each(someCombinations(game.choices))('keeps the pack whole in random games: %j', (options) => {
    // The second one plays upward.
    for (const seed of [1, 2]) playAtRandom(game, options, seed);
  });

  it('plays with each card as often as there are packs', () => {
    const cards = wholePack(referee.deal(sortedPack(packs), {})).split(' ');
    for (const card of cards) expect(cards.filter((other) => other === card)).toHaveLength(packs);
  });

  it('takes the first value of an option that is not chosen', () => {
    const first = Object.entries(game.choices).map(([name, values]) => [name, values[0]]);
    const unchosen = playAtRandom(game, {}, 2);
    expect(playAtRandom(game, Object.fromEntries(first), 2).piles).toEqual(unchosen.piles);
  });

  it('throws at a move it does not list', () => {
    const position = referee.deal(shuffled(sortedPack(packs), chance(1)), {});
    const entry = referee.legal(position)[0]!;
    expect(() => referee.play(position, { ...entry, count: 99 })).toThrow(/not legal/);
    expect(() => referee.play(position, { ...entry, from: 'nowhere' })).toThrow(/not legal/);
  });
});

it.each([
  ['hemispheres', 96, 36],
  ['auld-lang-syne', 52, 4],
  ['grandfathers-clock', 40, 2],
])('%s comes out now and then for a player who plays what can be played', (name, full, seed) => {
  const game = GAMES.find(({ referee }) => referee.game === name)!;
  expect(game.referee.score(playAtRandom(game, {}, seed))).toBe(full);
});

it('has in the Constitution never more than one place waiting', () => {
  for (let seed = 1; seed <= 3; seed += 1) {
    const random = chance(seed);
    let position = constitution.deal(shuffled(sortedPack(2), random), {});
    for (let entries = constitution.legal(position); entries.length > 0; ) {
      const waiting = entries.filter(
        ({ action, to = '' }) => action === 'move' && cardsOf(position.piles, to).length === 0,
      );
      expect(new Set(waiting.map(({ to }) => to)).size).toBeLessThanOrEqual(1);
      expect([0, entries.length], entries.map(entryText).join()).toContain(waiting.length);
      position = constitution.play(position, entries[random(entries.length)]!);
      entries = constitution.legal(position);
    }
  }
});
