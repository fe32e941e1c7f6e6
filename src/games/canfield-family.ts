import { ONE_PACK } from '../card/pack.ts';
import { turning } from '../rules/action.ts';
import { refill, turnUp } from '../rules/after.ts';
import { type DealStep, first, packets, rest, rows } from '../rules/deal.ts';
import { cleared } from '../rules/end.ts';
import type { Option, Rules, Score } from '../rules/game.ts';
import { across } from '../rules/layout.ts';
import { ontoCards } from '../rules/way.ts';
import {
  all,
  alternating,
  anyCard,
  baseRank,
  downWrapping,
  inSuit,
  type Lift,
  run,
  top,
  upWrapping,
  whole,
  wholeOrTop,
  wholeOrTopOfTwo,
} from '../rules/words.ts';

/** The units a reading of Demon or Canfield moves from pile to pile. */
const UNITS: Readonly<Record<string, Lift>> = {
  'whole-or-top': wholeOrTop,
  whole,
  foster: wholeOrTopOfTwo,
  any: run,
};

/** What Demon and Canfield differ in. */
interface Reading {
  /** What the book calls the piles built on in play. */
  readonly layout: 'file' | 'column';
  readonly deal: readonly DealStep[];
  readonly score: Score;
}

/** In what order a reading deals its three parts; the rest is the stock. */
export const dealt = {
  layout: (group: string) => rows(group, 1),
  reserve: packets('reserve', 13, 'down'),
  base: first('foundation'),
  rest: rest(),
};

export const fillOption: Option = {
  name: 'fill',
  values: ['waste', 'any'],
  about:
    'What may fill a space once the reserve is out: the top of the waste, as the older books have it, or any unit as well, but for a whole pile.',
};

/** The rules of the family: thirteen in reserve, a base turned up by chance, four piles to pack on. */
export function canfieldRules(
  options: Readonly<Record<string, string>>,
  { layout, deal, score }: Reading,
): Rules {
  const unit = UNITS[options['unit']!]!;
  const fromLayout = options['fill'] === 'any' ? unit : ontoCards(unit);
  return {
    pack: ONE_PACK,
    piles: {
      [layout]: {
        kind: 'tableau',
        count: 4,
        id: '',
        build: all(downWrapping, alternating),
        empty: anyCard,
        takes: { [layout]: fromLayout, reserve: top, waste: top },
        alike: true,
      },
      reserve: { kind: 'reserve', count: 1, id: 'reserve' },
      stock: { kind: 'stock', count: 1, id: 'stock' },
      waste: { kind: 'waste', count: 1, id: 'waste' },
      foundation: {
        kind: 'foundation',
        count: 4,
        id: 'f',
        build: all(upWrapping, inSuit),
        empty: baseRank,
        takes: { [layout]: top, reserve: top, waste: top },
        alike: true,
        base: true,
      },
    },
    layout: [
      ...across('stock', 1, 0, 0),
      ...across('waste', 1, 1, 0, { fan: 'right', show: 3 }),
      ...across('foundation', 4, 3, 0),
      ...across('reserve', 1, 0.5, 1.25),
      ...across(layout, 4, 3, 1.25, { fan: 'down' }),
    ],
    deal,
    actions: [turning({ by: 3, passes: Number.POSITIVE_INFINITY })],
    after: [turnUp('reserve'), refill([layout], ['reserve'])],
    won: cleared,
    score,
    idle: 'turn',
  };
}
