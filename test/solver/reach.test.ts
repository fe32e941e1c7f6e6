import { expect, it } from 'vitest';
import { machineAt } from '../../src/session/session.ts';
import { reachOf } from '../../src/solver/reach.ts';
import { boardOf, fresh } from '../play/diagram.ts';

const RANKS = 'A23456789TJQK';

/** `5H 9C`: foundations from their aces up to these cards. */
function foundations(tops: string): string {
  return tops
    .split(' ')
    .map((top, i) => {
      const ranks = RANKS.slice(0, RANKS.indexOf(top[0]!) + 1);
      return `f${i + 1}: ${[...ranks].map((rank) => rank + top[1]!).join(' ')}`;
    })
    .join(' | ');
}

function isDeadEnd(
  game: string,
  options: Readonly<Record<string, string>>,
  tops: string,
  rest: string,
) {
  return reachOf(machineAt(boardOf(game, `${foundations(tops)} | ${rest}`, options)))!.isLost();
}

const klondike = { unit: 'any' };
const lending = { ...klondike, 'worry-back': 'yes' };
const square = { unit: 'single', fill: 'any', layout: 'singles' };

it.each([
  [
    'a card under one of its suit that has nowhere to go',
    'klondike',
    klondike,
    'KC KD KS 4H',
    '1: 5H 6H',
    true,
  ],
  ['and with a bed for that one', 'klondike', klondike, '6C KD KS 4H', '1: 5H 6H | 2: 7C', false],
  [
    'two cards that lie on what the other waits for',
    'klondike',
    klondike,
    'KC KD 4S 4H',
    '1: 5H 6S | 2: 5S 6H',
    true,
  ],
  [
    'and a bed for one of the two',
    'klondike',
    klondike,
    'KC 6D 4S 4H',
    '1: 5H 6S | 2: 5S 6H | 3: 7D',
    false,
  ],
  ['a space that takes kings only', 'klondike', klondike, 'KC KD TS 4H', '1: 5H QS', true],
  ['a space, and a king', 'klondike', klondike, 'KC KD QS 4H', '1: 5H KS', false],
  ['a bed that is up for good', 'klondike', klondike, '7C 7D KS 4H', '1: 5H 6H | 2: 8D', true],
  ['a bed that may come back', 'klondike', lending, '7C 7D KS 4H', '1: 5H 6H | 2: 8D', false],
  [
    'a bed that could come back if it had one itself',
    'klondike',
    lending,
    '7C 7D 7S 4H',
    '1: 5H 6H',
    true,
  ],
  [
    'a card that is turned too late',
    'klondike',
    { ...klondike, turn: '1', passes: '1' },
    'KC KD KS 4H',
    'waste: 5H 6H | stock: 7H',
    true,
  ],
  [
    'a card that comes round again',
    'klondike',
    { ...klondike, turn: '1', passes: 'unlimited' },
    'KC KD KS 4H',
    'waste: 5H 6H',
    false,
  ],
  ['a card that is never the third', 'klondike', klondike, 'KC KD KS 4H', 'waste: 5H 6H 7H', true],
  [
    'a card that is the third at last',
    'klondike',
    klondike,
    'KC KD KS 4H',
    'waste: 7H 6H 5H',
    false,
  ],
  [
    'the other card of a face under one in the way',
    'napoleons-square',
    square,
    'KC KD KS 4H KC KD KS QH',
    '1: 5H 6H | 2: KH 8H',
    true,
  ],
  ['and a space to put it', 'napoleons-square', square, 'KC KD KS 4H', '1: 5H 6H', false],
] as const)('a dead end or not: %s', (_, game, options, tops, rest, isLost) => {
  expect(isDeadEnd(game, options, tops, rest)).toBe(isLost);
});

it('dead ends are seen in the games whose words bear it', () => {
  const bearing = {
    tens: false,
    demon: true,
    'idiots-delight': true,
    canfield: true,
    klondike: true,
    'napoleons-square': false,
    hemispheres: false,
    constitution: false,
    'help-your-neighbour': true,
    'auld-lang-syne': false,
    'grandfathers-clock': true,
    'forty-thieves': true,
  };
  const seen = Object.keys(bearing).map((name) => [name, reachOf(machineAt(fresh(name))) !== null]);
  expect(Object.fromEntries(seen)).toEqual(bearing);
});
