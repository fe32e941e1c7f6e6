import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSeed } from '../../src/card/seed.ts';
import { freshSeed } from '../../src/shell/fresh-seed.ts';

/** Lets chance give these 32-bit numbers, one after another. */
function drawing(...numbers: number[]): void {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as unknown as Uint32Array)[0] = numbers.shift()!;
    return array;
  });
}

afterEach(() => vi.restoreAllMocks());

describe('a fresh seed', () => {
  it.each([
    [0, '1'],
    [999_999_998, '999999999'],
    [999_999_999, '1'],
    [3_999_999_995, '999999999'],
  ])('is drawn from %i as %s', (draw, seed) => {
    drawing(draw);
    expect(freshSeed()).toBe(seed);
  });

  it('is drawn again where the number would favor the small ones', () => {
    drawing(3_999_999_996, 2 ** 32 - 1, 41);
    expect(freshSeed()).toBe('42');
  });

  it('is one that is read as it stands', () => {
    const seed = freshSeed();
    expect(readSeed(seed)).toEqual({ seed });
  });
});
