import {
  ACE,
  CLUBS,
  card,
  colorOf,
  DIAMONDS,
  HEARTS,
  KING,
  RED,
  rankOf,
  SPADES,
} from '../card/card.ts';
import { TWO_PACKS } from '../card/pack.ts';
import { turning } from '../rules/action.ts';
import { bring, handOut, refill } from '../rules/after.ts';
import type { Board } from '../rules/board.ts';
import { around, rest, setOut } from '../rules/deal.ts';
import { cleared, onFoundations } from '../rules/end.ts';
import type { Action, Condition, Game, Group } from '../rules/game.ts';
import { scattered } from '../rules/layout.ts';
import { NOWHERE } from '../rules/move.ts';
import { phrase } from '../rules/phrase.ts';
import { limitedTo, ontoCards, type Takes, when } from '../rules/way.ts';
import {
  all,
  anyCard,
  black,
  type Fill,
  type Fit,
  inSuit,
  red,
  top,
  word,
} from '../rules/words.ts';

const NORTH = ['european', 'asiatic'] as const;
const SOUTH = ['australian', 'african'] as const;
const RACES = [...NORTH, ...SOUTH];
/** Foundations, barriers and ring hold 24 cards; the other 80 are the hand before it is first dealt from. */
const WHOLE_HAND = 80;

/** Red cards ascend and black ones descend to their end. */
const upRedDownBlack: Fit = word(phrase('up-red-down-black'), (card, onto) =>
  colorOf(card) === RED ? rankOf(card) === rankOf(onto) + 1 : rankOf(card) === rankOf(onto) - 1,
);

/** A marriage runs against the foundations. */
const downRedUpBlack: Fit = word(phrase('down-red-up-black'), (card, onto) =>
  upRedDownBlack(onto, card),
);

/** The opening lasts until the hand is first dealt from. */
function isOpening(board: Board): boolean {
  return board.height(board.group('stock')[0]!) === WHOLE_HAND;
}

const afterOpening: Condition = {
  says: phrase('after-opening'),
  bind: (board) => () => !isOpening(board),
};

/** Three places between two barriers: at home there are the cards of one color. */
function race(name: string, first: number): Group {
  const isNorth = (NORTH as readonly string[]).includes(name);
  const home = isNorth ? red : black;
  return {
    kind: 'tableau',
    count: 3,
    id: '',
    first,
    build: all(downRedUpBlack, inSuit),
    empty: anyCard,
    place: home,
    takes: {
      [name]: ontoCards(top),
      waste: ontoCards(top),
      ...Object.fromEntries((isNorth ? SOUTH : NORTH).map((other) => [other, when(handOut, top)])),
    },
  };
}

function atHome(cards: Fill, races: readonly string[]): Record<string, Takes> {
  return Object.fromEntries(races.map((name) => [name, limitedTo(cards, top)]));
}

function places(board: Board, races: readonly string[]): number[] {
  return races.flatMap((name) => board.group(name));
}

/** A black card in the north and a red one in the south change places: both are home then. */
const exchange: Action = {
  verb: 'exchange',
  form: 'exchange FROM with TO',
  says: phrase('exchange'),
  bind: (hand) => {
    const north = places(hand, NORTH);
    const south = places(hand, SOUTH);
    const isAstray = (pile: number, home: Fill) =>
      hand.height(pile) > 0 && !home(hand.top(pile), 0, 0);
    return {
      list: (offer) => {
        for (const from of north) {
          if (!isAstray(from, red)) continue;
          for (const to of south) if (isAstray(to, black)) offer(from, to, 0);
        }
      },
      play: (from, to) => hand.swap(from, 0, to, 0),
    };
  },
};

/** In the opening every vacancy is filled from the hand, the first place from the king of hearts first. */
const fill: Action = {
  verb: 'fill',
  says: phrase('fill-all'),
  bind: (hand) => {
    const ring = places(hand, RACES);
    const [stock] = hand.group('stock') as [number];
    return {
      list: (offer) => {
        if (isOpening(hand) && ring.some((pile) => hand.height(pile) === 0)) {
          offer(stock, NOWHERE, 0);
        }
      },
      play: () => {
        for (const pile of ring) if (hand.height(pile) === 0) bring(hand, stock, pile);
      },
    };
  },
};

const turn = turning({ by: 1, passes: 1 });

/** Turning one card, but never past a vacancy. */
const turnWhenFull: Action = {
  ...turn,
  says: phrase('turn-when-full', turn.says),
  bind: (hand) => {
    const ring = places(hand, RACES);
    const bound = turn.bind(hand);
    return {
      ...bound,
      list: (offer) => {
        if (ring.every((pile) => hand.height(pile) > 0)) bound.list(offer);
      },
    };
  },
};

