import { ACE, card, SUITS } from '../card/card.ts';
import { ONE_PACK } from '../card/pack.ts';
import { turning } from '../rules/action.ts';
import { rest, rows, setOut } from '../rules/deal.ts';
import { cleared, onFoundations } from '../rules/end.ts';
import type { Condition, Game } from '../rules/game.ts';
import { across } from '../rules/layout.ts';
import { phrase } from '../rules/phrase.ts';
import { intoSpaces, ontoCards, when } from '../rules/way.ts';
import { all, anyCard, anySuit, down, inSuit, not, top, up } from '../rules/words.ts';

/** The card turned last is still the top of the waste. */
const justTurned: Condition = {
  says: phrase('just-turned'),
  bind: (board) => () => board.mark('current') === 1,
};

/** Help Your Neighbour: four piles down in any suit, and the foundations may lend cards back. */
export const helpYourNeighbour: Game = {
  name: 'help-your-neighbour',
  title: 'Help Your Neighbour',
  aliases: [],
  source: "R. F. Foster, Foster's Complete Hoyle, p. 512",
  version: 1,
  about: {
    family: 'simple builder',
    gist: 'Four piles, one pass, and cards that come back from the foundations to help.',
    luck: 2,
    thought: 3,
    minutes: 10,
    odds: [21, 100],
    notes: [
      'A turned card that fits need not be played at once: the choice between a foundation and a pile is yours anyway, and the card stays on the deadwood.',
      'A foundation may give back every card but its ace; cards never go from one foundation to another.',
      'The stock is gone through once: Foster says so where he means more.',
    ],
  },
  options: [
    {
      name: 'talon-to-piles',
      values: ['yes', 'no'],
      about:
        'Whether the top of the deadwood may go onto a pile with cards at any time, as the same author lets every showing card be used, or, to the letter, only the card turned last.',
    },
  ],
  rules: (options) => {
    const strict = options['talon-to-piles'] === 'no';
    return {
      pack: ONE_PACK,
      piles: {
        pile: {
          kind: 'tableau',
          count: 4,
          id: '',
          build: all(down, anySuit),
          empty: anyCard,
          place: not(ACE),
          takes: {
            pile: top,
            foundation: top,
            waste: strict ? [when(justTurned, ontoCards(top)), intoSpaces(top)] : top,
          },
          alike: true,
        },
        foundation: {
          kind: 'foundation',
          count: 4,
          id: 'f',
          build: all(up, inSuit),
          takes: { pile: top, waste: top },
          alike: true,
        },
        stock: { kind: 'stock', count: 1, id: 'stock' },
        waste: { kind: 'waste', count: 1, id: 'waste' },
      },
      layout: [
        ...across('foundation', 4, 2.5, 0),
        ...across('stock', 1, 0, 1.25),
        ...across('waste', 1, 1, 1.25),
        ...across('pile', 4, 2.5, 1.25, { fan: 'down' }),
      ],
      deal: [
        setOut(
          'foundation',
          SUITS.map((suit) => card(ACE, suit)),
        ),
        rows('pile', 1),
        rest(),
      ],
      actions: [turning({ by: 1, passes: 1 })],
      after: [],
      won: cleared,
      score: onFoundations(),
      ...(strict
        ? {
            marks: {
              current: {
                start: 0,
                next: (value, verb, from) => (verb === 'turn' ? 1 : from === 'waste' ? 0 : value),
              },
            },
          }
        : {}),
    };
  },
};
