import { type Card, faceOf } from '../card/card.ts';
import { layOut } from '../card/pack.ts';
import type { Group } from '../rules/game.ts';
import type { Machine } from '../rules/machine.ts';
import { countOf, fromOf, MOST_MOVES, type Move, toOf } from '../rules/move.ts';
import { type Habits, habitsOf } from './habits.ts';

/**
 * A legal move that brings a card up to a foundation and can never be a mistake: whatever could be won before can
 * be won after it, however the hidden cards lie. Null where there is none, or none that can be proved. Piles of
 * which `mayLeave` says no are left alone.
 *
 * The proof. Let a card c go up now, and take any line that wins without. Follow it, leaving out the moves of c
 * alone and lifting one card less where c lay on top of what was lifted. That fails only
 *
 * 1. where the line lays a card d on c. So every d that might be laid on c must be *content*: it is up and stays
 *    up; or it can go up from wherever it lies as soon as it is free, and every card that might be laid on d is
 *    content too. Then it goes up where the line lays it on c, and so do the cards that follow it there. Asked of
 *    the words of the game, this is the rule of each family: in alternating colors both foundations of the other
 *    color are at least one rank below c, or two and the other foundation of c's color three; where any suit is laid on any, all foundations are one below; in suit, only the next lower card
 *    counts, so with one pack always, with two where its twin is up; where ranks go round the corner, the base
 *    stops the regress, for what is laid on a base card goes up last of all.
 * 2. where the line fills the foundation's next place with another card. So there must be places for all cards
 *    in play that could go where c goes: twins of two packs, equal ranks where suits do not count.
 * 3. where the line takes cards back from a foundation: those under c can't come any more. So what might be laid
 *    on the one directly under c must be content as well, and with it, going down, all the others.
 * 4. where a card less, or an empty pile, changes what happens of itself or what the stock gives: see `Habits`.
 */
export function safeMove(
  machine: Machine,
  mayLeave: (pile: number) => boolean = () => true,
): Move | null {
  const habits = habitsOf(machine.program.rules);
  if (!habits) return null;
  const ups = upMoves(machine).filter((move) => mayLeave(fromOf(move)));
  if (ups.length === 0) return null;
  const needs = new Needs(machine);
  return ups.find((move) => isSafe(move, machine, needs, habits)) ?? null;
}

const listed = new Int32Array(MOST_MOVES);

/** The legal moves that carry a card to a foundation from elsewhere. */
export function upMoves(machine: Machine): Move[] {
  const end = machine.legal(listed);
  return Array.from(listed.subarray(0, end)).filter(
    (move) =>
      machine.verbOf(move) === 'move' &&
      machine.pile(toOf(move)).kind === 'foundation' &&
      machine.pile(fromOf(move)).kind !== 'foundation',
  );
}

function isSafe(move: Move, machine: Machine, needs: Needs, habits: Habits): boolean {
  const from = machine.pile(fromOf(move));
  const to = machine.pile(toOf(move));
  if (countOf(move) !== 1 || !habits.mayLeave(from, machine)) return false;
  const card = faceOf(machine.board.top(from.index));
  if (!needs.hasPlace(card) || !needs.isUnwanted(card)) return false;
  const below = machine.board.top(to.index);
  if (!needs.staysUp && below !== 0 && !needs.isUnwanted(faceOf(below))) return false;
  return keepsActions(move, machine);
}

/** What could be done beside carrying can still be done after it, and nothing but cards was changed. */
function keepsActions(move: Move, machine: Machine): boolean {
  const before = actions(machine);
  const marks = marksOf(machine);
  machine.make(move);
  const isWon = machine.status() === 'won';
  const after = actions(machine);
  const isKept = before.every((action) => after.includes(action)) && marks === marksOf(machine);
  machine.unmake();
  return isKept || isWon;
}