/** The Hemispheres: a ring of four Races, red at home in the north and black in the south. */
export const hemispheres: Game = {
  name: 'hemispheres',
  title: 'The Hemispheres',
  aliases: ['Les Hémisphères', 'The Four Continents'],
  source:
    'Lady Adelaide Cadogan, Illustrated Games of Solitaire or Patience (New York 1914), pp. 46-48',
  version: 1,
  about: {
    family: 'exchange',
    gist: 'Bring the red cards home to the north and the black to the south, by trade and by marriage.',
    luck: 2,
    thought: 2,
    minutes: 15,
    odds: [88, 100],
    notes: [
      'A Race is three places between two barriers; any card of its color is at home there.',
      'A card astray cannot be used or married upon until it is exchanged.',
      'Vacancies of the opening wait until you deal: then all are filled from the hand, the place after the king of hearts first. Later ones are filled at once, from the talon if there is one.',
      'Once hand and talon are out, a card astray may go home without exchange, and the barriers may go up.',
      'Married cards move one at a time, as everywhere in the book.',
    ],
  },
  options: [
    {
      name: 'fill',
      values: ['talon-first', 'hand-first'],
      about:
        "Where a vacancy is filled from after the opening: the talon while it lasts, the author's stock phrase in her other games, or the hand.",
    },
  ],
  rules: (options) => ({
    pack: TWO_PACKS,
    piles: {
      european: race('european', 1),
      asiatic: race('asiatic', 4),
      australian: race('australian', 7),
      african: race('african', 10),
      foundation: {
        kind: 'foundation',
        count: 8,
        id: 'f',
        build: all(upRedDownBlack, inSuit),
        alike: true,
        takes: {
          ...atHome(red, NORTH),
          ...atHome(black, SOUTH),
          waste: top,
          barrier: when(handOut, ontoCards(top)),
        },
      },
      barrier: { kind: 'barrier', count: 4, id: 'b' },
      stock: { kind: 'stock', count: 1, id: 'stock' },
      waste: { kind: 'waste', count: 1, id: 'waste' },
    },
    layout: COMPASS,
    captions: [
      { term: 'european', x: 0, y: 0, width: 2.5 },
      { term: 'asiatic', x: 12.5, y: 0, width: 3 },
      { term: 'australian', x: 12.2, y: 6, width: 3 },
      { term: 'african', x: 0, y: 6, width: 2.5 },
    ],
    deal: [
      setOut('foundation', [
        ...[HEARTS, HEARTS, DIAMONDS, DIAMONDS].map((suit) => card(ACE, suit)),
        ...[CLUBS, CLUBS, SPADES, SPADES].map((suit) => card(KING, suit)),
      ]),
      setOut('barrier', [
        card(KING, HEARTS),
        card(ACE, SPADES),
        card(KING, DIAMONDS),
        card(ACE, CLUBS),
      ]),
      around(RACES),
      rest(),
    ],
    actions: [turnWhenFull, fill, exchange],
    after: [
      refill(
        RACES,
        options['fill'] === 'hand-first' ? ['stock', 'waste'] : ['waste', 'stock'],
        afterOpening,
      ),
    ],
    won: cleared,
    score: onFoundations(8),
  }),
};

/** The ring round the cross: on each arm, from outside in, a barrier, a red ace and a black king. */
const COMPASS = [
  ...scattered('european', [
    [1.1, 1.7],
    [2.6, 0.9],
    [4.2, 0.2],
  ]),
  ...scattered('asiatic', [
    [8.8, 0.2],
    [10.4, 0.9],
    [11.9, 1.7],
  ]),
  ...scattered('australian', [
    [11.9, 3.9],
    [10.4, 4.7],
    [8.8, 5.4],
  ]),
  ...scattered('african', [
    [4.2, 5.4],
    [2.6, 4.7],
    [1.1, 3.9],
  ]),
  ...scattered('barrier', [
    [0, 2.8],
    [6.5, 0],
    [13, 2.8],
    [6.5, 5.6],
  ]),
  ...scattered('foundation', [
    [3, 2.8],
    [6.5, 1.1],
    [10, 2.8],
    [6.5, 4.5],
    [4.4, 2.8],
    [6.5, 2.2],
    [8.6, 2.8],
    [6.5, 3.4],
  ]),
  ...scattered('stock', [[14.6, 2.1]]),
  ...scattered('waste', [[14.6, 3.4]]),
];
