import type { Program } from '../rules/compile.ts';
import type { Phrase, PhraseId } from '../rules/phrase.ts';

/** Whether a phrase, or one within it, names a group of piles. */
export function names(says: Phrase, group: string): boolean {
  return says.with.some((part) => (typeof part === 'object' ? names(part, group) : part === group));
}

/** The groups whose piles are of a kind. */
export function groupsOf({ rules }: Program, kind: string): string[] {
  return Object.entries(rules.piles)
    .filter(([, group]) => group.kind === kind)
    .map(([name]) => name);
}

/** The piles of a kind, by index. */
export function pilesOf({ piles }: Program, kind: string): number[] {
  return piles.filter((pile) => pile.kind === kind).map(({ index }) => index);
}

/** Whether all that a game does besides carrying is of these words. */
export function actsOnlyBy({ rules }: Program, ids: readonly PhraseId[]): boolean {
  return rules.actions.every(({ says }) => ids.includes(says.id));
}

/** Whether all that follows of itself is of these words. */
export function followsOnlyBy({ rules }: Program, ids: readonly PhraseId[]): boolean {
  return rules.after.every(({ says }) => ids.includes(says.id));
}

/**
 * Whether stock and waste are left alone but for turning and for carrying from the waste: nothing is filled or
 * taken from them of itself, nothing comes back to them, and nothing hangs on what they hold.
 */
export function leavesTalonAlone(program: Program): boolean {
  const talon = [...groupsOf(program, 'stock'), ...groupsOf(program, 'waste')];
  const { rules } = program;
  return (
    program.routes.flat().every(({ when, must }) => when === undefined && !must) &&
    talon.every((group) => rules.piles[group]!.takes === undefined) &&
    rules.after.every(({ says, of }) =>
      talon.every((group) => !names(says, group) && !of.includes(group)),
    )
  );
}
