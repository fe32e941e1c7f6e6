import { expect } from 'vitest';
import { auldLangSyne } from './auld-lang-syne.ts';
import { chance, entryText, listed, shuffled, sortedPack } from './board.ts';
import { cardsOf, faceUp, isFaceDown } from './cards.ts';
import { constitution } from './constitution.ts';
import { grandfathersClock } from './grandfathers-clock.ts';
import { hemispheres } from './hemispheres.ts';
import { napoleonsSquare } from './napoleons-square.ts';
import type { Entry, Position, Referee } from './referee.ts';

type Options = Position['options'];

interface Game {
  readonly referee: Referee;
  readonly packs: number;
  /** Cards that the game plays with, whether set out or dealt. */
  readonly inPlay: number;
  readonly firstScore: number;
  readonly fullScore: number;
  readonly choices: Readonly<Record<string, readonly string[]>>;
}

/** The games of these referees, and what can be chosen in them. */
export const GAMES: readonly Game[] = [
  {
    referee: hemispheres,
    packs: 2,
    inPlay: 104,
    firstScore: 0,
    fullScore: 96,
    choices: { fill: ['talon-first', 'hand-first'] },
  },
  {
    referee: napoleonsSquare,
    packs: 2,
    inPlay: 104,
    firstScore: 0,
    fullScore: 104,
    choices: { layout: ['packets', 'singles'], unit: ['single', 'run'], fill: ['talon', 'any'] },
  },
  { referee: constitution, packs: 2, inPlay: 88, firstScore: 8, fullScore: 88, choices: {} },
  {
    referee: auldLangSyne,
    packs: 1,
    inPlay: 52,
    firstScore: 4,
    fullScore: 52,
    choices: { redeals: ['2', '0', '1'], build: ['any-suit', 'in-suit'] },
  },
  {
    referee: grandfathersClock,
    packs: 1,
    inPlay: 52,
    firstScore: 0,
    fullScore: 40,
    choices: { suits: ['HCDS', 'HSDC', 'SHCD'] },
  },
];

/** Every way to choose, and besides no choice at all. */
export function combinations(choices: Game['choices']): Options[] {
  let chosen: Options[] = [{}];
  for (const [name, values] of Object.entries(choices)) {
    chosen = chosen.flatMap((set) => values.map((value) => ({ ...set, [name]: value })));
  }
  return Object.keys(choices).length === 0 ? chosen : [{}, ...chosen];
}

/** Fewer of them: no options at all, then each value of each of them. */
export function someCombinations(choices: Game['choices']): Options[] {
  const most = Math.max(0, ...Object.values(choices).map((values) => values.length));
  const chosen = Array.from({ length: most }, (_, at) =>
    Object.fromEntries(
      Object.entries(choices).map(([name, values]) => [name, values[at % values.length]!]),
    ),
  );
  return [{}, ...chosen];
}

/** Whoever writes to the position afterwards throws. */
function frozen(position: Position): Position {
  for (const cards of Object.values(position.piles)) Object.freeze(cards);
  Object.freeze(position.piles);
  return Object.freeze(position);
}

/** Every card on the table, face up and sorted, as one text. */
export function wholePack({ piles }: Position): string {
  return Object.values(piles).flat().map(faceUp).sort().join(' ');
}

function stockSize({ piles }: Position): number {
  return 'stock' in piles ? cardsOf(piles, 'stock').length : 0;
}

const FIELDS: Readonly<Record<string, string>> = {
  move: 'action count from to',
  turn: 'action count from to',
  exchange: 'action from to',
};

/** What is wrong with an entry, if anything is. */
function faultOf(entry: Entry, { piles }: Position, game: string): string | undefined {
  const fields = Object.keys(entry).sort().join(' ');
  if (fields !== (FIELDS[entry.action] ?? 'action from')) return `fields ${fields}`;
  if (entry.action !== 'move') return undefined;
  const { from, to = '', count = 0 } = entry;
  const size = cardsOf(piles, from).length;
  if (count < 1 || count > size) return `count ${count}`;
  const isSameKind = from.replace(/\d+$/, '') === to.replace(/\d+$/, '');
  const isIdle = isSameKind && count === size && cardsOf(piles, to).length === 0;
  // In the Hemispheres places differ: a misplaced card that goes home changes something.
  return isIdle && game !== 'hemispheres' ? `idle ${entryText(entry)}` : undefined;
}

/** A game of random moves; every second one prefers to play to the foundations. */
export function playAtRandom(game: Game, options: Options, seed: number): Position {
  const { referee, packs } = game;
  const random = chance(seed);
  const pack = shuffled(sortedPack(packs), random);
  let position = frozen(referee.deal(Object.freeze(pack), options));
  const cards = wholePack(position);
  expect(cards.split(' ')).toHaveLength(game.inPlay);
  expect([position.passes, referee.score(position)]).toEqual([0, game.firstScore]);
  for (let made = 0; made < 300; made += 1) {
    const entries = referee.legal(position);
    const faults = entries.flatMap((entry) => faultOf(entry, position, referee.game) ?? []);
    if (faults.length > 0) throw new Error(`seed ${seed}, move ${made}: ${faults}`);
    expect(new Set(listed(entries)).size).toBe(entries.length);
    const isWon = referee.score(position) === game.fullScore;
    expect(referee.status(position)).toBe(isWon ? 'won' : entries.length > 0 ? 'playing' : 'lost');
    if (isWon || entries.length === 0) break;
    const isUpward = (entry: Entry): boolean => /^[fh]\d/.test(entry.to ?? '');
    const upward = seed % 2 === 0 ? entries.filter(isUpward) : [];
    const choice = upward.length > 0 ? upward : entries;
    const next = frozen(referee.play(position, choice[random(choice.length)]!));
    if (wholePack(next) !== cards) throw new Error(`seed ${seed}, move ${made}: other cards`);
    const hasRunOut = stockSize(position) > 0 && stockSize(next) === 0;
    expect(next.passes).toBe(position.passes + (hasRunOut ? 1 : 0));
    for (const [name, lying] of Object.entries(next.piles)) {
      if (lying.some((card) => isFaceDown(card) !== (name === 'stock'))) {
        throw new Error(`seed ${seed}, move ${made}: faces in ${name}`);
      }
    }
    position = next;
  }
  return position;
}
