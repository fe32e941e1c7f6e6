import { type Card, FACE_DOWN, isFaceDown, NO_CARD } from '../card/card.ts';
import type { SeenPile, View } from './view.ts';

/** Something that is different between two positions as a player sees them. */
export type Change =
  /** Cards came face up from one pile to another, bottom first; `onto` is the card they lie on, or `NO_CARD`. */
  | {
      readonly kind: 'came';
      readonly cards: readonly Card[];
      readonly from: SeenPile;
      readonly to: SeenPile;
      readonly onto: Card;
    }
  /** Cards went from one pile to another and lie there face down. */
  | {
      readonly kind: 'hidden';
      readonly cards: readonly Card[];
      readonly from: SeenPile;
      readonly to: SeenPile;
    }
  | { readonly kind: 'turned-up'; readonly card: Card; readonly pile: SeenPile }
  | { readonly kind: 'turned-down'; readonly card: Card; readonly pile: SeenPile }
  /** Two cards changed places: each with the pile where it lay before. */
  | {
      readonly kind: 'exchanged';
      readonly cards: readonly [Card, Card];
      readonly piles: readonly [SeenPile, SeenPile];
    }
  /** The cards of a pile lie in another order. */
  | { readonly kind: 'reordered'; readonly pile: SeenPile }
  /** A card that was covered is uppermost now. */
  | { readonly kind: 'shows'; readonly card: Card; readonly pile: SeenPile }
  | { readonly kind: 'emptied'; readonly pile: SeenPile };

/** The carrying that came first, where one did: piles by index. */
export interface Carrying {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/**
 * What changed between two positions, in an order in which it could have happened: the carrying first, then what
 * followed. The piles named are those of the later position. A card whose way cannot be seen is taken to have come
 * from where a hidden card is missing: from the stock before others.
 */
export function changesBetween(before: View, after: View, carrying?: Carrying): Change[] {
  const first = carrying ? [carried(before, after, carrying)] : [];
  const start = carrying ? carryOver(before, carrying) : before;
  return [...first, ...new Difference(start, after).changes(), ...leftBare(before, after)];
}

function carried(before: View, after: View, { from, to, count }: Carrying): Change {
  const cards = before.piles[from]!.cards.slice(-count);
  const onto = before.piles[to]!.cards.at(-1) ?? NO_CARD;
  return { kind: 'came', cards, from: after.piles[from]!, to: after.piles[to]!, onto };
}

function carryOver(view: View, { from, to, count }: Carrying): View {
  const cards = view.piles[from]!.cards.slice(-count);
  const piles = view.piles.map((pile) => {
    if (pile.index === from) return { ...pile, cards: pile.cards.slice(0, -count) };
    return pile.index === to ? { ...pile, cards: [...pile.cards, ...cards] } : pile;
  });
  return { ...view, piles };
}

/** What the piles that only lost cards have on top now. */
function leftBare(before: View, after: View): Change[] {
  return after.piles.flatMap((pile): Change[] => {
    const was = before.piles[pile.index]!.cards;
    if (pile.cards.length >= was.length) return [];
    const card = pile.cards.at(-1);
    if (card === undefined) return [{ kind: 'emptied', pile }];
    const isPlayedFrom = ['tableau', 'reserve', 'waste'].includes(pile.kind);
    const wasCovered = was[pile.cards.length - 1] === card && !isFaceDown(card);
    return isPlayedFrom && wasCovered ? [{ kind: 'shows', card, pile }] : [];
  });
}

/** A card that left a pile or came to one, until it is known where to or from where. */
interface Stray {
  readonly pile: SeenPile;
  readonly height: number;
  readonly card: Card;
}

type Came = Extract<Change, { kind: 'came' }>;
type Hidden = Extract<Change, { kind: 'hidden' }>;

/** Two positions laid side by side. */
class Difference {
  readonly #after: View;
  #lost: Stray[] = [];
  #gained: Stray[] = [];
  readonly #early: Change[] = [];
  readonly #late: Change[] = [];

  constructor(before: View, after: View) {
    this.#after = after;
    for (const pile of after.piles) this.#compare(before.piles[pile.index]!.cards, pile);
  }

