/** Seeds that are picked are whole numbers from 1 to this, short enough to be told to somebody. */
const LARGEST_SEED = 999_999_999;

/** The largest multiple of `LARGEST_SEED` in 32 bits: numbers from there on would favor some seeds. */
const FAIR = Math.floor(2 ** 32 / LARGEST_SEED) * LARGEST_SEED;

/** A seed picked by chance. */
export function freshSeed(): string {
  const draw = new Uint32Array(1);
  do crypto.getRandomValues(draw);
  while (draw[0]! >= FAIR);
  return String(1 + (draw[0]! % LARGEST_SEED));
}
