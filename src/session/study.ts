import type { Options } from '../rules/game.ts';
import type { Verdict } from '../solver/solve.ts';

/** What was found of one deal of a study. */
export interface Studied {
  readonly game: string;
  readonly seed: string;
  readonly options: Options;
  readonly verdict: Verdict;
  /** Moves tried. */
  readonly nodes: number;
}

/** What a study of one game under one choice of options comes to. */
export interface StudySummary {
  readonly game: string;
  readonly options: Options;
  readonly deals: number;
  readonly winnable: number;
  readonly unwinnable: number;
  readonly unknown: number;
  /** The share winnable if none of the undecided deals is, and if all are. */
  readonly share: Range;
  /** Where the share of all deals there are lies with a confidence of 95 %, the undecided ones counted both ways. */
  readonly interval: Range;
  /** How many decided deals took from 10ⁱ moves tried to less than 10ⁱ⁺¹; the first also has those that took none. */
  readonly nodes: readonly number[];
  /** Deals of which two files say the opposite: one of them is wrong. */
  readonly contradictions: readonly string[];
}

export type Range = readonly [low: number, high: number];

/** The quantile of the normal distribution for 95 % between both tails. */
const Z = 1.959963984540054;

/**
 * Wilson's score interval with a confidence of 95 % for a share of which `part` of `whole` was seen. E. B. Wilson,
 * “Probable inference, the law of succession, and statistical inference”, J. Am. Stat. Assoc. 22 (1927), 209–212.
 * Of nothing, everything is possible: [0, 1].
 */
export function wilson(part: number, whole: number): Range {
  if (whole === 0) return [0, 1];
  const p = part / whole;
  const z2 = Z * Z;
  const middle = p + z2 / (2 * whole);
  const reach = Z * Math.sqrt((p * (1 - p) + z2 / (4 * whole)) / whole);
  const scale = 1 + z2 / whole;
  const low = part === 0 ? 0 : (middle - reach) / scale;
  return [low, part === whole ? 1 : (middle + reach) / scale];
}

/** One object of the text of a study, or null where a line is none, such as one that was broken off. */
export function readStudied(line: string): Studied | null {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null) return null;
  const { game, seed, options, verdict, nodes } = read as Partial<Record<keyof Studied, unknown>>;
  const isWhole =
    typeof game === 'string' &&
    typeof seed === 'string' &&
    typeof options === 'object' &&
    options !== null &&
    (verdict === 'winnable' || verdict === 'unwinnable' || verdict === 'unknown') &&
    typeof nodes === 'number';
  return isWhole ? { game, seed, options: options as Options, verdict, nodes } : null;
}

/** What a deal is studied as: the game with its options, in whatever order they were written. */
export function subjectOf({ game, options }: Pick<Studied, 'game' | 'options'>): string {
  return JSON.stringify([game, ...Object.entries(options).sort()]);
}

/**
 * Summaries of all that was found, one for each game and choice of options, in the order in which they are met. A
 * deal that is met several times counts once, decided if it is anywhere.
 */
export function summarize(found: Iterable<Studied>): StudySummary[] {
  const subjects = new Map<string, Map<string, Studied>>();
  const contradictions = new Map<string, string[]>();
  for (const one of found) {
    const subject = subjectOf(one);
    const deals = subjects.get(subject) ?? new Map<string, Studied>();
    subjects.set(subject, deals);
    const known = deals.get(one.seed);
    if (!known || known.verdict === 'unknown') deals.set(one.seed, one);
    else if (one.verdict !== 'unknown' && one.verdict !== known.verdict) {
      contradictions.set(subject, [...(contradictions.get(subject) ?? []), one.seed]);
    }
  }
  return [...subjects].map(([subject, deals]) =>
    summaryOf([...deals.values()], contradictions.get(subject) ?? []),
  );
}

function summaryOf(deals: readonly Studied[], contradictions: readonly string[]): StudySummary {
  const [{ game, options }] = deals as readonly [Studied];
  const count = (verdict: Verdict) => deals.filter((one) => one.verdict === verdict).length;
  const winnable = count('winnable');
  const unknown = count('unknown');
  const all = deals.length;
  const nodes: number[] = [];
  for (const one of deals) {
    if (one.verdict === 'unknown') continue;
    const size = String(Math.max(1, one.nodes)).length - 1;
    while (nodes.length <= size) nodes.push(0);
    nodes[size]!++;
  }
  return {
    game,
    options,
    deals: all,
    winnable,
    unwinnable: count('unwinnable'),
    unknown,
    share: [winnable / all, (winnable + unknown) / all],
    interval: [wilson(winnable, all)[0], wilson(winnable + unknown, all)[1]],
    nodes,
    contradictions,
  };
}
