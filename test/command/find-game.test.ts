import { expect, it } from 'vitest';
import { findGame } from '../../src/command/find-game.ts';
import { catalogue } from '../../src/games/index.ts';
import type { Game } from '../../src/rules/game.ts';

/** Names as a catalogue might have them. */
function called(name: string, title: string, ...aliases: string[]): Game {
  return { ...catalogue[0]!, name, title, aliases };
}

const games = [
  called('red-rook', 'The Red Rook', 'Castle', 'La Tour (old)'),
  called('red-robin', 'Red Robin', 'Castle', 'Le Château'),
  called('castle-keep', "Keeper's Castle", 'Robin'),
];

function found(word: string): string {
  const result = findGame(word, games, ['list']);
  if ('game' in result) return result.game.name;
  if ('several' in result) return result.several.map(({ name }) => name).join('|');
  return `no, ${result.nearest}`;
}

it.each([
  ['red-rook', 'red-rook'],
  ['RED ROOK', 'red-rook'],
  ['redrook', 'red-rook'],
  ['the red rook', 'red-rook'],
  ['red-roo', 'red-rook'],
  ['red', 'red-rook|red-robin'],
  ['keepers', 'castle-keep'],
  ['keeper’s castle', 'castle-keep'],
  // An own name's beginning stands before another name's.
  ['cast', 'castle-keep'],
  // Another name in whole stands before an own name's beginning.
  ['castle', 'red-rook|red-robin'],
  ['robin', 'castle-keep'],
  ['la tour', 'red-rook'],
  ['le chateau', 'red-robin'],
  ['red-rock', 'no, red-rook'],
  ['lst', 'no, list'],
  ['wobble', 'no, null'],
  ['', 'no, null'],
  ['---', 'no, null'],
])('%j is %s', (word, name) => {
  expect(found(word)).toBe(name);
});

it('finds every game by its name and its title', () => {
  for (const game of catalogue) {
    for (const word of [game.name, game.title, game.name.toUpperCase()]) {
      expect(findGame(word, catalogue)).toEqual({ game });
    }
  }
});
