import type { Pack } from '../card/pack.ts';
import type { Board, Hand } from './board.ts';
import type { DealStep } from './deal.ts';
import type { Caption, Spot } from './layout.ts';
import type { Phrase } from './phrase.ts';
import type { Takes } from './way.ts';
import type { Fill, Fit } from './words.ts';

/** One entry of the catalogue: what a player chooses by name, with the readings it offers. */
export interface Game {
  /** What is typed: lower-case words joined by `-`. */
  readonly name: string;
  readonly title: string;
  /** Other names the game goes by. */
  readonly aliases: readonly string[];
  /** Book, year, page. */
  readonly source: string;
  /** Raised whenever the rules change so that an old record would play differently. */
  readonly version: number;
  readonly about: About;
  readonly options: readonly Option[];
  /** The rules under a choice of options; called with a value for every one of them. */
  rules(options: Options): Rules;
}

/**
 * Of how many of a hundred deals under the usual rules it is known that they can be won, all cards known: at least, and
 * at most. By `patience study`: the 95 % interval, what was not decided counted both ways.
 */
export type Odds = readonly [least: number, most: number];

/** What the list of games and the page of rules tell beyond the rule words. */
export interface About {
  readonly family: string;
  /** One sentence: what it is like to play. */
  readonly gist: string;
  /** How far chance decides, and how far thought does: 1 little, 3 much. */
  readonly luck: 1 | 2 | 3;
  readonly thought: 1 | 2 | 3;
  /** How long a game that is won takes at five seconds a move, to five minutes. */
  readonly minutes: number;
  /** How often it comes out, or null where that is not known. */
  readonly odds: Odds | null;
  /** What the rule words can't say, a sentence each: readings chosen where the book is silent, and why. */
  readonly notes: readonly string[];
}

/** A rule in which readings differ. The first value is the default. */
export interface Option {
  readonly name: string;
  readonly values: readonly [string, ...string[]];
  /** What the values mean and why the default is the default. */
  readonly about: string;
  /** The default where it hangs on other options, which are chosen already. */
  readonly unless?: (chosen: Options) => string | undefined;
}

export type Options = Readonly<Record<string, string>>;

/** What a pile is, in the machine interface's words. */
export type Kind = 'tableau' | 'foundation' | 'stock' | 'waste' | 'reserve' | 'discard' | 'barrier';

/** The rules of a game as data: everything the compiler needs to make a machine of it. */
export interface Rules {
  readonly pack: Pack;
  /** The groups of piles in the order in which they act and are named; a group's key is its term. */
  readonly piles: Readonly<Record<string, Group>>;
  readonly layout: readonly Spot[];
  /** Names of groups written on the table. */
  readonly captions?: readonly Caption[];
  readonly deal: readonly DealStep[];
  /** What the player may do besides carrying cards. */
  readonly actions: readonly Action[];
  /** What follows of itself after every move, lowest pile first, until nothing changes. */
  readonly after: readonly Consequence[];
  readonly won: Goal;
  readonly score: Score;
  /** Small numbers the position carries beside the cards. */
  readonly marks?: Readonly<Record<string, Mark>>;
  /**
   * An action that does not count as hope: the game is lost once nothing but this one is left, now or after
   * doing it as often as is permitted. Without it a game is lost when no move is left at all.
   */
  readonly idle?: string;
}

/** Piles that follow one rule. */
export interface Group {
  readonly kind: Kind;
  readonly count: number;
  /** How its piles are called: a prefix that numbers follow, or a whole name for a single pile. */
  readonly id: string;
  /** The number of the first pile; 1 unless said. */
  readonly first?: number;
  /** Which card may lie on which here. Also what makes a run, unless `run` says otherwise. */
  readonly build?: Fit;
  readonly run?: Fit;
  /** Which card may come into an empty pile. */
  readonly empty?: Fill;
  /** Which cards may lie in a pile at all, whatever is in it. */
  readonly place?: Fill;
  /** From which groups cards come, and how many at once. */
  readonly takes?: Readonly<Record<string, Takes>>;
  /** An empty pile must be filled from where cards can come before anything else is done. */
  readonly must?: boolean;
  /** Its piles may trade places without changing anything but names. */
  readonly alike?: boolean;
  /** The rank of this group's first card is the base of the game. */
  readonly base?: boolean;
}

/** Something the player does that is not carrying cards from pile to pile. */
export interface Action {
  /** The command, and the action's name in the machine interface. */
  readonly verb: string;
  /** The whole command where it names piles: `exchange FROM with TO`. */
  readonly form?: string;
  readonly says: Phrase;
  /** How often the stock may be gone through, where that is limited. */
  readonly passes?: number;
  bind(hand: Hand): BoundAction;
}

export interface BoundAction {
  /** Offers every way in which the action is possible now. */
  list(offer: Offer): void;
  play(from: number, to: number, count: number): void;
}

/** Takes a possible move: piles by index (`NOWHERE` where there is none) and a count (0 where it has none). */
export type Offer = (from: number, to: number, count: number) => void;

/** Something that happens of itself to the piles of these groups. */
export interface Consequence {
  readonly of: readonly string[];
  readonly says: Phrase;
  /** Gives a function that does it to a pile, where it is due, and says whether it was. */
  bind(hand: Hand): (pile: number) => boolean;
}

/** Something that holds or not in a position. */
export interface Condition {
  readonly says: Phrase;
  bind(board: Board): () => boolean;
}

export type Goal = Condition;

/** What is counted, and how that is told. */
export interface Score {
  readonly says: Phrase;
  bind(board: Board): () => number;
}

/** A small number in the position that follows the moves. */
export interface Mark {
  readonly start: number;
  /** Its value after a move: the verb (`move` for carrying) and the groups, '' where there is none. */
  next(value: number, verb: string, from: string, to: string): number;
}
