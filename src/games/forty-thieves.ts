import { ACE } from '../card/card.ts';
import { TWO_PACKS } from '../card/pack.ts';
import { turning } from '../rules/action.ts';
import { rest, rows } from '../rules/deal.ts';
import { cleared, onFoundations } from '../rules/end.ts';
import type { Game } from '../rules/game.ts';
import { across } from '../rules/layout.ts';
import { all, anyCard, down, inSuit, only, top, up } from '../rules/words.ts';

/** Forty Thieves, or Napoleon at St Helena: ten columns down in suit, one card at a time, one pass. */
export const fortyThieves: Game = {
  name: 'forty-thieves',
  title: 'Forty Thieves',
  aliases: ['Napoleon at St Helena', 'Big Forty', 'Roosevelt at San Juan'],
  source:
    'A. H. Morehead and G. Mott-Smith, The Complete Book of Solitaire and Patience Games (1949)',
  version: 1,
  about: {
    family: 'Forty Thieves',
    gist: 'Ten columns in suit, one card at a time, one pass: slow to win and hard to leave.',
    luck: 2,
    thought: 3,
    minutes: 20,
    odds: null,
    notes: ['Nothing goes up of itself: a low card may be wanted to build on.'],
  },
  options: [],
  rules: () => ({
    pack: TWO_PACKS,
    piles: {
      column: {
        kind: 'tableau',
        count: 10,
        id: '',
        build: all(down, inSuit),
        empty: anyCard,
        takes: { column: top, waste: top },
        alike: true,
      },
      foundation: {
        kind: 'foundation',
        count: 8,
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
      ...across('foundation', 8, 0, 0),
      ...across('stock', 1, 8, 0),
      ...across('waste', 1, 9, 0),
      ...across('column', 10, 0, 1, { fan: 'down' }),
    ],
    deal: [rows('column', 4), rest()],
    actions: [turning({ by: 1, passes: 1 })],
    after: [],
    won: cleared,
    score: onFoundations(),
  }),
};
