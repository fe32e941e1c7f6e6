import { type Card, faceOf } from '../card/card.ts';
import { layOut, shuffleRound } from '../card/pack.ts';
import { type Dice, diceOf } from '../card/seed.ts';
import { lyingCardText } from '../notation/card-text.ts';
import type { Fortune, Stage } from '../rules/fortune.ts';
import type { Deal } from './session.ts';

/**
 * A fortune being told: what was shuffled and every step since. It never changes; the functions below give the next
 * one. Steps that were undone are kept, so that they can be made again.
 */
export interface Telling {
  readonly fortune: Fortune;
  /** A pack of one's own says of each card whether it lies on its head. */
  readonly deal: Deal;
  readonly steps: readonly TellingStep[];
  /** How many of the steps stand: the rest were undone. */
  readonly at: number;
}

/** What the person does who asks the cards, one thing at a time. */
export type TellingStep =
  /** Says which card stands for them. */
  | { readonly does: 'significator'; readonly card: Card }
  /** Lifts so many cards off and puts them under the rest. */
  | { readonly does: 'cut'; readonly lifted: number }
  /** Lays the next card out, face up. */
  | { readonly does: 'turn' }
  /** Takes up what lies there and has it shuffled. */
  | { readonly does: 'gather' };

/** The cards as they lie. */
export interface Lie {
  readonly stage: Stage;
  readonly significator: Card | null;
  /** How often the whole pack was shuffled. */
  readonly shuffles: number;
  /** What is in hand, the card on top first: the pack, or what is left of it; then the cards of the row. */
  readonly hand: readonly Card[];
  /** Laid out in the first row, from left to right; it is told of even when it was taken up. */
  readonly row: readonly Card[];
  /** How many cards of the packets are turned up, and these packets, as far as they are. */
  readonly turned: number;
  readonly packets: readonly (readonly Card[])[];
}

/** Why a step cannot be taken. */
export type StepFault = 'not-now' | 'no-significator' | 'bad-cut';

/** A telling in which nothing was done yet. */
export function openTelling(fortune: Fortune, deal: Deal): Telling {
  return { fortune, deal, steps: [], at: 0 };
}

/** The telling after a step, one that `stepFault` finds nothing wrong with. */
export function takeTellingStep(telling: Telling, step: TellingStep): Telling {
  const { steps, at } = telling;
  return { ...telling, steps: [...steps.slice(0, at), step], at: at + 1 };
}

/** The telling with its last steps taken back: `times` of them, or all where there are fewer. */
export function undoTelling(telling: Telling, times = 1): Telling {
  return { ...telling, at: Math.max(0, telling.at - times) };
}

/** The telling with steps made again that were taken back: `times` of them, or all where there are fewer. */
export function redoTelling(telling: Telling, times = 1): Telling {
  return { ...telling, at: Math.min(telling.steps.length, telling.at + times) };
}

/** What is wrong with a step as things lie, or null. */
export function stepFault({ fortune }: Telling, lie: Lie, step: TellingStep): StepFault | null {
  if (!STAGES[step.does].includes(lie.stage)) return 'not-now';
  if (step.does === 'significator') {
    return fortune.significators.some(({ card }) => card === step.card) ? null : 'no-significator';
  }
  if (step.does !== 'cut') return null;
  const { lifted } = step;
  return Number.isInteger(lifted) && lifted >= 1 && lifted < lie.hand.length ? null : 'bad-cut';
}

/** The step that is all there is to do now, or null where there is something to be chosen, or nothing to be done. */
export function stepDue({ stage }: Lie): TellingStep | null {
  const does = (['turn', 'gather'] as const).find((one) => STAGES[one].includes(stage));
  return does === undefined ? null : { does };
}

/** Where each step belongs. */
const STAGES: Readonly<Record<TellingStep['does'], readonly Stage[]>> = {
  significator: ['significator'],
  cut: ['cut', 'cut-row'],
  turn: ['lay', 'packets'],
  gather: ['absent', 'row'],
};

/**
 * The cards as they lie after the steps that stand. The dice are those of the seed; of a pack of one's own, those of
 * the cards as they are written, so that what is shuffled after it can be told again.
 */
export function lieOf({ fortune, deal, steps, at }: Telling): Lie {
  const dice = diceOf(deal.seed ?? deal.pack.map(lyingCardText).join(' '));
  const first = deal.pack ?? shuffleRound(layOut(fortune.pack), dice);
  let lie: Lie = {
    stage: 'significator',
    significator: null,
    shuffles: 1,
    hand: first,
    row: [],
    turned: 0,
    packets: [],
  };
  for (const step of steps.slice(0, at)) lie = after(lie, step, fortune, dice);
  return lie;
}

function after(lie: Lie, step: TellingStep, fortune: Fortune, dice: Dice): Lie {
  switch (step.does) {
    case 'significator':
      return { ...lie, significator: step.card, stage: 'cut' };
    case 'cut': {
      const hand = [...lie.hand.slice(step.lifted), ...lie.hand.slice(0, step.lifted)];
      return { ...lie, hand, stage: lie.stage === 'cut' ? 'lay' : 'packets' };
    }
    case 'turn':
      return lie.stage === 'lay' ? laid(lie, fortune) : turnedUp(lie, fortune);
    case 'gather':
      if (lie.stage === 'row') {
        return { ...lie, hand: shuffleRound([...lie.row], dice), stage: 'cut-row' };
      }
      return {
        ...lie,
        hand: shuffleRound(layOut(fortune.pack), dice),
        row: [],
        shuffles: lie.shuffles + 1,
        stage: 'cut',
      };
  }
}

/** All cards but the last of the count go from the top to the bottom, and that one is laid out. */
function laid(lie: Lie, { count, lay }: Fortune): Lie {
  const under = lie.hand.slice(0, count - 1);
  const row = [...lie.row, lie.hand[count - 1]!];
  const hand = [...lie.hand.slice(count), ...under];
  if (row.length < lay) return { ...lie, hand, row };
  const isAmong = row.some((card) => faceOf(card) === lie.significator);
  return { ...lie, hand, row, stage: isAmong ? 'row' : 'absent' };
}

function turnedUp(lie: Lie, { packets: names, packetSize }: Fortune): Lie {
  const turned = lie.turned + 1;
  const packets = names.map((_, i) =>
    lie.hand.slice(i * packetSize, Math.min((i + 1) * packetSize, turned)),
  );
  return { ...lie, turned, packets, stage: turned < lie.hand.length ? 'packets' : 'told' };
}
