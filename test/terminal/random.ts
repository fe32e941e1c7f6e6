/**
 * Whole numbers from 0 to below the one asked for, the same ones for the same seed (xorshift32,
 * Marsaglia 2003).
 */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed | 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
