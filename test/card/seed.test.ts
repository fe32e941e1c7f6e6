import { describe, expect, it } from 'vitest';
import { diceOf, readSeed } from '../../src/card/seed.ts';

const EMOJI = '🂡';

describe('a seed has one spelling', () => {
  it.each([
    ['a word is taken as it is', 'hello', 'hello'],
    ['capitals count', 'Hello', 'Hello'],
    ['a whole number is text', '42', '42'],
    ['white space around it is dropped', ' \t42\r\n', '42'],
    ['of every kind', '\u00a0\u2003\ufeff42\u2028', '42'],
    ['white space inside stays', ' two  words ', 'two  words'],
    ['a whole number loses leading zeros', '042', '42'],
    ['all of them', '0000042', '42'],
    ['but one of nothing else', '000', '0'],
    ['zero is a seed', '0', '0'],
    ['zeros after the number stay', '1000', '1000'],
    ['a number may be larger than numbers are exact', '09007199254740993', '9007199254740993'],
    ['a sign makes it a text', '-05', '-05'],
    ['and so does a point', '01.0', '01.0'],
    ['or a letter', '0x10', '0x10'],
    ['digits of other scripts are text', '٠٣', '٠٣'],
    ['it is composed', 'cafe\u0301', 'caf\u00e9'],
    ['but not made compatible', '４２', '４２'],
    ['64 characters will do', 'x'.repeat(64), 'x'.repeat(64)],
    ['counted without the white space', ` ${'x'.repeat(64)} `, 'x'.repeat(64)],
    ['counted as composed', 'e\u0301'.repeat(64), '\u00e9'.repeat(64)],
    ['counted by code points', EMOJI.repeat(64), EMOJI.repeat(64)],
    ['counted before zeros go', '0'.repeat(63) + 7, '7'],
  ])('%s', (_, text, seed) => {
    expect(readSeed(text)).toEqual({ seed });
    expect(readSeed(seed)).toEqual({ seed });
  });

  it.each([
    ['nothing', '', 'empty'],
    ['white space alone', ' \t\u3000', 'empty'],
    ['a tab inside', 'a\tb', 'control-character'],
    ['a line end inside', 'a\nb', 'control-character'],
    ['a null', 'a\0', 'control-character'],
    ['an escape', '\u001b[2J', 'control-character'],
    ['a control character of the upper range', 'a\u009bb', 'control-character'],
    ['half a surrogate pair', `a${EMOJI[0]}`, 'broken-character'],
    ['the other half', `${EMOJI[1]}a`, 'broken-character'],
    ['65 characters', 'x'.repeat(65), 'too-long'],
    ['65 code points', EMOJI.repeat(65), 'too-long'],
  ])('%s is none', (_, text, fault) => {
    expect(readSeed(text)).toEqual({ fault });
  });
});

describe('the dice of a seed', () => {
  const throws = (seed: string, count: number) => {
    const dice = diceOf(seed);
    return Array.from({ length: count }, () => dice());
  };

  it('fall the same way each time', () => {
    expect(throws('1', 20)).toEqual(throws('1', 20));
  });

  it('are not those of a number that only repeats it, nor of a letter with the same low byte', () => {
    expect(throws('11', 1)).not.toEqual(throws('1', 1));
    expect(throws('1212', 1)).not.toEqual(throws('12', 1));
    expect(throws('ж', 1)).not.toEqual(throws('6', 1));
  });

  it('fall from 0 up to 1', () => {
    const all = throws('range', 2000);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...all)).toBeLessThan(0.01);
    expect(Math.max(...all)).toBeLessThan(1);
    expect(Math.max(...all)).toBeGreaterThan(0.99);
  });
});
