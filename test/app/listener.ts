import { isFaceDown } from '../../src/card/card.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { fromOf, toOf } from '../../src/rules/move.ts';
import { machineAt, type Session } from '../../src/session/session.ts';
import type { View } from '../../src/session/view.ts';

const HIDDEN = 'face down';

/**
 * Somebody who only hears what the program says, and keeps account of every pile from it. Knows no rules, only
 * what the sentences mean; throws at one that says what cannot be.
 */
export class Listener {
  readonly #piles = new Map<string, string[]>();

  /** Hears the table as it is told at the beginning. */
  constructor(opening: readonly string[]) {
    for (const sentence of opening) {
      const [, name, cards] = /^([^:]+): (.*)\.$/u.exec(sentence) ?? [];
      if (name && cards) this.#learn(name.toLowerCase(), cards.split(', '));
    }
  }

  /** Somebody who knows of these piles already. */
  static of(piles: Readonly<Record<string, readonly string[]>>): Listener {
    const listener = new Listener([]);
    for (const [name, cards] of Object.entries(piles)) listener.#piles.set(name, [...cards]);
    return listener;
  }

  hear(sentence: string): void {
    for (const [pattern, meaning] of MEANINGS) {
      const words = pattern.exec(sentence)?.groups;
      if (words) {
        meaning(this, words);
        return;
      }
    }
    throw new Error(`what does it mean? ${sentence}`);
  }

  /** Every pile by the name it was told with, each as many cards as are known of and `face down` for the others. */
  get piles(): Record<string, readonly string[]> {
    return Object.fromEntries(this.#piles);
  }

  pile(name: string): string[] {
    const pile = this.#piles.get(plain(name));
    if (!pile) throw new Error(`no pile ${name} was ever told`);
    return pile;
  }

  /** Takes this card off a pile, or a hidden one in its place if nothing is known to lie on top. */
  take(card: string, from: string): void {
    const pile = this.pile(from);
    const at = pile.lastIndexOf(card);
    const index = at >= 0 ? at : pile.lastIndexOf(HIDDEN);
    if (index < 0) throw new Error(`${from} has no ${card}: ${pile.join(', ')}`);
    pile.splice(index, 1);
  }

  #learn(name: string, cards: readonly string[]): void {
    const range = /^(?<group>\w+?)s? (?<first>\d+) to (?<last>\d+)$/u.exec(name)?.groups;
    if (!range) {
      this.#piles.set(plain(name), cards.flatMap(cardsMeant));
      return;
    }
    const first = Number(range['first']);
    for (let number = first; number <= Number(range['last']); number++) {
      const of = cards.length === 1 ? cards[0]! : cards[number - first]!;
      this.#piles.set(`${range['group']} ${number}`, cardsMeant(of));
    }
  }
}

/** What a listener should know of a position. */
export function heard({ piles }: View): Record<string, readonly string[]> {
  const { speech } = english;
  return Object.fromEntries(
    piles.map((pile) => [
      plain(speech.pile(pile)),
      pile.cards.map((card) => (isFaceDown(card) ? HIDDEN : speech.card(card))),
    ]),
  );
}

/** `lord 3` for `lords 3`. */
function plain(name: string): string {
  return name.replace(/s (?=\d+$)/u, ' ');
}

function cardsMeant(words: string): string[] {
  if (words === 'empty') return [];
  const [, number] = /^(\d+) (?:face down|cards?)$/u.exec(words) ?? [];
  return number === undefined ? [words] : Array<string>(Number(number)).fill(HIDDEN);
}

type Meaning = (listener: Listener, words: Readonly<Record<string, string>>) => void;

