import type { Program } from '../rules/compile.ts';
import type { Costs } from './evaluation.ts';
import type { Manner } from './manner.ts';
import { passesOf } from './talon.ts';
import { pilesOf } from './words.ts';

/**
 * One search of several: in what manner, and how many nodes it may take. With costs it goes best first, with a width as
 * well it goes on from so many positions at once; else depth first.
 */
export interface Stage extends Manner {
  readonly costs?: Costs;
  readonly width?: number;
  readonly nodes: number;
}

const WHOLE = {
  safe: true,
  loose: true,
  leaps: true,
  deadEnds: true,
  eager: false,
  chance: 0,
  seed: 1,
  renewal: Number.POSITIVE_INFINITY,
};
/** A quick look, in which every card that can goes up. */
const DIVE = { ...WHOLE, eager: true, chance: 300, renewal: 300, nodes: 10_000 };
/** In an order left to chance, begun anew again and again. */
const RENEWED = { ...WHOLE, seed: 17, renewal: 1000 };
const ENDLESS = { ...RENEWED, chance: 1000, nodes: Number.POSITIVE_INFINITY };

/** Costs that see to order first of all. */
const ORDER = { left: 5, blocks: 4, gap: 3, hidden: 10, space: 5, talon: 0, stride: 1 };
/** The same where cards had better come out of the talon. */
const SUPPLY = { ...ORDER, talon: 3 };
/** Costs that see to order still more strictly. */
const STRICT = { left: 5, blocks: 8, gap: 6, hidden: 10, space: 5, talon: 3, stride: 0 };
/** Costs for a talon that is soon over: its cards are to find a place where they are not in the way. */
const ONCE = { left: 5, blocks: 4, gap: 1, hidden: 10, space: 5, talon: 6, stride: 0 };
/** Costs where nothing goes up: runs are to grow until they are swept off, and cards are best dealt late. */
const SWEEP = { left: 5, blocks: 8, gap: 0, hidden: 10, space: 5, talon: -3, stride: 0 };

/**
 * What can be had of the stock: it is gone through again and again, or so many times; there is none, all lies open; or it
 * is dealt out in rows, where cards go up, or where runs are swept off.
 */
type Kind = 'endless' | 'limited' | 'open' | 'dealt' | 'sweeping';

/**
 * Searches in turn, each with a limit: a quick dive; from the best position known, which finds wins where order is
 * everything; from many positions at once, for long games; and at last depth first without a limit, begun anew again and
 * again, which finds most wins where the stock can be gone through at will, proves that there is none, and keeps on where
 * memory is short. In what order, and how far each goes, was settled by trials on deals of all the games.
 */
const STAGES: Readonly<Record<Kind, readonly Stage[]>> = {
  endless: [DIVE, { ...ENDLESS, chance: 10_000 }],
  limited: [
    DIVE,
    { ...WHOLE, costs: ONCE, nodes: 30_000 },
    ...beams(30, 6, ONCE, SUPPLY),
    { ...RENEWED, chance: 1000, nodes: 150_000 },
    ...beams(60, 12, ONCE, SUPPLY, STRICT),
    ...beams(150, 12, ONCE, SUPPLY, STRICT),
    { ...RENEWED, chance: 1000, nodes: 1_000_000 },
    ...beams(400, 12, ONCE, SUPPLY, STRICT),
    ENDLESS,
  ],
  sweeping: [
    ...beams(50, 12, SWEEP),
    { ...RENEWED, chance: 200, nodes: 100_000 },
    ...beams(70, 24, SWEEP),
    { ...RENEWED, chance: 200, nodes: 400_000 },
    ...beams(150, 24, SWEEP),
    { ...ENDLESS, chance: 200 },
  ],
  dealt: [DIVE, { ...ENDLESS, chance: 2000 }],
  open: [
    { ...DIVE, nodes: 3_000 },
    { ...WHOLE, costs: ORDER, nodes: 150_000 },
    { ...RENEWED, chance: 10_000, nodes: 150_000 },
    { ...WHOLE, costs: { ...ORDER, gap: 1 }, nodes: 100_000 },
    { ...WHOLE, costs: SUPPLY, width: 200, nodes: 300_000 },
    { ...ENDLESS, chance: 10_000 },
  ],
};

/** So many beams, each in an order of its own and by costs in turn: narrow ones err often, but hardly ever alike. */
function beams(width: number, count: number, ...costs: readonly Costs[]): Stage[] {
  return Array.from({ length: count }, (_, i) => ({
    ...WHOLE,
    chance: 10_000,
    seed: 2 * i + 1,
    costs: costs[i % costs.length]!,
    width,
    nodes: 3000 * width,
  }));
}

/** The stages of a search for the games of these rules. */
export function stagesFor(program: Program): readonly Stage[] {
  if (pilesOf(program, 'foundation').length === 0) return STAGES.sweeping;
  const passes = passesOf(program);
  if (passes === null) return pilesOf(program, 'stock').length > 0 ? STAGES.dealt : STAGES.open;
  return passes === Number.POSITIVE_INFINITY ? STAGES.endless : STAGES.limited;
}
