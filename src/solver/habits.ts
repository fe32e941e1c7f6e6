import type { Pile } from '../rules/board.ts';
import type { Consequence, Rules } from '../rules/game.ts';
import type { Machine } from '../rules/machine.ts';
import type { Phrase } from '../rules/phrase.ts';

/**
 * What a game does of itself and with its stock, as far as a card less on the table can change it. A game that
 * has an action or a consequence not known here has no habits that could be relied on: null.
 */
export interface Habits {
  /** Whether the top card may leave a pile for a foundation without changing what happens of itself. */
  mayLeave(pile: Pile, machine: Machine): boolean;
}

const ACTIONS = new Set([
  'turn',
  'turn-when-full',
  'deal-row',
  'gather',
  'exchange',
  'fill-all',
  'slip',
]);
const CONSEQUENCES = new Set(['turn-up', 'send-up', 'refill']);
/** Actions for which it matters whether a pile is empty, while there are cards in hand. */
const MINDING_SPACES = new Set(['turn-when-full', 'fill-all']);

const known = new WeakMap<Rules, Habits | null>();

/** The habits of a game's rules, or null. */
export function habitsOf(rules: Rules): Habits | null {
  const found = known.get(rules);
  if (found !== undefined) return found;
  const habits = readHabits(rules);
  known.set(rules, habits);
  return habits;
}

function readHabits({ piles, actions, after }: Rules): Habits | null {
  const words = actions.map(({ says }) => says);
  if (words.some(({ id }) => !ACTIONS.has(id))) return null;
  if (after.some(({ says }) => !CONSEQUENCES.has(says.id))) return null;
  const refills = after.filter(({ says }) => says.id === 'refill');
  const mindsSpaces = words.some(({ id }) => MINDING_SPACES.has(id));
  const turnsByOne = words.every((says) => turnedAtOnce(says) <= 1);
  const kindOf = (group: string) => piles[group]!.kind;

  /**
   * Turned one at a time, every card of the stock can be reached whatever was taken before. Turned by threes, one
   * card less shifts all the packets after it; and a waste from which spaces are filled gives them another card.
   */
  const mayLeaveWaste =
    turnsByOne && refills.every((refill) => !sourcesOf(refill).some((g) => kindOf(g) === 'waste'));

  return {
    mayLeave: (pile, machine) => {
      if (pile.kind === 'waste') return mayLeaveWaste;
      if (pile.kind !== 'tableau' && pile.kind !== 'reserve') return false;
      // What is gathered and dealt again comes in other rows if a card is gone.
      const willGather = words.some(
        ({ id, with: [group, times] }) =>
          id === 'gather' && group === pile.group && mayRepeat(times as number, machine),
      );
      if (willGather) return false;
      return machine.board.height(pile.index) > 1 || mayBeEmptied(pile, machine);
    },
  };

  function mayBeEmptied(pile: Pile, machine: Machine): boolean {
    const { board } = machine;
    const group = piles[pile.group]!;
    if (group.must) return false;
    const hasCards = (name: string) => board.group(name).some((index) => board.height(index) > 0);
    const isInHand = board.piles.some(
      ({ index, kind }) => (kind === 'stock' || kind === 'waste') && board.height(index) > 0,
    );
    if (mindsSpaces && isInHand) return false;
    /*
     * A space that is filled at once from a reserve: the line that is followed has c where the other has the top
     * of the reserve, which could leave the reserve for just where it can leave the pile. When the line brings c
     * up, they are the same again.
     */
    return refills
      .filter(({ of }) => of.includes(pile.group))
      .flatMap(sourcesOf)
      .every((source) => !hasCards(source) || (kindOf(source) === 'reserve' && group.alike));
  }
}

/** Whether the stock may still be gathered, now or when it is out. */
function mayRepeat(times: number, { board }: Machine): boolean {
  return times > 0 && board.passes <= times;
}

function turnedAtOnce({ id, with: [first] }: Phrase): number {
  if (id === 'turn') return first as number;
  return id === 'turn-when-full' ? turnedAtOnce(first as Phrase) : 0;
}

/** From which groups a space is filled: `refill` names the groups it fills, then these. */
function sourcesOf({ says }: Consequence): string[] {
  const [filled, ...names] = says.with;
  return names.slice(filled as number).filter((name) => typeof name === 'string');
}
