/**
 * How many random cases to look at: in the fast tests as many as are asked for, in the slow ones ten times as many (see
 * vitest.config.ts), or any other multiple given in `PATIENCE_SAMPLES`.
 */
export function samples(fast: number): number {
  return fast * Number(process.env['PATIENCE_SAMPLES'] ?? 1);
}
