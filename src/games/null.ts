import { ACE } from '../card/card.ts';
import { ONE_PACK } from '../card/pack.ts';
import { turning } from '../rules/action.ts';
import { sendUp } from '../rules/after.ts';
import { rest, rows } from '../rules/deal.ts';
import { cleared, onFoundations } from '../rules/end.ts';
import type { Game } from '../rules/game.ts';
import { across } from '../rules/layout.ts';
import { all, alternating, anyCard, down, inSuit, only, run, top, up } from '../rules/words.ts';

/** Null: nobody's game, to be copied for the next one. It is played in the tests, so it cannot rot. */
export const nullGame: Game = {
  // What is typed, and what is read.
  name: 'null',
  title: 'Null',
  aliases: [],
  // The book, the edition, the page.
  source: 'no book',
  // Raise it when a change of the rules would make an old record play differently.
  version: 1,
  about: {
    family: 'simple builder',
    gist: 'Six columns and one pass.',
    luck: 2,
    thought: 2,
    minutes: 5,
    // How many of 100 deals can be won, at least and at most, by a study; or null.
    odds: null,
    // What the rule words can't say: readings chosen where the book is silent.
    notes: [],
  },
  // Where readings differ: `{ name, values, about }`, the first value the default. See klondike.ts.
  options: [],
  rules: () => ({
    pack: ONE_PACK,
    // Groups of piles, in the order in which they act. Each says what it takes, from where and how many at once.
    piles: {
      column: {
        kind: 'tableau',
        count: 6,
        id: '',
        build: all(down, alternating),
        empty: anyCard,
        takes: { column: run, waste: top },
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
    // Where they lie, in cards from the top left corner: at most 16 across and 6⅔ down.
    layout: [
      ...across('stock', 1, 0, 0),
      ...across('waste', 1, 1, 0),
      ...across('foundation', 4, 2.5, 0),
      ...across('column', 6, 0, 1, { fan: 'down' }),
    ],
    // The laying out, sentence by sentence.
    deal: [rows('column', 4), rest()],
    // What the player does besides carrying cards.
    actions: [turning({ by: 1, passes: 1 })],
    // What follows of itself after every move.
    after: [sendUp(['column'], only(ACE), 'foundation')],
    won: cleared,
    score: onFoundations(),
  }),
};
