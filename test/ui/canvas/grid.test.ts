import { describe, expect, it } from 'vitest';
import { codeWidth, textWidth } from '../../../src/notation/width.ts';
import { Grid } from '../../../src/ui/canvas/grid.ts';
import { BOLD, background, foreground, GREEN, PLAIN, RED } from '../../../src/ui/canvas/style.ts';

describe('width', () => {
  it.each([
    ['a', 1],
    [' ', 1],
    ['é', 1],
    ['Д', 1],
    ['♥', 1],
    ['♠', 1],
    ['│', 1],
    ['╭', 1],
    ['█', 1],
    ['░', 1],
    ['…', 1],
    ['★', 1],
    ['✓', 1],
    ['\u{1F0A1}', 1],
    ['\u{1F0CF}', 2],
    ['漢', 2],
    ['한', 2],
    ['Ａ', 2],
    ['😀', 2],
    ['\u25fd', 2],
    ['\0', 0],
    ['\x1b', 0],
    ['\x7f', 0],
    ['\x9b', 0],
    ['\u0301', 0],
    ['\u200d', 0],
    ['\u202e', 0],
    ['\ufe0f', 0],
    ['\u2028', 0],
    ['\ud800', 0],
  ])('%j takes %i', (char, width) => {
    expect(codeWidth(char.codePointAt(0) ?? 0)).toBe(width);
  });

  it('of a text adds up, accents joined to their letters', () => {
    expect(textWidth('7♥ 漢字 и\u0306')).toBe(9);
  });
});

describe('a grid', () => {
  it('shows what was put, without the blanks at the ends', () => {
    const grid = new Grid(10, 3);
    expect(grid.put(2, 0, 'King')).toBe(6);
    grid.put(0, 2, 'и\u0306\u0301!');
    expect(grid.text()).toEqual(['  King', '', 'й!']);
  });

  it('cuts off what lies outside', () => {
    const grid = new Grid(4, 2);
    expect(grid.put(-2, 0, 'abcdefgh')).toBe(6);
    grid.put(0, -1, 'no');
    grid.put(0, 2, 'no');
    grid.put(9, 1, 'no');
    expect(grid.text()).toEqual(['cdef', '']);
  });

  it('drops control characters, so text from outside is harmless', () => {
    const grid = new Grid(10, 1);
    grid.put(0, 0, 'a\x1b[2J\u009b\u202eb\n\ud800c');
    expect(grid.text()).toEqual(['a[2Jbc']);
  });

  it('gives a wide character two cells', () => {
    const grid = new Grid(6, 1);
    grid.put(1, 0, '漢x', BOLD);
    expect([...grid.codes]).toEqual([32, 0x6f22, 0, 120, 32, 32]);
    expect([...grid.styles]).toEqual([0, BOLD, BOLD, BOLD, 0, 0]);
    expect(grid.text()).toEqual([' 漢x']);
  });

  it('never leaves half a wide character', () => {
    const over = (x: number, text: string) => {
      const grid = new Grid(6, 1);
      grid.put(1, 0, '漢字');
      grid.put(x, 0, text);
      return [...grid.codes]
        .map((code) => (code === 0 ? '_' : String.fromCodePoint(code)))
        .join('');
    };
    expect(over(1, 'x')).toBe(' x 字_ ');
    expect(over(2, 'x')).toBe('  x字_ ');
    expect(over(2, '語')).toBe('  語_  ');
    expect(over(0, '語')).toBe('語_ 字_ ');
    expect(over(5, '語')).toBe(' 漢_字_ ');
    expect(over(-1, '語')).toBe(' 漢_字_ ');
  });

  it('fills and clears', () => {
    const grid = new Grid(4, 3);
    grid.cursor = { x: 1, y: 1 };
    grid.fill(1, 1, 9, 9, background(GREEN), '·');
    expect(grid.text()).toEqual(['', ' ···', ' ···']);
    expect(grid.styles[5]).toBe(background(GREEN));
    grid.clear();
    expect([grid.text().join(''), grid.styles[5], grid.cursor]).toEqual(['', PLAIN, null]);
  });

  it('lays another over itself, cut at the edges', () => {
    const grid = new Grid(5, 2);
    grid.fill(0, 0, 5, 2, PLAIN, '.');
    const over = new Grid(4, 2);
    over.put(0, 0, '漢字', foreground(RED));
    over.put(1, 1, 'x');
    grid.paste(over, 2, 0);
    expect(grid.text()).toEqual(['..漢', '.. x']);
    expect(grid.styles[2]).toBe(foreground(RED));
    const left = new Grid(3, 1);
    left.paste(over, -1, 0);
    expect([...left.codes]).toEqual([32, 0x5b57, 0]);
  });

  it('has copies of its own', () => {
    const grid = new Grid(3, 1);
    grid.cursor = { x: 2, y: 0 };
    const twin = grid.copy();
    grid.put(0, 0, 'x');
    expect([twin.text(), twin.cursor]).toEqual([[''], { x: 2, y: 0 }]);
  });
});
