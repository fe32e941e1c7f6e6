import { describe, expect, it } from 'vitest';
import { type JsonSetting, jsonAnswer } from '../../src/app/json-mode.ts';
import { explainMove } from '../../src/command/explain.ts';
import { findCard } from '../../src/command/find-card.ts';
import { readCommand } from '../../src/command/read.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { play, resign, undo } from '../../src/session/session.ts';
import { after, boardOf, fresh, pile, refusal } from '../play/diagram.ts';

const start = fresh('klondike', {}, '42');

describe('orders for players', () => {
  it.each([
    ['hint', 'hint', ''],
    ['hi', 'hint', ''],
    ['auto on', 'auto', 'on'],
    ['finish', 'finish', ''],
    ['why 3 7', 'why', '3 7'],
    ['say', 'say', ''],
    ['what 3', 'what', '3'],
    ['/7h', 'find', '7h'],
    ['/ 10 h', 'find', '10 h'],
    ['find 7H', 'find', '7H'],
    ['/', 'find', ''],
    ['score off', 'score', 'off'],
    ['resign', 'resign', ''],
    ['again', 'again', ''],
  ])('%j is read', (text, order, rest) => {
    expect(readCommand(text, start, english)).toEqual({ kind: 'order', order, rest });
  });

  it('are nothing to another program, but for what repeats a move', () => {
    const setting: JsonSetting = { language: english, reveal: false, freshSeed: () => '1' };
    for (const order of [
      'hint',
      'auto',
      'finish',
      'why',
      'say',
      'what',
      '/7h',
      'score',
      'resign',
      'again',
    ]) {
      const { output, session } = jsonAnswer(start, order, setting);
      expect(JSON.parse(output!).error?.code, order).toBe('unknown-command');
      expect(session).toBe(start);
    }
    const turned = after(start, 'turn');
    expect(JSON.parse(jsonAnswer(turned, '.', setting).output!).moves).toBe(2);
  });
});

describe('two piles without a verb', () => {
  it.each(['1 11', '111', '11 1', '7h 2s'])('%s lets their cards change places', (text) => {
    const dealt = fresh('hemispheres', {}, '1');
    expect(after(dealt, text).moves).toEqual(after(dealt, 'exchange 1 with 11').moves);
  });

  it('that would carry a card carry it, and a verb is taken at its word', () => {
    const dealt = fresh('hemispheres', {}, '1');
    expect(refusal(dealt, 'move 1 to 11').code).toBe('illegal-move');
    expect(refusal(dealt, '1 2').message).toBe(refusal(dealt, 'move 1 to 2').message);
  });

  it.each(['1→3', '1 → 3', '1->3', 'move 1→3'])('are read as moves are told: %s', (text) => {
    const board = boardOf('klondike', '1: 5S | 3: 6H | stock: 9c');
    expect(pile(after(board, text), '3')).toBe('6H 5S');
  });
});

describe('the last move once more', () => {
  it('is what it was, where it can be made again', () => {
    const turned = after(start, 'turn');
    expect(pile(after(turned, '.'), 'waste').split(' ')).toHaveLength(6);
    expect(pile(after(turned, 'repeat', '.'), 'waste').split(' ')).toHaveLength(9);
    const tens = boardOf('tens', '1: TC 9C | 2: TH 8H | 3: 9H 8D | stock: 2c', {});
    expect(refusal(after(tens, 'move 3 to 1'), '.').code).toBe('illegal-move');
  });

  it('is not one that followed of itself', () => {
    const turned = after(start, 'turn');
    const joined = { ...after(turned, 'move 6 to 4'), joined: [1] };
    const repeated = readCommand('.', joined, english);
    expect(repeated.kind === 'move' && play(joined, repeated.move).at).toBe(3);
    expect(pile(after(joined, '.'), 'waste').split(' ')).toHaveLength(6);
  });

  it('is none before the first', () => {
    expect(refusal(start, '.')).toEqual({
      code: 'illegal-move',
      message: 'No move was made yet that could be made once more.',
    });
  });
});

describe('taking back', () => {
  it('is possible for a game given up before its first move, and redo is not', () => {
    const turned = undo(after(start, 'turn'));
    expect(refusal(turned, 'undo').code).toBe('nothing-to-undo');
    expect(readCommand('undo', resign(turned), english).kind).toBe('order');
    expect(readCommand('redo', turned, english).kind).toBe('order');
    expect(refusal(resign(turned), 'redo').code).toBe('nothing-to-redo');
    expect(refusal(resign(turned), 'turn').code).toBe('game-over');
  });
});

describe('finding a card', () => {
  const board = boardOf(
    'klondike',
    '1: kd 7H 6S | 2: 8C | waste: 9D 4C 2D | stock: 3h | f1: AS 2S',
  );
  it.each([
    ['6s', '6♠ is on top of 1.', { pile: 0, depth: 1 }],
    ['7h', '7♥ is on 1, second from the top.', { pile: 0, depth: 2 }],
    ['♦9', '9♦ is on the waste, third from the top.', { pile: 12, depth: 3 }],
    ['as', 'A♠ is on f1, second from the top.', { pile: 7, depth: 2 }],
    ['kd', 'K♦ is not to be seen: it lies face down.', null],
    ['3h', '3♥ is not to be seen: it lies face down.', null],
    ['qh', 'Q♥ is out of play.', null],
    ['11h', '“11h” is no card of this game: write it like 7h or 10s.', null],
    ['', '“” is no card of this game: write it like 7h or 10s.', null],
  ])('%j', (text, message, spot) => {
    expect(findCard(text, board, english)).toEqual({ message, spot });
  });

  it('names all there are of two packs, and whether another is hidden', () => {
    const two = boardOf('tens', '1: 5c 9H 8S | 2: 9H | 3: 4d 5C | stock: 3c');
    expect(findCard('9h', two, english).message).toBe(
      '9♥ is on 1, second from the top and on top of 2.',
    );
    expect(findCard('5c', two, english).message).toBe(
      '5♣ is on top of 3; the other is not to be seen.',
    );
  });
});

describe('why not', () => {
  it('is the refusal, and the whole rules of the piles', () => {
    expect(explainMove('3 1', start, english)).toEqual([
      'J♠ does not go on K♦: the columns are built down by one, in alternating colors.',
      expect.stringMatching(
        /^Columns \(1–7\): Built down by one, in alternating colors\. .*only a king\.$/u,
      ),
    ]);
    const [, ...rules] = explainMove('move 3 to f1', start, english)!;
    expect(rules.map((rule) => rule.split(' ')[0])).toEqual(['Foundations', 'Columns']);
  });

  it('is the rule of an action', () => {
    const empty = boardOf('klondike', '1: 7H | 2: 8C | 3: 9D', { turn: '1', passes: '1' });
    const [why, rule] = explainMove('turn', empty, english)!;
    expect(why).toBe('The stock is empty.');
    expect(rule).toMatch(/^turn: one card at a time is turned/u);
  });

  it('is nothing where the move can be made, or where there is none', () => {
    expect(explainMove('turn', start, english)![0]).toBe('That can be done.');
    expect(explainMove('undo', start, english)).toBeNull();
    expect(explainMove('', start, english)).toBeNull();
    expect(explainMove('9 9', start, english)).toBeNull();
  });
});
