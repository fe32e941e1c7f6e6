import type { Result } from './history.ts';

/** A play of a deal that has come to an end. */
export interface Finished extends Result {
  readonly outcome: 'won' | 'lost';
  /** The same deal had been played before: it is kept apart, and cannot be a first win. */
  readonly isRepeat: boolean;
}

/** Stands for a play that is not among the lines. */
const EARLIER = '';

/**
 * What the lines of a history come to (whatever else is known of them is kept): every play once, in the order in which they ended. Whatever was undone, made
 * again or written twice, a play has one result. `wasDealt` tells of a deal whether it was played before the first of
 * these lines, where they are not all there are.
 */
export function finishedGames<Line extends Result>(
  results: readonly Line[],
  wasDealt: (result: Result) => boolean = () => false,
): (Line & Finished)[] {
  const plays = new Map<string, Line>();
  const firsts = new Map<string, string>();
  for (const result of results) {
    const deal = dealKey(result);
    if (!firsts.has(deal)) firsts.set(deal, wasDealt(result) ? EARLIER : result.play);
    if (plays.get(result.play)?.outcome === 'won') continue;
    // A play stands where it was decided.
    plays.delete(result.play);
    plays.set(result.play, result);
  }
  return [...plays.values()]
    .filter(isOver)
    .map((result) => ({ ...result, isRepeat: firsts.get(dealKey(result)) !== result.play }));
}

function isOver<Line extends Result>(
  result: Line,
): result is Line & { readonly outcome: 'won' | 'lost' } {
  return result.outcome !== 'open';
}

/** The same for two plays of one game, one choice of options and the same cards. */
export function dealKey({ game, options, seed, pack = '' }: Result): string {
  return `${variantKey(game, options)} ${seed === null ? `pack ${pack}` : `seed ${seed}`}`;
}

/** A game and its options in one line: `klondike turn=3 passes=1`. */
export function variantKey(game: string, options: Result['options']): string {
  let key = game;
  for (const name in options) key += ` ${name}=${options[name]}`;
  return key;
}
