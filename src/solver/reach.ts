import { type Card, FACES, faceOf } from '../card/card.ts';
import { type CardSets, type Program, RANKS, type Route } from '../rules/compile.ts';
import type { Machine } from '../rules/machine.ts';
import { talonOf } from './talon.ts';
import { Upcoming } from './upcoming.ts';
import { Waiting } from './waiting.ts';
import { actsOnlyBy, followsOnlyBy, groupsOf, pilesOf } from './words.ts';

const TABLEAU = 0;
const RESERVE = 1;
const WASTE = 2;
const KINDS = ['tableau', 'reserve', 'waste', 'foundation'];

/**
 * Sees that a position is lost because there is a card that can never be got at.
 *
 * It plays on without ever taking anything away: a card that was laid bare once, a card that went up once, a space
 * that was made once are there for good, for every other card and at the same time. Whatever can come about in play
 * comes about in this way too. So if, when nothing more comes of it, some card was never laid bare or can never go up,
 * the game is lost. (In planning: reachability in the delete relaxation, see Hoffmann and Nebel, The FF Planning
 * System, 2001.)
 *
 * It goes by sets of faces: two cards of one face count as one wherever that makes more of them possible.
 */
export class Reach {
  readonly #machine: Machine;
  readonly #tableau: readonly number[];
  readonly #reserve: readonly number[];
  readonly #foundations: readonly number[];
  readonly #waste: number;
  readonly #upcoming: Upcoming | null;
  readonly #lends: boolean;
  /** Whether spaces are filled out of the reserve as long as it lasts. */
  readonly #refills: boolean;
  /** What may lie on a card on the foundations, what begins one, what may lie on a card of the tableau, or in a space. */
  readonly #up: CardSets;
  readonly #starts: CardSets;
  readonly #fits: CardSets;
  readonly #fills: CardSets;
  readonly #runs: CardSets | null;
  readonly #kind: Uint8Array;
  /** For every pile the class of its cards: those of one class may go to the same places. */
  readonly #class: Uint8Array;
  /** For every class whether its cards may be laid on cards of the tableau, into its spaces, and go there as a refill. */
  readonly #packs: readonly boolean[];
  readonly #settles: readonly boolean[];
  readonly #isRefill: readonly boolean[];

  /** The cards laid bare: of all piles but foundations; of the tableau; and by class, of all but the tableau. */
  #bareLow = 0;
  #bareHigh = 0;
  #tableauLow = 0;
  #tableauHigh = 0;
  readonly #otherLow: Int32Array;
  readonly #otherHigh: Int32Array;
  /** How many of them there are, those of foundations apart. */
  #bared = 0;
  /** The cards that could be lifted if there were somewhere to go. */
  readonly #waiting: Waiting;
  /** For every pile of the tableau from which height on its cards can be lifted. */
  readonly #lifts: Uint8Array;
  /** How many of the upcoming cards of the talon were laid bare, and how many cards of the reserve were not taken. */
  #turned = 0;
  #reserved = 0;
  #hasSpace = false;

  constructor(machine: Machine, up: Route, upcoming: Upcoming | null) {
    const { program } = machine;
    this.#machine = machine;
    this.#upcoming = upcoming;
    this.#up = up.fits;
    this.#starts = up.fills;
    this.#tableau = pilesOf(program, 'tableau');
    this.#reserve = pilesOf(program, 'reserve');
    this.#foundations = pilesOf(program, 'foundation');
    this.#waste = pilesOf(program, 'waste')[0] ?? 0;
    this.#kind = Uint8Array.from(program.piles, ({ kind }) => KINDS.indexOf(kind));
    const [first] = this.#tableau as [number];
    const into = program.routes.map((routes) => routes.filter((r) => r.targets[0] === first));
    const { fits, fills, targets } = into.flat()[0]!;
    this.#fits = fits;
    this.#fills = fillsOfAny(fills, targets.length);
    this.#runs = program.runs[first]!;
    this.#lends = this.#foundations.some((pile) => into[pile]!.length > 0);
    this.#refills = program.rules.after.some(({ says }) => says.id === 'refill');
    const classes = into.map((routes, pile) =>
      [
        routes.some(({ onCards }) => onCards),
        routes.some(({ inSpaces }) => inSpaces),
        this.#refills && this.#kind[pile] === RESERVE,
      ].join(),
    );
    const names = [...new Set(classes)];
    this.#class = Uint8Array.from(classes, (name) => names.indexOf(name));
    const [packs, settles, isRefill] = [0, 1, 2].map((at) =>
      names.map((name) => name.split(',')[at] === 'true'),
    ) as [boolean[], boolean[], boolean[]];
    this.#packs = packs;
    this.#settles = settles;
    this.#isRefill = isRefill;
    this.#otherLow = new Int32Array(names.length);
    this.#otherHigh = new Int32Array(names.length);
    this.#waiting = new Waiting(names.length);
    this.#lifts = new Uint8Array(program.piles.length);
  }

