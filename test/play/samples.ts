const MULTIPLE = Number(process.env['PATIENCE_SAMPLES'] ?? 1);

/** Whether these are the fast tests, which take a part where the slow ones take all. */
export const isFast = MULTIPLE === 1;

/**
 * How many random cases to look at: in the fast tests so many, in the slow ones ten times `whole` (see
 * vitest.config.ts), or any other multiple given in `PATIENCE_SAMPLES`.
 */
export function samples(fast: number, whole = fast): number {
  return isFast ? fast : whole * MULTIPLE;
}
