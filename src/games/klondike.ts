import { ACE, KING } from '../card/card.ts';
import { ONE_PACK } from '../card/pack.ts';
import { turning } from '../rules/action.ts';
import { sendUp, turnUp } from '../rules/after.ts';
import { rest, steps } from '../rules/deal.ts';
import { cleared, onFoundations } from '../rules/end.ts';
import type { Game } from '../rules/game.ts';
import { across } from '../rules/layout.ts';
import { all, alternating, down, inSuit, not, only, run, top, up, whole } from '../rules/words.ts';

/** Klondike as Foster plays it: the face-up cards of a column move together or not at all. */
export const klondike: Game = {
  name: 'klondike',
  title: 'Klondike',
  aliases: ['Canfield (wrongly)', 'Patience', 'Solitaire'],
  source: "R. F. Foster, Foster's Complete Hoyle, pp. 512-513",
  version: 1,
  about: {
    family: 'Klondike',
    gist: 'The game everyone means by solitaire, by the stricter rule of the older book.',
    luck: 2,
    thought: 2,
    minutes: 10,
    odds: [72, 86],
    notes: [
      'The top card of a column may go to its foundation by itself, though the letter of the unit rule forbids it: the game would hardly ever move on.',
      'Aces uncovered in the layout go up of themselves, and an ace from the waste goes to the foundations only.',
      'Taking a card back from a foundation is not mentioned, so it is not allowed unless you choose it.',
    ],
  },
  options: [
    {
      name: 'turn',
      values: ['3', '1'],
      about: 'How many cards are turned at a time. Foster prefers three, for the better average.',
    },
    {
      name: 'passes',
      values: ['unlimited', '1', '3'],
      about:
        'How often the stock may be gone through: as often as wanted with three at a time, once with one.',
      unless: (chosen) => (chosen['turn'] === '1' ? '1' : undefined),
    },
    {
      name: 'unit',
      values: ['whole', 'any'],
      about:
        'Whether the face-up cards of a column move only all together, as the book says, or in any part, as is the custom now.',
    },
    {
      name: 'worry-back',
      values: ['no', 'yes'],
      about: 'Whether cards may come back from the foundations to the layout.',
    },
  ],
  rules: (options) => ({
    pack: ONE_PACK,
    piles: {
      column: {
        kind: 'tableau',
        count: 7,
        id: '',
        build: all(down, alternating),
        empty: only(KING),
        place: not(ACE),
        takes: {
          column: options['unit'] === 'any' ? run : whole,
          waste: top,
          ...(options['worry-back'] === 'yes' ? { foundation: top } : {}),
        },
        alike: true,
      },
      foundation: {
        kind: 'foundation',
        count: 4,
        id: 'f',
        build: all(up, inSuit),
        empty: only(ACE),
        takes: { column: top, waste: top },
        alike: true,
      },
      stock: { kind: 'stock', count: 1, id: 'stock' },
      waste: { kind: 'waste', count: 1, id: 'waste' },
    },
    layout: [
      ...across('stock', 1, 0, 0),
      ...across('waste', 1, 1, 0, { fan: 'right', show: 3 }),
      ...across('foundation', 4, 3, 0),
      ...across('column', 7, 0, 1, { fan: 'down' }),
    ],
    deal: [steps('column'), rest()],
    actions: [
      turning({
        by: Number(options['turn']),
        passes:
          options['passes'] === 'unlimited' ? Number.POSITIVE_INFINITY : Number(options['passes']),
      }),
    ],
    after: [turnUp('column'), sendUp(['column'], only(ACE), 'foundation')],
    won: cleared,
    score: onFoundations(),
    idle: 'turn',
  }),
};
