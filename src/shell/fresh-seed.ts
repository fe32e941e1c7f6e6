/** Seeds that are picked are whole numbers from 1 to this, short enough to be told to somebody. */
const LARGEST_SEED = 999_999_999;

/**
 * A seed picked by chance. Nobody has to be kept from guessing it, and dice for secrets take longer to load than a game
 * to be dealt.
 */
export function freshSeed(): string {
  return String(1 + Math.floor(Math.random() * LARGEST_SEED));
}
