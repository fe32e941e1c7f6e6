import { type Card, faceOf } from '../card/card.ts';
import { readCard } from '../notation/card-text.ts';
import type { Machine } from '../rules/machine.ts';

/** What a player names in a sentence: some piles, or a card. */
export type Reference =
  | { readonly piles: readonly number[]; readonly card?: undefined }
  | { readonly card: Card; readonly piles?: undefined };

/** Words for piles beside their names: the books have several for each. */
const PILE_WORDS: Readonly<Record<string, string>> = {
  s: 'stock',
  hand: 'stock',
  pack: 'stock',
  w: 'waste',
  talon: 'waste',
  deadwood: 'waste',
  rubbish: 'waste',
  r: 'reserve',
  heap: 'reserve',
  f: 'foundation',
  foundation: 'foundation',
  foundations: 'foundation',
  space: 'space',
  empty: 'space',
};

/** Reads a word as piles of the game by name, by kind (`f`, `waste`), as an empty pile (`space`) or as a card. */
export function readReference(word: string, machine: Machine): Reference[] {
  const { piles } = machine.program;
  const found: Reference[] = [];
  const named = piles.find((pile) => pile.id === word) ?? tenthPile(word, machine);
  if (named) found.push({ piles: [named.index] });
  const kind = PILE_WORDS[word];
  if (kind === 'space') {
    const spaces = piles.filter(
      (pile) => pile.kind === 'tableau' && machine.board.height(pile.index) === 0,
    );
    found.push({ piles: spaces.map((pile) => pile.index) });
  } else if (kind && !named) {
    const group = piles.filter((pile) => pile.kind === kind);
    if (group.length > 0) found.push({ piles: group.map((pile) => pile.index) });
  }
  const card = readCard(word);
  if (card !== null) found.push({ card });
  return found;
}

/** `0` is short for pile 10. */
function tenthPile(word: string, machine: Machine) {
  return word === '0' ? machine.program.piles.find((pile) => pile.id === '10') : undefined;
}

/** A word as two references written together: `37`, `w3`, `3f`, in every way it can be cut. */
export function readPair(word: string, machine: Machine): [Reference, Reference][] {
  const pairs: [Reference, Reference][] = [];
  for (let cut = 1; cut < word.length; cut++) {
    const sources = readReference(word.slice(0, cut), machine);
    const targets = readReference(word.slice(cut), machine);
    for (const source of sources) for (const target of targets) pairs.push([source, target]);
  }
  return pairs;
}

/** Whether a card that is `count` below the top of a pile, or the whole pile, is what the reference names. */
export function isSource(
  reference: Reference,
  pile: number,
  count: number,
  machine: Machine,
): boolean {
  if (reference.piles) return reference.piles.includes(pile);
  const { board } = machine;
  return faceOf(board.at(pile, board.height(pile) - count)) === reference.card;
}

/** Whether a pile, or the card on top of it, is what the reference names. */
export function isTarget(reference: Reference, pile: number, machine: Machine): boolean {
  if (reference.piles) return reference.piles.includes(pile);
  return faceOf(machine.board.top(pile)) === reference.card;
}