  /** What was covered comes first, then what came, what was turned up, and what only changed its order. */
  changes(): Change[] {
    const seen = this.#match(
      (lost, gained) => lost.card === gained.card && lost.pile.index !== gained.pile.index,
      isSeen,
    );
    this.#turnOver();
    const hidden = this.#match((lost, gained) => isSeen(lost) && !isSeen(gained));
    const found = this.#match((lost, gained) => !isSeen(lost) && isSeen(gained));
    return [
      ...this.#early,
      ...grouped(hidden.map(({ lost, gained }) => this.#hidden(lost, gained))),
      ...inOrder(joined(seen.map(({ lost, gained }) => this.#came(lost, gained)))),
      ...joined(found.map(({ lost, gained }) => this.#came(lost, gained))),
      ...this.#late,
    ];
  }

  #compare(was: readonly Card[], pile: SeenPile): void {
    const is = pile.cards;
    let same = 0;
    while (same < was.length && same < is.length && was[same] === is[same]) same++;
    if (isPermutation(was.slice(same), is.slice(same))) {
      this.#late.push({ kind: 'reordered', pile });
      return;
    }
    for (let height = same; height < was.length; height++) {
      this.#lost.push({ pile, height, card: was[height]! });
    }
    for (let height = same; height < is.length; height++) {
      this.#gained.push({ pile, height, card: is[height]! });
    }
  }

  /** Pairs what was lost with what was gained, and takes both away; the stock's cards go first. */
  #match(
    fits: (lost: Stray, gained: Stray) => boolean,
    matters: (gained: Stray) => boolean = () => true,
  ): { readonly lost: Stray; readonly gained: Stray }[] {
    const pairs: { lost: Stray; gained: Stray }[] = [];
    const left: Stray[] = [];
    for (const gained of this.#gained) {
      const found = matters(gained) ? this.#lost.filter((lost) => fits(lost, gained)) : [];
      const last = pairs.at(-1);
      const lost = found.find((one) => last && follows(last.lost, one)) ?? fromStock(found);
      if (lost) {
        this.#lost = this.#lost.filter((one) => one !== lost);
        pairs.push({ lost, gained });
      } else left.push(gained);
    }
    this.#gained = left;
    return pairs;
  }

  /** A card at the same height of the same pile, hidden before and seen now or the other way round, is one card. */
  #turnOver(): void {
    for (const gained of this.#gained) {
      const lost = this.#lost.find((one) => isSamePlace(one, gained));
      if (!lost || isSeen(lost) === isSeen(gained)) continue;
      const { pile } = gained;
      if (isSeen(gained)) this.#late.push({ kind: 'turned-up', card: gained.card, pile });
      else this.#early.push({ kind: 'turned-down', card: lost.card, pile });
      this.#lost = this.#lost.filter((one) => one !== lost);
      this.#gained = this.#gained.filter((one) => one !== gained);
    }
  }

  #came(lost: Stray, { pile, height, card }: Stray): Came {
    const onto = height === 0 ? NO_CARD : pile.cards[height - 1]!;
    return {
      kind: 'came',
      cards: [card],
      from: this.#after.piles[lost.pile.index]!,
      to: pile,
      onto,
    };
  }

  #hidden(lost: Stray, { pile }: Stray): Hidden {
    const from = this.#after.piles[lost.pile.index]!;
    return { kind: 'hidden', cards: [lost.card], from, to: pile };
  }
}

function isSeen({ card }: Stray): boolean {
  return card !== FACE_DOWN;
}

function isSamePlace(a: Stray, b: Stray): boolean {
  return a.pile.index === b.pile.index && a.height === b.height;
}

function follows(before: Stray, next: Stray): boolean {
  return before.pile.index === next.pile.index && before.height + 1 === next.height;
}

function fromStock(found: readonly Stray[]): Stray | undefined {
  return found.find(({ pile }) => pile.kind === 'stock') ?? found[0];
}

function isPermutation(was: readonly Card[], is: readonly Card[]): boolean {
  return was.length > 1 && was.toSorted().join() === is.toSorted().join();
}

/** Cards that came together from one pile to another are told together. */
function joined(changes: readonly Came[]): Came[] {
  const groups: Came[] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last && last.from.index === change.from.index && last.to.index === change.to.index) {
      groups[groups.length - 1] = { ...last, cards: [...last.cards, ...change.cards] };
    } else groups.push(change);
  }
  return groups;
}

function grouped(changes: readonly Hidden[]): Hidden[] {
  const groups: Hidden[] = [];
  for (const change of changes) {
    const at = groups.findIndex(
      ({ from, to }) => from.index === change.from.index && to.index === change.to.index,
    );
    const same = groups[at];
    if (same) groups[at] = { ...same, cards: [...same.cards, ...change.cards] };
    else groups.push(change);
  }
  return groups;
}

/** A pile is left before others come to it; two that cannot are an exchange. */
function inOrder(changes: readonly Came[]): Change[] {
  const ordered: Change[] = [];
  let left = [...changes];
  while (left.length > 0) {
    const free = left.find(({ to }) => left.every(({ from }) => from.index !== to.index));
    const next = free ?? left[0]!;
    const back = left.find(
      ({ from, to }) => from.index === next.to.index && to.index === next.from.index,
    );
    ordered.push(back ? exchanged(next, back) : next);
    left = left.filter((one) => one !== next && one !== back);
  }
  return ordered;
}

function exchanged(one: Came, other: Came): Change {
  return {
    kind: 'exchanged',
    cards: [one.cards[0]!, other.cards[0]!],
    piles: [one.from, other.from],
  };
}
