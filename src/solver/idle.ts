import type { Program, Route } from '../rules/compile.ts';
import { once } from './once.ts';
import { actsOnlyBy, followsOnlyBy, groupsOf, pilesOf } from './words.ts';

/**
 * For every pile whether it is an idle reserve: single cards that lie open to be played at any time, with nothing
 * under them. Null where there are none.
 *
 * Taking a card out of an idle reserve uncovers nothing. So laying it in the tableau is of use only as a bed for
 * another card, and can be put off until just before that card is laid on it: meanwhile it could have gone wherever
 * it goes from where it lies, and what it would have covered stays open. If it is carried on with others on it or
 * under it, the others go first. So of every way to win there is one in which each card laid in the tableau out of
 * the reserve has another laid on it by the next move.
 *
 * This needs that nothing else hangs on the reserve, that nothing is dealt or turned meanwhile, and that the tableau
 * takes a card out of the reserve wherever it takes it from the tableau.
 */
export const idleReserve = once((program): Uint8Array | null => {
  const { rules } = program;
  if (!actsOnlyBy(program, []) || !followsOnlyBy(program, ['send-up'])) return null;
  if (rules.won.says.id !== 'cleared' || Object.keys(rules.marks ?? {}).length > 0) return null;
  if (program.routes.flat().some(({ when, must }) => when !== undefined || must)) return null;
  const [tableau, ...others] = groupsOf(program, 'tableau');
  if (tableau === undefined || others.length > 0) return null;
  const reserve = pilesOf(program, 'reserve').filter((pile) => isIdle(program, pile));
  if (reserve.length === 0 || reserve.length < pilesOf(program, 'reserve').length) return null;
  const idle = new Uint8Array(program.piles.length);
  for (const pile of reserve) idle[pile] = 1;
  return idle;
});

function isIdle(program: Program, pile: number): boolean {
  const { rules, piles, routes } = program;
  if (rules.piles[piles[pile]!.group]!.takes !== undefined) return false;
  const [first] = pilesOf(program, 'tableau') as [number];
  const own = routes[first]!.find(({ sameGroup }) => sameGroup);
  const out = routes[pile]!.find(({ targets }) => targets[0] === first);
  return own !== undefined && out !== undefined && takesAsMuch(out, own);
}

function takesAsMuch(route: Route, own: Route): boolean {
  const holds = (more: readonly number[] | Int32Array, less: readonly number[] | Int32Array) =>
    Array.from(less).every((set, i) => (set & ~more[i]!) === 0);
  return (
    (route.inSpaces || !own.inSpaces) &&
    (route.onCards || !own.onCards) &&
    [route.fits, route.fills, route.places].every((sets, i) => {
      const less = [own.fits, own.fills, own.places][i]!;
      return holds(sets.low, less.low) && holds(sets.high, less.high);
    })
  );
}
