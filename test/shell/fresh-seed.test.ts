import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSeed } from '../../src/card/seed.ts';
import { freshSeed } from '../../src/shell/fresh-seed.ts';

afterEach(() => vi.restoreAllMocks());

describe('a fresh seed', () => {
  it.each([
    [0, '1'],
    [0.5, '500000000'],
    [1 - 2 ** -53, '999999999'],
  ])('is drawn from %d as %s', (draw, seed) => {
    vi.spyOn(Math, 'random').mockReturnValue(draw);
    expect(freshSeed()).toBe(seed);
  });

  it('is one that is read as it stands', () => {
    const seed = freshSeed();
    expect(readSeed(seed)).toEqual({ seed });
  });
});
