import { type Card, isFaceDown } from '../card/card.ts';
import type { Language } from '../notation/language/language.ts';
import type { Machine } from '../rules/machine.ts';
import { fromOf, type Move, toOf } from '../rules/move.ts';
import { type Way, waysOf } from '../rules/way.ts';
import type { Fill } from '../rules/words.ts';
import { choices, machineAt, type Session } from '../session/session.ts';
import type { Sentence } from './read.ts';
import type { Reference } from './reference.ts';

/** Which rule refused the nearest attempt at a sentence that fits no legal move, in the game's own terms. */
export function whyNot(sentence: Sentence, session: Session, language: Language): string {
  const machine = machineAt(session);
  const pending = vacancy(session, language);
  if (pending) return pending;
  if (sentence.verb !== 'move') return whyNoAction(sentence.verb, machine, language);
  for (const [first, second] of sentence.pairs) {
    if (!first) continue;
    const from = findSource(first, machine);
    if (typeof from === 'string') {
      if (first.card === undefined) return language.say.noSuchMove();
      return from === 'nowhere'
        ? language.say.cardNowhere(first.card)
        : language.say.cardNotFree(first.card);
    }
    if (!second) return language.say.nowhereToGo(machine.pile(from.pile).id);
    const to = findTarget(second, from.pile, machine);
    if (to === null) {
      return second.card === undefined
        ? language.say.noSuchMove()
        : language.say.cardNotFree(second.card);
    }
    return new Attempt(machine, language, from, to, sentence.count).reason();
  }
  return language.say.noSuchMove();
}

/** The groups of piles that a sentence about a move names, where it leads first; empty where it names none. */
export function groupsNamed({ pairs }: Sentence, machine: Machine): string[] {
  for (const [first, second] of pairs) {
    const from = first ? findSource(first, machine) : 'nowhere';
    if (typeof from === 'string') continue;
    const to = second ? findTarget(second, from.pile, machine) : null;
    const named = to === null ? [from.pile] : [to, from.pile];
    return [...new Set(named.map((pile) => machine.pile(pile).group))];
  }
  return [];
}

/** A vacancy that must be filled before anything else is done. */
export function vacancy(session: Session, language: Language): string | null {
  const move = forcedMove(session);
  if (move === null) return null;
  const machine = machineAt(session);
  return language.say.fillFirst(machine.pile(toOf(move)).id, machine.pile(fromOf(move)).group);
}

/** Whether a place must be filled before anything else is done. */
export function isForced(session: Session): boolean {
  return forcedMove(session) !== null;
}

function forcedMove(session: Session): Move | null {
  const machine = machineAt(session);
  const [move] = choices(session);
  if (move === undefined || machine.verbOf(move) !== 'move') return null;
  const to = machine.pile(toOf(move));
  const isSpace = machine.board.height(to.index) === 0;
  return isSpace && machine.program.rules.piles[to.group]!.must ? move : null;
}

function whyNoAction(verb: string, machine: Machine, { say, phrase }: Language): string {
  const { board, program } = machine;
  const action = program.rules.actions.find((one) => one.verb === verb)!;
  const stockIsOut = program.stock >= 0 && board.height(program.stock) === 0;
  if (stockIsOut && (verb === 'deal' || verb === 'turn')) {
    const hasWaste = program.piles.some(
      ({ index, kind }) => kind === 'waste' && board.height(index) > 0,
    );
    return verb === 'turn' && hasWaste ? say.noPassLeft() : say.stockEmpty();
  }
  return say.actionNotNow(verb, phrase(action.says));
}

interface Lifted {
  readonly pile: number;
  /** How many cards the reference means, or 0 where it does not say. */
  readonly count: number;
}

/** Where the named source is: the first of several piles that has cards, or the pile in which a card shows. */
function findSource(
  reference: Reference,
  { board, program }: Machine,
): Lifted | 'nowhere' | 'covered' {
  if (reference.piles) {
    const pile = reference.piles.find((one) => board.height(one) > 0) ?? reference.piles[0];
    return pile === undefined ? 'nowhere' : { pile, count: 0 };
  }
  for (const { index } of program.piles) {
    for (let count = 1; count <= board.height(index); count++) {
      const card = board.at(index, board.height(index) - count);
      if (card === reference.card) {
        const isStuck = count > 1 && program.routes[index]!.length === 0;
        return isStuck ? 'covered' : { pile: index, count };
      }
    }
  }
  return 'nowhere';
}

function findTarget(
  reference: Reference,
  from: number,
  { board, program }: Machine,
): number | null {
  if (reference.piles)
    return reference.piles.find((pile) => pile !== from) ?? reference.piles[0] ?? null;
  const pile = program.piles.find(({ index }) => board.top(index) === reference.card);
  return pile?.index ?? null;
}

/** One attempt to carry cards from a pile to another, and what speaks against it. */
class Attempt {
  readonly #machine: Machine;
  readonly #language: Language;
  readonly #from: number;
  readonly #to: number;
  /** How many cards are meant; 0 where that was not said. */
  readonly #count: number;

  constructor(
    machine: Machine,
    language: Language,
    from: Lifted,
    to: number,
    count: number | null,
  ) {
    this.#machine = machine;
    this.#language = language;
    this.#from = from.pile;
    this.#to = to;
    this.#count = count ?? from.count;
  }