function actions(machine: Machine): Move[] {
  const end = machine.legal(listed);
  return Array.from(listed.subarray(0, end)).filter((move) => machine.verbOf(move) !== 'move');
}

function marksOf({ board, program }: Machine): string {
  return program.marks
    .slice(1)
    .map((mark) => board.mark(mark))
    .join(' ');
}

interface Foundation {
  readonly group: Group;
  readonly at: number;
  readonly top: Card;
}

/** Which cards of a position are still needed by others. */
class Needs {
  readonly #machine: Machine;
  readonly #faces: readonly Card[];
  /** How many of each card are neither on a foundation nor out of the game. */
  readonly #inPlay = new Map<Card, number>();
  /** Cards found content or not; false also while the question is open, so that a circle proves nothing. */
  readonly #content = new Map<Card, boolean>();
  readonly #foundations: readonly Foundation[];
  readonly #builds: readonly Group[];
  /** Cards never come back from foundations. */
  readonly staysUp: boolean;
  /** A card that fits a foundation can go there from wherever it may lie. */
  readonly #isDirect: boolean;

  constructor(machine: Machine) {
    this.#machine = machine;
    const { board, program } = machine;
    const { rules } = program;
    this.#faces = layOut({ ...rules.pack, packs: 1 });
    const ups = program.piles.filter(({ kind }) => kind === 'foundation');
    this.#foundations = ups.map(({ index, group, at }) => ({
      group: rules.piles[group]!,
      at,
      top: faceOf(board.top(index)),
    }));
    this.staysUp = ups.every(({ index }) => program.routes[index]!.length === 0);
    this.#builds = Object.values(rules.piles).filter(
      ({ kind, build, takes }) => kind !== 'foundation' && build && takes,
    );
    const targets = new Set(ups.map(({ index }) => index));
    this.#isDirect = program.piles.every(
      ({ index, kind }) =>
        !['tableau', 'reserve', 'waste'].includes(kind) ||
        program.routes[index]!.some(
          ({ single, when, way, targets: leads }) =>
            single && !when && !way.cards && leads.some((target) => targets.has(target)),
        ),
    );
    for (const { index, kind } of program.piles) {
      if (kind === 'foundation' || kind === 'discard') continue;
      for (let height = 0; height < board.height(index); height++) {
        const face = faceOf(board.at(index, height));
        this.#inPlay.set(face, (this.#inPlay.get(face) ?? 0) + 1);
      }
    }
  }

  /** Nobody will have to be laid on this card. */
  isUnwanted(card: Card): boolean {
    return this.#faces.every((other) => !this.#mayLie(other, card) || this.#isContent(other));
  }

  /** Foundations have places now for all cards in play that could go where this one can. */
  hasPlace(card: Card): boolean {
    const places = this.#foundations.filter((one) => this.#takes(one, card));
    let claims = 0;
    for (const [face, count] of this.#inPlay) {
      if (places.some((one) => this.#takes(one, face))) claims += count;
    }
    return places.length > 0 && places.length >= claims;
  }

  #isContent(card: Card): boolean {
    const isUp = !this.#inPlay.has(card);
    if (isUp && this.staysUp) return true;
    const known = this.#content.get(card);
    if (known !== undefined) return known;
    this.#content.set(card, false);
    const isContent = (isUp || (this.#isDirect && this.hasPlace(card))) && this.isUnwanted(card);
    this.#content.set(card, isContent);
    return isContent;
  }

  #mayLie(card: Card, onto: Card): boolean {
    return this.#builds.some(
      ({ build, place, count }) =>
        build!(card, onto) &&
        (!place || Array.from({ length: count }, (_, at) => at).some((at) => place(card, at, 0))),
    );
  }

  #takes({ group, at, top }: Foundation, card: Card): boolean {
    if (group.place && !group.place(card, at, 0)) return false;
    return top === 0
      ? (group.empty?.(card, at, this.#machine.base) ?? false)
      : (group.build?.(card, top) ?? false);
  }
}
