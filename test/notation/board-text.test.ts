import { describe, expect, it } from 'vitest';
import { asciiText } from '../../src/notation/ascii.ts';
import { boardText } from '../../src/notation/board-text.ts';
import { english } from '../../src/notation/language/en/english.ts';
import type { BoardStatus } from '../../src/notation/language/pages.ts';
import { viewOf } from '../../src/session/view.ts';
import { boardOf } from '../play/diagram.ts';

const STATUS: BoardStatus = {
  title: 'A Game',
  seed: '42',
  base: null,
  moves: 2,
  score: -47,
  passes: 0,
  passesLeft: null,
};

function board(game: string, diagram: string, width?: number): string[] {
  const [, ...piles] = boardText(viewOf(boardOf(game, diagram)).piles, STATUS, english, width);
  return piles;
}

describe('piles', () => {
  it('are told one a line, with hidden cards as marks and empty ones as such', () => {
    expect(board('tens', '1: 3c 4d QH | 2: TS 9D | stock: 2c 3c')).toEqual([
      '1      ?? ?? Q♥',
      '2      10♠ 9♦',
      ...['3', '4', '5', '6', '7', '8', '9', '10'].map((id) => `${id.padEnd(7)}-`),
      'stock  2 cards',
      'aces   -',
      'runs   -',
    ]);
  });

  it('out of play are counted', () => {
    expect(board('tens', '1: AC').slice(-2)).toEqual(['aces   1 card', 'runs   -']);
  });

  it('on foundations are told by their first and last card', () => {
    const lines = board('klondike', '1: KD | f1: AC | f2: AD 2D | f3: AH 2H 3H');
    expect(lines.filter((line) => line.startsWith('f'))).toEqual([
      'f1     A♣',
      'f2     A♦ 2♦',
      'f3     A♥ … 3♥',
      'f4     -',
    ]);
  });

  it('are wrapped where they are long', () => {
    const lines = board('klondike', '1: KD QC JD TC 9D 8C', 20);
    const at = lines.findIndex((line) => line.startsWith('1 '));
    expect(lines.slice(at, at + 2)).toEqual(['1      K♦ Q♣ J♦ 10♣', '       9♦ 8♣']);
  });
});

describe('the status', () => {
  it.each([
    [{}, 'A Game · seed 42 · 2 moves · score -47 · 0 passes'],
    [{ seed: null, moves: 1, passes: 1 }, 'A Game · own deal · 1 move · score -47 · 1 pass'],
    [{ passes: null, passesLeft: 2 }, 'A Game · seed 42 · 2 moves · score -47 · 2 passes left'],
    [{ passes: null, passesLeft: 1 }, 'A Game · seed 42 · 2 moves · score -47 · 1 pass left'],
    [{ passes: null, passesLeft: 0 }, 'A Game · seed 42 · 2 moves · score -47 · no pass left'],
    [{ base: 'Q', passes: null }, 'A Game · seed 42 · base Q · 2 moves · score -47'],
  ])('%j', (other, line) => {
    expect(boardText(viewOf(boardOf('tens', '')).piles, { ...STATUS, ...other }, english)[0]).toBe(
      line,
    );
  });
});

describe('ASCII', () => {
  it.each([
    ['10♥ A♣ … K♠ 2♦', '10H AC ... KS 2D'],
    ['“Le Carré Napoléon” – 11 × 5 · 3→7', '"Le Carre Napoleon" - 11 x 5 - 3->7'],
    ['Карточные игры, второй', 'Карточные игры, второй'],
  ])('%s', (text, spelled) => {
    expect(asciiText(text)).toBe(spelled);
  });
});
