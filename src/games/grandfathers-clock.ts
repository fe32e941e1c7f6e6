import { CLUBS, card, DIAMONDS, HEARTS, rankOf, SPADES } from '../card/card.ts';
import { ONE_PACK } from '../card/pack.ts';
import { rows, setOut } from '../rules/deal.ts';
import { cleared, onFoundations } from '../rules/end.ts';
import type { Game } from '../rules/game.ts';
import { across, scattered } from '../rules/layout.ts';
import { phrase } from '../rules/phrase.ts';
import {
  all,
  anyCard,
  anySuit,
  down,
  type Fill,
  inSuit,
  nextRank,
  top,
  upWrapping,
  word,
} from '../rules/words.ts';

const SUIT_ORDERS: Readonly<Record<string, readonly number[]>> = {
  HCDS: [HEARTS, CLUBS, DIAMONDS, SPADES],
  HSDC: [HEARTS, SPADES, DIAMONDS, CLUBS],
  SHCD: [SPADES, HEARTS, CLUBS, DIAMONDS],
};

const HOURS = 12;

/** A pile of the dial grows until its top card shows its hour: the card after that never comes. */
const beforeTheHour: Fill = word(
  phrase('before-the-hour'),
  (card, at) => rankOf(card) !== nextRank(at + 1),
);

/** The twelve cards 2 to K from one o'clock round: the 2 lies at five, and the suits take turns from there. */
function dial(suits: readonly number[]): number[] {
  return Array.from({ length: HOURS }, (_, at) => {
    const step = (at + 1 - 5 + HOURS) % HOURS;
    return card(step + 2, suits[step % suits.length]!);
  });
}

/** Where the hours stand, from one o'clock: an ellipse in card units. */
const FACE = [
  [3.1, 0.3],
  [3.85, 1.3],
  [4.2, 2.5],
  [3.85, 3.7],
  [3.1, 4.7],
  [2.1, 5],
  [1.1, 4.7],
  [0.35, 3.7],
  [0, 2.5],
  [0.35, 1.3],
  [1.1, 0.3],
  [2.1, 0],
] as const;

/** The rank that each pile shows when the clock is right. */
const GOALS = FACE.map((_, at) => `→${'A23456789TJQ'[at]!.replace('T', '10')}`);

/** Grandfather's Clock: twelve piles round a dial, each to be built up to its hour. */
export const grandfathersClock: Game = {
  name: 'grandfathers-clock',
  title: "Grandfather's Clock",
  aliases: ['Дедушкины часы'],
  source: 'Joseph Leeming, Карточные игры, фокусы, трюки',
  version: 1,
  about: {
    family: 'clock builder',
    gist: 'Put the clock right: every pile of the dial is built up to the hour it stands at.',
    luck: 1,
    thought: 2,
    minutes: 5,
    odds: [98, 99],
    notes: [
      'The book does not say in what order the forty cards are laid: they go out in rows of eight.',
      'It does not mention spaces either; here any single card may fill one, as everywhere else.',
      'Nothing goes to the clock of itself, since a card may be wanted as a landing place.',
    ],
  },
  options: [
    {
      name: 'suits',
      values: ['HCDS', 'HSDC', 'SHCD'],
      about:
        "In what order the suits go round the dial from five o'clock: as in Leeming's figure, as in the American books, or as other programs have it.",
    },
  ],
  rules: (options) => ({
    pack: ONE_PACK,
    piles: {
      column: {
        kind: 'tableau',
        count: 8,
        id: '',
        build: all(down, anySuit),
        empty: anyCard,
        takes: { column: top },
        alike: true,
      },
      hour: {
        kind: 'foundation',
        count: HOURS,
        id: 'h',
        build: all(upWrapping, inSuit),
        place: beforeTheHour,
        takes: { column: top },
      },
    },
    layout: [...scattered('hour', FACE, GOALS), ...across('column', 8, 5.4, 0, { fan: 'down' })],
    deal: [setOut('hour', dial(SUIT_ORDERS[options['suits']!]!)), rows('column', 5)],
    actions: [],
    after: [],
    won: cleared,
    score: onFoundations(HOURS),
  }),
};