const MEANINGS: readonly (readonly [RegExp, Meaning])[] = [
  [
    /^(?<one>\w+ of \w+) from (?<here>.+) and (?<other>\w+ of \w+) from (?<there>.+) change places\.$/u,
    (listener, { one, here, other, there }) => {
      listener.take(one!.toLowerCase(), here!);
      listener.take(other!, there!);
      listener.pile(here!).push(other!);
      listener.pile(there!).push(one!.toLowerCase());
    },
  ],
  [
    /^(?<what>\d+ cards|\w+ of \w+) from (?<from>.+) go(?:es)? face down to (?<to>.+)\.$/u,
    (listener, { what, from, to }) => {
      const count = /^\d+/u.test(what!) ? Number.parseInt(what!, 10) : 1;
      const sources = pilesMeant(from!);
      const all = sources.reduce((sum, name) => sum + listener.pile(name).length, 0);
      for (const name of sources) {
        // Either all that lies there goes, or as much from each.
        const pile = listener.pile(name);
        pile.splice(all === count ? 0 : pile.length - count / sources.length);
      }
      listener.pile(to!).push(...Array<string>(count).fill(HIDDEN));
    },
  ],
  [
    /^From the stock to (?<to>[^:]+): (?<cards>[^.]+)\.(?: (?<left>\d+) left in the stock\.)?$/u,
    (listener, { to, cards, left }) => {
      for (const card of cards!.split(', ')) {
        listener.take(HIDDEN, 'the stock');
        listener.pile(to!).push(card);
      }
      expectLeft(listener, left);
    },
  ],
  [
    /^From the stock: (?<cards>[^.]+)\.(?: (?<left>\d+) left in the stock\.)?$/u,
    (listener, { cards, left }) => {
      for (const one of cards!.split(', ')) {
        const [card, to] = one.split(/ to (?!\w+ of)/u);
        listener.take(HIDDEN, 'the stock');
        listener.pile(to!).push(card!);
      }
      expectLeft(listener, left);
    },
  ],
  [
    /^(?<first>\w+ of \w+) to (?<last>\w+ of \w+), (?<count>\d+) cards, from (?<from>[^,]+?) to (?:the empty )?(?<to>[^,]+?)(?:, on the (?<onto>.+))?\.$/u,
    (listener, { first, last, count, from, to, onto }) => {
      const pile = listener.pile(from!);
      const cards = pile.splice(-Number(count));
      expectEqual(cards[0], first!.toLowerCase());
      expectEqual(cards.at(-1), last);
      if (onto) expectEqual(listener.pile(to!).at(-1), onto);
      listener.pile(to!).push(...cards);
    },
  ],
  [
    /^(?<card>\w+ of \w+) from (?<from>[^,]+?) to (?:the empty )?(?<to>[^,]+?)(?:, on the (?<onto>.+))?\.$/u,
    (listener, { card, from, to, onto }) => {
      listener.take(card!.toLowerCase(), from!);
      if (onto) expectEqual(listener.pile(to!).at(-1), onto);
      listener.pile(to!).push(card!.toLowerCase());
    },
  ],
  [
    /^(?<pile>.+) turns up the (?<card>.+)\.$/u,
    (listener, { pile, card }) => {
      const cards = listener.pile(pile!.toLowerCase());
      expectEqual(cards.pop(), HIDDEN);
      cards.push(card!);
    },
  ],
  [
    /^(?<pile>.+) turns the (?<card>.+) face down again\.$/u,
    (listener, { pile, card }) => {
      const cards = listener.pile(pile!.toLowerCase());
      expectEqual(cards.pop(), card);
      cards.push(HIDDEN);
    },
  ],
  [
    /^(?<pile>.+) shows the (?<card>.+)\.$/u,
    (listener, { pile, card }) => expectEqual(listener.pile(pile!.toLowerCase()).at(-1), card),
  ],
  [
    /^(?<piles>.+) (?:is|are) empty\.$/u,
    (listener, { piles }) => {
      for (const name of pilesMeant(piles!.toLowerCase())) {
        expectEqual(listener.pile(name).length, 0);
      }
    },
  ],
  [
    /^(?<pile>[^:]+): (?<cards>.+)\.$/u,
    (listener, { pile, cards }) => {
      const known = listener.pile(pile!.toLowerCase());
      known.splice(0, known.length, ...cards!.split(', ').flatMap(cardsMeant));
    },
  ],
];

/** `files 1 to 3 and the waste`: each by its own name. */
function pilesMeant(words: string): string[] {
  const names: string[] = [];
  let group = '';
  for (const word of words.split(/, | and /u)) {
    const [, begun, first, last] = /^(?:(\w+?)s? )?(\d+)(?: to (\d+))?$/u.exec(word) ?? [];
    if (first === undefined) {
      names.push(word);
      continue;
    }
    group = begun ?? group;
    for (let number = Number(first); number <= Number(last ?? first); number++) {
      names.push(`${group} ${number}`);
    }
  }
  return names;
}

function expectLeft(listener: Listener, left: string | undefined): void {
  expectEqual(listener.pile('the stock').length, Number(left ?? 0));
}

function expectEqual(is: unknown, told: unknown): void {
  if (is !== told) throw new Error(`told ${told}, known ${is}`);
}

/** The card that a move carried or turned up, in words; '' where it had none. */
export function cardMoved(before: Session, after: Session): string {
  const move = after.moves[before.at]!;
  const machine = machineAt(before);
  const { board } = machine;
  if (machine.verbOf(move) === 'move') return english.speech.card(board.top(fromOf(move)));
  if (machine.verbOf(move) !== 'turn') return '';
  return machine.pile(toOf(move)).kind === 'waste'
    ? english.speech.card(machineAt(after).board.top(toOf(move)))
    : '';
}
