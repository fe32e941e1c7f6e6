/** Small repeatable dice for tests (mulberry32, public domain, T. Ettinger): numbers from 0 up to 1. */
export function testDice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of these, by the dice. */
export function pick<T>(from: readonly T[], dice: () => number): T {
  return from[Math.floor(dice() * from.length)]!;
}