  /** Whether the machine's position is lost because a card can never be got at; if not, it may be lost all the same. */
  isLost(): boolean {
    const left = this.#begin();
    const { low: upLow, high: upHigh } = this.#up;
    const { low: fitsLow, high: fitsHigh } = this.#fits;
    const { low: waitLow, high: waitHigh } = this.#waiting;
    const { board, base } = this.#machine;
    const spaceLow = this.#fills.low[base]!;
    const spaceHigh = this.#fills.high[base]!;
    // What may go up next, what has gone, what may be laid on, what may be laid on something.
    let nextLow = 0;
    let nextHigh = 0;
    let goneLow = 0;
    let goneHigh = 0;
    let bedsLow = 0;
    let bedsHigh = 0;
    let packLow = 0;
    let packHigh = 0;
    for (let i = 0; i < this.#foundations.length; i++) {
      const top = board.top(this.#foundations[i]!);
      const sets = top === 0 ? this.#starts : this.#up;
      const set = top === 0 ? i * RANKS + base : top;
      nextLow |= sets.low[set]!;
      nextHigh |= sets.high[set]!;
    }
    for (let isMore = true; isMore; ) {
      isMore = false;
      let low = this.#bareLow & nextLow & ~goneLow;
      let high = this.#bareHigh & nextHigh & ~goneHigh;
      while ((low | high) !== 0) {
        goneLow |= low;
        goneHigh |= high;
        for (; low !== 0; low &= low - 1) {
          const card = 31 - Math.clz32(low & -low);
          nextLow |= upLow[card]!;
          nextHigh |= upHigh[card]!;
        }
        for (; high !== 0; high &= high - 1) {
          const card = 63 - Math.clz32(high & -high);
          nextLow |= upLow[card]!;
          nextHigh |= upHigh[card]!;
        }
        low = this.#bareLow & nextLow & ~goneLow;
        high = this.#bareHigh & nextHigh & ~goneHigh;
      }
      low = this.#tableauLow;
      high = this.#tableauHigh;
      if (this.#lends) {
        low |= goneLow & packLow;
        high |= goneHigh & packHigh;
      }
      for (let one = 0; one < waitLow.length; one++) {
        let goLow = this.#packs[one] ? packLow : 0;
        let goHigh = this.#packs[one] ? packHigh : 0;
        if (this.#mayFill(one)) {
          goLow |= spaceLow;
          goHigh |= spaceHigh;
        }
        low |= this.#otherLow[one]! & goLow;
        high |= this.#otherHigh[one]! & goHigh;
        goLow = (goLow | (this.#bareLow & goneLow)) & waitLow[one]!;
        goHigh = (goHigh | (this.#bareHigh & goneHigh)) & waitHigh[one]!;
        if ((goLow | goHigh) !== 0) isMore = true;
        for (; goLow !== 0; goLow &= goLow - 1) {
          this.#takeAll(one, 31 - Math.clz32(goLow & -goLow));
        }
        for (; goHigh !== 0; goHigh &= goHigh - 1) {
          this.#takeAll(one, 63 - Math.clz32(goHigh & -goHigh));
        }
      }
      low &= ~bedsLow;
      high &= ~bedsHigh;
      if ((low | high) === 0) continue;
      isMore = true;
      bedsLow |= low;
      bedsHigh |= high;
      for (; low !== 0; low &= low - 1) {
        const card = 31 - Math.clz32(low & -low);
        packLow |= fitsLow[card]!;
        packHigh |= fitsHigh[card]!;
      }
      for (; high !== 0; high &= high - 1) {
        const card = 63 - Math.clz32(high & -high);
        packLow |= fitsLow[card]!;
        packHigh |= fitsHigh[card]!;
      }
    }
    const isShut = ((this.#bareLow & ~goneLow) | (this.#bareHigh & ~goneHigh)) !== 0;
    return isShut || this.#bared < left;
  }

  #mayFill(one: number): boolean {
    if (!this.#hasSpace) return false;
    if (this.#isRefill[one]) return true;
    return this.#settles[one]! && (!this.#refills || this.#reserved === 0);
  }

  /** Takes in the position, and gives how many cards are not up. */
  #begin(): number {
    const { board } = this.#machine;
    const tableau = this.#tableau;
    const reserve = this.#reserve;
    const foundations = this.#foundations;
    this.#bareLow = 0;
    this.#bareHigh = 0;
    this.#tableauLow = 0;
    this.#tableauHigh = 0;
    for (let one = 0; one < this.#otherLow.length; one++) {
      this.#otherLow[one] = 0;
      this.#otherHigh[one] = 0;
    }
    this.#waiting.clear();
    this.#bared = 0;
    this.#turned = 0;
    this.#reserved = 0;
    this.#hasSpace = false;
    let left = this.#upcoming ? this.#upcoming.begin() : 0;
    this.#turnUp();
    for (let i = 0; i < tableau.length; i++) {
      const pile = tableau[i]!;
      const height = board.height(pile);
      left += height;
      this.#lifts[pile] = height;
      this.#layBare(pile, height);
    }
    for (let i = 0; i < reserve.length; i++) {
      const height = board.height(reserve[i]!);
      left += height;
      this.#reserved += height;
      this.#layBare(reserve[i]!, height);
    }
    for (let i = 0; this.#lends && i < foundations.length; i++) {
      this.#layBare(foundations[i]!, board.height(foundations[i]!));
    }
    return left;
  }

  /** The waiting cards of this class and face have somewhere to go: lays bare what lies under them. */
  #takeAll(one: number, face: Card): void {
    const sets = face < 32 ? this.#waiting.low : this.#waiting.high;
    do {
      const place = this.#waiting.take(one, face);
      const pile = place >> 8;
      const height = place & 255;
      const kind = this.#kind[pile]!;
      if (kind === WASTE) {
        this.#upcoming!.take(height);
        this.#turnUp();
      } else {
        if (kind === RESERVE) this.#reserved--;
        this.#layBare(pile, height);
      }
    } while ((sets[one]! >>> (face & 31)) & 1);
  }

  #turnUp(): void {
    for (; this.#upcoming && this.#turned < this.#upcoming.count; this.#turned++) {
      const face = this.#upcoming.cards[this.#turned]!;
      this.#note(WASTE, this.#class[this.#waste]!, face);
      const place = (this.#waste << 8) | this.#upcoming.places[this.#turned]!;
      this.#waiting.add(this.#class[this.#waste]!, face, place);
    }
  }

  /** Lays bare what is the top card of a pile if so many cards lie there; with it, a run that it ends can be lifted. */
  #layBare(pile: number, count: number): void {
    const kind = this.#kind[pile]!;
    if (count === 0) {
      if (kind === TABLEAU) this.#hasSpace = true;
      return;
    }
    const { board } = this.#machine;
    const one = this.#class[pile]!;
    let height = count - 1;
    let card = board.at(pile, height);
    const face = faceOf(card);
    this.#note(kind, one, face);
    if (kind !== TABLEAU) {
      this.#waiting.add(one, face, (pile << 8) | height);
      return;
    }
    // It may have been lifted before, with what lies on it.
    if (height >= this.#lifts[pile]!) return;
    this.#waiting.add(one, face, (pile << 8) | height);
    const runs = this.#runs;
    for (; runs !== null && height > 0 && card < FACES; height--) {
      const below = board.at(pile, height - 1);
      if (below >= FACES || !isIn(runs, below, card)) break;
      this.#waiting.add(one, below, (pile << 8) | (height - 1));
      card = below;
    }
    this.#lifts[pile] = height;
  }

  #note(kind: number, one: number, face: Card): void {
    const low = face < 32 ? 1 << face : 0;
    const high = face < 32 ? 0 : 1 << (face - 32);
    if (kind === TABLEAU) {
      this.#tableauLow |= low;
      this.#tableauHigh |= high;
    } else {
      this.#otherLow[one]! |= low;
      this.#otherHigh[one]! |= high;
      if (kind > WASTE) return;
    }
    this.#bareLow |= low;
    this.#bareHigh |= high;
    this.#bared++;
  }
}

/** Who sees dead ends for a machine; null where the words of the game do not bear it. */
export function reachOf(machine: Machine): Reach | null {
  const { program } = machine;
  const { rules } = program;
  const talon = talonOf(program);
  const [first] = pilesOf(program, 'foundation');
  const up = program.routes.flat().find(({ targets }) => targets[0] === first);
  if (!up || groupsOf(program, 'foundation').length > 1) return null;
  if (groupsOf(program, 'tableau').length !== 1 || rules.won.says.id !== 'cleared') return null;
  if (!talon && pilesOf(program, 'stock').length + pilesOf(program, 'waste').length > 0)
    return null;
  if (!actsOnlyBy(program, ['turn'])) return null;
  if (!followsOnlyBy(program, ['turn-up', 'send-up', 'refill'])) return null;
  const reserve = groupsOf(program, 'reserve');
  if (reserve.some((group) => rules.piles[group]!.takes) || !refillsOnlyFrom(program, reserve)) {
    return null;
  }
  return new Reach(machine, up, talon && new Upcoming(machine, talon));
}

function refillsOnlyFrom({ rules }: Program, reserve: readonly string[]): boolean {
  return rules.after.every(({ says }) => {
    if (says.id !== 'refill') return true;
    const sources = says.with.slice((says.with[0] as number) + 1);
    return sources.every((group) => typeof group !== 'string' || reserve.includes(group));
  });
}

/** For every base what may fill a space, whichever. */
function fillsOfAny({ low, high }: CardSets, spaces: number): CardSets {
  const any = { low: new Int32Array(RANKS), high: new Int32Array(RANKS) };
  for (let set = 0; set < spaces * RANKS; set++) {
    any.low[set % RANKS]! |= low[set]!;
    any.high[set % RANKS]! |= high[set]!;
  }
  return any;
}

function isIn({ low, high }: CardSets, set: number, card: Card): boolean {
  return ((card < 32 ? low[set]! >>> card : high[set]! >>> (card - 32)) & 1) !== 0;
}
