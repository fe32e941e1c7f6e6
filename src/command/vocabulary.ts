import leven from 'leven';
import type { Rules } from '../rules/game.ts';

/** What may be asked for in every game, beside its moves. */
export const ORDERS = [
  'undo',
  'redo',
  'hint',
  'auto',
  'finish',
  'why',
  'say',
  'what',
  'find',
  'repeat',
  'review',
  'score',
  'resign',
  'again',
  'restart',
  'new',
  'list',
  'stats',
  'theme',
  'set',
  'help',
  'rules',
  'learn',
  'quit',
] as const;

export type OrderName = (typeof ORDERS)[number];

/** Other words for a verb, and its one-letter forms. */
const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    m: 'move',
    play: 'move',
    put: 'move',
    d: 'deal',
    t: 'turn',
    draw: 'turn',
    u: 'undo',
    q: 'quit',
    exit: 'quit',
    games: 'list',
    '/': 'find',
    '.': 'repeat',
    h: 'help',
    '?': 'help',
    swap: 'exchange',
  }),
);

/** Every verb that means a move in some game; a game has `move` and those of its own actions. */
export const MOVE_VERBS = ['move', 'turn', 'deal', 'redeal', 'exchange', 'fill', 'slip'] as const;

/** The verbs a game knows: carrying and its actions, then the orders. */
export function verbsOf(rules: Rules): string[] {
  return ['move', ...new Set(rules.actions.map((action) => action.verb)), ...ORDERS];
}

/**
 * The verb a word stands for: itself, a synonym, or a beginning that fits only one. Several are given back
 * where the beginning fits several, none where it fits none.
 */
export function readVerb(word: string, rules: Rules): string[] {
  return readVerbIn(word, verbsOf(rules));
}

/** The same among any verbs. */
export function readVerbIn(word: string, verbs: readonly string[]): string[] {
  if (verbs.includes(word)) return [word];
  const meant = SYNONYMS.get(word);
  if (meant) return [meant];
  if ((MOVE_VERBS as readonly string[]).includes(word)) return [word];
  return /^[a-z]+$/.test(word) ? verbs.filter((verb) => verb.startsWith(word)) : [];
}

/** The known word nearest to a mistyped one, or null where none is near. */
export function nearestWord(word: string, known: readonly string[]): string | null {
  let best: string | null = null;
  // Two letters swapped are two apart.
  const farthest = word.length < 3 ? 1 : Math.max(2, Math.floor(word.length / 3));
  let distance = farthest + 1;
  for (const candidate of known) {
    const apart = leven(word, candidate);
    if (apart < distance) {
      distance = apart;
      best = candidate;
    }
  }
  return best;
}