  reason(): string {
    const { say, phrase } = this.#language;
    const { board, program } = this.#machine;
    const from = this.#machine.pile(this.#from);
    const to = this.#machine.pile(this.#to);
    if (from.index === to.index) return say.samePile(from.id);
    if (board.height(from.index) === 0) return say.emptyPile(from.id);
    const takes = program.rules.piles[to.group]!.takes ?? {};
    const ways = waysOf(takes[from.group] ?? []);
    if (ways.length === 0) return say.noRoute(from.group, to.group, Object.keys(takes));
    const isSpace = board.height(to.index) === 0;
    const leading = ways.filter((way) => (isSpace ? way.inSpaces : way.onCards));
    const tried = leading.length > 0 ? leading : ways;
    const open = tried.filter((way) => !way.when || way.when.bind(board)());
    if (open.length === 0) {
      const card = this.#liftable(tried, this.#counts());
      return this.#placed([card], tried) ?? say.notNow(phrase(tried[0]!.when!.says));
    }
    return isSpace ? this.#space(open) : this.#cards(open);
  }

  #space(ways: readonly Way[]): string {
    const { say, phrase } = this.#language;
    const { board, program, base } = this.#machine;
    const from = this.#machine.pile(this.#from);
    const to = this.#machine.pile(this.#to);
    const group = program.rules.piles[to.group]!;
    const into = ways.filter((way) => way.inSpaces);
    if (!group.empty) return say.noSpaces(to.group);
    if (into.length === 0) return say.onlyCards(from.group, to.group);
    const firstSpace = program.piles.find(
      (pile) => pile.group === to.group && board.height(pile.index) === 0,
    )!;
    const counts = this.#counts();
    const filling = counts.filter((count) => group.empty!(this.#head(count), to.at, base));
    if (filling.length === 0) {
      const card = this.#head(this.#liftable(into, counts));
      return say.doesNotFill(card, to.group, phrase(group.empty.says));
    }
    const placed = this.#placed(filling, into);
    if (placed !== null) return placed;
    if (to.kind === 'foundation' && firstSpace.index !== to.index)
      return say.firstSpace(firstSpace.id);
    if (from.group === to.group && filling.includes(board.height(from.index))) {
      return say.noChange(to.group);
    }
    return this.#lifted(into);
  }

  #cards(ways: readonly Way[]): string {
    const { say, phrase } = this.#language;
    const { board, program } = this.#machine;
    const from = this.#machine.pile(this.#from);
    const to = this.#machine.pile(this.#to);
    const group = program.rules.piles[to.group]!;
    const onto = board.top(to.index);
    const onCards = ways.filter((way) => way.onCards);
    if (onCards.length === 0) return say.onlySpaces(from.group, to.group);
    const counts = this.#counts();
    const fitting = counts.filter((count) => group.build?.(this.#head(count), onto));
    if (fitting.length === 0 || !group.build) {
      const card = this.#head(this.#liftable(onCards, counts));
      const build = group.build ? phrase(group.build.says) : '';
      return say.doesNotFit(card, onto, to.group, build);
    }
    return this.#placed(fitting, onCards) ?? this.#lifted(onCards);
  }

  /** The card is not one that may lie there at all, or come this way. */
  #placed(counts: readonly number[], ways: readonly Way[]): string | null {
    const { say, phrase } = this.#language;
    const from = this.#machine.pile(this.#from);
    const to = this.#machine.pile(this.#to);
    const { place } = this.#machine.program.rules.piles[to.group]!;
    const { cards } = ways[0]!;
    const isNone = (fill: Fill) => counts.every((count) => !fill(this.#head(count), to.at, 0));
    const card = this.#head(counts[0]!);
    if (place && isNone(place)) return say.notPlaced(card, to.group, phrase(place.says));
    if (cards && isNone(cards)) {
      return say.notFrom(card, from.group, to.group, phrase(cards.says));
    }
    return null;
  }

  #lifted(ways: readonly Way[]): string {
    const { say, phrase } = this.#language;
    const from = this.#machine.pile(this.#from);
    const isSingle = ways.every((way) => way.lift.says.id === 'top');
    if (!isSingle && this.#count > this.#run()) return say.noRun(this.#count, from.id);
    return say.notLifted(from.group, phrase(ways[0]!.lift.says));
  }

  /** The counts that may have been meant. */
  #counts(): number[] {
    const most = Math.min(this.#faceUp(), this.#machine.board.height(this.#from));
    if (this.#count > 0) return [Math.min(this.#count, most)];
    return Array.from({ length: most }, (_, i) => i + 1);
  }

  /** The largest of these counts that the rules would lift: the card whose fit the player had in mind. */
  #liftable(ways: readonly Way[], counts: readonly number[]): number {
    const height = this.#machine.board.height(this.#from);
    const run = this.#run();
    const lifted = counts.filter((count) => ways.some((way) => way.lift(count, run, height)));
    return lifted.filter((count) => count <= run).at(-1) ?? counts[0]!;
  }

  #head(count: number): Card {
    const { board } = this.#machine;
    return board.at(this.#from, board.height(this.#from) - count);
  }

  #faceUp(): number {
    const { board } = this.#machine;
    const height = board.height(this.#from);
    let count = 0;
    while (count < height && !isFaceDown(board.at(this.#from, height - count - 1))) count++;
    return Math.max(1, count);
  }

  #run(): number {
    const { board, program } = this.#machine;
    const group = program.rules.piles[this.#machine.pile(this.#from).group]!;
    const fit = group.run ?? group.build;
    const height = board.height(this.#from);
    let length = 1;
    while (fit && length < this.#faceUp() && fit(this.#head(length), this.#head(length + 1))) {
      length++;
    }
    return Math.min(length, height);
  }
}
