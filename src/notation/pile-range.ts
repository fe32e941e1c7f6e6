import type { Rules } from '../rules/game.ts';

/** What the piles of a group are called: `1–10`, `f1–f4`, `stock`. */
export function pileRange(rules: Rules, group: string): string {
  const { count, id, first } = rules.piles[group]!;
  if (count === 1 && first === undefined) return id;
  const from = first ?? 1;
  return count === 1 ? `${id}${from}` : `${id}${from}–${id}${from + count - 1}`;
}
