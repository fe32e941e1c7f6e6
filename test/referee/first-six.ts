import { expect } from 'vitest';
import { chance, entryText, listed, shuffled } from './board.ts';
import { cardsOf, isFaceDown } from './cards.ts';
import { canfield, demon } from './demon-canfield.ts';
import { helpYourNeighbour } from './help-your-neighbour.ts';
import { idiotsDelight } from './idiots-delight.ts';
import { klondike } from './klondike.ts';
import type { Position, Referee } from './referee.ts';
import { tens } from './tens.ts';

type Choices = Readonly<Record<string, readonly string[]>>;

/** The games of these referees, and what can be chosen in them. */
export const GAMES: readonly { referee: Referee; packs: number; choices: Choices }[] = [
  { referee: tens, packs: 2, choices: {} },
  {
    referee: demon,
    packs: 1,
    choices: { unit: ['whole-or-top', 'whole', 'any'], fill: ['waste', 'any'] },
  },
  {
    referee: canfield,
    packs: 1,
    choices: { unit: ['foster', 'whole-or-top', 'whole', 'any'], fill: ['waste', 'any'] },
  },
  {
    referee: klondike,
    packs: 1,
    choices: {
      turn: ['3', '1'],
      passes: ['unlimited', '1', '3'],
      unit: ['whole', 'any'],
      'worry-back': ['no', 'yes'],
    },
  },
  { referee: idiotsDelight, packs: 1, choices: { rules: ['en', 'ru'] } },
  { referee: helpYourNeighbour, packs: 1, choices: { 'talon-to-piles': ['yes', 'no'] } },
];

/** No options at all, then every combination of them. */
export function combinations(choices: Choices): Record<string, string>[] {
  let all: Record<string, string>[] = [{}];
  for (const [name, values] of Object.entries(choices)) {
    all = all.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value })));
  }
  return Object.keys(choices).length === 0 ? all : [{}, ...all];
}

/** Fewer of them: no options at all, then each value of each of them. */
export function someCombinations(choices: Choices): Record<string, string>[] {
  const most = Math.max(0, ...Object.values(choices).map((values) => values.length));
  const chosen = Array.from({ length: most }, (_, at) =>
    Object.fromEntries(
      Object.entries(choices).map(([name, values]) => [name, values[at % values.length]!]),
    ),
  );
  return [{}, ...chosen];
}

function deepFreeze(position: Position): Position {
  for (const pile of Object.values(position.piles)) Object.freeze(pile);
  Object.freeze(position.piles);
  return Object.freeze(position);
}

function everyCard({ piles }: Position): string[] {
  return Object.values(piles)
    .flat()
    .map((card) => card.toUpperCase())
    .sort();
}

/** Face up everywhere but in the stock and under the top of a pile that may hide cards. */
function misfaced({ piles }: Position): string[] {
  return Object.entries(piles).flatMap(([name, pile]) => {
    if (name === 'stock') return pile.filter((card) => !isFaceDown(card));
    const firstUp = pile.findIndex((card) => !isFaceDown(card));
    return firstUp < 0 ? pile : pile.slice(firstUp).filter(isFaceDown);
  });
}

function stockSize({ piles }: Position): number {
  return 'stock' in piles ? cardsOf(piles, 'stock').length : 0;
}

/** One random game of at most `length` moves; throws or fails where a law is broken. */
export function playRandomly(
  referee: Referee,
  whole: readonly string[],
  options: Record<string, string>,
  seed: number,
  length: number,
): Position {
  const random = chance(seed);
  const pack = shuffled(whole, random);
  let position = deepFreeze(referee.deal(Object.freeze(pack), options));
  expect(position.passes).toBe(0);
  for (let made = 0; made < length; made++) {
    expect(everyCard(position)).toEqual([...whole].sort());
    expect(misfaced(position)).toEqual([]);
    const entries = referee.legal(position);
    expect(new Set(listed(entries)).size).toBe(entries.length);
    const status = referee.status(position);
    if (entries.length === 0) expect(status).not.toBe('playing');
    if (status === 'won') {
      expect(referee.score(position)).toBe(
        { canfield: 208, tens: 104 }[referee.game as string] ?? 52,
      );
    }
    const entry = entries[random(entries.length)];
    if (entry === undefined) break;
    if (entry.action === 'move') {
      const lifted = position.piles[entry.from]?.slice(-(entry.count ?? 0)) ?? [];
      expect(lifted.length).toBe(entry.count);
      expect(lifted.filter(isFaceDown)).toEqual([]);
      const target = position.piles[entry.to!]!;
      const isSameKind = /^\d/.test(entry.from) && /^\d/.test(entry.to!);
      const isWhole = entry.count === position.piles[entry.from]?.length;
      expect(isSameKind && isWhole && target.length === 0).toBe(false);
    }
    const before = JSON.stringify(position);
    const next = deepFreeze(referee.play(position, entry));
    expect(JSON.stringify(position)).toBe(before);
    expect(JSON.stringify(next.piles), entryText(entry)).not.toBe(JSON.stringify(position.piles));
    const hasRunOut = stockSize(position) > 0 && stockSize(next) === 0;
    expect(next.passes).toBe(position.passes + (hasRunOut ? 1 : 0));
    position = next;
  }
  return position;
}
