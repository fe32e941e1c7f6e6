import { expect, it } from 'vitest';
import { describeMove } from '../../src/command/describe.ts';
import { english } from '../../src/notation/language/en/english.ts';
import type { Language } from '../../src/notation/language/language.ts';
import { russian } from '../../src/notation/language/ru/russian.ts';
import { commandText } from '../../src/notation/move-text.ts';
import { choices, machineAt } from '../../src/session/session.ts';
import { boardOf, fresh } from '../play/diagram.ts';

/** How a move of the game is told, by the command that makes it. */
function told(session: ReturnType<typeof fresh>, command: string, language: Language): string {
  const machine = machineAt(session);
  const move = choices(session).find((one) => commandText(machine, one, false) === command)!;
  return describeMove(machine, move, language);
}

it.each([
  ['klondike', '1: 5S | 2: 6H', 'move 1 to 2', '1→2 5♠ on 6♥', '1→2 5♠ на 6♥'],
  ['klondike', '1: 6H 5S 4D | 2: 7C', 'move 1 to 2', '1→2 6♥…4♦ on 7♣', '1→2 6♥…4♦ на 7♣'],
])('a move of %s names the cards as well as the piles', (game, board, command, en, ru) => {
  expect(told(boardOf(game, board), command, english)).toBe(en);
  expect(told(boardOf(game, board), command, russian)).toBe(ru);
});

it('an exchange names both cards, a turn of the stock none', () => {
  const hemispheres = fresh('hemispheres', {}, '1');
  const cards = 'exchange 1 with 11';
  expect(told(hemispheres, cards, english)).toBe(`${cards} (2♠, 7♥)`);
  expect(told(hemispheres, cards, russian)).toBe('обменять 1 с 11 (2♠, 7♥)');
  expect(told(fresh('klondike', {}, '1'), 'turn', english)).toBe('turn');
});
