import { faceOf } from '../card/card.ts';
import type { Machine } from '../rules/machine.ts';
import { listTurns, type Talon, talonCard } from './talon.ts';

const MOST_CARDS = 128;

/**
 * Which cards of the talon may ever come up, if every one that may be taken is taken and left at the same time: what
 * turning brings up now, and once one is taken also the card before it, and all that lie behind it.
 */
export class Upcoming {
  /** The cards that may come up, and for each which of the talon it is, from 1; so many of them. */
  readonly cards = new Uint8Array(MOST_CARDS);
  readonly places = new Uint8Array(MOST_CARDS);
  count = 0;
  readonly #machine: Machine;
  readonly #talon: Talon;
  readonly #isUpcoming = new Uint8Array(MOST_CARDS);
  readonly #turns = new Int32Array(2 * MOST_CARDS);
  /** From here on all cards may come up. */
  #open = 0;

  constructor(machine: Machine, talon: Talon) {
    this.#machine = machine;
    this.#talon = talon;
  }

  /** Takes in the position, and gives how many cards the talon has. */
  begin(): number {
    const { board } = this.#machine;
    const turned = board.height(this.#talon.waste);
    const all = turned + board.height(this.#talon.stock);
    this.count = 0;
    this.#open = all + 1;
    for (let at = 1; at <= all; at++) this.#isUpcoming[at] = 0;
    if (turned > 0) this.#add(turned);
    const turns = listTurns(this.#machine, this.#talon, this.#turns);
    for (let i = 0; i < turns; i++) this.#add(this.#turns[2 * i]!);
    return all;
  }

  /** Takes one that comes up: what comes up by that is added at the end. */
  take(at: number): void {
    const from = Math.max(at - 1, 1);
    const to = this.#open;
    if (from >= to) return;
    this.#open = from;
    for (let next = from; next < to; next++) this.#add(next);
  }

  #add(at: number): void {
    if (this.#isUpcoming[at] === 1) return;
    this.#isUpcoming[at] = 1;
    this.cards[this.count] = faceOf(talonCard(this.#machine, this.#talon, at));
    this.places[this.count++] = at;
  }
}
