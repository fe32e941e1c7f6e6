import { type Card, FACE_DOWN, FACES, faceOf } from '../card/card.ts';
import { type CardSets, type Program, RANKS, type Route } from '../rules/compile.ts';
import type { Machine } from '../rules/machine.ts';
import { once } from './once.ts';
import { passesOf } from './talon.ts';
import { pilesOf } from './words.ts';

/** What makes a position look far from won; each is multiplied by how often it is met. */
export interface Costs {
  /** A card that is not up. */
  readonly left: number;
  /** A card that lies above one that must go up before it, and each step by which it does so. */
  readonly blocks: number;
  readonly gap: number;
  /** A card lying face down. */
  readonly hidden: number;
  /** A space in the tableau: taken off. */
  readonly space: number;
  /** A card of stock or waste. */
  readonly talon: number;
  /** A stride made on the way here. */
  readonly stride: number;
}

/** Farther from going up than any card. */
const FAR = 14;

/**
 * Says how far from won a position looks: a guess by which a search chooses where to go on, never a proof. That cards
 * lying above those needed before them are what is to be counted is known of FreeCell programs (G. Heineman's
 * staged deepening); here it is counted for every card, by how many steps too early it would be needed.
 */
export class Evaluation {
  readonly #machine: Machine;
  readonly #costs: Costs;
  readonly #tableau: readonly number[];
  readonly #foundations: readonly number[];
  readonly #reserve: readonly number[];
  readonly #talon: readonly number[];
  readonly #up: Route | undefined;
  readonly #fits: readonly (CardSets | undefined)[];
  /** For every card the one that follows it on a foundation; 0 where there is none or several. */
  readonly #next: Uint8Array;
  readonly #waste: number;
  /** How often the stock may be gone through. */
  readonly #passes: number;
  /** How many cards must go up before each. */
  readonly #steps = new Uint8Array(FACES).fill(FAR);

  constructor(machine: Machine, costs: Costs) {
    const { program } = machine;
    this.#machine = machine;
    this.#waste = pilesOf(program, 'waste')[0] ?? -1;
    this.#passes = passesOf(program) ?? Number.POSITIVE_INFINITY;
    this.#costs = costs;
    this.#tableau = pilesOf(program, 'tableau');
    this.#foundations = pilesOf(program, 'foundation');
    this.#reserve = pilesOf(program, 'reserve');
    this.#talon = [...pilesOf(program, 'stock'), ...pilesOf(program, 'waste')];
    this.#up = upOf(program);
    this.#fits = program.routes.map((routes) => routes.find(({ sameGroup }) => sameGroup)?.fits);
    this.#next = followersOf(program);
  }

  /** How far from won the machine's position looks; 0 or less at best. Strides made are not counted. */
  cost(): number {
    const { board } = this.#machine;
    const { left, space, talon } = this.#costs;
    if (this.#up) this.#countSteps(this.#up);
    let cost = 0;
    for (let i = 0; i < this.#tableau.length; i++) {
      const height = board.height(this.#tableau[i]!);
      if (height === 0) cost -= space;
      else if (this.#up) cost += height * left + this.#disorder(this.#tableau[i]!, height);
      else cost += height * left + this.#breaks(this.#tableau[i]!, height);
    }
    for (let i = 0; i < this.#reserve.length; i++) cost += board.height(this.#reserve[i]!) * left;
    if (this.#waste >= 0 && this.#up && board.passes + 1 >= this.#passes) {
      // In the last pass what is not taken off the waste at once is buried there like anywhere else.
      cost += this.#disorder(this.#waste, board.height(this.#waste));
    }
    for (let i = 0; i < this.#talon.length; i++) {
      cost += board.height(this.#talon[i]!) * (left + talon);
    }
    return cost;
  }

  #disorder(pile: number, height: number): number {
    const { board } = this.#machine;
    const { blocks, gap, hidden } = this.#costs;
    let least = FAR;
    let cost = 0;
    for (let h = 0; h < height; h++) {
      const card = board.at(pile, h);
      const steps = this.#steps[faceOf(card)]!;
      if (least < steps) cost += blocks + (((steps - least) * gap) >> 2);
      else least = steps;
      if (card & FACE_DOWN) cost += hidden;
    }
    return cost;
  }

  /** Where there are no foundations, cards that do not continue a run are what is in the way. */
  #breaks(pile: number, height: number): number {
    const { board } = this.#machine;
    const { blocks, hidden } = this.#costs;
    const fits = this.#fits[pile];
    let cost = 0;
    for (let h = 0; h < height; h++) {
      const card = board.at(pile, h);
      const below = board.at(pile, h - 1);
      if (card & FACE_DOWN) cost += hidden;
      else if (!fits || h === 0 || below & FACE_DOWN || !isIn(fits, below, card))
        cost += 2 * blocks;
    }
    return cost;
  }

  #countSteps(up: Route): void {
    const { board, base } = this.#machine;
    this.#steps.fill(FAR);
    for (let i = 0; i < this.#foundations.length; i++) {
      const top = board.top(this.#foundations[i]!);
      if (top !== 0) this.#climb(up, this.#next[top]!, i);
      else {
        for (let card = 1; card < FACES; card++) {
          if (this.#steps[card] !== 0 && isIn(up.fills, i * RANKS + base, card)) {
            this.#climb(up, card, i);
          }
        }
      }
    }
  }

  #climb({ places }: Route, first: Card, at: number): void {
    let card = first;
    for (let step = 0; step < FAR && card !== 0 && isIn(places, at, card); step++) {
      if (this.#steps[card]! <= step) break;
      this.#steps[card] = step;
      card = this.#next[card]!;
    }
  }
}

/** The way to the foundations, if there are any. */
function upOf(program: Program): Route | undefined {
  const [first] = pilesOf(program, 'foundation');
  return program.routes.flat().find(({ targets }) => targets[0] === first);
}

const followersOf = once((program): Uint8Array => {
  const up = upOf(program);
  const next = new Uint8Array(FACES);
  for (let top = 1; up && top < FACES; top++) {
    const cards: Card[] = [];
    for (let card = 1; card < FACES; card++) if (isIn(up.fits, top, card)) cards.push(card);
    if (cards.length === 1) next[top] = cards[0]!;
  }
  return next;
});

function isIn({ low, high }: CardSets, set: number, card: Card): boolean {
  return ((card < 32 ? low[set]! >>> card : high[set]! >>> (card - 32)) & 1) !== 0;
}
