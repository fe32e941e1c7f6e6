import type { Rules } from '../rules/game.ts';
import type { Phrase } from '../rules/phrase.ts';
import type { View } from '../session/view.ts';

/** What is told of going through the stock: how often it was, or where that is limited, how often it still may be. */
export interface ShownPasses {
  readonly passes: number | null;
  readonly passesLeft: number | null;
}

/** Nothing is told where there is no stock, or one that is dealt out and not come back to. */
export function shownPasses({ passes }: View, rules: Rules): ShownPasses {
  const limit = passesAllowed(rules);
  if (limit === null) return { passes: null, passesLeft: null };
  if (limit === Number.POSITIVE_INFINITY) return { passes, passesLeft: null };
  return { passes: null, passesLeft: Math.max(0, limit - passes) };
}

function passesAllowed({ actions }: Rules): number | null {
  const gather = actions.find(({ says }) => says.id === 'gather');
  if (gather) return gather.passes ?? null;
  const turn = actions.map(({ says }) => turnIn(says)).find((phrase) => phrase !== null);
  if (!turn) return null;
  const limit = (turn.with[1] as Phrase).with[0] as number;
  return limit === 0 ? Number.POSITIVE_INFINITY : limit;
}

/** The phrase of turning, which may be told with a condition. */
function turnIn(says: Phrase): Phrase | null {
  if (says.id === 'turn') return says;
  const parts = says.with.filter((part): part is Phrase => typeof part === 'object');
  return parts.map(turnIn).find((phrase) => phrase !== null) ?? null;
}
