import { describe, it } from 'vitest';
import type { Session } from '../../src/session/session.ts';
import { samples } from '../play/samples.ts';
import { tried, type Variant, variants } from '../play/variants.ts';
import { walk } from '../play/walk.ts';

/** What a law checks by throwing: every position of a random game, or the game as a whole. */
export interface Check {
  readonly position?: (session: Session) => void;
  readonly game?: (positions: readonly Session[]) => void;
}

/** How far a law is tried: games a variant, moves a game, and every how many moves a position is checked. */
export interface Extent {
  readonly games?: number;
  readonly moves?: number;
  readonly every?: number;
}

/** `PATIENCE_WALK='klondike turn=3 … seed=5 moves=12'`, as a broken law prints it: that walk alone. */
const again = /^(?<label>.*) seed=(?<seed>\d+) moves=(?<moves>\d+)$/u.exec(
  process.env['PATIENCE_WALK'] ?? '',
)?.groups;

/** Declares a law over random games of the variants. `begin` is called once for each of them. */
export function law(title: string, begin: (variant: Variant) => Check, extent: Extent = {}): void {
  const { games = 2, moves = 120, every = 1 } = extent;
  const walked = again ? variants.filter(({ label }) => label === again['label']) : tried;
  describe(title, () => {
    it.each(walked)('$label', (variant) => {
      const check = begin(variant);
      if (again) {
        tryWalk(variant, check, Number(again['seed']), Number(again['moves']), every);
        return;
      }
      for (let seed = 1; seed <= samples(games); seed++) {
        tryWalk(variant, check, seed, moves, every);
      }
    });
  });
}

function tryWalk(variant: Variant, check: Check, seed: number, most: number, every: number): void {
  const positions: Session[] = [];
  try {
    for (const session of walk(variant, seed, most)) {
      positions.push(session);
      if (session.at % every === 0 || again) check.position?.(session);
    }
    check.game?.(positions);
  } catch (fault) {
    const line = `PATIENCE_WALK='${variant.label} seed=${seed} moves=${positions.length - 1}'`;
    throw new Error(`${line} ${(fault as Error).message}`, { cause: fault });
  }
}

/** Breaks the law under test. */
export function broken(what: string): never {
  throw new Error(what);
}
