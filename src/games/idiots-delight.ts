import { ACE } from '../card/card.ts';
import { ONE_PACK } from '../card/pack.ts';
import { sendUp } from '../rules/after.ts';
import { packets, wedge } from '../rules/deal.ts';
import { cleared, onFoundations } from '../rules/end.ts';
import type { Game } from '../rules/game.ts';
import { across } from '../rules/layout.ts';
import { intoSpaces, ontoCards } from '../rules/way.ts';
import { all, alternating, anyCard, down, inSuit, only, run, top, up } from '../rules/words.ts';

/** The Idiot's Delight, or King Albert: everything lies open, and a reserve of seven helps. */
export const idiotsDelight: Game = {
  name: 'idiots-delight',
  title: "The Idiot's Delight",
  aliases: ['King Albert'],
  source:
    "Everybody's Book of Luck (anonymous), the third of the three games of the wish; the Russian rules from Joseph Leeming, Карточные игры, фокусы, трюки",
  version: 1,
  about: {
    family: 'open builder',
    gist: 'All fifty-two cards lie open: there is no luck once they are dealt, only thinking.',
    luck: 1,
    thought: 3,
    minutes: 10,
    odds: [73, 84],
    notes: [
      'The stack that may move into a space is a built run, whole or a top part of it: an arbitrary pile would make the game trivial.',
      'Aces go up of themselves, since nothing can be placed on one.',
      'The seven cards in reserve are the Belgian Reserve; their places are not filled again.',
    ],
  },
  options: [
    {
      name: 'rules',
      values: ['en', 'ru'],
      about:
        'The English rules let a run move into a space, though cards else go one at a time; the Russian rules never move more than one. English is the default, being the game of the wish.',
    },
  ],
  rules: (options) => ({
    pack: ONE_PACK,
    piles: {
      column: {
        kind: 'tableau',
        count: 9,
        id: '',
        build: all(down, alternating),
        empty: anyCard,
        takes: {
          column: [ontoCards(top), intoSpaces(options['rules'] === 'en' ? run : top)],
          reserve: top,
        },
        alike: true,
      },
      reserve: { kind: 'reserve', count: 7, id: 'r', alike: true },
      foundation: {
        kind: 'foundation',
        count: 4,
        id: 'f',
        build: all(up, inSuit),
        empty: only(ACE),
        takes: { column: top, reserve: top },
        alike: true,
      },
    },
    layout: [
      ...across('column', 9, 0, 0, { fan: 'down' }),
      ...across('foundation', 4, 9.4, 0),
      ...across('reserve', 4, 9.4, 1.5),
      ...across('reserve', 3, 9.9, 2.5, { from: 4 }),
    ],
    deal: [wedge('column'), packets('reserve', 1)],
    actions: [],
    after: [sendUp(['column', 'reserve'], only(ACE), 'foundation')],
    won: cleared,
    score: onFoundations(),
  }),
};
